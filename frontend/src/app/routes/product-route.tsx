import { lazy, useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Product } from '../../api/types';
import { Extra } from '../../components/extra';
import { added, quantitySet, selectQuantity, type WithCart } from '../../features/cart/cart-slice';
import { ProductNotFound, ProductScreen } from '../../features/catalogue/product-screen';
import { useI18n } from '../../lib/i18n/i18n';
import { productIdOf } from '../../lib/product-path';
import { toast } from '../../lib/toast';

const SaidOfProduct = lazy(() => import('./said-of-product'));

export function ProductRoute() {
  const { slugId } = useParams();
  const addToCart = useAddToCart();
  // They are of this page, and would cover the buttons of the next one.
  useEffect(() => toast.clear, []);
  const productId = productIdOf(slugId);
  if (productId === null) return <ProductNotFound />;
  return (
    <ProductScreen
      productId={productId}
      onAddToCart={addToCart}
      below={
        // If its code cannot be loaded, the product is shown without it.
        <Extra>
          <SaidOfProduct key={productId} productId={productId} />
        </Extra>
      }
    />
  );
}

/**
 * Puts pieces of a product into the cart, at most as many as are left, and shows a toast with Undo; if the cart has all that
 * are left, the toast says that.
 */
function useAddToCart(): (product: Product, quantity: number) => void {
  const dispatch = useDispatch();
  const store = useStore<WithCart>();
  const { t, pick } = useI18n();
  return (product, wanted) => {
    const { id, stock } = product;
    const quantity = Math.min(wanted, stock - selectQuantity(store.getState(), id));
    if (quantity <= 0) {
      toast.info(t('Only {count} left, already in your cart', { count: stock }));
      return;
    }
    const takeBack = () => {
      const left = selectQuantity(store.getState(), id) - quantity;
      dispatch(quantitySet({ id, quantity: left }));
    };
    dispatch(added(product, quantity));
    toast.success(t('{name} added to cart', { name: pick(product.name, product.name_km) }), {
      action: { label: t('Undo'), onClick: takeBack },
      // Where there is no room beside the cart, which opens below its icon.
      position: matchMedia('(min-width: 60rem)').matches ? undefined : 'bottom-left',
    });
  };
}
