import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { IncomingConnections } from '../src/admission/incoming-connections.js';

const crowd = 60;

async function given(): Promise<{ connections: IncomingConnections; server: Server; came: Socket[] }> {
  const connections = new IncomingConnections();
  const came: Socket[] = [];
  const server = createServer((socket) => came.push(socket));
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { connections, server, came };
}

async function end({ server, came }: { server: Server; came: Socket[] }, opened: Socket[]): Promise<void> {
  for (const socket of [...opened, ...came]) socket.destroy();
  server.close();
  await once(server, 'close');
}

it('what came first begins after the whole crowd is in', async () => {
  // However long that takes here.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const shop = await given();
  const { port } = shop.server.address() as AddressInfo;
  const first = once(shop.server, 'connection');
  const opened = Array.from({ length: crowd }, () => connect(port, '127.0.0.1'));
  await first;
  const atFirst = shop.came.length;
  await shop.connections.untilAllAreIn();
  const atBegin = shop.came.length;
  clock.mockRestore();
  await end(shop, opened);
  expect(atFirst).toBeLessThan(crowd);
  expect(atBegin).toBe(crowd);
});

it('whoever opens connections without end keeps nobody waiting for longer than a fifth of a second', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  const listeners: (() => void)[] = [];
  const connections = new IncomingConnections();
  connections.watch({ on: (_event: string, listener: () => void) => void listeners.push(listener) } as never);
  let isOver = false;
  const flood = () => {
    listeners[0]!();
    if (!isOver) setImmediate(flood);
  };
  flood();
  await connections.untilAllAreIn();
  isOver = true;
  expect(now).toBeGreaterThan(200);
  expect(now).toBeLessThan(210);
  clock.mockRestore();
});
