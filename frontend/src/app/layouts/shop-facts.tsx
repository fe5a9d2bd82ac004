import { useGetShopQuery } from '../../api/pages-api';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './shop-facts.module.css';

/** How to reach the shop; nothing until it is known. */
export function ShopFacts() {
  const { language } = useI18n();
  const { data } = useGetShopQuery();
  if (!data) return null;
  const { phone, telegram, messenger } = data;
  const [address, hours] = language === 'km' ? [data.address_km, data.hours_km] : [data.address, data.hours];
  return (
    <address className={styles.facts}>
      {address && <p>{address}</p>}
      {hours && <p>{hours}</p>}
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {telegram && (
        <p>
          <a href={`https://t.me/${telegram}`}>Telegram: @{telegram}</a>
        </p>
      )}
      {messenger && (
        <p>
          <a href={`https://m.me/${messenger}`}>Messenger: {messenger}</a>
        </p>
      )}
    </address>
  );
}
