import type { EventData } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { alertKinds, type AlertKind, type Reader } from './alert.entity.js';
import { notifyReplicas } from './live/replicas.repository.js';

export interface Preferences extends Record<AlertKind, boolean> {
  /** The kinds that are mailed too. */
  mail: AlertKind[];
  /** With so many pieces left one is alerted; null for each product's own threshold. */
  stock_from: number | null;
}

/** For each kind that is mailed, the id of the last alert that was mailed or needs no mail. */
export type MailAfter = Partial<Record<AlertKind, number>>;

export interface Receiver extends Reader {
  email: string;
  mailAfter: MailAfter;
}

/** The stocks at which admins and sellers want to be alerted, of those who have chosen a number. */
export interface StockNumbers {
  ofAdmins: number[];
  ofSellers: Map<string, number>;
}

const findStockNumbers = prepared<{ userId: string; role: string; from: number }>`
  SELECT user_id AS "userId", role, stock_from AS "from" FROM alert_preferences
  WHERE stock_from IS NOT NULL AND role IS NOT NULL`;

/** So long passes between two mails of alerts to one person. */
const mailEvery = '15 minutes';

/** People who get mails of alerts and had none within that time. */
const due = `mail_after <> '{}' AND email IS NOT NULL AND role IS NOT NULL
  AND (mailed_at IS NULL OR mailed_at < now() - interval '${mailEvery}')` as const;

const find = prepared<{ unwanted: AlertKind[]; mail_after: MailAfter; stock_from: number | null }>`
  SELECT unwanted, mail_after, stock_from FROM alert_preferences WHERE user_id = $1`;

const save = prepared`
  INSERT INTO alert_preferences AS was (user_id, unwanted, mail_after, stock_from, email, role, known_at)
  SELECT $1, $2, coalesce(jsonb_object_agg(kind, (SELECT coalesce(max(id), 0) FROM alerts)), '{}'), $4, $5, $6, '-infinity'
  FROM unnest($3::text[]) AS kind
  ON CONFLICT (user_id) DO UPDATE SET unwanted = excluded.unwanted,
    mail_after = (
      SELECT coalesce(jsonb_object_agg(kind, coalesce(was.mail_after->kind, newest)), '{}')
      FROM jsonb_each(excluded.mail_after) AS mailed (kind, newest)
    ),
    stock_from = excluded.stock_from, known_at = coalesce(was.known_at, excluded.known_at),
    email = CASE WHEN was.known_at IS NULL THEN excluded.email ELSE was.email END,
    role = CASE WHEN was.known_at IS NULL THEN excluded.role ELSE was.role END`;

const noteReceiver = prepared`
  UPDATE alert_preferences SET email = $2, role = $3, known_at = $4
  WHERE user_id = $1 AND (known_at IS NULL OR known_at < $4)`;

const findDue = prepared<{ userId: string }>`
  SELECT user_id AS "userId" FROM alert_preferences WHERE ${due}`;

const lockDue = prepared<Receiver>`
  SELECT user_id AS "userId", email, role, mail_after AS "mailAfter" FROM alert_preferences
  WHERE user_id = $1 AND ${due} FOR UPDATE SKIP LOCKED`;

const passOver = prepared`UPDATE alert_preferences SET mail_after = $2 WHERE user_id = $1`;

const noteMailed = prepared`UPDATE alert_preferences SET mailed_at = now() WHERE user_id = $1`;

const forget = prepared`DELETE FROM alert_preferences WHERE user_id = $1`;

@Injectable()
export class PreferencesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The preferences of this person: by default all kinds, without mails, and each product's own threshold. */
  async of(userId: string, tx: EntityManager = this.dataSource.manager): Promise<Preferences> {
    const [row] = await find(tx, [userId]);
    const unwanted: string[] = row?.unwanted ?? [];
    const kinds = alertKinds.map((kind) => [kind, !unwanted.includes(kind)] as const);
    return {
      ...(Object.fromEntries(kinds) as Record<AlertKind, boolean>),
      mail: alertKinds.filter((kind) => kind in (row?.mail_after ?? {})),
      stock_from: row?.stock_from ?? null,
    };
  }

  /**
   * Where a kind is to be mailed from now on, older alerts of it are not. Address and role are taken from the caller's session only
   * until an event has brought them, as a session may be out of date.
   */
  async save(
    tx: EntityManager,
    { userId, email, role }: Reader & { email: string },
    preferences: Preferences,
  ): Promise<void> {
    const { mail, stock_from } = preferences;
    await save(tx, [userId, alertKinds.filter((kind) => !preferences[kind]), mail, stock_from, email, role]);
    await notifyReplicas(tx, { reader: userId });
  }

  /** Notes the address and role of whoever has preferences; an older event changes nothing. */
  async noteReceiver(
    tx: EntityManager,
    { user_id, email }: Pick<EventData<'user.changed.v1'>, 'user_id' | 'email'>,
    role: string | null,
    at: string,
  ): Promise<void> {
    await noteReceiver(tx, [user_id, email, role, at]);
  }

  /** The numbers that those who read stock alerts have chosen. */
  async stockNumbers(tx: EntityManager): Promise<StockNumbers> {
    const rows = await findStockNumbers(tx, []);
    const ofAdmins = rows.flatMap(({ role, from }) => (role === 'admin' ? from : []));
    return {
      ofAdmins: [...new Set(ofAdmins)],
      ofSellers: new Map(
        rows.filter(({ role }) => role === 'seller').map(({ userId, from }) => [userId, from]),
      ),
    };
  }

  async findDue(): Promise<string[]> {
    const rows = await findDue(this.dataSource, []);
    return rows.map(({ userId }) => userId);
  }

  /** This person, locked until the transaction ends, unless another replica has locked or mailed them. */
  async lockDue(tx: EntityManager, userId: string): Promise<Receiver | undefined> {
    const [row] = await lockDue(tx, [userId]);
    return row;
  }

  /** Notes that this person needs no mail of the alerts up to this one. */
  async passOver(tx: EntityManager, { userId, mailAfter }: Receiver, upTo: number): Promise<void> {
    const after = Object.fromEntries(Object.keys(mailAfter).map((kind) => [kind, upTo]));
    await passOver(tx, [userId, JSON.stringify(after)]);
  }

  async noteMailed(tx: EntityManager, userId: string): Promise<void> {
    await noteMailed(tx, [userId]);
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await forget(tx, [userId]);
  }
}
