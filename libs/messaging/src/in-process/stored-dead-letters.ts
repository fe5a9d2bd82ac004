import type { ServiceName, ShopEvent } from '@mekong/contracts';
import type { DataSource } from 'typeorm';
import type { DeadLetter, DeadLetters } from '../dead-letter.js';
import type { Outbox } from '../outbox/outbox.js';
import { deadLetterEvents } from '../dead-letter-event.js';

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
      const added: unknown[] = await tx.query(
        `INSERT INTO dead_letters (id, event, reason, attempts) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [event.id, JSON.stringify(event), reason, attempts],
      );
      if (added.length) await this.outbox.record(tx, ...deadLetterEvents(this.service, event, reason));
    });
  }

  list(limit = 100): Promise<DeadLetter[]> {
    return this.dataSource.query(
      `SELECT id, event->>'type' AS type, reason, attempts, event,
              to_char(dead_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "deadAt"
       FROM dead_letters ORDER BY dead_at LIMIT $1`,
      [limit],
    );
  }

  async drop(id: string): Promise<boolean> {
    const [, dropped] = await this.dataSource.query('DELETE FROM dead_letters WHERE id::text = $1', [id]);
    return dropped > 0;
  }

  async count(): Promise<number> {
    const [row] = await this.dataSource.query('SELECT count(*)::int AS n FROM dead_letters');
    return row.n;
  }

  async has(id: string): Promise<boolean> {
    const found = await this.dataSource.query('SELECT 1 FROM dead_letters WHERE id::text = $1', [id]);
    return found.length > 0;
  }

  /** A letter that fails again is kept with its new reason, and the others are still replayed. */
  async replay(id?: string): Promise<number> {
    const letters: { id: string }[] = await this.dataSource.query(
      'SELECT id FROM dead_letters WHERE $1::text IS NULL OR id::text = $1 ORDER BY dead_at',
      [id ?? null],
    );
    return this.replayAll(letters);
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
    const [letter] = await this.dataSource.query('SELECT event FROM dead_letters WHERE id = $1', [id]);
    if (!letter) return false;
    try {
      await this.handle!(letter.event);
      await this.dataSource.query('DELETE FROM dead_letters WHERE id = $1', [id]);
      return true;
    } catch (error) {
      await this.dataSource.query(
        'UPDATE dead_letters SET reason = $2, attempts = attempts + 1 WHERE id = $1',
        [id, (error as Error).message],
      );
      return false;
    }
  }
}
