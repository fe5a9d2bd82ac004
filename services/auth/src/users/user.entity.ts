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
  /** Grows with every change by staff. */
  @Column('int', { default: 1 }) version!: number;
  /** Since when the user is shut out. */
  @Column('timestamptz', { name: 'blocked_at', nullable: true }) blockedAt!: Date | null;
  /** Logging in takes a code of an app besides the password. */
  @Column('boolean', { name: 'has_two_step', default: false }) hasTwoStep!: boolean;
  /** What a search looks through; see `searchKey`. */
  @Column('text', { name: 'search_key', default: '' }) searchKey!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** Letter case is compared Unicode-wise, here rather than in the database, whose locale may know only ASCII. */
export function emailKey(email: string): string {
  return searchKey(email);
}

/** Texts as they are searched: in one letter case, whatever the database's locale. */
export function searchKey(...texts: string[]): string {
  return texts.join(' ').trim().normalize('NFKC').toLowerCase();
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
