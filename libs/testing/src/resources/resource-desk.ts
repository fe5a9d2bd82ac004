import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestRabbit, type TestRabbit } from '../rabbit/start-test-rabbit.js';
import { startThrowAwayPostgres } from './throw-away-postgres.js';

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Hands the test run's shared servers to the test processes over HTTP (loopback). A server is started when the first
 * test asks for it, so a run that needs none waits for none.
 */
export class ResourceDesk {
  private readonly started = new Map<string, Promise<Stoppable>>();
  private readonly starters = new Map<string, () => Promise<Stoppable>>([
    ['/postgres', startThrowAwayPostgres],
    ['/rabbit', startTestRabbit],
  ]);
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request.url ?? '', response);
  });

  /** Starts listening; answers the desk's URL. */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Stops every server that was started, and the desk itself. */
  async close(): Promise<void> {
    const outcomes = await Promise.allSettled(this.started.values());
    const servers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    await Promise.all(servers.map((server) => server.stop()));
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    // A kept connection might be closed at the moment when the next test sends a request over it.
    response.setHeader('connection', 'close');
    try {
      response.end(JSON.stringify(await this.startOnce(path)));
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  }

  private startOnce(path: string): Promise<Stoppable> {
    const running = this.started.get(path);
    if (running) return running;
    const start = this.starters.get(path);
    if (!start) throw new Error(`There is no resource ${path}.`);
    const starting = start();
    this.started.set(path, starting);
    return starting;
  }
}

/** The addresses of a broker that another process started. */
export type SharedRabbit = Pick<TestRabbit, 'amqpUrl' | 'managementUrl'>;
