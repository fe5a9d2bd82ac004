import type { DataSource, EntityManager } from 'typeorm';
import { removeInBatches } from '../remove-in-batches.js';
import { prepared } from '../sql.js';

/** Longer than a person or a program goes on trying. */
const keptFor = '24 hours';

const claimPart = prepared`
  INSERT INTO kept_answers (key_hash, request_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key_hash`;

/** Counts a key for a person, unless they have used as many as they may in a day; without a person it counts nothing. */
const counted = `counted AS (
  INSERT INTO keys_of_day (person_hash, day, keys) SELECT $3, current_date, 1 WHERE $3::text IS NOT NULL
  ON CONFLICT (person_hash, day) DO UPDATE SET keys = keys_of_day.keys + 1 WHERE keys_of_day.keys < $4
  RETURNING keys
), allowed AS (SELECT 1 FROM counted UNION ALL SELECT 1 WHERE $3::text IS NULL)`;

const claim = prepared<Claim>`
  WITH ${counted}, claimed AS (
    INSERT INTO kept_answers (key_hash, request_hash) SELECT $1, $2 FROM allowed ON CONFLICT DO NOTHING RETURNING key_hash
  ) SELECT EXISTS (SELECT FROM allowed) AS "isAllowed", EXISTS (SELECT FROM claimed) AS "isNew"`;

/** Of a call whose process was killed: much longer than until it would have renewed its key. */
const rowsAreLeftAfter = '20 seconds';

const begin = prepared<Claim>`
  WITH ${counted}, begun AS (
    INSERT INTO kept_answers (key_hash, request_hash) SELECT $1, $2 FROM allowed
    ON CONFLICT (key_hash) DO UPDATE SET called_at = now()
    WHERE kept_answers.request_hash = excluded.request_hash AND kept_answers.answer IS NULL
      AND kept_answers.called_at < now() - interval '${rowsAreLeftAfter}'
    RETURNING key_hash
  ) SELECT EXISTS (SELECT FROM allowed) AS "isAllowed", EXISTS (SELECT FROM begun) AS "isNew"`;

const renew = prepared`UPDATE kept_answers SET called_at = now() WHERE key_hash = $1 AND answer IS NULL`;

const forget = prepared`DELETE FROM kept_answers WHERE key_hash = $1 AND answer IS NULL`;

const find = prepared<KeptAnswer>`
  SELECT request_hash AS "requestHash", answer FROM kept_answers WHERE key_hash = $1`;

const answer = prepared`UPDATE kept_answers SET answer = $2 WHERE key_hash = $1`;

const keep = prepared<Pick<KeptAnswer, 'answer'>>`
  INSERT INTO kept_answers (key_hash, request_hash, answer) VALUES ($1, $2, $3)
  ON CONFLICT (key_hash) DO UPDATE SET answer = coalesce(kept_answers.answer, excluded.answer)
  WHERE kept_answers.request_hash = excluded.request_hash RETURNING answer`;

const findBytes = prepared<{ bytes: string }>`SELECT pg_total_relation_size('kept_answers') AS bytes`;

/** How a key was used before. */
export interface KeptAnswer {
  requestHash: string;
  /** Null while a call writes many rows, or when its process was killed before it answered. */
  answer: unknown;
}

/** What came of claiming a key. */
export interface Claim {
  /** False when its person has used too many keys today. */
  isAllowed: boolean;
  /** False when it was used before. */
  isNew: boolean;
}

/** Whose key it is, as a hash, and how many they may use in a day; nobody's where nothing is counted. */
export interface KeyUser {
  hash: string;
  most: number;
}

/** Claims a key. Waits for another transaction that has just claimed it. */
export async function claimHash(
  tx: EntityManager,
  keyHash: string,
  requestHash: string,
  user?: KeyUser,
): Promise<Claim> {
  return (await claim(tx, [keyHash, requestHash, user?.hash ?? null, user?.most ?? 0]))[0]!;
}

/** Claims a part of a key that was claimed before; false when it was used. */
export async function claimPartHash(
  tx: EntityManager,
  keyHash: string,
  requestHash: string,
): Promise<boolean> {
  return (await claimPart(tx, [keyHash, requestHash])).length > 0;
}

/** Adds the answer, as text, to a key that the transaction has claimed. */
export const answerHash = (tx: EntityManager, keyHash: string, text: string): Promise<void> =>
  answer.withNext(tx, [keyHash, text]);

/** Notes that a call begins to write many rows; not new when it was answered already or is under way. */
export async function beginRows(
  db: DataSource,
  keyHash: string,
  requestHash: string,
  user?: KeyUser,
): Promise<Claim> {
  return (await begin(db, [keyHash, requestHash, user?.hash ?? null, user?.most ?? 0]))[0]!;
}

/** Notes that a call still writes its rows. */
export async function renewRows(db: DataSource, keyHash: string): Promise<void> {
  await renew(db, [keyHash]);
}

/** Forgets that a call has begun, as it has failed. */
export async function forgetRows(db: DataSource, keyHash: string): Promise<void> {
  await forget(db, [keyHash]);
}

export async function findAnswer(db: DataSource, keyHash: string): Promise<KeptAnswer | undefined> {
  return (await find(db, [keyHash]))[0];
}

/** Keeps the answer, as text, unless there is one already; returns that which is kept. */
export async function keepAnswer(
  db: DataSource,
  keyHash: string,
  requestHash: string,
  text: string,
): Promise<unknown> {
  const [kept] = await keep(db, [keyHash, requestHash, text]);
  return kept ? kept.answer : (JSON.parse(text) as unknown);
}

export async function removeOldAnswers(db: DataSource): Promise<void> {
  await removeInBatches(db, {
    table: 'kept_answers',
    where: `called_at < now() - interval '${keptFor}'`,
  });
  await removeInBatches(db, { table: 'keys_of_day', where: 'day < current_date' });
}

/** The bytes that the table of kept answers has on disk, its indexes included. */
export async function keptAnswersBytes(db: DataSource): Promise<number> {
  const [row] = await findBytes(db, []);
  return Number(row!.bytes);
}
