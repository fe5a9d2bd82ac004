import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mail in the mailbox, which replaces SMTP in development. */
@Entity('mailbox')
export class MailboxMessage {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text') to!: string;
  @Column('text', { name: 'to_key' }) toKey!: string;
  @Column('text') subject!: string;
  @Column('text') text!: string;
  @Column('text') html!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
