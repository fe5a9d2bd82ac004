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
  /** What catalog says of the catalogue's state, and how often it was asked; by default it does not know. */
  catalogue: { state?: string; asked: number };
  stop(): Promise<void>;
}

type Answer = (request: ServiceDouble['requests'][number], response: ServerResponse) => void;

/** A double of a service behind the gateway: answers as the test says, and records its requests. */
export async function aService(
  answer: Answer = (_request, response) => void response.end('{}'),
): Promise<ServiceDouble> {
  const requests: ServiceDouble['requests'] = [];
  const catalogue: ServiceDouble['catalogue'] = { asked: 0 };
  const server = createServer(async (request, response) => {
    // What the gateway asks of itself is no request of a caller.
    if (request.url === '/health/ready') return void response.end('{}');
    if (request.url === '/internal/catalogue-state') {
      catalogue.asked += 1;
      response.statusCode = catalogue.state ? 200 : 404;
      return void response.end(catalogue.state);
    }
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
    catalogue,
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
