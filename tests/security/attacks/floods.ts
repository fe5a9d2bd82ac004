import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { patient } from '@mekong/testing';
import { sessionOf } from '../actors.js';
import { anEmail, PASSWORD, type Stage } from '../attack-stage.js';
import { jsonRequest } from '../routes.js';
import { send } from '../send.js';

/** How long anybody may wait for the shop while others flood it, on a machine that also does the flooding. */
const patienceMs = patient(5_000);
const many = 300;

const heads: Record<string, string> = {
  'say nothing': '',
  'never end the head': 'GET /api/products HTTP/1.1\r\nhost: localhost\r\nx-a: ',
  'never send the body':
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  'never end a chunk':
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nfff\r\n{',
  'send a body in tiny chunks':
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n' +
    '1\r\n \r\n'.repeat(60_000),
  'ask on and on for what is remembered': 'GET /api/brands HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(200),
  'read nothing of the answer': 'GET /products HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(50),
};

/** Slow senders and idle connections: the shop answers others meanwhile. */
export function slowSenderRows(stage: Stage): void {
  it.each(Object.keys(heads))(
    `the shop answers while ${many} connections %s (ASVS 15.2.2; API4:2023)`,
    async (kind) => {
      const sockets = await Promise.all(
        Array.from({ length: many }, () => opened(stage.shop.url, heads[kind]!)),
      );
      try {
        await expectService(stage);
      } finally {
        for (const socket of sockets) socket.destroy();
      }
      // Work for callers that have gone keeps nobody waiting either.
      await expectService(stage);
    },
  );
}

/** A connection that has sent this, and reads nothing. */
async function opened(url: string, beginning: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause().write(beginning);
  return socket;
}

type Flood = (stage: Stage, number: number) => [path: string, init: RequestInit];

const floods: Record<string, Flood> = {
  'wrong passwords': (_stage, number) => [
    '/api/auth/login',
    { method: 'POST', ...jsonRequest({ email: `nobody${number}@shop.example`, password: 'Wrong1!' }) },
  ],
  'new accounts': () => [
    '/api/auth/signup',
    { method: 'POST', ...jsonRequest({ name: 'Flood', email: anEmail(), password: 'Secret1!' }) },
  ],
  'reset mails': () => [
    '/api/auth/forgot-password',
    { method: 'POST', ...jsonRequest({ email: 'customer@mekong.example' }) },
  ],
  'searches that find nothing': (_stage, number) => [`/products?q=${'qzx'.repeat(20)}${number}`, {}],
  'pages under made-up addresses': (_stage, number) => [`/category/mouse?made=${number}&q=${number}`, {}],
  'lists far behind the last': (_stage, number) => [`/api/products?page=${999_000 + number}&limit=100`, {}],
  'orders that do not exist': ({ people }, number) => [
    `/api/payment/qr?orderId=none-${number}`,
    { headers: sessionOf(people.customer) },
  ],
  'quotes of a hundred products': (_stage, number) => [
    '/api/checkout/quote',
    {
      method: 'POST',
      ...jsonRequest({
        cart: Array.from({ length: 100 }, (_, at) => ({ id: number * 100 + at + 1, quantity: 1 })),
      }),
    },
  ],
  'lists in lists': () => [
    '/api/checkout/quote',
    { method: 'POST', ...jsonRequest({}), body: '['.repeat(4_000) + ']'.repeat(4_000) },
  ],
  'large bodies': () => [
    '/api/auth/login',
    { method: 'POST', ...jsonRequest({ email: 'a'.repeat(100_000), password: 'x' }) },
  ],
  'sessions that do not exist': (_stage, number) => [
    '/api/user/my-orders',
    { headers: { cookie: `session=${String(number).padStart(43, 'a')}` } },
  ],
  'live alerts': ({ people }) => ['/api/notifications/stream', { headers: sessionOf(people.seller) }],
};

/** Short floods of each kind: the shop answers others meanwhile, and fails nobody. */
export function floodRows(stage: Stage): void {
  it.each(Object.keys(floods))(
    `the shop answers others during ${many} calls at once: %s (ASVS 15.2.2; API4:2023)`,
    async (kind) => {
      const calls = Array.from({ length: many }, (_, number) => {
        const [path, init] = floods[kind]!(stage, number);
        const headers = { 'x-forwarded-for': '10.66.0.1', ...(init.headers as Record<string, string>) };
        return send(stage.shop.url + path, { ...init, headers });
      });
      const flood = Promise.all(calls);
      await expectService(stage);
      const statuses = new Set((await flood).map(({ status }) => status));
      expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    },
  );
}

/** Networks of which each sends one search: as many visitors, were it not for the wide network around them. */
const networks = 4_000;

/** A flood from ever new networks of one /48: it is told that it is too much, and others search meanwhile. */
export function wideFloodRows(stage: Stage): void {
  it(`others search during searches from ${networks} networks of one /48, which are told 429 (ASVS 15.2.2; API4:2023)`, async () => {
    const search = (number: number) =>
      send(`${stage.shop.url}/products?q=${'qzx'.repeat(20)}${number}`, {
        headers: { 'x-forwarded-for': `2001:db8:48:${number.toString(16)}::1` },
      });
    // Whose connection is cut off is answered, too.
    const flood = Promise.allSettled(Array.from({ length: networks }, (_, number) => search(number)));
    const visitor = stage.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1)
      statuses.push((await visitor.call('GET', `/products?q=mouse${n}`)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const answers = (await flood).flatMap((call) => (call.status === 'fulfilled' ? [call.value.status] : []));
    expect(new Set(answers)).toContain(429);
  });
}

/** Fails unless a visitor can read, a customer see what is theirs, and somebody log in: each in time. */
async function expectService({ people, visitor }: Stage): Promise<void> {
  const calls: Record<string, () => Promise<{ status: number }>> = {
    'reading a list': () => people.visitor.call('GET', '/api/products?limit=10'),
    'reading the whole catalogue': () => people.visitor.call('GET', '/products'),
    'reading a page': () => people.visitor.call('GET', '/'),
    'own orders': () => people.otherCustomer.call('GET', '/api/user/my-orders'),
    login: () =>
      visitor().call('POST', '/api/auth/login', {
        email: people.otherCustomer.email,
        password: PASSWORD,
      }),
  };
  const late: string[] = [];
  await Promise.all(
    Object.entries(calls).map(async ([what, call]) => {
      const began = Date.now();
      const { status } = await call();
      const took = Date.now() - began;
      if (status !== 200 || took > patienceMs) late.push(`${what}: ${status} after ${took} ms`);
    }),
  );
  expect(late).toEqual([]);
}
