import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';

/**
 * Reads whose plans depend on their values, so that they are planned at each call; all other statements are `prepared`.
 * Straight from the pool, without entities and query building. Errors are those of `pg`.
 */
@Injectable()
export class Sql {
  constructor(private readonly dataSource: DataSource) {}

  /** The rows of a statement. */
  async queryPlanned<T extends QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(text, values)).rows;
  }

  /**
   * The rows of a statement that must use bitmap index scans. For conditions with words that occur together far more or
   * less often than by chance, which the planner cannot know: it would scan the whole table.
   */
  async queryByBitmaps<T extends QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN READ ONLY; SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
      const { rows } = await client.query<T>(text, values);
      await client.query('COMMIT');
      client.release();
      return rows;
    } catch (error) {
      // The state of the connection is unknown, so it is closed.
      client.release(true);
      throw error;
    }
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
