import type { OrderStepName } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { NewMessage, Outgoing } from './message.js';

/** What a button or an answer was pressed on or written to. */
export interface SentMessage {
  id: number;
  what: string;
  params: Record<string, unknown>;
  orderId: string | null;
}

/** Whoever is sending has that long, before another replica may. */
const claimSeconds = 30;

const openLines = prepared`
  INSERT INTO telegram_lines (chat_id) SELECT DISTINCT unnest($1::text[]) ORDER BY 1 ON CONFLICT DO NOTHING`;

/** An answer to a press is worth nothing a minute later. */
const queue = prepared`
  INSERT INTO telegram_messages (chat_id, user_id, kind, what, params, order_id, target, expires_at)
  SELECT chat_id, user_id, kind, what, params, order_id, target,
    now() + CASE kind WHEN 'answer' THEN interval '1 minute' ELSE interval '1 day' END
  FROM unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::text[], $7::int[]) WITH ORDINALITY
    AS given (chat_id, user_id, kind, what, params, order_id, target, place) ORDER BY place`;

/** Of all messages about an order that are, or will be, in a chat: they are written before, as each chat gets its messages in order. */
const queueEdits = prepared`
  INSERT INTO telegram_messages (chat_id, user_id, kind, what, params, order_id, target, expires_at)
  SELECT m.chat_id, m.user_id, 'edit', m.what, '{}', m.order_id, m.id, now() + interval '1 day'
  FROM telegram_messages m
  WHERE m.order_id = $1 AND m.kind = 'alert' AND m.status <> 'failed'
  ORDER BY m.id`;

const giveUp = prepared`
  UPDATE telegram_messages SET status = 'failed', fault = 'TOO_OLD' WHERE status = 'queued' AND expires_at <= now()`;

/** The first message of each chat that may get one now: answers to presses before others. */
const claim = prepared<{ id: number }>`
  WITH heads AS (
    SELECT DISTINCT ON (chat_id) chat_id, id FROM telegram_messages WHERE status = 'queued'
    ORDER BY chat_id, kind <> 'answer', id
  ), free AS (
    SELECT l.chat_id, heads.id FROM telegram_lines l JOIN heads USING (chat_id)
    WHERE l.next_at <= now() AND (l.busy_until IS NULL OR l.busy_until <= now())
    ORDER BY l.next_at LIMIT $1 FOR UPDATE OF l SKIP LOCKED
  )
  UPDATE telegram_lines l SET busy_until = now() + interval '${claimSeconds} seconds'
  FROM free WHERE l.chat_id = free.chat_id RETURNING free.id`;

const findOutgoing = prepared<Outgoing>`
  SELECT m.id, m.chat_id AS "chatId", m.user_id AS "userId", m.kind, coalesce(t.what, m.what) AS what,
    coalesce(t.params, m.params) AS params, m.order_id AS "orderId", m.target, t.message_id AS "targetMessageId",
    c.user_id AS "ownerId", coalesce(r.role, c.role) AS role, l.language,
    coalesce((SELECT jsonb_agg(jsonb_build_object('step', n.step, 'byName', n.by_name, 'at', n.at) ORDER BY n.at)
      FROM telegram_notes n WHERE n.order_id = m.order_id), '[]') AS notes
  FROM telegram_messages m LEFT JOIN telegram_messages t ON t.id = m.target
  LEFT JOIN telegram_chats c ON c.chat_id = m.chat_id
  LEFT JOIN known_roles r ON r.user_id = c.user_id
  LEFT JOIN known_languages l ON l.user_id = c.user_id
  WHERE m.id = ANY ($1::int[]) AND m.status = 'queued'`;

const markSent = prepared`
  UPDATE telegram_messages SET status = 'sent', sent_at = now(), message_id = $2 WHERE id = $1`;

const markFailed = prepared`UPDATE telegram_messages SET status = 'failed', fault = $2 WHERE id = $1`;

const freeLine = prepared`
  UPDATE telegram_lines SET busy_until = NULL, next_at = now() + $2::int * interval '1 millisecond' WHERE chat_id = $1`;

const dropQueued = prepared`
  DELETE FROM telegram_messages WHERE chat_id = $1 AND status = 'queued' AND ($2::text IS NULL OR kind = $2)`;

const findSent = prepared<SentMessage>`
  SELECT id, what, params, order_id AS "orderId" FROM telegram_messages
  WHERE id = $1 AND chat_id = $2 AND user_id = $3 AND kind = 'alert'`;

const findReplied = prepared<SentMessage>`
  SELECT id, what, params, order_id AS "orderId" FROM telegram_messages
  WHERE chat_id = $1 AND message_id = $2 AND user_id = $3 AND kind = 'reply' AND what = 'number'`;

const addParams = prepared`UPDATE telegram_messages SET params = params || $2::jsonb WHERE id = $1`;

const hasRecent = prepared<{ found: boolean }>`
  SELECT EXISTS (SELECT FROM telegram_messages WHERE chat_id = $1 AND what = $2
    AND created_at > now() - interval '1 hour') AS found`;

const addNote = prepared<{ step: string }>`
  INSERT INTO telegram_notes (order_id, step, by_id, by_name, at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (order_id, step) DO NOTHING RETURNING step`;

const findNote = prepared<{ byName: string | null; at: Date }>`
  SELECT by_name AS "byName", at FROM telegram_notes WHERE order_id = $1 AND step = $2`;

const forgetUser = prepared`DELETE FROM telegram_messages WHERE user_id = $1`;

const forgetName = prepared`UPDATE telegram_notes SET by_name = NULL, by_id = NULL WHERE by_id = $1`;

const figures = prepared<{ waiting: number; oldestSeconds: number }>`
  SELECT count(*)::int AS waiting,
    coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestSeconds"
  FROM telegram_messages WHERE status = 'queued'`;

/** The messages to Telegram, sent or not, in the order of each chat; and which steps their orders have taken. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async queue(tx: EntityManager, messages: NewMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await openLines(tx, [messages.map(({ chatId }) => chatId)]);
    await queue(tx, [
      messages.map(({ chatId }) => chatId),
      messages.map(({ userId }) => userId ?? null),
      messages.map(({ kind }) => kind),
      messages.map(({ what }) => what),
      messages.map(({ params }) => JSON.stringify(params)),
      messages.map(({ orderId }) => orderId ?? null),
      messages.map(({ target }) => target ?? null),
    ]);
  }

  /** Has all messages about this order written anew. */
  async queueEdits(tx: EntityManager, orderId: string): Promise<void> {
    await queueEdits(tx, [orderId]);
  }

  async giveUpOld(tx: EntityManager): Promise<void> {
    await giveUp(tx, []);
  }

  /** Takes the first message of up to so many chats, which nobody else takes for a while. */
  async claim(tx: EntityManager, limit: number): Promise<Outgoing[]> {
    const claimed = await claim(tx, [limit]);
    return claimed.length === 0 ? [] : findOutgoing(tx, [claimed.map(({ id }) => id)]);
  }

  /** The chat gets its next message so many milliseconds later. */
  async markSent(
    tx: EntityManager,
    { id, chatId }: Pick<Outgoing, 'id' | 'chatId'>,
    messageId: number | undefined,
    pauseMs: number,
  ): Promise<void> {
    await markSent(tx, [id, messageId ?? null]);
    await freeLine(tx, [chatId, pauseMs]);
  }

  async markFailed(tx: EntityManager, { id, chatId }: Pick<Outgoing, 'id' | 'chatId'>, fault: string) {
    await markFailed(tx, [id, fault]);
    await freeLine(tx, [chatId, 0]);
  }

  /** The message waits, and with it the others of its chat. */
  async putOff({ chatId }: Pick<Outgoing, 'chatId'>): Promise<void> {
    await freeLine(this.dataSource, [chatId, 0]);
  }

  /** Of a chat: all that was not sent, or what is of one kind. */
  async dropQueued(tx: EntityManager, chatId: string, kind?: 'alert'): Promise<void> {
    await dropQueued(tx, [chatId, kind ?? null]);
  }

  /** A message of staff with buttons, if it is in this chat and of its owner. */
  async findSent(tx: EntityManager, id: number, chatId: string, userId: string) {
    const [row] = await findSent(tx, [id, chatId, userId]);
    return row;
  }

  /** What somebody has answered in a chat, where it asks for a number. */
  async findReplied(tx: EntityManager, chatId: string, messageId: number, userId: string) {
    const [row] = await findReplied(tx, [chatId, messageId, userId]);
    return row;
  }

  async addParams(tx: EntityManager, id: number, params: Record<string, unknown>): Promise<void> {
    await addParams(tx, [id, JSON.stringify(params)]);
  }

  async hasRecent(tx: EntityManager, chatId: string, what: string): Promise<boolean> {
    const [row] = await hasRecent(tx, [chatId, what]);
    return row!.found;
  }

  /** Notes a step of an order; false where that is noted already. */
  async addNote(
    tx: EntityManager,
    orderId: string,
    { step, byId, byName, at }: { step: string; byId?: string; byName?: string; at: string },
  ): Promise<boolean> {
    return (await addNote(tx, [orderId, step, byId ?? null, byName ?? null, at])).length > 0;
  }

  async findNote(tx: EntityManager, orderId: string, step: OrderStepName) {
    const [row] = await findNote(tx, [orderId, step]);
    return row;
  }

  async forgetUser(tx: EntityManager, userId: string): Promise<void> {
    await forgetUser(tx, [userId]);
    await forgetName(tx, [userId]);
  }

  async figures(): Promise<{ waiting: number; oldestSeconds: number }> {
    const [row] = await figures(this.dataSource, []);
    return row!;
  }

  async removeOlderThan(days: number): Promise<void> {
    const old = (column: string) => `${column} < now() - interval '${days} days'`;
    await removeInBatches(this.dataSource, {
      table: 'telegram_messages',
      where: `status <> 'queued' AND ${old('created_at')}`,
    });
    await removeInBatches(this.dataSource, { table: 'telegram_notes', where: old('at') });
    await removeInBatches(this.dataSource, {
      table: 'telegram_lines',
      where: `${old('next_at')} AND NOT EXISTS (SELECT FROM telegram_messages m
        WHERE m.chat_id = telegram_lines.chat_id AND m.status = 'queued')`,
    });
  }
}
