import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { containing, prepared, removeInBatches } from '@mekong/service-defaults';
import { IsNull, LessThanOrEqual, MoreThan, Not, Repository, type EntityManager } from 'typeorm';
import { type Fault, textKey, typedOrderNumber } from '@mekong/contracts';
import { outOfDateCodes, type OutOfDate } from './templates/out-of-date.js';
import { staffTemplates, type TemplateName } from './templates/templates.js';
import { Mail, type SeenMailStatus } from './mail.entity.js';

export interface MailSearch {
  status?: SeenMailStatus;
  template?: TemplateName;
  /** Part of an address, or an order's number or id. */
  q?: string;
  /** Whether only mails to customers are found. */
  isForSupport?: boolean;
}

export interface NewMail {
  template: TemplateName;
  to: string;
  /** Whose mail it is; missing where it goes to an address that nobody has an account for. */
  userId?: string;
  params: Record<string, unknown>;
  secretSealed?: string;
  /** The mail that this one repeats. */
  resendOf?: string;
  /** Of what caused it. */
  traceparent?: string;
}

/** Of a mail `m`: nobody knows whose an old one without a user is. */
const toCustomer = `m.template NOT IN (:...staffTemplates) AND m.userId IS NOT NULL
  AND NOT EXISTS (SELECT FROM known_staff staff WHERE staff.user_id = m.userId)`;

/** Of a failed mail `m`. */
const isOutdated = `coalesce(m.faults -> 0 ->> 'code' IN (:...outOfDateCodes), false)`;

const queueMails = prepared`
  INSERT INTO mails (id, template, "to", to_key, params, secret_sealed, resend_of, user_id, traceparent, status)
  SELECT *, 'queued'
  FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::text[], $7::uuid[], $8::uuid[], $9::text[])`;

const takeDueMails = prepared<Mail>`
  SELECT id, template, "to", to_key AS "toKey", resend_of AS "resendOf", user_id AS "userId", params, secret_sealed AS "secretSealed", status,
    attempts, faults, next_attempt_at AS "nextAttemptAt", created_at AS "createdAt", sent_at AS "sentAt",
    traceparent
  FROM mails WHERE status = 'queued' AND next_attempt_at <= now()
  ORDER BY secret_sealed IS NULL, next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED`;

const markMailsSent = prepared`
  UPDATE mails SET status = 'sent', secret_sealed = NULL, sent_at = now(), attempts = attempts + 1, faults = '[]'
  WHERE id = ANY ($1::uuid[])`;

/** Each of these mails tells where an order is, until it takes its next step. */
const steps =
  `'order-shipped', 'order-shipment-corrected', 'order-came-back', 'order-sent-again', 'order-delivered',
  'order-refunded'` as const;

const findOutdated = prepared<{ id: string; reason: OutOfDate }>`
  SELECT m.id, CASE newest.template WHEN 'order-shipment-corrected' THEN 'shipment' ELSE 'step' END AS reason
  FROM mails m CROSS JOIN LATERAL (
    SELECT newer.template FROM mails newer
    WHERE newer.params->>'order_id' = m.params->>'order_id' AND newer.template IN (${steps})
      AND (newer.params->>'version')::int > coalesce((m.params->>'version')::int, 0)
    ORDER BY (newer.params->>'version')::int DESC LIMIT 1
  ) newest
  WHERE m.id = ANY($1::uuid[]) AND m.template IN (${steps})
  UNION ALL
  SELECT m.id, 'secret' FROM mails m
  WHERE m.id = ANY($1::uuid[]) AND m.secret_sealed IS NOT NULL AND (
    (m.params->>'expires_at')::timestamptz <= now() OR m.template IN ('verification-code', 'invitation') AND EXISTS (
      SELECT FROM mails newer WHERE newer.user_id = m.user_id AND newer.template = m.template
        AND (newer.params->>'expires_at')::timestamptz > (m.params->>'expires_at')::timestamptz))
  UNION ALL
  SELECT m.id, 'payment' FROM mails m
  WHERE m.id = ANY($1::uuid[]) AND m.template = 'payment-reminder' AND NOT EXISTS (
    SELECT FROM payment_reminders r
    WHERE r.order_id = m.params->>'order_id' AND r.status = 'queued' AND r.pay_until > now())`;

const oldestSeconds = prepared<{ seconds: number }>`
  SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS seconds
  FROM mails WHERE status = 'queued'`;

/** Locks an address, or a user, against others until the transaction ends. */
const lockReceiver = prepared`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`;

const hasRecent = prepared<{ found: boolean }>`
  SELECT EXISTS (SELECT FROM mails WHERE user_id = $1 AND created_at > now() - interval '1 hour'
    AND template = $2 AND params @> $3::jsonb) AS found`;

const countRecent = prepared<{ count: number }>`
  SELECT count(*)::int AS count FROM mails WHERE user_id = $1 AND created_at > now() - interval '1 hour' AND template = $2`;

const correctReceipt = prepared`
  UPDATE mails SET params = params || $2::jsonb
  WHERE params->>'order_id' = $1 AND template = 'order-receipt'
    AND coalesce((params->>'delivery_version')::int, 0) < ($2::jsonb->>'delivery_version')::int`;

const endInvitation = prepared`
  UPDATE mails SET params = params || jsonb_build_object('expires_at', $2::text)
  WHERE user_id = $1 AND template = 'invitation' AND status = 'queued'`;

const markFailed = prepared`
  UPDATE mails SET status = 'failed', secret_sealed = NULL, attempts = attempts + 1, faults = $2 WHERE id = $1`;

const postpone = prepared`
  UPDATE mails SET attempts = attempts + 1, next_attempt_at = $2, faults = $3 WHERE id = $1`;

@Injectable()
export class MailsRepository {
  constructor(@InjectRepository(Mail) private readonly mails: Repository<Mail>) {}

  /** A page of the mails, newest first, and how many there are. */
  async findPage({ status, template, q, isForSupport }: MailSearch, page: number, limit: number) {
    const found = this.mails.createQueryBuilder('m').orderBy({ 'm.createdAt': 'DESC', 'm.id': 'ASC' });
    if (status) found.andWhere('m.status = :status', { status: status === 'outdated' ? 'failed' : status });
    if (status === 'failed' || status === 'outdated')
      found.andWhere(`${status === 'failed' ? 'NOT ' : ''}${isOutdated}`, { outOfDateCodes });
    if (template) found.andWhere('m.template = :template', { template });
    if (isForSupport) found.andWhere(`(${toCustomer})`, { staffTemplates });
    if (q) {
      const part = containing(textKey(q));
      const number = typedOrderNumber(q) ?? null;
      found.andWhere(
        `(m.toKey LIKE :part OR m.params->>'order_id' = :q OR m.params->>'order_number' = :number)`,
        { part, q, number },
      );
    }
    const [rows, total] = await found
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { rows, total };
  }

  /**
   * Which of these mails say what is no longer so, by their ids: those about a step of an order that has taken another since
   * (old mails have no version), reminders of orders that cannot or need not be paid any more, and codes and links that no
   * longer work.
   */
  async findOutdated(mails: Mail[], tx: EntityManager = this.mails.manager): Promise<Map<string, OutOfDate>> {
    const rows = await findOutdated(tx, [mails.map(({ id }) => id)]);
    return new Map(rows.map(({ id, reason }) => [id, reason]));
  }

  /** Whether somebody gets this mail who does not work in the shop. */
  isToCustomer(tx: EntityManager, id: string): Promise<boolean> {
    return tx
      .createQueryBuilder(Mail, 'm')
      .where('m.id = :id', { id })
      .andWhere(`(${toCustomer})`, { staffTemplates })
      .getExists();
  }

  countWaiting(): Promise<number> {
    return this.mails.countBy({ status: 'queued' });
  }

  /** For how many seconds the oldest mail has waited that is not sent yet; 0 where none is. */
  async oldestSeconds(): Promise<number> {
    const [row] = await oldestSeconds(this.mails.manager, []);
    return row!.seconds;
  }

  /** The mail, locked until the transaction ends. */
  lock(tx: EntityManager, id: string): Promise<Mail | null> {
    return tx.findOne(Mail, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether a repetition of this mail is queued. */
  isBeingResent(tx: EntityManager, id: string): Promise<boolean> {
    return tx.existsBy(Mail, { resendOf: id, status: 'queued' });
  }

  /** Whether this mail was repeated within the last minute. */
  isJustResent(tx: EntityManager, id: string): Promise<boolean> {
    return tx.existsBy(Mail, { resendOf: id, createdAt: MoreThan(new Date(Date.now() - 60_000)) });
  }

  /**
   * How many mails to this address staff had repeated within the last hour. Others who count for the same address wait
   * until the transaction ends.
   */
  async countResent(tx: EntityManager, { toKey }: Mail): Promise<number> {
    await lockReceiver(tx, [toKey]);
    const hourAgo = new Date(Date.now() - 3_600_000);
    return tx.countBy(Mail, { toKey, resendOf: Not(IsNull()), createdAt: MoreThan(hourAgo) });
  }

  /** Whether this user got such a mail with these params within the last hour; nobody can queue one before `tx` ends. */
  async hasRecent(
    tx: EntityManager,
    { userId, template }: Required<Pick<NewMail, 'userId' | 'template'>>,
    params: Record<string, unknown>,
  ): Promise<boolean> {
    await lockReceiver(tx, [userId]);
    const [row] = await hasRecent(tx, [userId, template, JSON.stringify(params)]);
    return row!.found;
  }

  /** How many such mails this user got within the last hour; of those that are queued at the same time none counts. */
  async countRecent(
    tx: EntityManager,
    { userId, template }: Required<Pick<NewMail, 'userId' | 'template'>>,
  ): Promise<number> {
    const [row] = await countRecent(tx, [userId, template]);
    return row!.count;
  }

  async queue(tx: EntityManager, mails: (NewMail & { id: string })[]): Promise<void> {
    await queueMails(tx, [
      mails.map(({ id }) => id),
      mails.map(({ template }) => template),
      mails.map(({ to }) => to),
      mails.map(({ to }) => textKey(to)),
      mails.map(({ params }) => JSON.stringify(params)),
      mails.map(({ secretSealed }) => secretSealed ?? null),
      mails.map(({ resendOf }) => resendOf ?? null),
      mails.map(({ userId }) => userId ?? null),
      mails.map(({ traceparent }) => traceparent ?? null),
    ]);
  }

  /** Puts where the order goes into its receipts, unless they have it from a later version. */
  async correctReceipt(
    tx: EntityManager,
    orderId: string,
    delivery: Record<string, unknown> & { delivery_version: number },
  ): Promise<void> {
    await correctReceipt(tx, [orderId, JSON.stringify(delivery)]);
  }

  /** The link in invitations that wait to be sent works no more from then on. */
  async endInvitation(tx: EntityManager, userId: string, at: string): Promise<void> {
    await endInvitation(tx, [userId, at]);
  }

  /** All mails of a user, newest first. */
  findAllOf(userId: string): Promise<Mail[]> {
    return this.mails.find({ where: { userId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /**
   * Removes the mails of a user, and those to their address from before `time`, as a later account may have the same
   * address.
   */
  async removeAllOf(tx: EntityManager, userId: string, address: string, time: string): Promise<void> {
    await tx.delete(Mail, { userId });
    await tx.delete(Mail, { toKey: textKey(address), createdAt: LessThanOrEqual(new Date(time)) });
  }

  /** A mail that still waits to be sent is kept. */
  async removeOlderThan(days: number): Promise<void> {
    await removeInBatches(this.mails.manager.dataSource, {
      table: 'mails',
      where: `status <> 'queued' AND created_at < now() - interval '${days} days'`,
    });
  }

  /**
   * Takes mails that are due, codes and links before others, and locks them until the transaction ends; skips mails that
   * another sender has locked.
   */
  takeDue(tx: EntityManager, limit: number): Promise<Mail[]> {
    return takeDueMails(tx, [limit]);
  }

  async markSent(tx: EntityManager, ids: string[]): Promise<void> {
    await markMailsSent(tx, [ids]);
  }

  async markFailed(tx: EntityManager, id: string, fault: Fault): Promise<void> {
    await markFailed(tx, [id, JSON.stringify([fault])]);
  }

  async postpone(tx: EntityManager, id: string, until: Date, fault: Fault): Promise<void> {
    await postpone(tx, [id, until, JSON.stringify([fault])]);
  }
}
