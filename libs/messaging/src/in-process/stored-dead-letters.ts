import type { ShopEvent } from '@mekong/contracts';
import type { DataSource } from 'typeorm';
import type { DeadLetter, DeadLetters } from '../dead-letter.js';

/** Dead letters in the consuming service's own database, where no broker could hold them. */
export class StoredDeadLetters implements DeadLetters {
  private handle?: (event: unknown) => Promise<void>;

  constructor(private readonly dataSource: DataSource) {}

  setHandler(handle: (event: unknown) => Promise<void>): void {
    this.handle = handle;
  }

  async add(event: ShopEvent, reason: string, attempts: number): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO dead_letters (id, event, reason, attempts) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING',
      [event.id, JSON.stringify(event), reason, attempts],
    );
  }

  list(limit = 100): Promise<DeadLetter[]> {
    return this.dataSource.query(
      `SELECT id, event->>'type' AS type, reason, attempts, event,
              to_char(dead_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "deadAt"
       FROM dead_letters ORDER BY dead_at LIMIT $1`,
      [limit],
    );
  }

  /** A letter that fails again stays, with its new reason, and does not keep the others from their turn. */
  async replay(id?: string): Promise<number> {
    const letters = (await this.list(1_000)).filter((letter) => id === undefined || letter.id === id);
    let replayed = 0;
    for (const letter of letters) {
      try {
        await this.handle!(letter.event);
        await this.dataSource.query('DELETE FROM dead_letters WHERE id = $1', [letter.id]);
        replayed += 1;
      } catch (error) {
        await this.dataSource.query(
          'UPDATE dead_letters SET reason = $2, attempts = attempts + 1 WHERE id = $1',
          [letter.id, (error as Error).message],
        );
      }
    }
    return replayed;
  }
}
