import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** The PostgreSQL channel over which replicas notify each other of changes for open streams. */
export const liveChannel = 'live_alerts';

export type ReplicaNotice =
  /** This seller has a new alert, or (null) the admins have. */
  | { alertOf: string | null }
  /** This person has read alerts or changed their preferences. */
  | { reader: string }
  /** This person's role or sessions have changed, so their streams must end. */
  | { ended: string };

const notify = prepared`SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice`;

/** Notifies all replicas when `tx` commits, once of each notice. */
export async function notifyReplicas(tx: EntityManager, ...notices: ReplicaNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const texts = [...new Set(notices.map((notice) => JSON.stringify(notice)))];
  await notify(tx, [liveChannel, texts]);
}
