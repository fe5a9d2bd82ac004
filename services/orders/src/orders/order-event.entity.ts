import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const orderEventTypes = [
  'placed',
  'paid',
  'expired',
  'cancelled',
  'shipped',
  'corrected',
  'taken_back',
  'delivered',
  'refunded',
  'partly_refunded',
  'delivery_changed',
  'came_back',
  'sent_again',
  'confirmed',
  'no_answer',
  'refused',
  'unconfirmed',
  'hand_over_undone',
  'return_requested',
  'return_accepted',
  'return_refused',
  'return_withdrawn',
  'return_arrived',
  'return_closed',
] as const;
/** The facts of a delivery that were changed: what each was, and what it is now. */
export type DeliveryChanges = Record<string, { from: string | null; to: string | null }>;

export type OrderEventType = (typeof orderEventTypes)[number];

/** What happened to an order and when, without who did it. */
export type OrderStep = Pick<OrderEvent, 'type' | 'at' | 'courier' | 'trackingNumber'>;

/** An entry of an order's timeline, written in the transaction of the change, and never changed. */
@Entity('order_events')
export class OrderEvent {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @Column('text') type!: OrderEventType;
  /** Null when it is not known. */
  @Column('timestamptz', { nullable: true }) at!: Date | null;
  /** Null when nobody did it (the time to pay ran out), or it is not known who. */
  @Column('uuid', { name: 'by_id', nullable: true }) byId!: string | null;
  @Column('text', { name: 'by_name', nullable: true }) byName!: string | null;
  @Column('text', { nullable: true }) courier!: string | null;
  @Column('text', { name: 'tracking_number', nullable: true }) trackingNumber!: string | null;
  /** What was given back, and why. */
  @Column('int', { name: 'amount_cents', nullable: true }) amountCents!: number | null;
  @Column('text', { nullable: true }) reason!: string | null;
  /** What was changed of where it goes, by the names of the API. */
  @Column('jsonb', { nullable: true }) changes!: DeliveryChanges | null;
}
