import { createServer } from 'node:net';
import { once } from 'node:events';
import { freePort, isPortFree } from '../ports.mjs';

it('a free port is below those that outgoing connections are given', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(ports.filter((port) => port < 10_240 || port >= 32_768)).toEqual([]);
});

it('a port that somebody listens on is not free', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
});
