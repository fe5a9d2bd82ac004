import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** How Telegram is doing. */
export interface BotState {
  username: string | null;
  fault: string | null;
  faultDetail: string | null;
  failingSince: Date | null;
}

/** After so long without a word of it, another replica may ask Telegram for updates. */
const leaseSeconds = 60;

const find = prepared<BotState>`
  SELECT username, fault, fault_detail AS "faultDetail", failing_since AS "failingSince" FROM telegram_bot`;

const isPaused = prepared<{ paused: boolean }>`
  SELECT coalesce(paused_until > now(), false) AS paused FROM telegram_bot`;

const settle = prepared`
  WITH was AS (SELECT token_tag FROM telegram_bot WHERE token_tag IS DISTINCT FROM $1 FOR UPDATE),
    forgotten AS (DELETE FROM telegram_updates WHERE EXISTS (SELECT FROM was WHERE split_part(token_tag, ' ', 1) <> $2))
  UPDATE telegram_bot bot SET token_tag = $1, username = NULL, poller = NULL, poll_until = NULL, paused_until = NULL, failures = 0,
    fault = NULL, fault_detail = NULL, failing_since = NULL,
    next_update = CASE WHEN split_part(was.token_tag, ' ', 1) <> $2 THEN 0 ELSE next_update END
  FROM was`;

const nameBot = prepared`UPDATE telegram_bot SET username = $1 WHERE username IS DISTINCT FROM $1`;

const lease = prepared<{ nextUpdate: string }>`
  UPDATE telegram_bot SET poller = $1, poll_until = now() + interval '${leaseSeconds} seconds'
  WHERE (poller = $1 OR poll_until IS NULL OR poll_until < now()) AND (paused_until IS NULL OR paused_until <= now())
  RETURNING next_update::text AS "nextUpdate"`;

const release = prepared`UPDATE telegram_bot SET poll_until = NULL WHERE poller = $1`;

const moveOn = prepared`UPDATE telegram_bot SET next_update = $1 WHERE next_update < $1`;

const takeUpdate = prepared<{ id: string }>`
  INSERT INTO telegram_updates (update_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING update_id::text AS id`;

const pause = prepared`
  UPDATE telegram_bot SET failures = failures + CASE WHEN paused_until > now() THEN 0 ELSE 1 END, fault = $1, fault_detail = $2,
    failing_since = coalesce(failing_since, now()),
    paused_until = greatest(paused_until, now() + least(coalesce($3::int, 2 ^ least(failures, 9)), $4::int) * interval '1 second')`;

/** Nobody asks for updates for a while. */
const noteConflict = prepared`
  UPDATE telegram_bot SET fault = 'CONFLICT', fault_detail = $1, failing_since = coalesce(failing_since, now()),
    poller = NULL, poll_until = now() + interval '30 seconds'`;

/** That something was sent says nothing of another one who asks for updates. */
const noteSuccess = prepared`
  UPDATE telegram_bot SET failures = 0, fault = NULL, fault_detail = NULL, failing_since = NULL
  WHERE fault IS NOT NULL AND (fault <> 'CONFLICT' OR $1::boolean)`;

const lockForSending = prepared<{ paused: boolean; sent: number }>`
  SELECT coalesce(paused_until > now(), false) AS paused,
    CASE WHEN second = date_trunc('second', clock_timestamp()) THEN sent_in_second ELSE 0 END AS sent
  FROM telegram_bot FOR UPDATE`;

const countSent = prepared`
  UPDATE telegram_bot SET second = date_trunc('second', clock_timestamp()), sent_in_second = $1`;

const countTries = prepared<{ ofChat: number; total: number }>`
  SELECT (SELECT count(*)::int FROM telegram_tries WHERE chat_id = $1 AND tried_at > now() - interval '1 hour') AS "ofChat",
    (SELECT count(*)::int FROM telegram_tries WHERE tried_at > now() - interval '1 hour') AS total`;

const noteTry = prepared`INSERT INTO telegram_tries (chat_id) VALUES ($1)`;

/** The state of the bot, which all replicas share, and which updates of it have been handled. */
@Injectable()
export class BotRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(): Promise<BotState> {
    const [row] = await find(this.dataSource, []);
    return row!;
  }

  async isPaused(): Promise<boolean> {
    const [row] = await isPaused(this.dataSource, []);
    return row!.paused;
  }

  /** From now on all is about the bot with this token; what was of another one is forgotten, such as which update is its next. */
  async settle(tokenTag: string, botId: string): Promise<void> {
    await settle(this.dataSource, [tokenTag, botId]);
  }

  async nameBot(username: string): Promise<void> {
    await nameBot(this.dataSource, [username]);
  }

  /** The next update for this poller; undefined while another one asks, or Telegram is left alone. */
  async lease(poller: string): Promise<number | undefined> {
    const [row] = await lease(this.dataSource, [poller]);
    return row && Number(row.nextUpdate);
  }

  async release(poller: string): Promise<void> {
    await release(this.dataSource, [poller]);
  }

  /** Whether this update is new; others who take it wait until the transaction ends. */
  async takeUpdate(tx: EntityManager, updateId: number): Promise<boolean> {
    return (await takeUpdate(tx, [updateId])).length > 0;
  }

  async moveOn(tx: EntityManager, next: number): Promise<void> {
    await moveOn(tx, [next]);
  }

  /** Leaves Telegram alone for so many seconds, or longer after each failure, up to `most`. */
  async pause(fault: string, detail: string, seconds: number | undefined, most: number): Promise<void> {
    await pause(this.dataSource, [fault, detail, seconds ?? null, most]);
  }

  /** Another program asks for the updates of this bot, which Telegram gives to one only. */
  async noteConflict(detail: string): Promise<void> {
    await noteConflict(this.dataSource, [detail]);
  }

  async noteSuccess(ofUpdates: boolean): Promise<void> {
    await noteSuccess(this.dataSource, [ofUpdates]);
  }

  /** Whether Telegram is left alone, and how much was sent in this second; others wait until the transaction ends. */
  async lockForSending(tx: EntityManager): Promise<{ paused: boolean; sent: number }> {
    const [row] = await lockForSending(tx, []);
    return row!;
  }

  async countSent(tx: EntityManager, sent: number): Promise<void> {
    await countSent(tx, [sent]);
  }

  /** How often a chat without an account has written within the last hour, and all of them. */
  async countTries(tx: EntityManager, chatId: string): Promise<{ ofChat: number; total: number }> {
    const [row] = await countTries(tx, [chatId]);
    return row!;
  }

  async noteTry(tx: EntityManager, chatId: string): Promise<void> {
    await noteTry(tx, [chatId]);
  }

  async tidy(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'telegram_updates',
      where: `handled_at < now() - interval '14 days'`,
    });
    await removeInBatches(this.dataSource, {
      table: 'telegram_tries',
      where: `tried_at < now() - interval '2 hours'`,
    });
  }
}
