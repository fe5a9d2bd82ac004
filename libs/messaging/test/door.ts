import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { waitFor } from '@mekong/testing';

/** The broker behind a door that can be made to let nothing through any more, as when the broker hangs. */
export async function aDoorTo({ amqpUrl }: { amqpUrl: string }) {
  const sockets: Socket[] = [];
  const callers: Socket[] = [];
  const { hostname, port } = new URL(amqpUrl);
  const door = createServer((caller) => {
    const broker = connect(Number(port), hostname);
    sockets.push(caller, broker);
    callers.push(caller);
    for (const [from, to] of [[caller, broker] as const, [broker, caller] as const])
      from.on('error', () => to.destroy()).pipe(to);
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(amqpUrl);
  url.port = String((door.address() as AddressInfo).port);
  return {
    amqpUrl: url.href,
    /** How often somebody has connected. */
    calls: () => callers.length,
    /** Ends all connections. */
    cut: () => sockets.splice(0).forEach((socket) => socket.destroy()),
    hang: () => sockets.forEach((socket) => socket.unpipe()),
    /** Resolves once a service has sent these bytes to the broker that hangs. */
    heard: async (bytes: Buffer) => {
      const heard: Buffer[] = [];
      for (const socket of callers) socket.on('data', (data) => heard.push(data)).resume();
      await waitFor(() => Buffer.concat(heard).includes(bytes), { what: 'the goodbye' });
    },
    stop: () => {
      sockets.forEach((socket) => socket.destroy());
      door.close();
    },
  };
}
