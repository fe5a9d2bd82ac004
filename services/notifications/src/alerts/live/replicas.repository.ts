import type { EntityManager } from 'typeorm';

/** The PostgreSQL channel by which replicas notify each other of what open streams should know. */
export const liveChannel = 'live_alerts';

export type ReplicaNotice =
  /** An alert of this seller, or of the admins. */
  | { alertOf: string | null }
  /** What this person has read or wants has changed. */
  | { reader: string }
  /** What this person may see, or the sessions they have, have changed: their streams end. */
  | { ended: string };

/** Notifies all replicas, once `tx` commits; the same notice goes out once. */
export async function notifyReplicas(tx: EntityManager, ...notices: ReplicaNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const texts = [...new Set(notices.map((notice) => JSON.stringify(notice)))];
  await tx.query('SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice', [liveChannel, texts]);
}
