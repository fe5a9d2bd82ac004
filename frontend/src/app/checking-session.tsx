import { PageSpinner } from '../components/spinner';
import { useI18n } from '../lib/i18n/i18n';

/** Holds a screen's place while the shop asks who is there. */
export function CheckingSession() {
  const { t } = useI18n();
  return <PageSpinner label={t('Loading...')} />;
}
