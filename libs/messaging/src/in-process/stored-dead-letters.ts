import type { ServiceName, ShopEvent } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { DataSource } from 'typeorm';
import type { DeadLetter, DeadLetters } from '../dead-letter.js';
import type { Outbox } from '../outbox/outbox.js';
import { deadLetterEvents } from '../dead-letter-event.js';

const add = prepared`
  INSERT INTO dead_letters (id, event, reason, attempts) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO NOTHING RETURNING id`;

const list = prepared<DeadLetter>`
  SELECT id, event->>'type' AS type, reason, attempts, event,
    to_char(dead_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "deadAt"
  FROM dead_letters ORDER BY dead_at LIMIT $1`;

const drop = prepared`DELETE FROM dead_letters WHERE id::text = $1 RETURNING id`;

const count = prepared<{ letters: number }>`SELECT count(*)::int AS letters FROM dead_letters`;

const findId = prepared`SELECT FROM dead_letters WHERE id::text = $1`;

const findIds = prepared<{ id: string }>`
  SELECT id FROM dead_letters WHERE $1::text IS NULL OR id::text = $1 ORDER BY dead_at`;

const findEvent = prepared<{ event: unknown }>`SELECT event FROM dead_letters WHERE id = $1`;

const remove = prepared`DELETE FROM dead_letters WHERE id = $1`;

const noteFailure = prepared`UPDATE dead_letters SET reason = $2, attempts = attempts + 1 WHERE id = $1`;

/** Dead letters in the consuming service's own database, for when there is no broker to hold them. */
export class StoredDeadLetters implements DeadLetters {
  private handle?: (event: unknown) => Promise<void>;

  constructor(
    private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  setHandler(handle: (event: unknown) => Promise<void>): void {
    this.handle = handle;
  }

  /** Stores the event and publishes `event.dead-lettered`; repeatable. */
  add(event: ShopEvent, reason: string, attempts: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const added = await add(tx, [event.id, JSON.stringify(event), reason, attempts]);
      if (added.length) await this.outbox.record(tx, ...deadLetterEvents(this.service, event, reason));
    });
  }

  list(limit = 100): Promise<DeadLetter[]> {
    return list(this.dataSource, [limit]);
  }

  async drop(id: string): Promise<boolean> {
    const dropped = await drop(this.dataSource, [id]);
    return dropped.length > 0;
  }

  async count(): Promise<number> {
    const [row] = await count(this.dataSource, []);
    return row!.letters;
  }

  async has(id: string): Promise<boolean> {
    const found = await findId(this.dataSource, [id]);
    return found.length > 0;
  }

  /** A letter that fails again is kept with its new reason, and the others are still replayed. */
  async replay(id?: string): Promise<number> {
    return this.replayAll(await findIds(this.dataSource, [id ?? null]));
  }

  async replayWhere(isWanted: (letter: DeadLetter) => boolean): Promise<number> {
    return this.replayAll((await this.list(await this.count())).filter(isWanted));
  }

  private async replayAll(letters: { id: string }[]): Promise<number> {
    let replayed = 0;
    for (const letter of letters) replayed += (await this.replayOne(letter.id)) ? 1 : 0;
    return replayed;
  }

  private async replayOne(id: string): Promise<boolean> {
    const [letter] = await findEvent(this.dataSource, [id]);
    if (!letter) return false;
    try {
      await this.handle!(letter.event);
      await remove(this.dataSource, [id]);
      return true;
    } catch (error) {
      await noteFailure(this.dataSource, [id, (error as Error).message]);
      return false;
    }
  }
}
