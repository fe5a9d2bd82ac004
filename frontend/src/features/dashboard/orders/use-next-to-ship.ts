import { useNavigate } from 'react-router-dom';
import { useLazyGetAdminOrdersQuery } from '../../../api/orders-api';
import { pathOf } from './order-cells';

/** Goes to the order that has waited longest to be shipped, but for this one; to the list where none is left. */
export function useNextToShip(orderId: string): () => Promise<void> {
  const navigate = useNavigate();
  const [getOrders] = useLazyGetAdminOrdersQuery();
  return async () => {
    const wanted = { q: '', status: 'paid', from: '', to: '', sort: 'oldest', page: 1 } as const;
    const { data } = await getOrders(wanted);
    const next = data?.orders.find(({ id }) => id !== orderId);
    await navigate(next ? pathOf(next.id) : '/seller-dashboard/view-all-orders?status=paid');
  };
}
