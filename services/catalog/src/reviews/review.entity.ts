import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Product } from '../products/product.entity.js';

/** Only approved reviews are shown in the shop and count for the average. */
export const reviewStatuses = ['pending', 'approved', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A customer's review of a product that they bought. */
@Entity('reviews')
export class Review {
  @PrimaryGeneratedColumn() id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @ManyToOne(() => Product) @JoinColumn({ name: 'product_id' }) product?: Relation<Product>;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  /** The customer's name when they wrote it, until their account is deleted. */
  @Column('text') author!: string;
  /** 1 to 5 stars. */
  @Column('int') rating!: number;
  @Column('text') text!: string;
  /** The text in which the search of staff looks. */
  @Column('text', { name: 'search_key' }) searchKey!: string;
  @Column('text') status!: ReviewStatus;
  /** The shop's answer, shown below the review. */
  @Column('text', { nullable: true }) answer!: string | null;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt!: Date | null;
  /** When its product's seller asked admins to look at it; null once they have, or its text has changed. */
  @Column('timestamptz', { name: 'flagged_at', nullable: true }) flaggedAt!: Date | null;
  /** Grows with every change by the customer or staff. */
  @Column('int', { default: 1 }) version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
