import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The counters of `Limits`, which writes and reads them itself. */
@Injectable()
export class LimitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async removeExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM limits WHERE expire < $1', [Date.now()]);
  }
}
