import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** What is shown in place of the name of somebody whose account was deleted. */
export const formerCustomer = 'A former customer';

/** Users share 64 locks, so that a batch about a thousand users takes no more of the database's locks than that. */
const keys =
  'SELECT DISTINCT hashtext(id::text) & 63 AS key FROM unnest($1::uuid[]) AS given (id) ORDER BY key';
const lockClass = 7_206_513;

const lockAlone = prepared`SELECT pg_advisory_xact_lock(${lockClass}, key) FROM (${keys}) AS locks`;
const lockShared = prepared`SELECT pg_advisory_xact_lock_shared(${lockClass}, key) FROM (${keys}) AS locks`;
const add = prepared`INSERT INTO forgotten_users (id) SELECT unnest($1::uuid[]) ON CONFLICT DO NOTHING`;
const find = prepared<{ id: string }>`SELECT id FROM forgotten_users WHERE id = ANY ($1::uuid[])`;

/**
 * Notes that a user's data is being deleted. Call it before anything is deleted, and after locking what writers lock before
 * they ask: it waits for transactions that are writing about this user (`forgottenAmong`), and later ones know that they must
 * not write their data.
 */
export async function forgetUser(tx: EntityManager, userId: string): Promise<void> {
  await lockAlone(tx, [[userId]]);
  await add(tx, [[userId]]);
}

/** Those of these users whose data was deleted. Call it before the data of a user is written: events may come late. */
export async function forgottenAmong(tx: EntityManager, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const [, found] = await Promise.all([lockShared(tx, [userIds]), find(tx, [userIds])]);
  return new Set(found.map(({ id }) => id));
}
