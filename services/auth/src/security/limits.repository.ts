import { Injectable } from '@nestjs/common';
import { removeInBatches } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

/** Cleans the counters of `Limits`, which otherwise reads and writes them itself. */
@Injectable()
export class LimitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async removeExpired(): Promise<void> {
    await removeInBatches(this.dataSource, { table: 'limits', where: 'expire < $1', values: [Date.now()] });
  }
}
