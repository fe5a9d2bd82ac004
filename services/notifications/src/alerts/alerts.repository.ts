import { shopZone } from '@mekong/contracts';
import { formerCustomer } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import { planned, prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AlertFacts,
  AlertGroup,
  AlertKind,
  AlertSubject,
  NewAlert,
  Reader,
  SeenAlert,
} from './alert.entity.js';
import { notifyReplicas } from './live/replicas.repository.js';
import type { MailAfter } from './preferences.repository.js';

export interface AlertSearch {
  kind?: AlertKind;
  unread?: boolean;
  what?: AlertSubject;
  /** A day in the shop's time zone. */
  day?: string;
  /** Whether there is nothing to be done about them any more. */
  settled?: boolean;
}

/** Alerts by their ids, or all that are so; without anything of every kind. */
export type Marked = number[] | Pick<AlertSearch, 'kind' | 'what' | 'day'>;

/** One mail tells of so many alerts at most. */
const maxInMail = 500;

/** Unread alerts are counted up to here. */
const maxUnread = 1_000;

/**
 * The alerts of a reader ($1 their id, $2 whether an admin), of the kinds that they want, but for those of their own acts. A low
 * stock is told to admins once for each number that one of them has chosen.
 */
const theirs = `
  FROM alerts a
  LEFT JOIN alert_reads r ON r.alert_id = a.id AND r.user_id = $1::uuid
  LEFT JOIN alert_preferences p ON p.user_id = $1::uuid
  WHERE CASE WHEN $2::boolean THEN a.seller_id IS NULL ELSE a.seller_id = $1 END
    AND a.acted_by IS DISTINCT FROM $1
    AND NOT a.kind = ANY (COALESCE(p.unwanted, '{}'))
    AND (a.what <> 'stock.low' OR a.seller_id IS NOT NULL OR a.stock_from IS NOT DISTINCT FROM p.stock_from)`;

/** What has been settled counts as read. */
const readAt = 'COALESCE(r.read_at, a.settled_at)';
const shopDayOf = `(a.created_at AT TIME ZONE '${shopZone}')::date` as const;
const columns =
  `a.id, a.kind, a.what, a.seller_id AS "sellerId", a.facts, a.created_at AS "createdAt", ${readAt} AS "readAt"` as const;

const writeAlerts = prepared`
  INSERT INTO alerts (kind, what, seller_id, facts, acted_by, stock_from)
  SELECT kind, what, seller_id, facts, acted_by, stock_from
  FROM unnest($1::text[], $2::text[], $3::uuid[], $4::jsonb[], $5::uuid[], $6::int[]) WITH ORDINALITY
    AS given (kind, what, seller_id, facts, acted_by, stock_from, place)
  ORDER BY place`;

/** Waits for other transactions that write alerts. */
const lockWriting = prepared`SELECT pg_advisory_xact_lock(7206512)`;

const valuesOf = ({ userId, role }: Reader) => [userId, role === 'admin'];

/** Those of a reader's alerts that a search wants. */
const wanted = `${theirs}
  AND ($3::text IS NULL OR a.kind = $3) AND (NOT $4::boolean OR ${readAt} IS NULL)
  AND ($5::text IS NULL OR a.what = $5) AND ($6::date IS NULL OR ${shopDayOf} = $6)
  AND ($7::boolean IS NULL OR (a.settled_at IS NOT NULL) = $7)` as const;

/** Alerts of one subject and day are one group. */
const groups = `
  SELECT max(a.id) AS newest, ${shopDayOf}::text AS day, a.settled_at IS NOT NULL AS settled, count(*)::int AS count,
    (count(*) FILTER (WHERE ${readAt} IS NULL))::int AS unread
  ${wanted} GROUP BY a.what, ${shopDayOf}, a.settled_at IS NOT NULL` as const;

const valuesOfSearch = (reader: Reader, { kind, unread, what, day, settled }: AlertSearch) => [
  ...valuesOf(reader),
  kind ?? null,
  unread ?? false,
  what ?? null,
  day ?? null,
  settled ?? null,
];

const takeRecent = prepared<{ facts: AlertFacts }>`
  DELETE FROM alerts WHERE id = (
    SELECT id FROM alerts WHERE what = $1 AND seller_id IS NOT DISTINCT FROM $2 AND facts @> $3::jsonb
      AND created_at > now() - interval '1 hour' ORDER BY id DESC LIMIT 1)
  RETURNING facts`;

const takeBack = prepared`DELETE FROM alerts WHERE facts ->> 'order_id' = $2::text AND what = $1`;

const hasRecent = prepared<{ found: boolean }>`
  SELECT EXISTS (SELECT 1 FROM alerts WHERE what = $1 AND facts @> $2::jsonb
    AND seller_id IS NOT DISTINCT FROM $3 AND stock_from IS NOT DISTINCT FROM $4
    AND settled_at IS NULL AND (acted_by IS NULL OR acted_by = $5) AND created_at > now() - interval '1 hour') AS found`;

const findWanted = planned<SeenAlert>`SELECT ${columns} ${wanted} ORDER BY a.id DESC LIMIT $8 OFFSET $9`;

const countWanted = planned<{ total: number }>`SELECT count(*)::int AS total ${wanted}`;

const findGroups = planned<SeenAlert & { group: AlertGroup }>`
  SELECT ${columns}, jsonb_build_object('day', g.day, 'count', g.count, 'unread', g.unread, 'isSettled', g.settled) AS group
  FROM (${groups}) AS g JOIN alerts a ON a.id = g.newest
  LEFT JOIN alert_reads r ON r.alert_id = a.id AND r.user_id = $1::uuid
  ORDER BY a.id DESC LIMIT $8 OFFSET $9`;

const countGroups = planned<{ total: number }>`SELECT count(*)::int AS total FROM (${groups}) AS g`;

const settleReview = prepared<{ sellerId: string | null }>`
  UPDATE alerts SET facts = facts || $2::jsonb, settled_at = now()
  WHERE kind = 'review' AND facts ->> 'review_id' = $1::text AND settled_at IS NULL
  RETURNING seller_id AS "sellerId"`;

const settleQuestion = prepared<{ sellerId: string | null }>`
  UPDATE alerts SET facts = facts || $2::jsonb, settled_at = now()
  WHERE what = 'question.asked' AND facts ->> 'question_id' = $1::text AND settled_at IS NULL
  RETURNING seller_id AS "sellerId"`;

const findAfter = planned<SeenAlert>`SELECT ${columns} ${theirs} AND a.id > $3 ORDER BY a.id LIMIT $4`;

const findToMail = planned<SeenAlert>`
  SELECT ${columns} ${theirs} AND ${readAt} IS NULL AND a.id > $3 AND a.id > ($4::jsonb->>a.kind)::int
    AND a.facts->>'template' IS DISTINCT FROM 'staff-alerts'
  ORDER BY a.id LIMIT ${maxInMail}`;

const newestId = prepared<{ id: number }>`SELECT COALESCE(max(id), 0) AS id FROM alerts`;

const countUnread = planned<{ unread: number }>`
  SELECT count(*)::int AS unread FROM (SELECT 1 ${theirs} AND ${readAt} IS NULL LIMIT ${maxUnread}) AS counted`;

const markRead = planned`
  INSERT INTO alert_reads (user_id, alert_id)
  SELECT $1::uuid, a.id ${theirs} AND r.read_at IS NULL AND ($3::int[] IS NULL OR a.id = ANY ($3))
    AND ($4::text IS NULL OR a.kind = $4) AND ($5::text IS NULL OR a.what = $5)
    AND ($6::date IS NULL OR ${shopDayOf} = $6)
  ON CONFLICT DO NOTHING`;

const forgetReader = prepared`DELETE FROM alert_reads WHERE user_id = $1`;

const forgetName = prepared`
  UPDATE alerts SET facts = facts || $2::jsonb WHERE facts->>'order_id' = ANY ($1) AND facts ? 'customer_name'`;

const forgetAddress = prepared`DELETE FROM alerts WHERE kind = 'failure' AND facts->>'to' = $1`;

@Injectable()
export class AlertsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes alerts, one transaction after the other, so that they become visible in the order of their ids. */
  async add(tx: EntityManager, ...alerts: NewAlert[]): Promise<void> {
    if (alerts.length === 0) return;
    await lockWriting(tx, []);
    await writeAlerts(tx, [
      alerts.map(({ kind }) => kind),
      alerts.map(({ what }) => what),
      alerts.map(({ sellerId }) => sellerId),
      alerts.map(({ facts }) => JSON.stringify(facts)),
      alerts.map(({ actedBy }) => actedBy ?? null),
      alerts.map(({ stockFrom }) => stockFrom ?? null),
    ]);
    await notifyReplicas(tx, ...alerts.map(({ sellerId }) => ({ alertOf: sellerId })));
  }

  /**
   * Deletes the newest alert of the last hour with these facts and answers all of its facts, so that the caller can write one
   * alert for both. Nobody can add one before `tx` ends.
   */
  async takeRecent(
    tx: EntityManager,
    { what, sellerId }: Pick<NewAlert, 'what' | 'sellerId'>,
    facts: AlertFacts,
  ): Promise<AlertFacts | undefined> {
    await lockWriting(tx, []);
    const [taken] = await takeRecent(tx, [what, sellerId, JSON.stringify(facts)]);
    return taken?.facts;
  }

  /** Deletes the alerts of this subject about an order. */
  async takeBack(tx: EntityManager, what: AlertSubject, orderId: string): Promise<void> {
    await takeBack(tx, [what, orderId]);
  }

  /**
   * Whether all its readers got this alert with these facts within the last hour; nobody can add it before `tx` ends. An alert is
   * hidden from whoever caused it, so an earlier one that another person caused does not count: it did not reach them.
   */
  async hasRecent(
    tx: EntityManager,
    { what, sellerId, stockFrom, actedBy }: Omit<NewAlert, 'kind' | 'facts'>,
    facts: AlertFacts,
  ): Promise<boolean> {
    await lockWriting(tx, []);
    const [row] = await hasRecent(tx, [
      what,
      JSON.stringify(facts),
      sellerId,
      stockFrom ?? null,
      actedBy ?? null,
    ]);
    return row!.found;
  }

  /** A page of a reader's alerts, newest first, and how many there are. */
  async findPage(reader: Reader, search: AlertSearch, page: number, limit: number) {
    const values = valuesOfSearch(reader, search);
    const rows = await findWanted(this.dataSource, [...values, limit, (page - 1) * limit]);
    const [counted] = await countWanted(this.dataSource, values);
    return { rows, total: counted!.total };
  }

  /** As `findPage`, where those of one subject and day are one: their newest, with how many they are. */
  async findGroups(reader: Reader, search: AlertSearch, page: number, limit: number) {
    const values = valuesOfSearch(reader, search);
    const rows = await findGroups(this.dataSource, [...values, limit, (page - 1) * limit]);
    const [counted] = await countGroups(this.dataSource, values);
    return { rows, total: counted!.total };
  }

  /** Notes in all open alerts about this review how it was decided. */
  async settleReview(
    tx: EntityManager,
    reviewId: number,
    decision: NonNullable<AlertFacts['decision']>,
  ): Promise<void> {
    const settled = await settleReview(tx, [reviewId, JSON.stringify({ decision })]);
    await notifyReplicas(tx, ...settled.map(({ sellerId }) => ({ alertOf: sellerId })));
  }

  /** The same of a question. */
  async settleQuestion(
    tx: EntityManager,
    questionId: number,
    decision: NonNullable<AlertFacts['decision']>,
  ): Promise<void> {
    const settled = await settleQuestion(tx, [questionId, JSON.stringify({ decision })]);
    await notifyReplicas(tx, ...settled.map(({ sellerId }) => ({ alertOf: sellerId })));
  }

  /** A reader's alerts after this one, oldest first. */
  findAfter(reader: Reader, id: number, limit: number): Promise<SeenAlert[]> {
    return findAfter(this.dataSource, [...valuesOf(reader), id, limit]);
  }

  /**
   * A reader's unread alerts that are to be mailed, oldest first. Without those about failed mails of alerts: mails about them
   * would fail too, for ever.
   */
  findToMail(tx: EntityManager, reader: Reader, after: MailAfter): Promise<SeenAlert[]> {
    return findToMail(tx, [...valuesOf(reader), Math.min(...Object.values(after)), JSON.stringify(after)]);
  }

  async newestId(tx: EntityManager = this.dataSource.manager): Promise<number> {
    const [row] = await newestId(tx, []);
    return row!.id;
  }

  async countUnread(reader: Reader): Promise<number> {
    const [row] = await countUnread(this.dataSource, valuesOf(reader));
    return row!.unread;
  }

  /** Marks these alerts of a reader as read; ids of others' alerts are ignored. */
  async markRead(tx: EntityManager, reader: Reader, which: Marked): Promise<void> {
    const ids = Array.isArray(which) ? which : null;
    const { kind = null, what = null, day = null } = Array.isArray(which) ? {} : which;
    await markRead(tx, [...valuesOf(reader), ids, kind, what, day]);
    await notifyReplicas(tx, { reader: reader.userId });
  }

  /** Deletes which alerts this person has read. */
  async forgetReader(tx: EntityManager, userId: string): Promise<void> {
    await forgetReader(tx, [userId]);
  }

  /** Deletes the name of the customer of these orders, and alerts about mails to this address. */
  async forgetCustomer(tx: EntityManager, orderIds: string[], address: string): Promise<void> {
    const name = JSON.stringify({ customer_name: formerCustomer });
    await forgetName(tx, [orderIds, name]);
    await forgetAddress(tx, [address]);
  }

  async removeOlderThan(days: number): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'alerts',
      where: `created_at < now() - interval '${days} days'`,
    });
  }
}
