import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Cleans the counters of `Limits`, which otherwise reads and writes them itself. */
@Injectable()
export class LimitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async removeExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM limits WHERE expire < $1', [Date.now()]);
  }
}
