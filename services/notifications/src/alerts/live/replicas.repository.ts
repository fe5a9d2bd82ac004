import type { EntityManager } from 'typeorm';

/** The PostgreSQL channel by which replicas tell each other what open streams should know. */
export const liveChannel = 'live_alerts';

export type LiveNews =
  /** An alert of this seller, or of the admins. */
  | { alertOf: string | null }
  /** What this person has read or wants has changed. */
  | { reader: string }
  /** What this person may see, or the sessions they have, have changed: their streams end. */
  | { ended: string };

/** Tells all replicas, once `tx` commits; what is said twice is told once. */
export async function tellReplicas(tx: EntityManager, ...news: LiveNews[]): Promise<void> {
  if (news.length === 0) return;
  const words = [...new Set(news.map((one) => JSON.stringify(one)))];
  await tx.query('SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word', [liveChannel, words]);
}
