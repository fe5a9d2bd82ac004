import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { productsApi } from '../../api/products-api';
import type { Order } from '../../api/types';
import { selectUser } from '../../features/auth/auth-slice';
import { putBack } from '../../features/cart/cart-slice';
import { keepBilling } from '../../features/checkout/billing-draft';
import { orderedBilling } from '../../features/checkout/ordered-billing';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { useAppDispatch } from '../../lib/use-app-dispatch';

/**
 * Puts an order's products back into the cart at today's prices, its address and phone number into the checkout's form, and
 * opens the checkout, which says what has sold out. Products that are gone are named.
 */
export function useOrderAgain(): (order: Order) => Promise<void> {
  const { t, pick } = useI18n();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const shopper = useSelector(selectUser);
  const { getProducts } = productsApi.endpoints;
  return async (order) => {
    const { items } = order;
    const ids = items.map(({ product }) => product.id);
    const products = await dispatch(getProducts.initiate({ ids }, { subscribe: false })).unwrap();
    for (const { id, name, name_km, price, category, image_url, stock, sold, brand } of products) {
      const quantity = items.find(({ product }) => product.id === id)?.quantity ?? 1;
      const item = { id, name, name_km, price, category, image_url, stock, sold, brand, quantity };
      dispatch(putBack({ item, index: 0 }));
    }
    const gone = items.filter(({ product }) => !products.some(({ id }) => id === product.id));
    if (gone.length > 0) {
      const names = gone.map(({ product }) => pick(product.name, product.name_km)).join(', ');
      toast.error(t('No longer available: {names}', { names }));
    }
    if (shopper) keepBilling(shopper.id, orderedBilling(order));
    await navigate('/checkout');
  };
}
