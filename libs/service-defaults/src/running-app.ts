import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { ConfigError, type Env } from './config.js';
import { fastifyOf } from './http/http-app.js';
import { Draining } from './http/draining.js';

export interface RunningApp {
  name: string;
  /** Where it listens, for callers on this machine. */
  url: string;
  /** For callers in the same process: handles a request that another server received. */
  handle: RequestListener;
  /** For callers in the same process: sends a request without a connection, and answers the whole response. */
  inject: FastifyInstance['inject'];
  /** Finishes open requests, then closes all connections. */
  close(): Promise<void>;
  /** Says that it is about to close, gives its callers the time to notice, and closes. */
  leave(): Promise<void>;
}

/** Starts to serve; port 0 means any free one. */
export async function listen(
  app: INestApplication,
  name: string,
  at: { HOST: string; PORT: number; CLOSING_DELAY_MS: number },
): Promise<RunningApp> {
  await app.listen(at.PORT, at.HOST);
  const { port } = app.getHttpServer().address() as { port: number };
  const host = ['0.0.0.0', '::'].includes(at.HOST) ? '127.0.0.1' : at.HOST;
  const fastify = fastifyOf(app);
  return {
    name,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    handle: (request, response) => void fastify.server.emit('request', request, response),
    inject: fastify.inject.bind(fastify) as FastifyInstance['inject'],
    close: () => app.close(),
    leave: async () => {
      app.get(Draining).hasBegun = true;
      await wait(at.CLOSING_DELAY_MS);
      await app.close();
    },
  };
}

interface Start {
  (env: Env): Promise<RunningApp>;
  /** Of an app with a database: brings it to the newest schema. */
  migrate?(env: Env): Promise<void>;
}

/**
 * Runs a service in a process of its own, or with `--migrate` its migrations alone; prints one line when it serves, or one when
 * it cannot start.
 */
export async function runAlone(start: Start): Promise<void> {
  try {
    if (process.argv.includes('--migrate')) {
      await start.migrate?.(process.env);
      console.log('The database has the newest schema.');
      return;
    }
    const app = await start(process.env);
    console.log(`${app.name} serves at ${app.url}`);
    const stop = () =>
      void app.leave().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    process.once('SIGINT', stop).once('SIGTERM', stop);
  } catch (error) {
    console.error(
      error instanceof ConfigError || process.env.LOG_LEVEL !== 'debug' ? (error as Error).message : error,
    );
    process.exit(1);
  }
}
