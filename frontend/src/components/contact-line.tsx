import { useGetShopQuery } from '../api/pages-api';
import { useI18n } from '../lib/i18n/i18n';
import styles from './contact-line.module.css';

/** How to reach the shop, where somebody may need it; nothing while it can neither be called nor written to. */
export function ContactLine() {
  const { t, language } = useI18n();
  const { data } = useGetShopQuery();
  if (!data?.phone && !data?.telegram && !data?.messenger) return null;
  const { phone, telegram, messenger } = data;
  const hours = language === 'km' ? data.hours_km : data.hours;
  return (
    <address className={styles.contact}>
      <span>{t('Questions? We are happy to help:')}</span>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {telegram && <a href={`https://t.me/${telegram}`}>Telegram: @{telegram}</a>}
      {messenger && <a href={`https://m.me/${messenger}`}>Messenger: {messenger}</a>}
      {hours && <span>{hours}</span>}
    </address>
  );
}
