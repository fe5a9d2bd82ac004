import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';

/** Statements of the hottest reads, straight to the pool: no entities, no query building. */
@Injectable()
export class Sql {
  constructor(private readonly dataSource: DataSource) {}

  /** The rows of a statement that each connection prepares once under its name. One name has one text for good. */
  async query<T extends QueryResultRow>(name: string, text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>({ name, text, values })).rows;
  }

  /** The rows of a statement whose plan hangs on its values, so that it is planned anew each time. */
  async queryPlanned<T extends QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(text, values)).rows;
  }

  /**
   * As `queryPlanned`, all of it found by bitmaps of indexes. For conditions whose words come together far more often, or
   * far less, than chance would have it: the planner knows nothing of that, and would rather read the whole table.
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
      // Nothing is known of the connection's state, so it ends.
      client.release(true);
      throw error;
    }
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
