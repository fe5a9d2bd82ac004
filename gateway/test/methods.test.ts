import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { RunningApp } from '@mekong/service-defaults';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let gateway: RunningApp;
let catalog: ServiceDouble;
beforeAll(async () => {
  catalog = await aService();
  gateway = await start(gatewayEnv({ catalog: catalog.url }));
});
afterAll(async () => {
  await gateway.close();
  await catalog.stop();
});

async function ask(method: string, path: string) {
  const asked = request(gateway.url, { method, path }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = answer;
  return { status, allow: headers.allow, answer };
}

it.each([
  ['DELETE', '/api/brands', 'GET, HEAD, POST, OPTIONS'],
  ['POST', '/products?q=mouse', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/auth/login', 'POST, OPTIONS'],
  ['TRACE', '/api/user/my-orders', 'GET, HEAD, OPTIONS'],
])('%s of %s is refused, and which methods it has is said', async (method, path, allow) => {
  const refused = await ask(method, path);
  expect(refused).toMatchObject({ status: 405, allow });
  expect(await json(refused.answer)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
});

it('a path that several routes may mean has the methods of all', async () => {
  expect(await ask('OPTIONS', '/api/products/bulk')).toMatchObject({
    status: 204,
    allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS',
  });
});

it('who asks for the methods of a route is told, and no service is asked', async () => {
  const before = catalog.requests.length;
  expect(await ask('OPTIONS', '/api/brands')).toMatchObject({
    status: 204,
    allow: 'GET, HEAD, POST, OPTIONS',
  });
  expect(catalog.requests).toHaveLength(before);
});

it('who asks for the methods of the whole shop is told', async () => {
  expect(await ask('OPTIONS', '*')).toMatchObject({
    status: 204,
    allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  });
});

it('a path that leads nowhere is not found by any method', async () => {
  expect(await ask('DELETE', '/api/nothing/here')).toMatchObject({ status: 404, allow: undefined });
});

it('a HEAD leaves its connection to the service to the next call', async () => {
  const path = '/api/admin/images';
  const before = catalog.requests.length;
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET', 'HEAD']) {
    const { status, answer } = await ask(method, path);
    expect(status).toBe(200);
    await answer.resume().toArray();
  }
  const calls = catalog.requests.slice(before);
  expect(calls.map(({ method }) => method)).toEqual(['HEAD', 'GET', 'HEAD', 'GET', 'HEAD']);
  expect(new Set(calls.map(({ connection }) => connection)).size).toBe(1);
});
