import type { Role } from '@mekong/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  /** What two spellings of one address share; see `emailKey`. */
  @Column('text', { name: 'email_key', unique: true }) emailKey!: string;
  @Column('text') name!: string;
  @Column('text') role!: Role;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('boolean', { name: 'is_verified' }) isVerified!: boolean;
  @Column('text', { name: 'password_hash', select: false }) passwordHash!: string;
  /** One of the accounts that everybody knows the password of; production refuses to run with them. */
  @Column('boolean', { name: 'is_demo', default: false }) isDemo!: boolean;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** Letter case is compared Unicode-wise, here rather than in the database, whose locale may know only ASCII. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
