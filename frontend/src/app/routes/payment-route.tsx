import { useEffect } from 'react';
import { useParams, useNavigate } from 'react-router-dom';
import { useGetPayableOrderQuery } from '../../api/checkout-api';
import { productsApi } from '../../api/products-api';
import type { Order } from '../../api/types';
import { putBack } from '../../features/cart/cart-slice';
import { PaymentScreen } from '../../features/payment/payment-screen';
import { BILLING_DRAFT, forgetDraft } from '../../lib/session-drafts';
import { useAppDispatch } from '../../lib/use-app-dispatch';
import { NotFoundRoute } from './not-found-route';

export function PaymentRoute() {
  const { orderId } = useParams();
  const orderAgain = useOrderAgain();
  useForgottenBilling(orderId);
  return orderId ? (
    <PaymentScreen key={orderId} orderId={orderId} onOrderAgain={orderAgain} />
  ) : (
    <NotFoundRoute />
  );
}

/** What was typed at the checkout is kept until the order is paid, so that one that is cancelled can be placed again. */
function useForgottenBilling(orderId = ''): void {
  const { currentData } = useGetPayableOrderQuery(orderId, { skip: !orderId });
  const isPaid = currentData !== undefined && !['pending', 'cancelled'].includes(currentData.order.status);
  useEffect(() => {
    if (isPaid) forgetDraft(BILLING_DRAFT);
  }, [isPaid]);
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
