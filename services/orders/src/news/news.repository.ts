import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

interface ToldNews {
  userId: string;
  /** When they agreed, as ISO text; null where they have not, or no more. */
  agreedAt: string | null;
  /** As of when that is so; what was so earlier changes nothing. */
  toldAt: string;
}

/** In the order of their ids, so that two batches do not wait for each other in a circle. */
const keep = prepared`
  INSERT INTO known_news (user_id, agreed_at, told_at)
  SELECT DISTINCT ON (user_id) user_id, agreed_at, told_at
  FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS told (user_id, agreed_at, told_at)
  ORDER BY user_id, told_at DESC
  ON CONFLICT (user_id) DO UPDATE SET agreed_at = excluded.agreed_at, told_at = excluded.told_at
  WHERE excluded.told_at > known_news.told_at`;

const forget = prepared`DELETE FROM known_news WHERE user_id = $1`;

/** Who agreed to be written to about offers. */
@Injectable()
export class NewsRepository {
  async keep(tx: EntityManager, told: ToldNews[]): Promise<void> {
    await keep(tx, [
      told.map(({ userId }) => userId),
      told.map(({ agreedAt }) => agreedAt),
      told.map(({ toldAt }) => toldAt),
    ]);
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await forget(tx, [userId]);
  }
}
