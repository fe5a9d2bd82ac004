export type PaymentStatus = 'pending' | 'completed' | 'expired' | 'cancelled' | 'refunded';

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
  status: PaymentStatus;
  payUntil: Date;
  transactionId: string | null;
  paidAt: Date | null;
  createdAt: Date;
  /** Of the order: what becomes of the payment is part of the order's trace. */
  traceparent: string | null;
}
