import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useGetEditedShopQuery } from '../../../api/staff-pages-api';
import { Notice } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { browserSwitch } from '../kit/browser-switch';
import { FRESH } from './count-card';
import styles from './contact-hint.module.css';

const useHint = browserSwitch('contact-hint', { isOnAtFirst: true });

/** Asks to tell customers how to reach the shop; nothing once they are told, or it was dismissed in this browser. */
export function ContactHint() {
  const { t } = useStaffI18n();
  const { data } = useGetEditedShopQuery(undefined, FRESH);
  const { isOn, toggle } = useHint();
  if (!data || data.phone || data.telegram || data.messenger || !isOn) return null;
  return (
    <div className={styles.hint}>
      <Notice>
        <p>
          <strong>{t('Tell your customers how to reach you')}</strong>
        </p>
        <p>
          {t('Shoppers find no phone number and no Telegram in the footer yet.')}{' '}
          <Link to="/seller-dashboard/settings/footer">{t('Fill them in')}</Link>
        </p>
        <Button size="small" onClick={toggle}>
          {t('Do not ask again')}
        </Button>
      </Notice>
    </div>
  );
}
