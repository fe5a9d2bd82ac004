import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { natively, type serviceUnderTest } from '@mekong/testing';

type Start = Parameters<typeof serviceUnderTest>[1];
type Defaults = typeof import('@mekong/service-defaults');

const tries = 5;

/**
 * Stands between services and their database, and counts how often they send something after an answer. Only what belongs to the
 * trace of a call counts: jobs, events and new connections have none, or others.
 */
export class RoundTrips {
  /** The trace for which each connection, by its port, has asked last. */
  private readonly traces = new Map<number, string | undefined>();
  private counted: string | undefined;
  private count = 0;
  private readonly servers: Server[] = [];
  private restore: () => void = () => undefined;

  /** Has to be called before a service starts. */
  async watch(): Promise<void> {
    const { default: driver } = await natively<{ default: typeof pg }>('pg');
    const { currentTraceparent } = await natively<Defaults>('@mekong/service-defaults');
    const { traces } = this;
    const ask = driver.Client.prototype.query as (...parts: unknown[]) => unknown;
    driver.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      if (stream.localPort) traces.set(stream.localPort, traceOf(currentTraceparent()));
      return ask.apply(this, parts);
    } as typeof driver.Client.prototype.query;
    this.restore = () => (driver.Client.prototype.query = ask as typeof driver.Client.prototype.query);
  }

  /** The service's start, with its database behind the counter. */
  counting(start: Start): Start {
    const begin = async (...[env, parts]: Parameters<Start>) =>
      start({ ...env, DATABASE_URL: await this.inFrontOf(env.DATABASE_URL!) }, parts);
    return Object.assign(begin, { migrate: start.migrate });
  }

  /** The address of a database behind the counter. */
  async inFrontOf(databaseUrl: string): Promise<string> {
    const { hostname, port } = new URL(databaseUrl);
    const server = createServer((client) => {
      const database = connect(Number(port), hostname);
      let isAnswered = true;
      client.on('data', () => {
        const isCounted = this.counted !== undefined && this.traces.get(client.remotePort!) === this.counted;
        if (isAnswered && isCounted) this.count += 1;
        isAnswered = false;
      });
      database.on('data', () => (isAnswered = true));
      client.on('error', () => database.destroy()).pipe(database);
      database.on('error', () => client.destroy()).pipe(client);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    this.servers.push(server);
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return url.href;
  }

  /**
   * The round trips of this work, which calls with the headers that it gets: the fewest of some tries, as what is sent together
   * but by several statements may by chance have been answered in part.
   */
  async of(work: (headers: { traceparent: string }) => Promise<unknown>): Promise<number> {
    const counts: number[] = [];
    for (let n = 0; n < tries; n += 1) {
      const traceparent = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
      this.counted = traceOf(traceparent);
      this.count = 0;
      await work({ traceparent });
      if (this.count === 0) throw new Error('none of it reached the database');
      counts.push(this.count);
    }
    this.counted = undefined;
    return Math.min(...counts);
  }

  /** Resolves once all connections have ended. */
  async stop(): Promise<void> {
    this.restore();
    await Promise.all(this.servers.map((server) => promisify(server.close.bind(server))()));
  }
}

const traceOf = (traceparent: string | undefined) => traceparent?.split('-')[1];
