import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

export interface LimitState {
  key: string;
  points: number;
  /** In ms, as text. */
  expire: string;
}

const find = prepared<LimitState>`
  SELECT key, points, expire FROM limits WHERE key = ANY ($1::text[]) AND expire IS NOT NULL AND expire > $2`;

/** What `Limits` needs and its library of counters cannot do. */
@Injectable()
export class LimitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The counters under these keys that have not run out, by one statement; the library reads one at a time. */
  find(keys: string[]): Promise<LimitState[]> {
    return find(this.dataSource, [keys, Date.now()]);
  }

  async removeExpired(): Promise<void> {
    await removeInBatches(this.dataSource, { table: 'limits', where: 'expire < $1', values: [Date.now()] });
  }
}
