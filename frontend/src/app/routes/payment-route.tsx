import { useParams, useNavigate } from 'react-router-dom';
import { productsApi } from '../../api/products-api';
import type { Order } from '../../api/types';
import { putBack } from '../../features/cart/cart-slice';
import { PaymentScreen } from '../../features/payment/payment-screen';
import { useAppDispatch } from '../../lib/use-app-dispatch';
import { NotFoundRoute } from './not-found-route';

export function PaymentRoute() {
  const { orderId } = useParams();
  const orderAgain = useOrderAgain();
  return orderId ? (
    <PaymentScreen key={orderId} orderId={orderId} onOrderAgain={orderAgain} />
  ) : (
    <NotFoundRoute />
  );
}

/** Puts an order's products back into the cart at today's prices, and opens the cart. */
function useOrderAgain(): (order: Order) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { getProducts } = productsApi.endpoints;
  return async ({ items }) => {
    const ids = items.map(({ product }) => product.id);
    const products = await dispatch(getProducts.initiate({ ids }, { subscribe: false })).unwrap();
    for (const { id, name, name_km, price, category, image_url, stock, sold, brand } of products) {
      const quantity = items.find(({ product }) => product.id === id)?.quantity ?? 1;
      const item = { id, name, name_km, price, category, image_url, stock, sold, brand, quantity };
      dispatch(putBack({ item, index: 0 }));
    }
    await navigate('/checkout');
  };
}
