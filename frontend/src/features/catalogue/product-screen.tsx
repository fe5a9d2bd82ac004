import { errorMessage, statusOf } from '../../api/problem';
import { useGetProductQuery } from '../../api/products-api';
import type { Product } from '../../api/types';
import { LoadError, Note } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { ProductView } from './product-view';

interface ProductScreenProps {
  productId: number;
  onAddToCart: (product: Product) => void;
}

/** One product, loaded by its id. */
export function ProductScreen({ productId, onAddToCart }: ProductScreenProps) {
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery(productId);
  if (error && statusOf(error) !== 404) {
    return <LoadError message={errorMessage(error, 'Failed to load products')} onRetry={refetch} />;
  }
  if (product && !error) return <ProductView product={product} onAddToCart={onAddToCart} />;
  return isFetching ? <Note>Loading product...</Note> : <ProductNotFound />;
}

/** Says that there is no such product. */
export function ProductNotFound() {
  return (
    <>
      <PageTitle text="Product not found" />
      <Note>Product not found</Note>
    </>
  );
}
