import { createServer } from 'node:net';
import { once } from 'node:events';
import { freePort, isPortFree, reservePort } from '../ports.mjs';

it('a free port is below those that outgoing connections are given', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(ports.filter((port) => port < 10_240 || port >= 32_768)).toEqual([]);
});

it('a reserved port is free once it is released', async () => {
  const { port, release } = await reservePort();
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  await release();
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
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
