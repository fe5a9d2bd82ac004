import type { Payment } from '../payments/index.js';

interface Person {
  userId: string;
  email: string;
  name: string;
}

/** A person as in an event. */
export const personOf = ({ userId, email, name }: Person) => ({ user_id: userId, email, name });

/** The subject of an entry in the audit log that is about an order. */
export const aboutOrder = ({ orderId, orderNumber }: Payment) => ({
  type: 'order',
  id: orderId,
  name: orderNumber ?? orderId,
});
