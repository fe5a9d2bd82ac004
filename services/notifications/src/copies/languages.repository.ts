import type { Language } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

export interface ChosenLanguage {
  userId: string;
  language: Language;
  /** When they chose it, as ISO text; an earlier choice changes nothing. */
  chosenAt: string;
}

const keepLanguages = prepared`
  INSERT INTO known_languages (user_id, language, chosen_at)
  SELECT DISTINCT ON (user_id) user_id, language, chosen_at
  FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS chosen (user_id, language, chosen_at)
  ORDER BY user_id, chosen_at DESC
  ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, chosen_at = excluded.chosen_at
  WHERE excluded.chosen_at > known_languages.chosen_at`;

const findLanguages = prepared<{ userId: string; language: Language }>`
  SELECT user_id AS "userId", language FROM known_languages WHERE user_id = ANY ($1::uuid[])`;

const forget = prepared`
  DELETE FROM known_languages WHERE user_id = $1 AND ($2::timestamptz IS NULL OR chosen_at < $2::timestamptz)`;

/** The language in which each user reads the shop, of those who have chosen one. */
@Injectable()
export class LanguagesRepository {
  async keep(tx: EntityManager, chosen: ChosenLanguage[]): Promise<void> {
    await keepLanguages(tx, [
      chosen.map(({ userId }) => userId),
      chosen.map(({ language }) => language),
      chosen.map(({ chosenAt }) => chosenAt),
    ]);
  }

  async of(tx: EntityManager, userIds: string[]): Promise<Map<string, Language>> {
    const rows = await findLanguages(tx, [userIds]);
    return new Map(rows.map(({ userId, language }) => [userId, language]));
  }

  /** Only what was chosen before that time, if one is given. */
  async forget(tx: EntityManager, userId: string, time: string | null = null): Promise<void> {
    await forget(tx, [userId, time]);
  }
}
