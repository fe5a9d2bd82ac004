import { once } from 'node:events';
import { connect } from 'node:net';
import { waitFor } from '@mekong/testing';
import { reservePort } from '../../infra/local/ports.mjs';
import { startBalancer, type Balancer } from '../support/balancer.js';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';

const connectionsOfNetwork = 40;

const ends: (() => unknown)[] = [];
let shop: EmbeddedShop;
let balancer: Balancer;
let port: number;
let origin: string;

beforeAll(async () => {
  const reserved = await reservePort();
  ({ port } = reserved);
  origin = `http://localhost:${port}`;
  shop = await startEmbeddedShop({ TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: origin });
  await reserved.release();
  balancer = await startBalancer(port, [shop.url], {
    LISTEN: `127.0.0.1:${port}`,
    CONNECTIONS_PER_NETWORK: String(connectionsOfNetwork),
  });
});
afterEach(() => ends.splice(0).forEach((end) => end()));
afterAll(async () => {
  await balancer?.stop();
  await shop.stop();
});

/** A connection from an address of this machine that has sent so much, and collects what comes back. */
async function sending(text: string, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => {});
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  return { socket, answer: () => answer };
}

/** The head of a request with a body of so many bytes. */
const head = (call: string, length: number, ...more: string[]) =>
  [
    `${call} HTTP/1.1`,
    `host: localhost:${port}`,
    'content-type: application/json',
    `content-length: ${length}`,
    ...more,
    '\r\n',
  ].join('\r\n');

const unfinishedLogin = () => `${head('POST /api/auth/login', 100)}{`;
const brands = () => `GET /api/brands HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`;

it('answers others while slow senders wait in front of the gateway, which hears nothing of them', async () => {
  for (let sender = 1; sender < connectionsOfNetwork; sender += 1)
    await sending(unfinishedLogin(), '127.0.0.3');
  expect(await balancer.connectionsToGateways()).toBe(0);
  const { answer } = await sending(brands());
  await waitFor(() => answer().startsWith('HTTP/1.1 200'), { what: 'the answer' });
});

it('gives up who does not finish the head of a request, or a body', async () => {
  const unfinished = await Promise.all([sending(brands().trimEnd()), sending(unfinishedLogin())]);
  await Promise.all(unfinished.map(({ socket }) => once(socket, 'close')));
  for (const { answer } of unfinished) expect(answer()).toMatch(/^HTTP\/1\.1 408/);
});

it('takes only so many connections of a network, and goes on answering others', async () => {
  const opening = Array.from({ length: connectionsOfNetwork + 20 }, () => sending('', '127.0.0.4'));
  const opened = await Promise.allSettled(opening);
  const isOpen = (one: (typeof opened)[number]) => one.status === 'fulfilled' && !one.value.socket.destroyed;
  await waitFor(() => opened.filter(isOpen).length === connectionsOfNetwork, { what: 'the others to end' });
  const { answer } = await sending(brands(), '127.0.0.5');
  await waitFor(() => answer().startsWith('HTTP/1.1 200'), { what: 'the answer' });
});

it('answers what is sent without waiting for answers one after the other', async () => {
  const { answer } = await sending(brands().repeat(20));
  await waitFor(() => answer().match(/HTTP\/1\.1 200/g)?.length === 20, { what: 'all answers' });
});

it('tells the gateway who calls, whatever they say of themselves', async () => {
  const body = JSON.stringify({ email: 'customer@mekong.example', password: 'Customer123!' });
  const madeUp = 'x-forwarded-for: 203.0.113.9';
  const { answer } = await sending(head('POST /api/auth/login', body.length, madeUp) + body, '127.0.0.6');
  await waitFor(() => answer().startsWith('HTTP/1.1 200'), { what: 'the login' });
  const cookie = [...answer().matchAll(/^set-cookie: ([^;]+)/gim)].map(([, one]) => one).join('; ');
  const logins = await fetch(`${origin}/api/account/logins`, { headers: { cookie } });
  expect(await logins.json()).toMatchObject({ logins: [{ address: '127.0.0.6' }] });
});
