import type { ProductSummary } from '../api/types';
import { useI18n } from '../lib/i18n/i18n';
import { usePrices } from './use-prices';
import styles from './old-price.module.css';

/** What a product cost before, struck through, if it costs less now. */
export function OldPrice({
  product: { compare_at_price, price },
}: {
  product: Pick<ProductSummary, 'compare_at_price' | 'price'>;
}) {
  const { t } = useI18n();
  const written = usePrices();
  if (!compare_at_price) return null;
  return (
    <>
      {' '}
      <s className={styles.old}>
        <span className="visually-hidden">{t('Before')} </span>
        {written(compare_at_price).first}
      </s>{' '}
      <span className={styles.less}>−{Math.round((1 - price / compare_at_price) * 100)} %</span>
    </>
  );
}
