import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

const forget = prepared`DELETE FROM column_mappings WHERE seller_id = $1`;

/** Forgets how a seller has had the columns of files read. */
export async function forgetMappings(tx: EntityManager, sellerId: string): Promise<void> {
  await forget(tx, [sellerId]);
}
