import { Skeleton } from '../../components/skeleton';
import { useI18n } from '../../lib/i18n/i18n';
import { ProductColumns } from './product-columns';
import styles from './product-skeleton.module.css';

/** A product page's shape while the product loads. */
export function ProductSkeleton() {
  const { t } = useI18n();
  return (
    <ProductColumns as="div">
      <Skeleton height="min(90vw, 30rem)" />
      <div className={styles.waiting}>
        <p role="status">{t('Loading product...')}</p>
        <Skeleton height="2.5rem" width="80%" />
        <Skeleton height="2rem" width="30%" />
        <Skeleton height="6rem" />
        <Skeleton height="44px" width="12rem" />
      </div>
    </ProductColumns>
  );
}
