import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { subscriptions } from '../../../libs/contracts/dist/index.js';
import { ClearError } from '../../../infra/local/clear-error.mjs';

const pollMs = 20;
const drainMs = 300_000;

/** Looks into the services' databases, over one connection each. */
export async function openDatabases(urls, cleanup) {
  const names = Object.keys(urls);
  const clients = {};
  for (const name of names) {
    const client = (clients[name] = new pg.Client(urls[name]));
    client.on('error', () => {});
    await client.connect();
    cleanup.add(() => client.end());
  }
  const query = async (name, text, values) => (await clients[name].query(text, values)).rows;
  const everywhere = (text) => Promise.all(names.map((name) => query(name, text)));

  const isPublished = async () =>
    (await everywhere('SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT 1')).every(
      (rows) => rows.length === 0,
    );

  /** What of the published events has not been handled by a service that hears them; empty when all are. */
  const unheard = async () => {
    const published = sumsOf(
      (await everywhere('SELECT type, count(*)::int AS count FROM outbox GROUP BY type')).flat(),
    );
    const handled = await everywhere('SELECT type, count(*)::int AS count FROM inbox GROUP BY type');
    return names.flatMap((name, index) => {
      const here = sumsOf(handled[index]);
      return subscriptions[name]
        .map((type) => ({ name, type, missing: (published.get(type) ?? 0) - (here.get(type) ?? 0) }))
        .filter(({ missing }) => missing !== 0);
    });
  };

  const total = async (text) => (await everywhere(text)).flat().reduce((sum, { count }) => sum + count, 0);
  const isMailQueued = async () =>
    (await query('notifications', "SELECT 1 FROM mails WHERE status = 'queued' LIMIT 1")).length > 0;

  /** Resolves when every event has been published and has taken effect wherever it is heard. */
  const drained = () =>
    until(async () => (await isPublished()) && (await unheard()).length === 0, 'Events are not heard.');

  return {
    query,
    unheard,
    drained,
    /** Resolves when nothing of what was done is still on its way, mails included. */
    settled: async () => {
      await drained();
      await until(async () => !(await isMailQueued()), 'Mails are not sent.');
      await drained();
    },
    /** How many events were ever recorded, and how often a service has heard one. */
    eventCounts: async () => ({
      events: await total('SELECT count(*)::int AS count FROM outbox'),
      deliveries: await total('SELECT count(*)::int AS count FROM inbox'),
    }),
  };
}

async function until(isTrue, otherwise) {
  const deadline = Date.now() + drainMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new ClearError(otherwise);
    await wait(pollMs);
  }
}

function sumsOf(rows) {
  const sums = new Map();
  for (const { type, count } of rows) sums.set(type, (sums.get(type) ?? 0) + count);
  return sums;
}
