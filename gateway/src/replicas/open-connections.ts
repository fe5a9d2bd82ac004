import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Dispatcher } from 'undici';
import { patiently } from './patience.js';
import type { Replica } from './replica.js';

/** How long a connection may take to open. */
export const connectMs = 2_000;

/** Who waits for the calls that are sent meanwhile: when their caller goes before they are answered, they end. */
export const waitingCaller = new AsyncLocalStorage<ServerResponse>();

type Answered = (error: Error | null, answer?: Dispatcher.ResponseData) => void;

/** Gives a scope its own connections to the services; calls to the replica that `replicaAt` knows end when it is found to hang. */
export async function openConnections(
  scope: FastifyInstance,
  connections: number,
  replicaAt: (origin: string) => Replica | undefined,
): Promise<void> {
  // Loaded late: when all services run in this process, they are not needed.
  const [{ default: replyFrom }, { Agent }] = await Promise.all([
    import('@fastify/reply-from'),
    import('undici'),
  ]);
  const agent = new Agent({ connections, connect: { timeout: connectMs }, keepAliveTimeout: 4_000 });
  const request = (options: Dispatcher.RequestOptions, answered: Answered) => {
    const { headersTimeout: ms, ...others } = options;
    // undici would close the connection behind every HEAD, as some servers send a body; the services do not.
    if (options.method === 'HEAD') others.reset = false;
    const by = { replica: replicaAt(String(options.origin)), caller: waitingCaller.getStore() };
    patiently(ms ?? 0, by, (signal) => agent.request({ ...others, headersTimeout: 0, signal })).then(
      (answer) => {
        // What destroys it, as its caller has gone, causes an error that nobody else hears.
        answer.body.on('error', () => {});
        answered(null, answer);
      },
      answered,
    );
  };
  scope.addHook('onClose', () => agent.destroy());
  await scope.register(replyFrom, { disableRequestLogging: true, undici: { request } as never });
}
