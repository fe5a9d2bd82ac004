import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetSearchPageQuery } from '../../api/products-api';
import type { Brand, CategorySlug, SearchPage } from '../../api/types';
import { LoadError, Note } from '../../components/notices';
import { searchRequest } from '../../lib/category-request';
import { useI18n } from '../../lib/i18n/i18n';
import { countFilters, readFilters } from '../../lib/product-filters';
import { FilteredProducts } from './filtered-products';
import { ProductsWaiting } from './products-waiting';

interface FoundProductsProps {
  /** Null for all categories. */
  slug: CategorySlug | null;
  /** Null for all brands. */
  brand: Brand | null;
  /** Shown above the products. */
  above?: (page: SearchPage) => ReactNode;
  /** Shown when nothing is found. */
  nothing: ReactNode;
}

/** A page of the products that the search in the address finds. It stays in place while the next one loads. */
export function FoundProducts({ slug, brand, above, nothing }: FoundProductsProps) {
  const { t, translateProblem } = useI18n();
  const [query] = useSearchParams();
  const {
    data: latest,
    currentData,
    error,
    refetch,
  } = useGetSearchPageQuery(searchRequest(slug, brand, query));
  const failure = error && !currentData && (
    <LoadError message={translateProblem(error) ?? t('Failed to load products')} onRetry={refetch} />
  );

  if (!latest) return failure || <ProductsWaiting />;
  if (currentData?.total === 0 && countFilters(readFilters(query, slug)) === 0) return nothing;
  const { understood, left_out, categories } = latest;
  return (
    <>
      {understood && <Note>{t('Showing results for “{term}”', { term: understood })}</Note>}
      {left_out && (
        <Note>
          {t('Nothing has “{words}” with the rest, so it was left out.', { words: left_out.join(', ') })}
        </Note>
      )}
      {above?.(latest)}
      <FilteredProducts
        slug={slug}
        foundIn={slug === null && categories.length === 1 ? categories[0]!.category : undefined}
        shown={latest}
        isWaiting={!currentData && !failure}
        failure={failure}
        isSearch
      />
    </>
  );
}
