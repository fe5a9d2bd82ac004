import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { json, text } from 'node:stream/consumers';
import type { TestCluster, TestNode } from '@mekong/testing';

/** One address for all nodes, as the broker's service in a cluster has: a call goes to one that runs. */
export async function aWayTo({ nodes }: TestCluster) {
  const callers = new Set<Socket>();
  const lead = async (caller: Socket, [node, ...others]: TestNode[]): Promise<void> => {
    if (!node) return void caller.destroy();
    const broker = connect(Number(new URL(node.amqpUrl).port), '127.0.0.1');
    const isThere = await once(broker, 'connect').catch(() => undefined);
    if (!isThere) return lead(caller, others);
    broker.on('error', () => undefined).on('close', () => caller.destroy());
    caller.on('close', () => broker.destroy());
    caller.pipe(broker).pipe(caller);
  };
  const server = createServer((caller) => {
    callers.add(caller.on('error', () => undefined));
    void lead(caller, [...nodes]);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    amqpUrl: `amqp://guest:guest@127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const caller of callers) caller.destroy();
      server.close();
    },
  };
}

/**
 * Stands for the management API of a newer RabbitMQ (3.13), which can add members; the one of these tests has only a command for
 * it. That is given here, and all other calls are passed on.
 */
export async function aNewerApi(cluster: TestCluster) {
  const { origin } = new URL(cluster.nodes[0]!.managementUrl);
  const asked = new Set<string>();
  const grown = new Map<string, Promise<void>>();
  const addMember = async (queue: string, request: IncomingMessage) => {
    const { node } = (await json(request)) as { node: string };
    asked.add(`${queue} ${node}`);
    // For all queues at once, as each command takes a second.
    if (!grown.has(node)) grown.set(node, cluster.tellQueues('grow', node, 'all'));
    await grown.get(node);
    return { status: 204, body: null };
  };
  const passOn = async ({ method, url, headers }: IncomingMessage, body: string) => {
    const { authorization, 'content-type': type } = headers as Record<string, string>;
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: { authorization: authorization!, 'content-type': type! },
      body: body || undefined,
    });
    return { status: answer.status, body: await answer.text() };
  };
  const server = createHttpServer(async (request, response) => {
    const [, queue] = /^\/api\/queues\/quorum\/%2F\/([^/]+)\/replicas\/add$/.exec(request.url!) ?? [];
    const isAdding = queue !== undefined && request.method === 'POST';
    const { status, body } = isAdding
      ? await addMember(queue, request)
      : await passOn(request, await text(request));
    response.writeHead(status).end(status === 204 ? undefined : body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    /** The queues that got a member, and where. */
    asked,
    managementUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
