import { errorMessage } from '../../api/problem';
import { useGetCategoryProductsQuery, useGetProductsByBrandQuery } from '../../api/products-api';
import type { Brand, CategorySlug, Product } from '../../api/types';
import { LoadError, Note } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import { FilteredProducts } from './filtered-products';
import { ProductGridSkeleton } from './product-grid';

interface LoadedProducts {
  currentData?: Product[];
  error?: unknown;
  refetch: () => unknown;
}

/** The products of one brand within one category. */
export function BrandProducts({ slug, brand }: { slug: CategorySlug; brand: Brand }) {
  const { t } = useI18n();
  const query = useGetProductsByBrandQuery({ slug, brand: brand.name });
  return (
    <Products slug={slug} query={query} emptyText={t('No products for {brand}.', { brand: brand.name })} />
  );
}

/** The products of all brands within one category. */
export function AllProducts({ slug }: { slug: CategorySlug }) {
  const { t } = useI18n();
  return (
    <Products slug={slug} query={useGetCategoryProductsQuery(slug)} emptyText={t('No products found')} />
  );
}

interface ProductsProps {
  slug: CategorySlug;
  query: LoadedProducts;
  emptyText: string;
}

function Products({ slug, query: { currentData: products, error, refetch }, emptyText }: ProductsProps) {
  const { t, said } = useI18n();
  if (error && !products)
    return <LoadError message={said(errorMessage(error, 'Failed to load products'))} onRetry={refetch} />;
  if (!products)
    return (
      <>
        <Note>{t('Loading products...')}</Note>
        <ProductGridSkeleton count={4} />
      </>
    );
  if (products.length === 0) return <Note>{emptyText}</Note>;
  return <FilteredProducts slug={slug} products={products} />;
}
