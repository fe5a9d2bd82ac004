import { useSearchParams } from 'react-router-dom';
import { useGetCategoryPageQuery } from '../../api/products-api';
import type { Brand, CategorySlug } from '../../api/types';
import { LoadError, Note } from '../../components/notices';
import { categoryRequest } from '../../lib/category-request';
import { useI18n } from '../../lib/i18n/i18n';
import { countFilters, readFilters } from '../../lib/product-filters';
import { FilteredProducts } from './filtered-products';
import { ProductsWaiting } from './products-waiting';

interface CategoryProductsProps {
  slug: CategorySlug;
  /** Null for the products of all brands. */
  brand: Brand | null;
}

/** A page of a category's products, of one brand or of all. It stays in place while the next one loads. */
export function CategoryProducts({ slug, brand }: CategoryProductsProps) {
  const { t, translateProblem } = useI18n();
  const [query] = useSearchParams();
  const request = categoryRequest(slug, brand, query);
  const { data: latest, currentData, error, refetch } = useGetCategoryPageQuery(request);
  const failure = error && !currentData && (
    <LoadError message={translateProblem(error) ?? t('Failed to load products')} onRetry={refetch} />
  );

  if (!latest) return failure || <ProductsWaiting />;
  if (currentData?.total === 0 && countFilters(readFilters(query, slug)) === 0)
    return (
      <Note>{brand ? t('No products for {brand}.', { brand: brand.name }) : t('No products found')}</Note>
    );
  const isWaiting = !currentData && !failure;
  return <FilteredProducts slug={slug} shown={latest} isWaiting={isWaiting} failure={failure} />;
}
