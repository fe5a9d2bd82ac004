import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { textKey } from '@mekong/contracts';
import { Product } from '../products/product.entity.js';

/** Who wrote the reviews of an account that is gone. */
export const formerCustomer = 'A former customer';

/** Only approved reviews are shown in the shop and count for the average. */
export const reviewStatuses = ['pending', 'approved', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What one customer thinks of one product that they bought. */
@Entity('reviews')
export class Review {
  @PrimaryGeneratedColumn() id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @ManyToOne(() => Product) @JoinColumn({ name: 'product_id' }) product?: Relation<Product>;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  /** The customer's name when they wrote it, until their account is gone. */
  @Column('text') author!: string;
  /** 1 to 5 stars. */
  @Column('int') rating!: number;
  @Column('text') text!: string;
  /** What the staff's search looks through. */
  @Column('text', { name: 'search_key' }) searchKey!: string;
  @Column('text') status!: ReviewStatus;
  /** What the shop says to it, shown below it. */
  @Column('text', { nullable: true }) answer!: string | null;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt!: Date | null;
  /** Grows with every change by the customer or staff. */
  @Column('int', { default: 1 }) version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}

export const reviewKey = ({ author, text }: Pick<Review, 'author' | 'text'>) => textKey(`${author} ${text}`);
