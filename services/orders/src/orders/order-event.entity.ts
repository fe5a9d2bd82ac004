import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const orderEventTypes = [
  'placed',
  'paid',
  'expired',
  'cancelled',
  'shipped',
  'corrected',
  'delivered',
  'refunded',
] as const;
export type OrderEventType = (typeof orderEventTypes)[number];

/** One thing that happened to an order; written in the transaction of the change that it tells of, never changed. */
@Entity('order_events')
export class OrderEvent {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @Column('text') type!: OrderEventType;
  /** Null where it happened before orders kept their events, and nobody remembers when. */
  @Column('timestamptz', { nullable: true }) at!: Date | null;
  /** Null where nobody did it (time ran out), or nobody remembers who. */
  @Column('uuid', { name: 'by_id', nullable: true }) byId!: string | null;
  @Column('text', { name: 'by_name', nullable: true }) byName!: string | null;
  @Column('text', { nullable: true }) courier!: string | null;
  @Column('text', { name: 'tracking_number', nullable: true }) trackingNumber!: string | null;
}
