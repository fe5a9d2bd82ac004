import type { Language, Role } from '@mekong/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  /** The address in the form in which it is compared; see `textKey`. */
  @Column('text', { name: 'email_key', unique: true }) emailKey!: string;
  @Column('text') name!: string;
  @Column('text') role!: Role;
  @Column('text', { nullable: true }) phone!: string | null;
  /** The phone number as E.164, where what was typed can be one. */
  @Column('text', { name: 'phone_e164', nullable: true }) phoneE164!: string | null;
  /** Phone and address are those of the default address, if the user has saved any. */
  @Column('text', { nullable: true }) address!: string | null;
  /** Null until they have chosen one. */
  @Column('text', { nullable: true }) language!: Language | null;
  @Column('boolean', { name: 'is_verified' }) isVerified!: boolean;
  @Column('text', { name: 'password_hash', select: false }) passwordHash!: string;
  /** Whether it is a demo account, with a public password; production does not start with one. */
  @Column('boolean', { name: 'is_demo', default: false }) isDemo!: boolean;
  /** Grows with every change of what staff can change. */
  @Column('int', { default: 1 }) version!: number;
  /** When the user was blocked; null when they are not. */
  @Column('timestamptz', { name: 'blocked_at', nullable: true }) blockedAt!: Date | null;
  /** Whether a login needs a code of an app besides the password. */
  @Column('boolean', { name: 'has_two_step', default: false }) hasTwoStep!: boolean;
  /** Whether the password kept the rules for staff when it was set. */
  @Column('boolean', { name: 'has_staff_password', default: false }) hasStaffPassword!: boolean;
  /** The numbers that they gave at checkouts, as `phoneKey` compares them. */
  @Column('text', { name: 'order_phones', array: true, default: [] }) orderPhones!: string[];
  /** The text in which a search looks; see `userKeys`. */
  @Column('text', { name: 'search_key', default: '' }) searchKey!: string;
  /** When they agreed to the terms and the privacy policy; null where the account was not made by themself, or long ago. */
  @Column('timestamptz', { name: 'terms_agreed_at', nullable: true }) termsAgreedAt!: Date | null;
  /** When they agreed to be written to about offers; null until they say so, and again once they take it back. */
  @Column('timestamptz', { name: 'news_agreed_at', nullable: true }) newsAgreedAt!: Date | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** The facts of a user that staff can change, except the password. */
export function factsOf({ name, email, role, phone, address }: User) {
  return { name, email, role, phone, address };
}

/** A user as user.changed carries them. */
export function userSnapshot(user: User) {
  const { id, email, name, role, language, isVerified, blockedAt, createdAt, newsAgreedAt } = user;
  return {
    user_id: id,
    email,
    name,
    role,
    ...(language && { language }),
    is_verified: isVerified,
    is_blocked: Boolean(blockedAt),
    signed_up_at: createdAt.toISOString(),
    news_agreed_at: newsAgreedAt?.toISOString() ?? null,
  };
}
