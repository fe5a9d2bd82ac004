import type { EventData } from '@mekong/contracts';

type Cancelled = EventData<'order.cancelled.v1'>;

/** Whether its customer has given an order up, who has seen that then. Old events do not say who has. */
export const isOwnCancellation = ({ reason, in_review, by, customer }: Cancelled): boolean =>
  reason === 'cancelled' && !in_review && (by === undefined || by === customer.user_id);
