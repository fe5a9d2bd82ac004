import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useGetProductPagesInfiniteQuery } from '../../../api/staff-products-api';
import type { Product } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { dedupeById } from '../../../lib/dedupe-by-id';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditProductModal } from './edit-product-modal';
import { ManyBar } from './many-bar';
import { ProductFilters } from './product-filters';
import { isNarrowed, useProductSearch } from './product-search';
import { ProductTable } from './product-table';
import styles from './products.module.css';
import { StockHistoryDrawer } from './stock-history-drawer';

/** The products by tens, until a page comes back empty; the address holds the search and how many pages are open. */
export function ProductList() {
  const { t, translateProblem } = useStaffI18n();
  const { t: shop } = useI18n();
  const { wishes, search, show } = useProductSearch();
  const query = useGetProductPagesInfiniteQuery(search);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [watched, setWatched] = useState<Product | null>(null);
  const [chosenIds, setChosenIds] = useState<number[]>([]);
  const { currentData: data, error, hasNextPage, isFetching, fetchNextPage } = query;
  const products = dedupeById(data?.pages.flatMap((page) => page.products) ?? []);
  const chosen = products.filter(({ id }) => chosenIds.includes(id));
  const total = data?.pages.at(-1)?.total ?? products.length;
  const openPages = data?.pages.length ?? 0;
  const isBehind = openPages > 0 && openPages < wishes.page && hasNextPage;

  useEffect(() => {
    if (isBehind && !isFetching && !error) void fetchNextPage();
  }, [isBehind, isFetching, error, fetchNextPage]);

  return (
    <section aria-label={t('Products')}>
      <ProductFilters wishes={wishes} onChange={show} />
      {!data && !error && <Note>{shop('Loading products...')}</Note>}
      {chosen.length > 0 && <ManyBar chosen={chosen} onChoose={setChosenIds} />}
      {data && !(error && products.length === 0) && (
        <ProductTable
          products={products}
          isLoading={isFetching && !query.isFetchingNextPage}
          emptyText={isNarrowed(wishes) ? shop('No products found') : t('No products yet.')}
          chosenIds={chosen.map(({ id }) => id)}
          onChoose={setChosenIds}
          onEdit={({ id }) => setEditedId(id)}
          onHistory={setWatched}
        />
      )}
      {error && (
        <LoadError
          message={translateProblem(error) ?? shop('Failed to load products')}
          onRetry={() => query.refetch()}
        />
      )}
      {products.length > 0 && (
        <div className={styles.more}>
          {hasNextPage && (
            <Button loading={isFetching} onClick={() => show({ page: openPages + 1 })}>
              {t('Load More')}
            </Button>
          )}
          <span>{t('{count} of {total} shown', { count: products.length, total })}</span>
        </div>
      )}
      {editedId !== null && <EditProductModal productId={editedId} onClose={() => setEditedId(null)} />}
      {watched && <StockHistoryDrawer product={watched} onClose={() => setWatched(null)} />}
    </section>
  );
}
