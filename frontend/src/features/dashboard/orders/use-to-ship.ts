import { useLocation } from 'react-router-dom';
import type { AdminOrder } from '../../../api/types';
import { useKept } from '../kit/use-kept';

/** What the panel needs of an order; nothing else of the customer is kept. */
export type OrderToShip = Pick<AdminOrder, 'id' | 'order_number' | 'customer_name' | 'version'> & {
  delivery_method: { pick_up: boolean } | null;
};

const NONE: OrderToShip[] = [];

/**
 * The orders in the panel for shipping many; without any it is closed. After a session that ran out it is open again, in
 * the same list, with the same orders.
 */
export function useToShip(): [OrderToShip[], (orders: OrderToShip[]) => void] {
  const { search } = useLocation();
  const [panel, setPanel] = useKept<{ at: string; orders: OrderToShip[] }>(
    'to-ship',
    ({ at }) => at === search,
  );

  const change = (now: OrderToShip[]) => {
    const orders = now.map(({ id, order_number, customer_name, version, delivery_method }): OrderToShip => ({
      id,
      order_number,
      customer_name,
      version,
      delivery_method: delivery_method && { pick_up: delivery_method.pick_up },
    }));
    setPanel(orders.length > 0 ? { at: search, orders } : null);
  };

  return [panel?.orders ?? NONE, change];
}
