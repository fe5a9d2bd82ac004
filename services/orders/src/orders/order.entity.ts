import type { PayCurrency, PaymentMethod } from '@mekong/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

@Entity('orders')
export class Order {
  /** Opaque, 24 characters: also the bill number of the payment QR, which holds at most 25. */
  @PrimaryColumn('text') id!: string;
  /** By which people name the order, such as `MG-2611-0042`; unique. */
  @Column('text', { name: 'order_number' }) orderNumber!: string;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  @Column('text', { name: 'account_email' }) accountEmail!: string;
  @Column('text', { name: 'account_name' }) accountName!: string;
  @Column('text', { name: 'customer_name' }) customerName!: string;
  @Column('text', { name: 'phone_number' }) phoneNumber!: string;
  /** The number as E.164, where what was typed can be one. */
  @Column('text', { name: 'phone_e164', nullable: true }) phoneE164!: string | null;
  /** The whole address, with district and province. */
  @Column('text', { name: 'shipping_address' }) shippingAddress!: string;
  @Column('text', { nullable: true }) province!: string | null;
  @Column('text', { nullable: true }) district!: string | null;
  /** What the courier should know. */
  @Column('text', { nullable: true }) note!: string | null;
  /** Where a map shows that: a link, or a latitude and a longitude. */
  @Column('text', { name: 'map_link', nullable: true }) mapLink!: string | null;
  /** How it is brought, as its shopper has chosen it, with the days that were promised; null where there was no choice. */
  @Column('text', { name: 'delivery_method', nullable: true }) deliveryMethod!: string | null;
  @Column('text', { name: 'delivery_name', nullable: true }) deliveryName!: string | null;
  @Column('text', { name: 'delivery_name_km', nullable: true }) deliveryNameKm!: string | null;
  @Column('int', { name: 'delivery_days_from', nullable: true }) deliveryDaysFrom!: number | null;
  @Column('int', { name: 'delivery_days_to', nullable: true }) deliveryDaysTo!: number | null;
  /** Its shopper comes to the shop for it. */
  @Column('boolean', { name: 'pick_up', default: false }) isPickUp!: boolean;
  /** What a promo code took off the goods, and which it was. Its id is only written, to count its uses. */
  @Column('int', { name: 'discount_cents', default: 0 }) discountCents!: number;
  @Column('text', { name: 'promo_code', nullable: true }) promoCode!: string | null;
  @Column('int', { name: 'promo_id', nullable: true, select: false }) promoId?: number | null;
  /** Of the goods after the discount. */
  @Column('int', { name: 'subtotal_cents' }) subtotalCents!: number;
  @Column('int', { name: 'shipping_cents' }) shippingCents!: number;
  @Column('int', { name: 'tax_cents' }) taxCents!: number;
  @Column('int', { name: 'total_cents' }) totalCents!: number;
  /** Of the total, what was given back. */
  @Column('int', { name: 'refunded_cents', default: 0 }) refundedCents!: number;
  @Column('text') status!: OrderStatus;
  /** By cash: until when it waits to be confirmed by phone. */
  @Column('timestamptz', { name: 'pay_until' }) payUntil!: Date;
  @Column('text', { name: 'payment_method', default: 'demo' }) paymentMethod!: PaymentMethod;
  /** In which money it is to be paid; all amounts here are dollars. */
  @Column('text', { name: 'pay_currency', default: 'USD' }) payCurrency!: PayCurrency;
  @Column('text', { name: 'payment_status' }) paymentStatus!: string;
  @Column('text', { name: 'transaction_id', nullable: true }) transactionId!: string | null;
  @Column('timestamptz', { name: 'paid_at', nullable: true }) paidAt!: Date | null;
  /** Riel for a dollar when it was placed, in older orders when it was paid; null where that is not known. */
  @Column('double precision', { name: 'riel_rate', nullable: true }) rielRate!: number | null;
  @Column('text', { nullable: true }) courier!: string | null;
  @Column('text', { name: 'tracking_number', nullable: true }) trackingNumber!: string | null;
  /** Where the parcel can be followed, if its courier says so on a page. */
  @Column('text', { name: 'tracking_url', nullable: true }) trackingUrl!: string | null;
  /** When its shipment is announced to the customer and to other services; null when it has been, or is not shipped. */
  @Column('timestamptz', { name: 'announce_at', nullable: true }) announceAt!: Date | null;
  /** When the courier brought it back; null when it did not, or it was sent again. */
  @Column('timestamptz', { name: 'came_back_at', nullable: true }) cameBackAt!: Date | null;
  /** Whether the pieces of what came back can be sold again. */
  @Column('boolean', { default: false }) restocked!: boolean;
  /** Of an order that is paid in cash at the door, this and the next eight: when its shopper said on the phone that they want it. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;
  /** How often the shop has called, and when last. */
  @Column('int', { default: 0 }) calls!: number;
  @Column('timestamptz', { name: 'last_call_at', nullable: true }) lastCallAt!: Date | null;
  /** When it was handed over for the cash: so many cents and riel (below 0: change), by so many riel more than the total. Where a transfer has paid it instead, the money of that. */
  @Column('timestamptz', { name: 'handed_over_at', nullable: true }) handedOverAt!: Date | null;
  @Column('int', { name: 'collected_cents', nullable: true }) collectedCents!: number | null;
  @Column('int', { name: 'collected_khr', nullable: true }) collectedKhr!: number | null;
  @Column('int', { name: 'rounding_khr', nullable: true }) roundingKhr!: number | null;
  /** When it was refused at the door. */
  @Column('timestamptz', { name: 'refused_at', nullable: true }) refusedAt!: Date | null;
  /** When it was cancelled because nobody had confirmed it in time: no column, but what its timeline says. */
  unconfirmedAt?: Date | null;
  /** What the courier takes for it; null where nobody has noted it. */
  @Column('int', { name: 'courier_fee_cents', nullable: true }) courierFeeCents!: number | null;
  /** Grows with every change, so that an edit of an older version can be refused. */
  @Column('int', { default: 1 }) version!: number;
  /** The text in which a search looks; see `orderKey`. This and the next four are only written: an order that was read lacks them. */
  @Column('text', { name: 'search_key', default: '', select: false }) searchKey?: string;
  /** The text in which only a search of admins looks; see `adminKey`. */
  @Column('text', { name: 'admin_key', default: '', select: false }) adminKey?: string;
  /** Of all its lines together. */
  @Column('int', { select: false }) pieces?: number;
  /** The narrow network that it was placed from (`networkOf`), until it is paid. */
  @Column('text', { name: 'client_network', nullable: true, select: false }) clientNetwork?: string | null;
  /** The wide one around it. */
  @Column('text', { name: 'client_wide_network', nullable: true, select: false }) clientWideNetwork?:
    string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @OneToMany(() => OrderItem, (item) => item.order) items!: Relation<OrderItem[]>;
}

type OnlyWritten = 'promoId' | 'searchKey' | 'adminKey' | 'pieces' | 'clientNetwork' | 'clientWideNetwork';

/** An order that is about to be written. */
export type NewOrder = Order & Required<Pick<Order, OnlyWritten>>;

/** A line of an order; later changes of the product do not change it. */
@Entity('order_items')
export class OrderItem {
  @PrimaryGeneratedColumn() id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @Column('uuid', { name: 'seller_id' }) sellerId!: string;
  @Column('text') name!: string;
  @Column('text', { name: 'name_km', nullable: true }) nameKm!: string | null;
  /** The name in the form in which it is searched. */
  @Column('text', { name: 'name_key', default: '' }) nameKey!: string;
  @Column('text', { name: 'image_url' }) imageUrl!: string;
  @Column('int', { name: 'price_cents' }) priceCents!: number;
  @Column('int') quantity!: number;
  /** Of the order's discount, what falls on all its pieces. */
  @Column('int', { name: 'discount_cents', default: 0 }) discountCents!: number;
  /** For how many months there was a warranty when it was bought; null where there was none. */
  @Column('int', { name: 'warranty_months', nullable: true }) warrantyMonths!: number | null;
  /** Of its pieces, from 0, where they were noted; missing where they were not read. */
  serials?: { piece: number; serial: string }[] | null;
  /** Pieces that were given back. */
  @Column('int', { name: 'refunded_quantity', default: 0 }) refundedQuantity!: number;
  /** When and by whom it was packed; null when it is not. A text where it was read as JSON. */
  @Column('timestamptz', { name: 'packed_at', nullable: true }) packedAt!: Date | string | null;
  @Column('uuid', { name: 'packed_by_id', nullable: true }) packedById!: string | null;
  @Column('text', { name: 'packed_by_name', nullable: true }) packedByName!: string | null;
  @ManyToOne(() => Order, (order) => order.items)
  @JoinColumn({ name: 'order_id' })
  order!: Relation<Order>;
}
