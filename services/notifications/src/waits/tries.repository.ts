import { prepared, removeInBatches } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Of whom so many things are allowed within so many hours: of accounts (`account …`) a day's at most, of all else one's. */
export interface TriesLimit {
  who: string;
  most: number;
  hours: number;
}

/** When the first of so many tries of one of them within those hours is as old as that. */
const findReached = prepared<{ freeAt: Date }>`
  SELECT reached.at + limited.hours * interval '1 hour' AS "freeAt"
  FROM unnest($1::text[], $2::int[], $3::int[]) AS limited (who, most, hours)
  CROSS JOIN LATERAL (SELECT t.at FROM wait_tries t
    WHERE t.who = limited.who AND t.at > now() - limited.hours * interval '1 hour'
    ORDER BY t.at DESC OFFSET limited.most - 1 LIMIT 1) AS reached
  ORDER BY 1 DESC LIMIT 1`;

/** One try of somebody, however many limits they have. */
const add = prepared`INSERT INTO wait_tries (who) SELECT DISTINCT unnest($1::text[])`;

/** What was asked for lately, by network, address and account: forgotten once no limit counts it. */
@Injectable()
export class TriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** When the limit is over that is reached; undefined where none is. */
  async reached(tx: EntityManager, limits: TriesLimit[]): Promise<Date | undefined> {
    const [row] = await findReached(tx, [
      limits.map(({ who }) => who),
      limits.map(({ most }) => most),
      limits.map(({ hours }) => hours),
    ]);
    return row?.freeAt;
  }

  async add(tx: EntityManager, limits: TriesLimit[]): Promise<void> {
    await add(tx, [limits.map(({ who }) => who)]);
  }

  async tidy(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'wait_tries',
      where: `at < now() - interval '1 hour' AND (who NOT LIKE 'account %' OR at < now() - interval '1 day')`,
    });
  }
}
