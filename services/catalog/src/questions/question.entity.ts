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

/** Only answered questions are shown in the shop. */
export const questionStatuses = ['waiting', 'answered', 'hidden'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** What somebody wants to know about a product, and what its seller answers. */
@Entity('questions')
export class Question {
  @PrimaryGeneratedColumn() id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @ManyToOne(() => Product) @JoinColumn({ name: 'product_id' }) product?: Relation<Product>;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  /** Where the first answer is mailed to; null from then on, and once the account is deleted. */
  @Column('text', { nullable: true }) email!: string | null;
  /** The asker's name when they asked, until their account is deleted. */
  @Column('text') author!: string;
  @Column('text') text!: string;
  /** The text in which the search of staff looks. */
  @Column('text', { name: 'search_key' }) searchKey!: string;
  @Column('text') status!: QuestionStatus;
  @Column('text', { nullable: true }) answer!: string | null;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt!: Date | null;
  /** When its asker took it back; what is left of it then only counts for a day, and has no words. */
  @Column('timestamptz', { name: 'taken_back_at', nullable: true }) takenBackAt!: Date | null;
  /** Grows with every change by staff. */
  @Column('int', { default: 1 }) version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
