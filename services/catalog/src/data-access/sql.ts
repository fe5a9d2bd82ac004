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

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
