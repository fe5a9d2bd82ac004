import type { Warranty } from '../../api/warranty-api';
import { ShopImage } from '../../components/shop-image';
import { formatDay } from '../../lib/dates';
import { useI18n } from '../../lib/i18n/i18n';
import { formatMonth } from './format-month';
import styles from './warranty-facts.module.css';

/** What has the serial number, when it was bought, and until when its warranty holds. */
export function WarrantyFacts({ of }: { of: Warranty }) {
  const { t, pick, language } = useI18n();
  const { product, bought, until, holds } = of;
  return (
    <section className={styles.warranty}>
      <ShopImage src={product.image_url} alt="" width={72} height={72} />
      <div>
        <h2 className={styles.name}>{pick(product.name, product.name_km)}</h2>
        <p className={styles.state} data-holds={holds || undefined}>
          {until === null
            ? t('This product has no warranty.')
            : t(holds ? 'Under warranty until {date}' : 'The warranty ended on {date}', {
                date: formatDay(until, language),
              })}
        </p>
        <p className={styles.bought}>{t('Bought in {month}', { month: formatMonth(bought, language) })}</p>
        {holds && (
          <p className={styles.bought}>
            {t('To claim, open your order in My Orders and choose “Return something”.')}
          </p>
        )}
      </div>
    </section>
  );
}
