import type { Category } from '@mekong/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Brand } from './brand.entity.js';
import type { OddImage } from '../images/index.js';
import type { Details } from './details.js';
import type { ProductImage } from './product-images.js';
import type { JoinedVariant } from './variants.js';

/** How much is left to sell: nothing, few pieces, any at all, or so few that the product needs restock. */
export const stockLevels = ['out', 'low', 'in', 'restock'] as const;
export type StockLevel = (typeof stockLevels)[number];

@Entity('products')
export class Product {
  @PrimaryGeneratedColumn() id!: number;
  @Column('uuid', { name: 'seller_id' }) sellerId!: string;
  @Column('text') name!: string;
  @Column('text', { name: 'name_key' }) nameKey!: string;
  @Column('text', { name: 'name_km', nullable: true }) nameKm!: string | null;
  @Column('text', { name: 'name_km_key', nullable: true }) nameKmKey!: string | null;
  @Column('text', { nullable: true }) sku!: string | null;
  @Column('text', { name: 'sku_key', nullable: true }) skuKey!: string | null;
  @Column('text', { nullable: true }) barcode!: string | null;
  @Column('text', { name: 'barcode_key', nullable: true }) barcodeKey!: string | null;
  /** For how many months there is a warranty; null where there is none. */
  @Column('int', { name: 'warranty_months', nullable: true }) warrantyMonths!: number | null;
  @Column('text') category!: Category;
  @Column('int', { name: 'brand_id', nullable: true }) brandId!: number | null;
  @ManyToOne(() => Brand) @JoinColumn({ name: 'brand_id' }) brand!: Relation<Brand>;
  @Column('int', { name: 'price_cents' }) priceCents!: number;
  /** What it cost before a reduction; shown only while that is more than its price. */
  @Column('int', { name: 'compare_at_cents', nullable: true }) compareAtCents!: number | null;
  /** What it costs its seller; never shown to shoppers. */
  @Column('int', { name: 'cost_cents', nullable: true }) costCents!: number | null;
  @Column('text') description!: string;
  @Column('text', { name: 'description_km', nullable: true }) descriptionKm!: string | null;
  @Column('text', { name: 'image_url' }) imageUrl!: string;
  @Column('jsonb') details!: Details;
  /** A copy of the stock, which orders owns and publishes. */
  @Column('int') stock!: number;
  /** With so many or fewer left it needs restock. */
  @Column('int', { name: 'restock_at', default: 5 }) restockAt!: number;
  /** Pieces in orders that are not paid yet; they are no longer in `stock`. */
  @Column('int', { default: 0 }) held!: number;
  @Column('int', { name: 'stock_version' }) stockVersion!: number;
  /** How often staff have set the stock, and the last value, so that orders applies each setting once. Differences do not count. */
  @Column('int', { name: 'stock_set_version' }) stockSetVersion!: number;
  @Column('int', { name: 'stock_set_to' }) stockSetTo!: number;
  /** Pieces in orders that were paid and not refunded. */
  @Column('int') sold!: number;
  /** The sum of the stars of its approved reviews, and their number. */
  @Column('int', { name: 'rating_sum', default: 0 }) ratingSum!: number;
  @Column('int', { name: 'rating_count', default: 0 }) ratingCount!: number;
  /** Grows with every change, so that other services can ignore older events. */
  @Column('int') version!: number;
  /** How many of its versions are the work of sales; only the database counts them. */
  @Column({ type: 'int', name: 'sale_version', default: 0, insert: false, update: false })
  saleVersion!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  /** Whether shoppers do not see it, and until when; null for good. */
  @Column('boolean', { default: false }) hidden!: boolean;
  @Column('timestamptz', { name: 'visible_from', nullable: true }) visibleFrom!: Date | null;
  /** Set when the product was deleted. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}

/** The sale that a product is in just now. */
export interface RunningSale {
  id: number;
  /** What the product costs in it. */
  cents: number;
  name: string | null;
  nameKm: string | null;
  endsAt: Date;
}

/** With the sale as the database has it: who has written a product reads it by `priced` before telling anybody its price. */
export type PricedProduct = Product & { sale: RunningSale | null };

/** A product as the shop shows it. `priceCents` is its own price, also in a sale. */
export interface ShownProduct extends Pick<
  Product,
  | 'id'
  | 'name'
  | 'nameKm'
  | 'category'
  | 'priceCents'
  | 'compareAtCents'
  | 'hidden'
  | 'visibleFrom'
  | 'deletedAt'
  | 'imageUrl'
  | 'description'
  | 'descriptionKm'
  | 'stock'
  | 'restockAt'
  | 'sku'
  | 'barcode'
  | 'warrantyMonths'
  | 'sold'
  | 'ratingSum'
  | 'ratingCount'
  | 'sellerId'
  | 'version'
  | 'saleVersion'
  | 'details'
> {
  brand: Pick<Brand, 'id' | 'name' | 'imageUrl'>;
  sale: RunningSale | null;
  /** The main one first. */
  images: ProductImage[];
  /** Read for staff only. */
  costCents?: number | null;
  /** What the pieces on stock cost on average, in cents and their fractions; missing where that is the same. */
  averageCostCents?: number | null;
  /** Those that it is joined with, itself included. */
  variants?: JoinedVariant[] | null;
}

/** A product that was saved just now. */
export interface SavedProduct extends ShownProduct {
  oddImages?: OddImage[];
}
