import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../../../infra/local/ports.mjs';
import { serveTasks } from '../worker.mjs';

const bodies = new Map();
const server = createServer((request, response) => {
  const body = bodies.get(request.url);
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body?.length ?? 0,
  });
  response.end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');

/** Serves the given answers from memory with node:http. */
serveTasks({
  serve: ({ answers }) => {
    for (const [path, text] of answers) bodies.set(path, Buffer.from(text));
    return { origin: `http://localhost:${portOf(server)}` };
  },
});
