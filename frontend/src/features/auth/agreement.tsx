import { Link } from 'react-router-dom';
import { useI18n } from '../../lib/i18n/i18n';
import { RichText } from '../../lib/i18n/rich-text';

/** To what somebody agrees who makes an account; in new tabs, so that what was typed stays. */
export function Agreement() {
  const { t } = useI18n();
  return (
    <p>
      <RichText
        text="By signing up you agree to our {terms} and {policy}."
        terms={
          <Link to="/pages/terms" target="_blank">
            {t('terms')}
          </Link>
        }
        policy={
          <Link to="/pages/privacy" target="_blank">
            {t('privacy policy')}
          </Link>
        }
      />
    </p>
  );
}
