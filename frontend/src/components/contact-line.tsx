import { useGetShopQuery } from '../api/pages-api';
import { useI18n } from '../lib/i18n/i18n';
import styles from './contact-line.module.css';

interface ContactLineProps {
  /** What a message begins with, such as a product's name or an order's number. */
  about?: string;
}

/** How to reach the shop, where somebody may need it; nothing while it can neither be called nor written to. */
export function ContactLine({ about }: ContactLineProps) {
  const { t, language } = useI18n();
  const { data } = useGetShopQuery();
  if (!data?.phone && !data?.telegram && !data?.messenger) return null;
  const { phone, telegram, messenger } = data;
  const begun = about ? `?text=${encodeURIComponent(t('Hello! I have a question: {about}', { about }))}` : '';
  const hours = language === 'km' ? data.hours_km : data.hours;
  return (
    <address className={styles.contact}>
      <span>{t('Questions? We are happy to help:')}</span>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {telegram && <a href={`https://t.me/${telegram}${begun}`}>Telegram: @{telegram}</a>}
      {messenger && <a href={`https://m.me/${messenger}${begun}`}>Messenger: {messenger}</a>}
      {hours && <span>{hours}</span>}
    </address>
  );
}
