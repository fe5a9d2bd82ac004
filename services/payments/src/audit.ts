import type { Payment } from './payment.js';

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

/** The subject of an entry about money, by the bank's id of it. */
export const aboutMoney = ({ id, transactionId }: { id: string; transactionId: string }) => ({
  type: 'money',
  id,
  name: transactionId,
});

/** The subject of an entry about what a courier has handed in. */
export const aboutRemittance = ({ id, reference }: { id: string; reference: string }) => ({
  type: 'money',
  id: `remittance-${id}`,
  name: reference,
});

export const aboutRielRate = { type: 'setting', id: 'riel_rate', name: 'USD/KHR' };
