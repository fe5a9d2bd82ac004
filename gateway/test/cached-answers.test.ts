import { once } from 'node:events';
import { connect } from 'node:net';
import type { RunningApp } from '@mekong/service-defaults';
import { metricsKey, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { publicReadOf } from '../src/routes/public-reads.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

const list = JSON.stringify({ products: Array.from({ length: 100 }, (_, id) => ({ id, name: 'Mouse' })) });
const megabytes = 'x'.repeat(5_000_000);
let catalog: ServiceDouble;
let gateway: RunningApp;

beforeEach(async () => {
  catalog = await aService(({ path }, response) => {
    if (path === '/api/brands') response.setHeader('cache-control', 'no-store');
    if (path === '/images/1.webp') response.setHeader('cache-control', 'public, immutable');
    response.end(['/products', '/images/large.webp'].includes(path) ? megabytes : list);
  });
  gateway = await start(gatewayEnv({ catalog: catalog.url }));
});
afterEach(async () => {
  await gateway.close();
  await catalog.stop();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(gateway.url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

it('a cached answer is the same as the first, header by header', async () => {
  const withoutDate = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'date');
  const [first, second] = [await get('/images/1.webp'), await get('/images/1.webp')];
  expect(withoutDate(second)).toEqual(withoutDate(first));
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(catalog.requests).toHaveLength(1);
});

it('a client that has the answer already gets a 304', async () => {
  const etag = (await get('/api/products', { 'accept-encoding': 'br' })).headers.get('etag')!;
  const again = await get('/api/products', { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(again.headers.get('vary')).toBe('Accept-Encoding');
  expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await again.text()).toBe('');
});

it('a HEAD gets the head of the same answer, without asking the service again', async () => {
  const { headers } = await get('/api/products?page=2');
  const head = await get('/api/products?utm_source=x&page=2', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('etag')).toBe(headers.get('etag'));
  expect(catalog.requests).toHaveLength(1);
});

it('each encoding has an ETag of its own', async () => {
  const etags = ['identity', 'br', 'gzip'].map(async (accepted) =>
    (await get('/api/products', { 'accept-encoding': accepted })).headers.get('etag'),
  );
  expect(new Set(await Promise.all(etags)).size).toBe(3);
});

it('parameters that a route does not know change nothing', async () => {
  for (const query of ['?page=2&limit=5', '?limit=5&page=2', '?utm_source=x&limit=5&page=2&page=2'])
    await get(`/api/products${query}`);
  expect(catalog.requests.map(({ path }) => path)).toEqual(['/api/products?limit=5&page=2']);
});

it.each([
  ['/api/products/5?page=2', '/api/products/5'],
  ['/api/products/search?x=1&page=2&q=a', '/api/products/search?page=2&q=a'],
  ['/api/products/mouse/all?y=1&x_hot_swap=yes', '/api/products/mouse/all?x_hot_swap=yes'],
  ['/api/products?x_hot_swap=yes', '/api/products'],
  ['/api/products?%70age=2', '/api/products?%70age=2'],
  ['/api/products?page=&%ff=1', '/api/products?page='],
  ['/api/products?page=3&page=2', '/api/products?page=2&page=3'],
  ['/products?limit=1&q=a%20b&c', '/products?limit=1&q=a%20b'],
  ['/products?q=+%20&limit=5', '/products?limit=5&q='],
  ['/products?q', '/products?q='],
  ['/products?q=+a', '/products?q=+a'],
  ['/images/1.webp?v=2', '/images/1.webp'],
])('the cache key of %s is %s', (url, key) => {
  expect(publicReadOf(url)?.key).toBe(key);
});

it.each(['/api/products/batches', '/api/reviews/mine?product_id=1', '/api/user/my-orders', '/'])(
  '%s is not cached',
  (url) => {
    expect(publicReadOf(url)).toBeUndefined();
  },
);

it('an answer with no-store is not cached', async () => {
  await get('/api/brands');
  await get('/api/brands');
  expect(catalog.requests).toHaveLength(2);
});

it.each(['/products', '/images/large.webp'])(
  'an answer too large to cache (%s) is streamed, and the request headers are forwarded',
  async (path) => {
    expect(await (await get(path)).text()).toBe(megabytes);
    await (await get(path, { 'accept-encoding': 'gzip', 'if-none-match': '"1"' })).text();
    expect(catalog.requests.at(-1)!.headers).toMatchObject({
      'accept-encoding': 'gzip',
      'if-none-match': '"1"',
    });
  },
);

it('the whole catalogue is requested exactly once for each call', async () => {
  for (let call = 1; call <= 3; call += 1) await (await get('/products?utm_source=x')).text();
  expect(catalog.requests).toHaveLength(3);
});

it('the whole catalogue can be read with a session while auth is down', async () => {
  const answer = await get('/products', { cookie: `session=${'a'.repeat(43)}` });
  expect(await answer.text()).toBe(megabytes);
});

it('all blank searches have the same cache key', async () => {
  const blanks = Array.from({ length: 20 }, (_, index) => ['+'.repeat(index), '%20'.repeat(index)]).flat();
  for (const blank of blanks) await (await get(`/products?q=${blank}`)).text();
  expect(catalog.requests.map(({ path }) => path)).toEqual(['/products?q=']);
});

it("a shopper's review makes only the answers about reviews anew", async () => {
  const [products, reviews] = ['/api/products', '/api/reviews?product_id=1'];
  const reads = [products, reviews];
  for (const path of reads) await get(path);
  expect((await get('/api/reviews/mine', {}, 'PUT')).status).toBe(200);
  for (const path of reads) await get(path);
  const asked = catalog.requests.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(asked).toEqual([products, reviews, reviews]);
});

it('a connection that asks on and on without waiting for cached answers is ended', async () => {
  await get('/api/products?page=8');
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  let answers = '';
  socket.on('data', (chunk) => (answers += chunk)).on('error', () => undefined);
  socket.write('GET /api/products?page=8 HTTP/1.1\r\nhost: shop.test\r\n\r\n'.repeat(500));
  await once(socket, 'close');
  expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(11);
});

it('cached answers are counted in the metrics like all others', async () => {
  for (let call = 1; call <= 3; call += 1) await (await get('/api/products?page=7')).text();
  const counts = await (await get('/metrics', { authorization: `Bearer ${metricsKey}` })).text();
  expect(counts).toContain('http_request_duration_seconds_count{method="GET",route="/api/*",status="200"} 3');
});

describe('an answer of the catalogue that is older than a second', () => {
  const requestsOf = (wanted: string) => catalog.requests.filter(({ path }) => path === wanted).length;
  const askedFor = (times: number) => {
    const before = catalog.catalogue.asked;
    return waitFor(() => catalog.catalogue.asked >= before + times, {
      what: 'the gateway to ask for the state again and again',
    });
  };
  /** Has gone when the gateway has asked so often for the state. */
  const aSecond = () => askedFor(5);
  beforeEach(async () => {
    catalog.catalogue.state = 'as it was';
    await get('/api/products?page=7');
  });

  it('is kept while the catalogue does not change', async () => {
    await aSecond();
    await get('/api/products/5');
    await aSecond();
    await get('/api/products/5');
    expect(requestsOf('/api/products/5')).toBe(1);
  });

  it.each([
    ['when the catalogue has changed', 'changed'],
    ['when nobody knows whether the catalogue has changed', undefined],
  ])('is made again %s', async (_when, state) => {
    await aSecond();
    await get('/api/products/5');
    catalog.catalogue.state = state;
    await aSecond();
    await get('/api/products/5');
    expect(requestsOf('/api/products/5')).toBe(2);
  });

  it('is made again when it was made just after a change, perhaps from a list of before', async () => {
    await aSecond();
    catalog.catalogue.state = 'changed';
    await askedFor(2);
    await get('/api/products/5');
    await aSecond();
    await get('/api/products/5');
    expect(requestsOf('/api/products/5')).toBe(2);
  });
});
