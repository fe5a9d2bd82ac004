import type { PayCurrency, PaymentMethod } from '@mekong/contracts';

/**
 * `created`: stored, but its provider does not know of it yet. `pending`: it can be paid. `review`: its provider could not be asked
 * in time, so that nobody knows whether it was paid.
 */
export type PaymentStatus =
  'created' | 'pending' | 'completed' | 'expired' | 'cancelled' | 'review' | 'refunded';

/** The payment of one order. Its row decides whether the order was paid in time; orders decides about a refund. */
export interface Payment {
  orderId: string;
  /** By which people name the order. */
  orderNumber: string | null;
  userId: string;
  amountCents: number;
  /** What of the amount is for delivery, and what is tax. */
  deliveryCents: number;
  taxCents: number;
  method: PaymentMethod;
  /** In which money it is paid, and how many cents or riel of it. */
  currency: PayCurrency;
  amountMinor: number;
  /** Riel for a dollar as the order has frozen it; null of orders of before. */
  rielRate: number | null;
  /** By which its provider knows it, and the text of its code, once the provider was told. */
  reference: string | null;
  payload: string | null;
  /** Opens the bank's app of whoever taps it. */
  appLink: string | null;
  status: PaymentStatus;
  /** To be made at the door: whether its order is on its way. */
  withCourier: boolean;
  payUntil: Date;
  transactionId: string | null;
  paidAt: Date | null;
  createdAt: Date;
  /** Of the order: what becomes of the payment is part of the order's trace. */
  traceparent: string | null;
}
