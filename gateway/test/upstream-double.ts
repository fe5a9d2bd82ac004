import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServiceDouble {
  url: string;
  /** The requests it got, in order; `connection` is the port at the gateway's end. */
  requests: {
    method: string;
    path: string;
    headers: IncomingMessage['headers'];
    body: string;
    connection: number;
  }[];
  stop(): Promise<void>;
}

type Answer = (request: ServiceDouble['requests'][number], response: ServerResponse) => void;

/** A double of a service behind the gateway: answers as the test says, and records its requests. */
export async function aService(
  answer: Answer = (_request, response) => void response.end('{}'),
): Promise<ServiceDouble> {
  const requests: ServiceDouble['requests'] = [];
  const server = createServer(async (request, response) => {
    // The gateway's probes are no requests of a caller.
    if (request.url === '/health/ready') return void response.end('{}');
    const body = await bodyOf(request);
    if (body === undefined) return;
    const { method, url, headers, socket } = request;
    const seen = { method: method!, path: url!, headers, body, connection: socket.remotePort! };
    requests.push(seen);
    response.setHeader('content-type', 'application/json');
    answer(seen, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Undefined where its sender has gone. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  try {
    return Buffer.concat(await request.toArray()).toString();
  } catch {
    return undefined;
  }
}
