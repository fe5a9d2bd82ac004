import { prepared, removeInBatches } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Of whom so many things are allowed within an hour. */
export interface HourLimit {
  who: string;
  most: number;
}

/** When the first of so many tries of one of them within an hour is an hour old. */
const findReached = prepared<{ freeAt: Date }>`
  SELECT reached.at + interval '1 hour' AS "freeAt" FROM unnest($1::text[], $2::int[]) AS limited (who, most)
  CROSS JOIN LATERAL (SELECT t.at FROM wait_tries t WHERE t.who = limited.who AND t.at > now() - interval '1 hour'
    ORDER BY t.at DESC OFFSET limited.most - 1 LIMIT 1) AS reached
  ORDER BY 1 DESC LIMIT 1`;

const add = prepared`INSERT INTO wait_tries (who) SELECT unnest($1::text[])`;

/** What was asked for within the last hour, by network and address: forgotten after it. */
@Injectable()
export class TriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** When the limit is over that is reached; undefined where none is. */
  async reached(tx: EntityManager, limits: HourLimit[]): Promise<Date | undefined> {
    const [row] = await findReached(tx, [limits.map(({ who }) => who), limits.map(({ most }) => most)]);
    return row?.freeAt;
  }

  async add(tx: EntityManager, limits: HourLimit[]): Promise<void> {
    await add(tx, [limits.map(({ who }) => who)]);
  }

  async tidy(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'wait_tries',
      where: `at < now() - interval '1 hour'`,
    });
  }
}
