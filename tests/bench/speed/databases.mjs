import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { subscriptions, unrecorded } from '@mekong/contracts';
import { ClearError } from '../../../infra/local/clear-error.mjs';

const pollMs = 20;
const drainMs = 300_000;

/** Queries the services' databases, over one connection each. */
export class Databases {
  #clients;

  static async open(urls) {
    const clients = Object.entries(urls).map(async ([name, url]) => {
      const client = new pg.Client(url);
      client.on('error', () => {});
      await client.connect();
      return [name, client];
    });
    return new Databases(Object.fromEntries(await Promise.all(clients)));
  }

  constructor(clients) {
    this.#clients = clients;
  }

  async close() {
    await Promise.all(Object.values(this.#clients).map((client) => client.end()));
  }

  async query(name, text, values) {
    return (await this.#clients[name].query(text, values)).rows;
  }

  /** Resolves when every event has been published and handled by all its subscribers. */
  async drained() {
    const isDone = async () => (await this.#isPublished()) && (await this.#unhandled()).length === 0;
    const otherwise = async () => `Events are not handled: ${JSON.stringify(await this.#unhandled())}`;
    await until(isDone, otherwise);
  }

  /** Resolves when all events have been handled, all mails sent and the words of all products stored. */
  async settled() {
    await this.drained();
    await this.#untilNone('notifications', "mails WHERE status = 'queued'", 'Mails are not sent.');
    await this.#untilNone('catalog', 'unindexed_products', 'The words of products are not stored.');
    await this.drained();
  }

  #untilNone(name, rows, otherwise) {
    const isDone = async () => (await this.query(name, `SELECT FROM ${rows} LIMIT 1`)).length === 0;
    return until(isDone, async () => otherwise);
  }

  /** Analyzes all tables, as PostgreSQL does by itself within a minute of an upload; before that it plans for empty ones. */
  async tidy() {
    await this.#everywhere('VACUUM ANALYZE');
  }

  /** The number of all recorded events, and of their deliveries to services. */
  async eventCounts() {
    const total = async (table) => {
      const counts = await this.#everywhere(
        `SELECT count(*)::int AS count FROM ${table} WHERE type <> ALL ($1::text[])`,
        [unrecorded],
      );
      return counts.reduce((sum, [{ count }]) => sum + count, 0);
    };
    return { events: await total('outbox'), deliveries: await total('inbox') };
  }

  #everywhere(text, values) {
    return Promise.all(Object.keys(this.#clients).map((name) => this.query(name, text, values)));
  }

  async #isPublished() {
    const waiting = await this.#everywhere('SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT 1');
    return waiting.flat().length === 0;
  }

  /** The event types of which a subscriber has not handled all events yet. */
  async #unhandled() {
    const counted = (table) =>
      this.#everywhere(`SELECT type, count(*)::int AS count FROM ${table} GROUP BY type`);
    const recorded = sumsOf((await counted('outbox')).flat());
    const handled = (await counted('inbox')).map(sumsOf);
    return Object.keys(this.#clients).flatMap((name, index) =>
      subscriptions[name]
        .filter((type) => !unrecorded.includes(type))
        .map((type) => ({
          name,
          type,
          missing: (recorded.get(type) ?? 0) - (handled[index].get(type) ?? 0),
        }))
        .filter(({ missing }) => missing !== 0),
    );
  }
}

async function until(isTrue, otherwise) {
  const deadline = Date.now() + drainMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new ClearError(await otherwise());
    await wait(pollMs);
  }
}

function sumsOf(rows) {
  const sums = new Map();
  for (const { type, count } of rows) sums.set(type, (sums.get(type) ?? 0) + count);
  return sums;
}
