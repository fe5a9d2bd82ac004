import type { Category } from '@mekong/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const saleTargets = ['all', 'brand', 'category', 'products'] as const;
export type SaleTarget = (typeof saleTargets)[number];

export const saleStates = ['planned', 'running', 'ended'] as const;
export type SaleState = (typeof saleStates)[number];

/** A lower price for a time. Of its two ways to be lower it has one. */
@Entity('price_sales')
export class PriceSale {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text', { nullable: true }) name!: string | null;
  @Column('text', { name: 'name_km', nullable: true }) nameKm!: string | null;
  @Column('int', { name: 'percent_off', nullable: true }) percentOff!: number | null;
  /** In cents. */
  @Column('int', { name: 'amount_off', nullable: true }) amountOff!: number | null;
  /** The products that it is of. */
  @Column('text') target!: SaleTarget;
  @Column('int', { name: 'brand_id', nullable: true }) brandId!: number | null;
  @Column('text', { nullable: true }) category!: Category | null;
  @Column('int', { name: 'product_ids', array: true }) productIds!: number[];
  @Column('timestamptz', { name: 'begins_at' }) beginsAt!: Date;
  @Column('timestamptz', { name: 'ends_at' }) endsAt!: Date;
  /** Written by `ApplySales` and `ChangeSale` only. */
  @Column('text', { default: 'planned' }) state!: SaleState;
  /** Grows with every edit, so that an edit of an older version can be refused. */
  @Column('int', { default: 1 }) version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** What somebody says of a sale. */
export type SaleFacts = Omit<PriceSale, 'id' | 'state' | 'version' | 'createdAt'>;

/** A sale as staff see it. */
export interface ListedSale extends PriceSale {
  brandName: string | null;
  /** How many products have its price just now. */
  products: number;
}

export interface SalePreview {
  /** How many products it makes cheaper. */
  products: number;
  /** The cheapest, the middle one and the dearest of them, in cents. */
  examples: { id: number; name: string; priceCents: number; saleCents: number }[];
}
