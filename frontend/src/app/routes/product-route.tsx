import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { toast } from 'sonner';
import type { Product } from '../../api/types';
import { added } from '../../features/cart/cart-slice';
import { ProductNotFound, ProductScreen } from '../../features/catalogue/product-screen';
import { productIdOf } from '../../lib/product-path';

export function ProductRoute() {
  const { slugId } = useParams();
  const dispatch = useDispatch();
  const productId = productIdOf(slugId);
  if (productId === null) return <ProductNotFound />;

  const addToCart = (product: Product) => {
    dispatch(added(product));
    toast.success(`${product.name} added to cart`);
  };
  return <ProductScreen productId={productId} onAddToCart={addToCart} />;
}
