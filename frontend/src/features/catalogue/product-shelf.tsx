import { useRef } from 'react';
import { useGetProductsQuery } from '../../api/products-api';
import type { Product } from '../../api/types';
import { LoadError } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { useIsNear } from '../../lib/use-is-near';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { Shelf } from './shelf';

interface ProductShelfProps {
  /** A text, or a function that chooses one by the products. */
  title: Text | ((products: Product[]) => Text);
  request: Parameters<typeof useGetProductsQuery>[0] & object;
  /** Returns those of the products that are shown. */
  choose?: (products: Product[]) => Product[];
  /** Loaded only when the shopper comes near it. */
  isFarDown?: boolean;
}

const PLACES = 4;

/** A titled row of products; not shown when it is empty. */
export function ProductShelf({
  title,
  request,
  choose = (all) => all,
  isFarDown = false,
}: ProductShelfProps) {
  const shelf = useRef<HTMLElement>(null);
  const isNear = useIsNear(shelf);
  const { data, error, refetch } = useGetProductsQuery(request, { skip: isFarDown && !isNear });
  const { t, translateProblem } = useI18n();
  const products = data && choose(data);
  if (products?.length === 0) return null;
  return (
    <Shelf
      ref={shelf}
      title={t(typeof title === 'string' ? title : title(products ?? []))}
      failure={
        error &&
        !products && (
          <LoadError message={translateProblem(error) ?? t('Failed to load products')} onRetry={refetch} />
        )
      }
    >
      {!error && !products && <ProductGridSkeleton count={PLACES} />}
      {products && <ProductGrid products={products} />}
    </Shelf>
  );
}
