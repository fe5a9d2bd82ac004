import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RunningApp } from '@mekong/service-defaults';
import { apiClient } from '@mekong/testing';
import { start } from '../src/service.js';
import { writeBuild } from './built-storefront.js';
import { gatewayEnv } from './gateway-env.js';

let root: string;
let gateway: RunningApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mekong-web-'));
  // Shorter pages are not compressed.
  await writeBuild(root, (page) => page + ' '.repeat(1_000));
  await writeFile(join(root, 'assets', 'app-abc.js'), 'run()');
  await writeFile(join(root, 'assets', 'app-abc.js.br'), brotliCompressSync('run()'));
  await writeFile(join(root, 'assets', 'app-abc.js.gz'), gzipSync('run()'));
  gateway = await start(gatewayEnv({}, { WEB_ROOT: root }));
});
afterAll(async () => {
  await gateway.close();
  await rm(root, { recursive: true });
});

const get = (path: string, encoding = 'identity') =>
  apiClient(gateway.url).get(path, { 'accept-encoding': encoding });

it.each([
  '/',
  '/category/mouse',
  '/product/mouse/a-b-12',
  '/reset-password/abc_-1',
  '/product/mouse/tonlix-2.4g-12',
])('%s opens the storefront', async (path) => {
  const answer = await get(path);
  expect(answer.body).toContain('<title data-first-render>Mekong Gear</title>');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it.each([
  '/seller-dashboard',
  '/seller-dashboard/orders/0a',
  '/user-profile',
  '/account',
  '/checkout',
  '/payment/0a',
  '/logout',
])('no browser may keep %s', async (path) => {
  expect((await get(path)).headers.get('cache-control')).toBe('no-store');
});

it('search engines get a sitemap with the pages about the shop, at the address of the shop', async () => {
  await writeFile(join(root, 'robots.txt'), 'User-agent: *\nDisallow: /api/\n');
  const { origin } = new URL(gatewayEnv({}).PUBLIC_URL!);
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  expect(sitemap.body).toContain(`<loc>${origin}/pages/returns</loc>`);
  expect(sitemap.body).toContain(`<loc>${origin}/category/mouse</loc>`);
  const robots = (await get('/robots.txt')).body;
  expect(robots).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});

it('a built file may be kept for a year', async () => {
  const answer = await get('/assets/app-abc.js');
  expect(answer.body).toBe('run()');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a built file for a browser that accepts %s is encoded as %s', async (accepted, sent) => {
  const answer = await get('/assets/app-abc.js', accepted);
  expect(answer.headers.get('content-encoding')).toBe(sent);
  expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(answer.body).toBe('run()');
});

it('the page is compressed, too, and is revalidated at each visit', async () => {
  const { headers, body } = await get('/category/mouse', 'br');
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(body).toContain('<title data-first-render>Mekong Gear</title>');
});

it('an address too long for a file name opens the storefront', async () => {
  expect((await get(`/${'a'.repeat(4_000)}`)).status).toBe(200);
});

it.each(['/assets/app-abc.js/more', '/assets/app-abc.js/'])('nothing is within a file: %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it('a file that is built later is found', async () => {
  await writeFile(join(root, 'assets', 'later-def.js'), 'later()');
  expect((await get('/assets/later-def.js')).status).toBe(200);
});

it.each(['/assets/gone.js', '/package.json', '/assets/..%2f..%2fpackage.json', '/assets/%00.js', '/%ff.js'])(
  '%s answers 400 or 404',
  async (path) => {
    expect([400, 404]).toContain((await get(path)).status);
  },
);

it('a file outside of the storefront is as little there as one that does not exist', async () => {
  const answerTo = async (path: string) => {
    const [answer] = await once(
      request(gateway.url, { path, headers: { host: 'shop.test' } }).end(),
      'response',
    );
    return `${answer.statusCode} ${await text(answer)}`;
  };
  const up = '/..'.repeat(20);
  for (const start of [up, `http://shop.test${up}`]) {
    const [passwd, nothing] = [await answerTo(`${start}/etc/passwd`), await answerTo(`${start}/etc/nothing`)];
    expect(passwd).toBe(nothing.replaceAll('/etc/nothing', '/etc/passwd'));
  }
});

it('an address in full without a path opens the landing page', async () => {
  const [answer] = await once(request(gateway.url, { path: 'http://shop.test' }).end(), 'response');
  expect(await text(answer)).toContain('<title data-first-render>Mekong Gear</title>');
});

it('pages carry the headers that keep other sites out', async () => {
  const { headers } = await get('/');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
