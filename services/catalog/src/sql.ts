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

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
