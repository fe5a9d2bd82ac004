import type { RunningApp } from '@mekong/service-defaults';
import { apiClient, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

/** What the catalogue answers just now. */
let status: number;
/** Reads are answered after it. */
let held: Promise<void> | undefined;
let catalog: ServiceDouble;
let gateway: RunningApp;

beforeEach(async () => {
  status = 200;
  held = undefined;
  catalog = await aService(async ({ path, method }, response) => {
    const answer = method === 'GET' ? status : 200;
    if (method === 'GET') await held;
    if (path.startsWith('/images/')) response.setHeader('content-type', 'image/webp');
    if (path === '/api/brands') response.setHeader('cache-control', 'no-store');
    response.writeHead(answer).end(JSON.stringify({ path, status: answer }));
  });
  gateway = await start(gatewayEnv({ catalog: catalog.url }, { UPSTREAM_WAIT_MS: '300' }));
});
afterEach(async () => {
  await gateway.close();
  await catalog.stop();
});

const get = (path: string) => fetch(gateway.url + path);
/** The first answer for which the catalogue was asked anew. */
const askedAnew = (path: string) =>
  waitFor(async () => {
    const asked = catalog.requests.length;
    const answer = await get(path);
    return catalog.requests.length > asked ? answer : undefined;
  });
const page = '/api/products?page=3';

it('a catalogue that cannot answer is looked at as it was: what it answered last is given', async () => {
  await get(page);
  status = 503;
  const answer = await askedAnew(page);
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 200,
    body: { path: page, status: 200 },
  });
  expect((await get('/api/products?page=4')).status).toBe(503);
});

it('so is one that is gone', async () => {
  await get(page);
  await catalog.stop();
  await waitFor(
    async () => {
      const [known, unknown] = await Promise.all([get(page), get(`/api/products?page=${Date.now()}`)]);
      return known.status === 200 && unknown.status === 503;
    },
    { what: 'the catalogue to be gone' },
  );
  expect((await get(page)).status).toBe(200);
});

it('as soon as it answers again, that is given', async () => {
  await get(page);
  status = 503;
  await askedAnew(page);
  status = 200;
  const asked = catalog.requests.length;
  await waitFor(async () => (await get(page)).ok && catalog.requests.length > asked, {
    what: 'the catalogue to be asked',
  });
  expect(await (await get(page)).json()).toEqual({ path: page, status: 200 });
});

it('what is there no more is not given', async () => {
  await get('/api/products/7');
  status = 404;
  expect((await askedAnew('/api/products/7')).status).toBe(404);
  status = 503;
  expect((await askedAnew('/api/products/7')).status).toBe(503);
});

it('nor is what staff have changed since', async () => {
  await get(page);
  expect((await apiClient(gateway.url).post('/api/brands', {})).status).toBe(200);
  status = 503;
  expect((await askedAnew(page)).status).toBe(503);
});

it('nor what was read before they changed it, and came afterwards', async () => {
  let goOn!: () => void;
  held = new Promise((resolve) => (goOn = resolve));
  const slow = get(page);
  await waitFor(() => catalog.requests.length > 0, { what: 'the read' });
  await apiClient(gateway.url).post('/api/brands', {});
  goOn();
  expect((await slow).status).toBe(200);
  status = 503;
  expect((await askedAnew(page)).status).toBe(503);
});

it.each(['/images/1.webp', '/api/brands'])('nor %s, which nobody keeps', async (path) => {
  await get(path);
  status = 503;
  expect((await askedAnew(path)).status).toBe(503);
});
