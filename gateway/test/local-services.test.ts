import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import type { RunningApp } from '@mekong/service-defaults';
import { gatewayKey, aCustomer, apiClient, natively, tokenOf, waitFor } from '@mekong/testing';
import type { FastifyInstance } from 'fastify';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';

const { default: fastify } = await natively<typeof import('fastify')>('fastify');
const { Refusals } = await natively<typeof import('../src/proxy/refusals.js')>(
  new URL('../dist/proxy/refusals.js', import.meta.url).href,
);
const { limitBodies } = await natively<typeof import('@mekong/service-defaults')>('@mekong/service-defaults');

const session = { cookie: `session=${'a'.repeat(43)}` };
let service: FastifyInstance;
let gateway: RunningApp;
/** The requests that the service got, in order. */
let asked: { method: string; url: string; headers: Record<string, unknown>; body: unknown }[];

/** The token that auth answers. */
let token: string | null;
let whileLoggingOut: () => Promise<void>;

const megabyte = 1024 * 1024;
/** How much of each large body was read. */
let given: { bytes: number; isOver: boolean }[];

async function* largeBody() {
  const one = { bytes: 0, isOver: false };
  given.push(one);
  try {
    for (; one.bytes < 40 * megabyte; one.bytes += megabyte) yield 'x'.repeat(megabyte);
  } finally {
    one.isOver = true;
  }
}

/** A gateway with one service in its process in place of all; nothing can be reached over the network. */
beforeEach(async () => {
  asked = [];
  given = [];
  token = 'signed';
  whileLoggingOut = async () => {};
  service = fastify();
  limitBodies(service, { bodyMs: 10_000 });
  service.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body.length),
  );
  service.addHook('preHandler', async ({ method, url, headers, body }) => {
    asked.push({ method, url, headers, body });
  });
  service.post('/internal/vouch', async () => ({ token }));
  service.post('/api/auth/logout', async () => whileLoggingOut());
  service.post('/api/brands', async (_request, reply) => reply.code(201).send({ brand: 1 }));
  service.delete('/api/brands/1', async (_request, reply) => reply.code(409).send({ code: 'BUSY' }));
  service.get('/api/reports/sales', async (_request, reply) =>
    reply.header('cache-control', 'private').send({}),
  );
  service.get('/images/large.webp', async (_request, reply) => reply.send(Readable.from(largeBody())));
  service.get('/api/account/refused', async (_request, reply) => reply.code(403).send({}));
  service.all('/*', async () => ({ fine: true }));
  await service.ready();
  const handle: RequestListener = (request, response) => service.server.emit('request', request, response);
  const local = { handle, inject: service.inject.bind(service) as FastifyInstance['inject'] };
  gateway = await start(gatewayEnv({}, { TRUSTED_PROXIES: '127.0.0.1,::1' }), {
    local: { auth: local, catalog: local, orders: local, analytics: local },
  });
});
afterEach(async () => {
  await gateway.close();
  await service.close();
});

const client = () => apiClient(gateway.url);

it('calls a local service without the network, and adds the headers of every answer', async () => {
  const answer = await client().get('/api/user/my-orders');
  expect(answer).toMatchObject({ status: 200, body: { fine: true } });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it("keeps the service's own Cache-Control", async () => {
  expect((await client().get('/api/reports/sales')).headers.get('cache-control')).toBe('private');
});

it('a session is replaced by the token that auth signs, and headers that claim an identity are dropped', async () => {
  await client().get('/api/user/my-orders', { ...session, 'x-gateway-key': 'forged', forwarded: 'for=1' });
  expect(asked.map(({ url }) => url)).toEqual(['/internal/vouch', '/api/user/my-orders']);
  expect(asked[1]!.headers).toMatchObject({ authorization: 'Bearer signed' });
  for (const name of ['cookie', 'forwarded']) expect(asked[1]!.headers[name]).toBeUndefined();
  expect(asked[1]!.headers['x-gateway-key']).toBe(gatewayKey);
});

it('a session used while it was being ended is refused afterwards', async () => {
  whileLoggingOut = async () => {
    await client().get('/api/user/my-orders', session);
    token = null;
  };
  await client().post('/api/auth/logout', {}, session);
  await client().get('/api/user/my-orders', session);
  const orders = asked.filter(({ url }) => url === '/api/user/my-orders');
  expect(orders.map(({ headers }) => headers.authorization)).toEqual(['Bearer signed', undefined]);
});

it("a refusal by a local service is logged with the caller's address, also behind a proxy", async () => {
  const note = jest.spyOn(Refusals.prototype, 'note');
  await client().get('/api/account/refused', { 'x-forwarded-for': '203.0.113.9' });
  await waitFor(() => note.mock.calls.length === 1, { what: 'the refusal' });
  expect(note.mock.calls[0]![0]).toMatchObject({ address: '203.0.113.9', status: 403 });
  note.mockRestore();
});

it("auth gets the caller's address", async () => {
  await client().post('/api/auth/login', { email: 'a@b.example' });
  expect(asked[0]).toMatchObject({
    headers: { 'x-client-address': '127.0.0.1', 'x-gateway-key': gatewayKey },
    body: { email: 'a@b.example' },
  });
});

it('forms of any size are forwarded', async () => {
  token = tokenOf(aCustomer());
  const form = new FormData();
  form.set('csv', new Blob(['x'.repeat(900_000)]), 'big.csv');
  await client().post('/api/products/bulk', form, session);
  expect(asked.at(-1)!.body).toBeGreaterThan(900_000);
});

it('a public read is cached until a change succeeds', async () => {
  const reads = () => asked.filter(({ method, url }) => method === 'GET' && url === '/api/brands').length;
  for (let call = 1; call <= 3; call += 1) await client().get('/api/brands');
  expect(reads()).toBe(1);
  await client().delete('/api/brands/1', session);
  await client().get('/api/brands');
  expect(reads()).toBe(1);
  await client().post('/api/brands', {}, session);
  await client().get('/api/brands');
  expect(reads()).toBe(2);
});

it('no more of a large answer is read into memory than may be cached', async () => {
  const { body } = await client().get('/images/large.webp');
  expect(String(body)).toHaveLength(40 * megabyte);
  await waitFor(() => given.length === 2 && given.every(({ isOver }) => isOver));
  expect(given[0]!.bytes).toBeLessThan(10 * megabyte);
});

it('a change from another site is refused', async () => {
  const answer = await client().post('/api/brands', {}, { origin: 'https://evil.test' });
  expect(answer.status).toBe(403);
  expect(asked).toEqual([]);
});
