import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { waitFor } from '@mekong/testing';
import { reservePort } from '../../infra/local/ports.mjs';
import { startBalancer, type Balancer } from '../support/balancer.js';

const run = promisify(execFile);
/** Only root may give this machine further addresses of IPv6; of IPv4 it has all of 127.0.0.0/8. */
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

interface Kind {
  name: string;
  host: string;
  narrow(number: number): string;
  elsewhere: string;
}
const ipv4: Kind = {
  name: 'an IPv4 /24',
  host: '127.0.0.1',
  narrow: (number) => `127.1.1.${number}`,
  elsewhere: '127.1.2.1',
};
const ipv6: Kind = {
  name: 'an IPv6 /48',
  host: '::1',
  narrow: (number) => `2001:db8:1:${number.toString(16)}::1`,
  elsewhere: '2001:db8:2:1::1',
};
const narrowNetworks = Array.from({ length: 20 }, (_, place) => place + 1);
const addedAddresses = isRoot ? [...narrowNetworks.map(ipv6.narrow), ipv6.elsewhere] : [];

/** Stands for a gateway. */
const gateway = createServer((_request, response) => response.end('answer'));
let balancer: Balancer | undefined;
let port: number;
const open: Socket[] = [];

const ofThisMachine = (what: 'replace' | 'del') =>
  Promise.all(
    addedAddresses.map((address) => run('ip', ['-6', 'addr', what, `${address}/128`, 'dev', 'lo'])),
  );
beforeAll(async () => {
  await ofThisMachine('replace');
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  open.splice(0).forEach((socket) => socket.destroy());
  await balancer?.stop();
  balancer = undefined;
});
afterAll(async () => {
  await ofThisMachine('del');
  gateway.close();
});

async function startWith(connectionsOfNetwork: number, connections: number): Promise<void> {
  const reserved = await reservePort();
  ({ port } = reserved);
  await reserved.release();
  balancer = await startBalancer(port, [`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`], {
    LISTEN: isRoot ? `127.0.0.1:${port},::1:${port}` : `127.0.0.1:${port}`,
    CONNECTIONS_PER_NETWORK: String(connectionsOfNetwork),
    CONNECTIONS: String(connections),
  });
}

/** Whether a call from there is answered, over a connection that stays open then. */
async function isTaken({ host }: Kind, localAddress: string): Promise<boolean> {
  const socket = connect({ port, host, localAddress }).on('error', () => undefined);
  open.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await waitFor(() => socket.destroyed || answer.endsWith('answer'), { what: 'an answer, or none' });
  return answer !== '';
}

/** How many connections are taken of one wide network, whose narrow ones each open so many. */
async function takenOf(kind: Kind, narrow: number[], each: number): Promise<number> {
  const calls = narrow.flatMap((one) => Array.from({ length: each }, () => isTaken(kind, kind.narrow(one))));
  return (await Promise.all(calls)).filter(Boolean).length;
}

describe.each([{ kind: ipv4, shares: 16 }, ...(isRoot ? [{ kind: ipv6, shares: 4 }] : [])])(
  'HAProxy takes of $kind.name',
  ({ kind, shares }) => {
    it(`${shares} times the connections of one of its networks, and goes on answering others`, async () => {
      await startWith(4, 200);
      expect(await takenOf(kind, narrowNetworks, 4)).toBe(4 * shares);
      expect(await isTaken(kind, kind.elsewhere)).toBe(true);
    });

    it('three quarters of all connections at most, whatever the share of one of its networks', async () => {
      await startWith(20, 80);
      expect(await takenOf(kind, narrowNetworks.slice(0, 5), 20)).toBe(60);
      expect(await isTaken(kind, kind.elsewhere)).toBe(true);
    });
  },
);
