export type PaymentStatus = 'pending' | 'completed' | 'expired' | 'cancelled' | 'refunded';

/** One order's payment. Its row alone decides whether the order was paid in time; a refund is the order's decision. */
export interface Payment {
  orderId: string;
  userId: string;
  amountCents: number;
  status: PaymentStatus;
  payUntil: Date;
  transactionId: string | null;
  paidAt: Date | null;
  createdAt: Date;
}
