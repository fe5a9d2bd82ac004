import type { PaymentMethod } from '@mekong/contracts';

/** The subject of an entry about the ways to pay. */
export const aboutPaymentMethods = { type: 'setting', id: 'payment-methods', name: 'ways to pay' };

export const factsOfPaymentMethods = (off: PaymentMethod[]) => ({ off: [...off].sort().join(', ') });
