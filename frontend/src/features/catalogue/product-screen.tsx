import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { statusOf } from '../../api/problem';
import { useGetProductQuery } from '../../api/products-api';
import type { Product } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { CategoryLinks } from '../../components/category-links';
import { LoadError } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { BestSellers } from './best-sellers';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

interface ProductScreenProps {
  productId: number;
  onAddToCart: (product: Product, quantity: number) => void;
  below?: ReactNode;
}

/** One product, loaded by its id. An address with another name or category is replaced by the right one. */
export function ProductScreen({ productId, onAddToCart, below }: ProductScreenProps) {
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery(productId);
  const { t, translateProblem } = useI18n();
  const isMissing = statusOf(error) === 404;
  useRightAddress(product);
  if (product && !isMissing)
    return <ProductView key={productId} product={product} onAddToCart={onAddToCart} below={below} />;
  if (error && !isMissing && !isFetching)
    return <LoadError message={translateProblem(error) ?? t('Failed to load products')} onRetry={refetch} />;
  return isFetching ? <ProductSkeleton /> : <ProductNotFound />;
}

/** An effect and no redirect, so that the rendered page has the product too. */
function useRightAddress(product: Product | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!product || decodeURI(pathname) === decodeURI(productPath(product))) return;
    void navigate(productPath(product) + search + hash, { replace: true });
  }, [product, pathname, navigate, search, hash]);
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
      <CategoryLinks />
      <BestSellers most={4} />
    </>
  );
}
