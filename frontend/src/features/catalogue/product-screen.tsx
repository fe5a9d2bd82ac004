import type { ReactNode } from 'react';
import { statusOf } from '../../api/problem';
import { useGetProductQuery } from '../../api/products-api';
import type { Product } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { LoadError } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

interface ProductScreenProps {
  productId: number;
  onAddToCart: (product: Product) => void;
  below?: ReactNode;
}

/** One product, loaded by its id. */
export function ProductScreen({ productId, onAddToCart, below }: ProductScreenProps) {
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery(productId);
  const { t, translateProblem } = useI18n();
  const isMissing = statusOf(error) === 404;
  if (product && !isMissing)
    return <ProductView key={productId} product={product} onAddToCart={onAddToCart} below={below} />;
  if (error && !isMissing && !isFetching)
    return <LoadError message={translateProblem(error) ?? t('Failed to load products')} onRetry={refetch} />;
  return isFetching ? <ProductSkeleton /> : <ProductNotFound />;
}

/** Shown when there is no such product. */
export function ProductNotFound() {
  const { t } = useI18n();
  return (
    <>
      <PageTitle text={t('Product not found')} />
      <h1>{t('Product not found')}</h1>
      <ButtonLink to="/" kind="quiet">
        {t('Back to the shop')}
      </ButtonLink>
    </>
  );
}
