import type { Order, OrderCash } from '../../api/types';

/** How far an order has come that is paid to the courier. */
export type CashState = 'to-confirm' | 'confirmed' | 'on-its-way' | 'came-back' | 'handed-over';

interface Seen {
  status: Order['status'];
  /** Only an order's own page knows it. */
  came_back_at?: string | null;
}

export function cashStateOf({ status, came_back_at }: Seen, cod: OrderCash): CashState {
  if (cod.handed_over_at) return 'handed-over';
  if (status === 'shipped' || status === 'delivered') return came_back_at ? 'came-back' : 'on-its-way';
  return cod.confirmed_at ? 'confirmed' : 'to-confirm';
}

/** Whether it can still be cancelled by its customer: not once it is on its way. */
export const canBeCancelled = (state: CashState): boolean => state === 'to-confirm' || state === 'confirmed';
