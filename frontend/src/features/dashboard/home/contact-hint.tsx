import { Link } from 'react-router-dom';
import { useGetEditedShopQuery } from '../../../api/staff-pages-api';
import { Notice } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FRESH } from './count-card';
import styles from './contact-hint.module.css';

/** Says that shoppers are told no way to ask the shop; nothing once there is one. */
export function ContactHint() {
  const { t } = useStaffI18n();
  const { data } = useGetEditedShopQuery(undefined, FRESH);
  if (!data || data.phone || data.telegram) return null;
  return (
    <div className={styles.hint}>
      <Notice>
        <p>
          {t('Shoppers find no phone number and no Telegram in the footer yet.')}{' '}
          <Link to="/seller-dashboard/settings/footer">{t('Fill them in')}</Link>
        </p>
      </Notice>
    </div>
  );
}
