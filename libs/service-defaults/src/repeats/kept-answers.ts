import type { DataSource, EntityManager } from 'typeorm';
import { removeInBatches } from '../remove-in-batches.js';
import { prepared } from '../sql.js';

/** Longer than a person or a program goes on trying. */
const keptFor = '24 hours';

const claim = prepared(
  `INSERT INTO kept_answers (key_hash, request_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key_hash`,
);

/** Of a call whose process was killed: much longer than until it would have renewed its key. */
const rowsAreLeftAfter = '20 seconds';

const begin = prepared(
  `INSERT INTO kept_answers (key_hash, request_hash) VALUES ($1, $2)
   ON CONFLICT (key_hash) DO UPDATE SET called_at = now()
   WHERE kept_answers.request_hash = excluded.request_hash AND kept_answers.answer IS NULL
     AND kept_answers.called_at < now() - interval '${rowsAreLeftAfter}'
   RETURNING key_hash`,
);

const renew = prepared('UPDATE kept_answers SET called_at = now() WHERE key_hash = $1 AND answer IS NULL');

const forget = prepared('DELETE FROM kept_answers WHERE key_hash = $1 AND answer IS NULL');

const find = prepared<KeptAnswer>(
  'SELECT request_hash AS "requestHash", answer FROM kept_answers WHERE key_hash = $1',
);

const answer = prepared('UPDATE kept_answers SET answer = $2 WHERE key_hash = $1');

const keep = prepared<Pick<KeptAnswer, 'answer'>>(
  `INSERT INTO kept_answers (key_hash, request_hash, answer) VALUES ($1, $2, $3)
   ON CONFLICT (key_hash) DO UPDATE SET answer = coalesce(kept_answers.answer, excluded.answer)
   WHERE kept_answers.request_hash = excluded.request_hash RETURNING answer`,
);

/** How a key was used before. */
export interface KeptAnswer {
  requestHash: string;
  /** Null while a call writes many rows, or when its process was killed before it answered. */
  answer: unknown;
}

/** False when the key was used before. Waits for another transaction that has just claimed it. */
export async function claimHash(tx: EntityManager, keyHash: string, requestHash: string): Promise<boolean> {
  return (await claim(tx, [keyHash, requestHash])).length > 0;
}

/** Adds the answer to a key that the transaction has claimed. */
export const answerHash = (tx: EntityManager, keyHash: string, body: unknown): Promise<void> =>
  answer.withNext(tx, [keyHash, JSON.stringify(body)]);

/** Notes that a call begins to write many rows; false when it was answered already or is under way. */
export async function beginRows(db: DataSource, keyHash: string, requestHash: string): Promise<boolean> {
  return (await begin(db, [keyHash, requestHash])).length > 0;
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

/** Keeps the answer, unless there is one already; returns that which is kept. */
export async function keepAnswer(
  db: DataSource,
  keyHash: string,
  requestHash: string,
  answer: unknown,
): Promise<unknown> {
  const [kept] = await keep(db, [keyHash, requestHash, JSON.stringify(answer)]);
  return kept ? kept.answer : answer;
}

export async function removeOldAnswers(db: DataSource): Promise<void> {
  await removeInBatches(db, {
    table: 'kept_answers',
    where: `called_at < now() - interval '${keptFor}'`,
  });
}
