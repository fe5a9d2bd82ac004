import { prepared, removeInBatches } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** When the first of so many guesses of one of them within an hour is an hour old. */
const findReached = prepared<{ freeAt: Date }>`
  SELECT reached.at + interval '1 hour' AS "freeAt" FROM unnest($1::text[], $2::int[]) AS limited (who, most)
  CROSS JOIN LATERAL (SELECT g.at FROM promo_guesses g WHERE g.who = limited.who AND g.at > now() - interval '1 hour'
    ORDER BY g.at DESC OFFSET limited.most - 1 LIMIT 1) AS reached
  ORDER BY 1 DESC LIMIT 1`;

const add = prepared`INSERT INTO promo_guesses (who) SELECT unnest($1::text[])`;

/** Who may guess how often within an hour. */
export interface GuessLimit {
  who: string;
  most: number;
}

/** Codes that were tried and that there are not, by account or network, forgotten after an hour. */
@Injectable()
export class PromoGuessesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** When the limit is over that is reached; undefined where none is. */
  async reached(limits: GuessLimit[]): Promise<Date | undefined> {
    const [row] = await findReached(this.dataSource, [
      limits.map(({ who }) => who),
      limits.map(({ most }) => most),
    ]);
    return row?.freeAt;
  }

  async add(limits: GuessLimit[]): Promise<void> {
    await add(this.dataSource, [limits.map(({ who }) => who)]);
  }

  async removeOld(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'promo_guesses',
      where: `at < now() - interval '1 hour'`,
    });
  }
}
