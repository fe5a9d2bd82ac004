import type { Role } from '@mekong/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  /** What two spellings of one address share; see `textKey`. */
  @Column('text', { name: 'email_key', unique: true }) emailKey!: string;
  @Column('text') name!: string;
  @Column('text') role!: Role;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('boolean', { name: 'is_verified' }) isVerified!: boolean;
  @Column('text', { name: 'password_hash', select: false }) passwordHash!: string;
  /** One of the accounts that everybody knows the password of; production refuses to run with them. */
  @Column('boolean', { name: 'is_demo', default: false }) isDemo!: boolean;
  /** Grows with every change by staff. */
  @Column('int', { default: 1 }) version!: number;
  /** Since when the user is shut out. */
  @Column('timestamptz', { name: 'blocked_at', nullable: true }) blockedAt!: Date | null;
  /** Logging in takes a code of an app besides the password. */
  @Column('boolean', { name: 'has_two_step', default: false }) hasTwoStep!: boolean;
  /** What a search looks through: name and email, in one letter case. */
  @Column('text', { name: 'search_key', default: '' }) searchKey!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** What staff may change of a user, but for the password. */
export function factsOf({ name, email, role, phone, address }: User) {
  return { name, email, role, phone, address };
}

/** A user as other services hear of them. */
export function userSnapshot({ id, email, name, role, isVerified, blockedAt, createdAt }: User) {
  return {
    user_id: id,
    email,
    name,
    role,
    is_verified: isVerified,
    is_blocked: Boolean(blockedAt),
    signed_up_at: createdAt.toISOString(),
  };
}
