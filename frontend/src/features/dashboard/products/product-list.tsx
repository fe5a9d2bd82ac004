import { useEffect, useState } from 'react';
import { bringsNothing, shownIn, totalListed, type ListedPage } from '../../../api/listed-products';
import { useGetProductPagesInfiniteQuery } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadMore, useOpenPages } from '../kit/load-more';
import { LoadState } from '../kit/load-state';
import { useStaff } from '../kit/staff';
import { DeletedProducts } from './deleted-products';
import type { ListedProduct } from './place';
import { ProductFilters, useProductAddress } from './product-filters';
import { ProductTable } from './product-table';
import { StockHistory } from './stock-history';
import { useProductChoice } from './use-product-choice';

/** The highest number of pages that an address can open. */
const MAX_PAGES = 100;

/** The list of products, loaded page by page. Sellers see their own products, admins all. */
export function ProductList() {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const staff = useStaff();
  const address = useProductAddress();
  const { page, ...search } = address.search;
  const seller = staff?.role === 'seller' ? staff.id : '';
  const query = useGetProductPagesInfiniteQuery({ ...search, seller });
  const [watched, setWatched] = useState<Product | null>(null);
  const { currentData: data, error, isFetching, isFetchingNextPage, refetch } = query;
  const products: ListedProduct[] = shownIn(data?.pages ?? []);
  const { chosen, choose, chooseShown, whole } = useProductChoice(products, { ...search, seller });
  const isFiltered = [search.q, search.category, search.brand, search.stock].some((word) => word !== '');
  useOpenPages(query, Math.min(MAX_PAGES, page));
  useMoreProducts(query);
  const total = totalListed(data?.pages ?? [], search.stock);

  const loadMore = () => {
    const isMore = query.hasNextPage && products.length < total;
    if (isMore) address.show({ page: (data?.pages.length ?? 0) + 1 });
    return isMore;
  };

  return (
    <section aria-label={t('Products')}>
      <ProductFilters address={address} />
      {data && search.place === 'deleted' && (
        <DeletedProducts
          products={products}
          isLoading={isFetching && !isFetchingNextPage}
          emptyText={isFiltered ? shop('No products found') : t('No deleted products.')}
        />
      )}
      {data && search.place !== 'deleted' && !(error && products.length === 0) && (
        <ProductTable
          products={products}
          sort={search.sort}
          onSort={(sort) => address.show({ sort })}
          onMore={loadMore}
          isLoading={isFetching && !isFetchingNextPage}
          emptyText={isFiltered || search.place ? shop('No products found') : t('No products yet.')}
          chosen={chosen}
          onChoose={choose}
          onChooseShown={chooseShown}
          whole={{ ...whole, total }}
          onHistory={setWatched}
        />
      )}
      <LoadState
        of={{ data, error, refetch }}
        loading={shop('Loading products...')}
        failed={shop('Failed to load products')}
      />
      {products.length > 0 && (
        <LoadMore
          query={query}
          count={products.length}
          total={total}
          onPages={(pages) => address.show({ page: pages })}
        />
      )}
      {watched && <StockHistory product={watched} onClose={() => setWatched(null)} />}
    </section>
  );
}

interface Pages {
  currentData?: { pages: ListedPage[] };
  error?: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/** Goes on to the next page when the last one has brought nothing new. */
function useMoreProducts({ currentData, error, hasNextPage, isFetching, fetchNextPage }: Pages): void {
  const isOver = !hasNextPage || isFetching || Boolean(error);
  const goesOn = !isOver && bringsNothing(currentData?.pages ?? []);
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
}
