import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { promisify } from 'node:util';
import type { serviceUnderTest } from '@mekong/testing';

type Start = Parameters<typeof serviceUnderTest>[1];

const tries = 5;

/** Stands between services and their database, and counts how often they send something after an answer. */
export class RoundTrips {
  private count = 0;
  private readonly servers: Server[] = [];

  /** The service's start, with its database behind the counter. */
  counting(start: Start): Start {
    return async (env, parts) =>
      start({ ...env, DATABASE_URL: await this.inFrontOf(env.DATABASE_URL!) }, parts);
  }

  /** The address of a database behind the counter. */
  async inFrontOf(databaseUrl: string): Promise<string> {
    const { hostname, port } = new URL(databaseUrl);
    const server = createServer((client) => {
      const database = connect(Number(port), hostname);
      let isAnswered = true;
      client.on('data', () => {
        if (isAnswered) this.count += 1;
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

  /** The round trips of this work: the fewest of some tries, as jobs of the service run meanwhile. */
  async of(work: () => Promise<unknown>): Promise<number> {
    const counts: number[] = [];
    for (let n = 0; n < tries; n += 1) {
      const before = this.count;
      await work();
      counts.push(this.count - before);
    }
    return Math.min(...counts);
  }

  /** Resolves once all connections have ended. */
  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => promisify(server.close.bind(server))()));
  }
}
