import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { subscriptions } from '@mekong/contracts';
import { ClearError } from '../../../infra/local/clear-error.mjs';

const pollMs = 20;
const drainMs = 300_000;

/** Looks into the services' databases, over one connection each. */
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

  /** Resolves when every event has been published and has taken effect wherever it is heard. */
  async drained() {
    const isDone = async () => (await this.#isPublished()) && (await this.#unheard()).length === 0;
    const otherwise = async () => `Events are not heard: ${JSON.stringify(await this.#unheard())}`;
    await until(isDone, otherwise);
  }

  /** Resolves when nothing of what was done is still on its way, mails included. */
  async settled() {
    await this.drained();
    const queued = "SELECT 1 FROM mails WHERE status = 'queued' LIMIT 1";
    await until(
      async () => (await this.query('notifications', queued)).length === 0,
      async () => 'Mails are not sent.',
    );
    await this.drained();
  }

  /** What PostgreSQL does by itself within a minute of an upload: without it plans are made for empty tables. */
  async tidy() {
    await this.#everywhere('VACUUM ANALYZE');
  }

  /** How many events were ever recorded, and how often a service has heard one. */
  async eventCounts() {
    const total = async (table) =>
      (await this.#everywhere(`SELECT count(*)::int AS count FROM ${table}`)).reduce(
        (sum, [{ count }]) => sum + count,
        0,
      );
    return { events: await total('outbox'), deliveries: await total('inbox') };
  }

  #everywhere(text) {
    return Promise.all(Object.keys(this.#clients).map((name) => this.query(name, text)));
  }

  async #isPublished() {
    const waiting = await this.#everywhere('SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT 1');
    return waiting.flat().length === 0;
  }

  /** What of the events has not been handled by a service that hears them; empty when all are. */
  async #unheard() {
    const counted = (table) =>
      this.#everywhere(`SELECT type, count(*)::int AS count FROM ${table} GROUP BY type`);
    const recorded = sumsOf((await counted('outbox')).flat());
    const handled = (await counted('inbox')).map(sumsOf);
    return Object.keys(this.#clients).flatMap((name, index) =>
      subscriptions[name]
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
