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

/** Tells all replicas, once `tx` commits. */
export async function tellReplicas(tx: EntityManager, news: LiveNews): Promise<void> {
  await tx.query('SELECT pg_notify($1, $2)', [liveChannel, JSON.stringify(news)]);
}
