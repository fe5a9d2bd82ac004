import { useId } from 'react';
import { useGetDeliveryQuery } from '../../api/delivery-api';
import { deliveryDays } from '../../lib/delivery-days';
import { useI18n } from '../../lib/i18n/i18n';
import { PROVINCES } from '../../lib/provinces';
import { useDaysInWords } from '../../lib/use-delivery-days';
import styles from './delivery-times.module.css';

/** How long a parcel takes to each province, as the shop's table says; nothing until it is known. */
export function DeliveryTimes() {
  const { t, pick } = useI18n();
  const title = useId();
  const inWords = useDaysInWords();
  const { data } = useGetDeliveryQuery();
  if (!data) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('Delivery to each province')}</h2>
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">{t('Province')}</th>
            <th scope="col">{t('Working days after payment')}</th>
          </tr>
        </thead>
        <tbody>
          {PROVINCES.map(({ english, khmer }) => (
            <tr key={english}>
              <th scope="row">{pick(english, khmer)}</th>
              <td>{inWords(deliveryDays(data.provinces, english))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
