import type { ShopEvent } from '@mekong/contracts';
import pg from 'pg';

/** The events in a service's outbox, published or not, in the order in which they were written. */
export async function outboxOf(databaseUrl: string, subject?: string | number): Promise<ShopEvent[]> {
  return (await query(databaseUrl, 'SELECT envelope FROM outbox ORDER BY seq'))
    .map((row) => row.envelope as ShopEvent)
    .filter((event) => subject === undefined || event.subject === String(subject));
}

/** The events in a service's outbox that record what staff did to one thing, such as an order. */
export async function actsOn(databaseUrl: string, id: string): Promise<ShopEvent<'staff.acted.v1'>[]> {
  const isAct = (event: ShopEvent): event is ShopEvent<'staff.acted.v1'> => event.type === 'staff.acted.v1';
  return (await outboxOf(databaseUrl)).filter(isAct).filter(({ data }) => data.subject.id === id);
}

/** Queries a service's database directly. */
export async function query(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl);
  // Of a server that ends meanwhile the query tells.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
