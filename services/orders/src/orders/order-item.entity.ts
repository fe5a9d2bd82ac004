import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Order } from './order.entity.js';

/** A line as it was bought: later changes of the product do not touch it. */
@Entity('order_items')
export class OrderItem {
  @PrimaryGeneratedColumn() id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @Column('uuid', { name: 'seller_id' }) sellerId!: string;
  @Column('text') name!: string;
  /** The name as it is searched. */
  @Column('text', { name: 'name_key', default: '' }) nameKey!: string;
  @Column('text', { name: 'image_url' }) imageUrl!: string;
  @Column('int', { name: 'price_cents' }) priceCents!: number;
  @Column('int') quantity!: number;
  @ManyToOne(() => Order, (order) => order.items)
  @JoinColumn({ name: 'order_id' })
  order!: Relation<Order>;
}
