import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

const forget = prepared`
  UPDATE bulk_web_images SET asked_by = asked_by || '{"name": ""}' WHERE asked_by->>'userId' = $1`;

/** Deletes the name of a user for whom images are still to be fetched. */
export async function forgetAsker(tx: EntityManager, userId: string): Promise<void> {
  await forget(tx, [userId]);
}
