import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export type PaymentStatus = 'pending' | 'completed' | 'expired' | 'cancelled' | 'refunded';

/** One order's payment. This row alone decides whether the order was paid in time; a refund is the order's decision. */
@Entity('payments')
export class Payment {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  @Column('int', { name: 'amount_cents' }) amountCents!: number;
  @Column('text') status!: PaymentStatus;
  @Column('timestamptz', { name: 'pay_until' }) payUntil!: Date;
  @Column('text', { name: 'transaction_id', nullable: true }) transactionId!: string | null;
  @Column('timestamptz', { name: 'paid_at', nullable: true }) paidAt!: Date | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
