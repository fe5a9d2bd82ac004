import type { EventData } from '@mekong/contracts';
import type { PaymentStatus } from './payment.js';

interface Person {
  userId: string;
  email: string;
  name: string;
}

/** A person as other services hear of them. */
export const personOf = ({ userId, email, name }: Person) => ({ user_id: userId, email, name });

/** What `actor` has done to somebody's order now, for the audit log. */
export function actOnPayment(
  actor: Person,
  action: 'order.cancelled' | 'order.refunded',
  orderId: string,
  was: PaymentStatus,
  is: PaymentStatus,
): EventData<'staff.acted.v1'> {
  return {
    actor: personOf(actor),
    action,
    subject: { type: 'order', id: orderId, name: orderId },
    before: { payment: was },
    after: { payment: is },
    acted_at: new Date().toISOString(),
  };
}
