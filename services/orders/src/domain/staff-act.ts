import type { EventData } from '@mekong/contracts';
import type { Order } from './order.js';

interface Person {
  userId: string;
  email: string;
  name: string;
}

/** What of an order staff change. */
export const factsOf = ({ status, courier, trackingNumber }: Order) => ({
  status,
  courier,
  tracking_number: trackingNumber,
});

/** What `actor` has done to an order now, for the audit log. */
export function actOnOrder(
  { userId, email, name }: Person,
  orderId: string,
  before: ReturnType<typeof factsOf>,
  after: ReturnType<typeof factsOf>,
): EventData<'staff.acted.v1'> {
  return {
    actor: { user_id: userId, email, name },
    action: `order.${after.status}`,
    subject: { type: 'order', id: orderId, name: orderId },
    before,
    after,
    acted_at: new Date().toISOString(),
  };
}
