import type { Fault } from '@mekong/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { TemplateName } from './templates/templates.js';

export type MailStatus = 'queued' | 'sent' | 'failed';
/** What staff read: a mail that was not sent since it was out of date has not failed. */
export type SeenMailStatus = MailStatus | 'outdated';

/** A queued, sent or failed mail. It is rendered when it is sent. */
@Entity('mails')
export class Mail {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') template!: TemplateName;
  @Column('text') to!: string;
  /** The address in the form in which it is searched. */
  @Column('text', { name: 'to_key' }) toKey!: string;
  /** The mail that this one repeats at the request of staff. */
  @Column('uuid', { name: 'resend_of', nullable: true }) resendOf!: string | null;
  /** Whose mail it is. */
  @Column('uuid', { name: 'user_id', nullable: true }) userId!: string | null;
  @Column('jsonb') params!: Record<string, unknown>;
  /** A code or link token, encrypted; removed when the mail is sent or has failed. */
  @Column('text', { name: 'secret_sealed', nullable: true }) secretSealed!: string | null;
  @Column('text') status!: MailStatus;
  @Column('int') attempts!: number;
  /** Why the last attempt failed. */
  @Column('jsonb') faults!: Fault[];
  @Column('timestamptz', { name: 'next_attempt_at' }) nextAttemptAt!: Date;
  /** Of what caused it. */
  @Column('text', { nullable: true }) traceparent!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;
}
