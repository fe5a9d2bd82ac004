import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/problem';
import { useGetProductPagesInfiniteQuery } from '../../../api/products-api';
import { LoadError, Note } from '../../../components/notices';
import { dedupeById } from '../../../lib/dedupe-by-id';
import { EditProductModal } from './edit-product-modal';
import styles from './product-list.module.css';
import { ProductRow } from './product-row';

/** All products, ten more at a time until a page comes back empty. */
export function ProductList() {
  const query = useGetProductPagesInfiniteQuery();
  const [editedId, setEditedId] = useState<number | null>(null);
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const products = dedupeById(data?.pages.flatMap((page) => page.products) ?? []);

  return (
    <section aria-label="Products">
      {!data && !error && <Note>Loading products...</Note>}
      {data && products.length === 0 && <Note>No products yet.</Note>}
      <ul className={styles.list}>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} onEdit={() => setEditedId(product.id)} />
        ))}
      </ul>
      {error && (
        <LoadError
          message={errorMessage(error, 'Failed to load products')}
          onRetry={() => void query.refetch()}
        />
      )}
      {hasNextPage && products.length > 0 && (
        <Button loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load More
        </Button>
      )}
      {editedId !== null && <EditProductModal productId={editedId} onClose={() => setEditedId(null)} />}
    </section>
  );
}
