import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AdminOrder } from '../../../api/types';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { useStaff } from '../kit/staff';

const DRAFT = 'to-ship';

/** What the panel needs of an order; nothing else of the customer is kept. */
export type OrderToShip = Pick<AdminOrder, 'id' | 'order_number' | 'customer_name' | 'version'>;

/**
 * The orders in the panel for shipping many; without any it is closed. After a session that ran out it is open again, in
 * the same list, with the same orders.
 */
export function useToShip(): [OrderToShip[], (orders: OrderToShip[]) => void] {
  const owner = useStaff()?.id ?? '';
  const { search } = useLocation();
  const [orders, setOrders] = useState(() => {
    const { at, orders: kept } = readDraft(DRAFT, owner);
    return at === search && kept ? (JSON.parse(kept) as OrderToShip[]) : [];
  });

  const change = (now: OrderToShip[]) => {
    setOrders(now);
    if (now.length === 0) return forgetDraft(DRAFT);
    const kept = now.map(({ id, order_number, customer_name, version }): OrderToShip => ({
      id,
      order_number,
      customer_name,
      version,
    }));
    keepDraft(DRAFT, owner, { at: search, orders: JSON.stringify(kept) });
  };

  return [orders, change];
}
