import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../../../infra/local/ports.mjs';
import { serveTasks } from '../worker.mjs';

const known = new Map();
const notFound = { status: 404, headers: [], body: undefined };
const server = createServer((request, response) => {
  const { status, headers, body } = known.get(request.url) ?? notFound;
  response.writeHead(status, headers).end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');

/** Serves the given answers from memory with node:http, with the same bytes in head and body. */
serveTasks({
  serve: ({ answers }) => {
    for (const [path, headers, text] of answers)
      known.set(path, { status: 200, headers, body: Buffer.from(text) });
    return { origin: `http://localhost:${portOf(server)}` };
  },
});
