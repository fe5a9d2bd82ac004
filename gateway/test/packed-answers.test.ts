import { brotliDecompressSync } from 'node:zlib';
import { apiClient, type ApiClient } from '@mekong/testing';
import type { RunningApp } from '@mekong/service-defaults';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { bestEncoding, pack, windowFor } from '../src/answers/packed-bodies.js';
import { aService, type ServiceDouble } from './upstream-double.js';

const products = JSON.stringify({
  products: Array.from({ length: 100 }, (_, id) => ({ id, name: 'Mouse' })),
});
let catalog: ServiceDouble;
let gateway: RunningApp;
let client: ApiClient;

beforeAll(async () => {
  catalog = await aService(({ path }, response) => {
    if (path.startsWith('/images')) response.setHeader('content-type', 'image/webp');
    response.end(path === '/api/brands' ? '{"brands":[]}' : products);
  });
  gateway = await start(gatewayEnv({ catalog: catalog.url }));
  client = apiClient(gateway.url);
});
afterAll(async () => {
  await gateway.close();
  await catalog.stop();
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a long list for a client that accepts "%s" is encoded as %s', async (accepted, sent) => {
  const answer = await client.get('/products?limit=100', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(sent);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.body).toEqual(JSON.parse(products));
});

it.each(['/api/brands', '/images/a.webp'])('%s, a short text or an image, is not encoded', async (path) => {
  const answer = await client.get(path, { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBeNull();
});

it('a list is requested once, whatever encodings its readers accept', async () => {
  const before = catalog.requests.length;
  const readers = ['br', 'gzip', 'identity'].map((accepted) =>
    client.get('/products?limit=7', { 'accept-encoding': accepted }),
  );
  await Promise.all(readers);
  expect(catalog.requests).toHaveLength(before + 1);
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP; q=0.5', 'gzip'],
  ['*;q=0', undefined],
  ['zstd', undefined],
])('Accept-Encoding "%s" means %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

it.each([
  ['a short text', 1_000, 16],
  ['a page', 150_000, 18],
  ['what fills it but for its own bytes', 2 ** 18 - 16, 18],
  ['a byte more', 2 ** 18 - 15, 19],
  ['a long list', 4 * 1024 * 1024, 22],
])('the window of brotli, which takes memory, is no longer than %s needs', (_, length, window) => {
  expect(windowFor(length)).toBe(window);
});

it('a page is packed within its window into what unpacks to the same', async () => {
  const page = Buffer.from(products.repeat(30));
  expect(brotliDecompressSync(await pack(page, 'br')).equals(page)).toBe(true);
});
