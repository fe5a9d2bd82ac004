import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningApp } from '@mekong/service-defaults';
import { apiClient, waitFor } from '@mekong/testing';
import { sitemapKeptMs } from '../src/pages/search-engines.js';
import { start } from '../src/service.js';
import { writeBuild } from './built-storefront.js';
import { gatewayEnv } from './gateway-env.js';

/** A storefront that renders the names of all brands, in the requested language. */
const renderer = `export const isScreen = (path) => path !== '/nowhere';
export const properPath = (path) => path.toLowerCase().replace(/(.)\\/$/, '$1').replace('/index.html', '/');
export const addressOf = (url) => url.replace(/[?&]utm_\\w+=\\w+/, '');
let renderings = 0;
let hasCode = false;
export async function render({ url, language, shopName, origin, fetchFn }) {
  if (url.startsWith('/category/broken')) throw new Error('broken');
  if (url.startsWith('/category/slow')) await fetchFn(new Request('http://shop/api/products' + url.slice(9)));
  if (url === '/warranty' && !hasCode) await new Promise((resolve) => setTimeout(resolve, 1_500));
  hasCode ||= url === '/warranty';
  const answer = await fetchFn(new Request('http://shop/api/brands'));
  const { brands } = answer.ok ? await answer.json() : { brands: [] };
  const users = await fetchFn(new Request('http://shop/api/admin/users'));
  return {
    status: url.includes('gone') ? 404 : 200,
    address: url.startsWith('/product/') ? '/product/mouse/naga-%26-co-1' : url.includes('brand=ton') ? '/category/mouse?brand=Ton+%26' : undefined,
    root: '<p>' + [language, shopName, users.status, ...brands.map(({ name }) => name)].join(' ') + '</p>' + (renderings += 1),
    head: '<title data-first-render>Rendered</title><meta property="og:image" content="' + origin + '/images/1.webp"/>',
  };
}`;

/** One of two pages of the catalogue. */
function onePage(url: string) {
  const page = Number(new URL(url, 'http://catalog').searchParams.get('page'));
  return { products: [{ id: page, name: `Naga & Co ${page}`, category: 'mouse' }], totalPages: 2 };
}

const logo = `/images/${'a'.repeat(32)}.webp`;
/** As catalog tells it. */
let shownLook: object = { name: 'Tonle', logo: null, brand_color: null, accent_color: null };

let folder: string;
let catalog: Server;
let catalogUrl: string;
/** Answers what was entered of deliveries, and nothing before the test says so. */
let orders: Server;
let deliveries: object | undefined;
let gateway: RunningApp;
/** What to do with the answers that slow pages wait for. */
let hold: (response: ServerResponse) => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mekong-render-'));
  await mkdir(join(folder, 'dist'));
  await mkdir(join(folder, 'dist-server'));
  await writeBuild(join(folder, 'dist'));
  await writeFile(join(folder, 'dist-server', 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'dist-server', 'entry-server.js'), renderer);
  catalog = createServer((request, response) => {
    if (request.url!.startsWith('/api/products/slow')) return hold(response);
    response.setHeader('content-type', 'application/json');
    if (request.url!.startsWith('/api/products?limit'))
      return response.end(JSON.stringify(onePage(request.url!)));
    if (request.url === '/api/shop') return response.end(JSON.stringify({ shop: { look: shownLook } }));
    response.end(JSON.stringify({ brands: [{ name: 'Tonlix $& co' }] }));
  }).listen(0, '127.0.0.1');
  orders = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.writeHead(deliveries ? 200 : 503).end(JSON.stringify(deliveries ?? {}));
  }).listen(0, '127.0.0.1');
  await Promise.all([catalog, orders].map((server) => once(server, 'listening')));
  const settings = {
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: 'https://shop.example',
    SHOP_NAME: 'Sok & "Sons"',
    SHIPPING_POLICY: 'order-total',
    WEB_ROOT: join(folder, 'dist'),
    // What slow pages wait for is answered when the test says so, and not given up before.
    READ_TIMEOUT_MS: '60000',
  };
  const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  catalogUrl = urlOf(catalog);
  gateway = await start(gatewayEnv({ catalog: catalogUrl, orders: urlOf(orders) }, settings));
});
afterAll(async () => {
  await gateway.close();
  catalog.close();
  orders.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  apiClient(gateway.url).get(path, { 'accept-encoding': 'identity', ...headers });

it('a public page is rendered with its data', async () => {
  const { body, status, headers } = await get('/category/mouse');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(body).toMatch(/Tonlix \$& co<\/p>\d+<\/div>/);
});

it('a rendered page has one title, its own', async () => {
  const { body } = await get('/category/mouse');
  expect(String(body).match(/<title/g)).toHaveLength(1);
  expect(body).toContain('Rendered');
});

it('a page is rendered with the full addresses of the shop', async () => {
  expect((await get('/category/mouse')).body).toContain('content="https://shop.example/images/1.webp"');
});

it('the styles of a rendered page are inlined', async () => {
  const { body } = await get('/category/mouse');
  expect(body).toContain('<style>p{color:red}</style>');
  expect(body).not.toContain('rel="stylesheet"');
});

it('the code and the API answers of a rendered page are loaded after it is shown', async () => {
  const { body } = await get('/category/mouse');
  expect(body).not.toContain('rel="modulepreload"');
  expect(body).toContain(
    '<link rel="late-preload" as="fetch" crossorigin="use-credentials" href="/api/brands">',
  );
  expect((await get('/reset-password/abc')).body).toContain('rel="modulepreload"');
});

it('the code and the session of a payment page are loaded at once, as it shows nothing before', async () => {
  const { body } = await get('/payment/order');
  expect(body).not.toContain('rel="late-');
  expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/shop.js">');
  expect(body).toContain(
    '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/check-auth">',
  );
});

it('whoever is logged in asks for the order with its payment page, and nobody else', async () => {
  const session = `__Host-session=${'s'.repeat(43)}`;
  const linkOf = async (path: string, cookie: string) => (await get(path, { cookie })).headers.get('link');
  expect(await linkOf('/payment/0a-1', session)).toBe(
    '</api/checkout/order/0a-1>; rel=preload; as=fetch; crossorigin=use-credentials',
  );
  expect(await linkOf('/payment/0a-1', '')).toBeNull();
  expect(await linkOf('/account', session)).toBeNull();
});

it("a rendered page loads its own screen's code with the rest", async () => {
  expect((await get('/checkout')).body).toContain(
    'rel="late-modulepreload" crossorigin href="/assets/checkout.js"',
  );
  expect((await get('/account')).body).not.toContain('/assets/checkout.js');
});

it('a page is rendered in the chosen language and theme', async () => {
  const { body } = await get('/category/mouse', { cookie: 'language=km; theme=dark' });
  expect(body).toContain('<html lang="km" data-theme="dark">');
  expect(body).toContain('<p>km');
});

it('a browser that asks for Khmer first gets Khmer', async () => {
  const { body } = await get('/category/mouse', { 'accept-language': 'km-KH,en;q=0.5' });
  expect(body).toContain('<html lang="km">');
});

it("the page has the shop's own name, escaped", async () => {
  expect((await get('/category/mouse')).body).toContain('content="Sok &amp; &quot;Sons&quot;"');
});

it("the page names the shop's shipping policy, by which it offers free delivery", async () => {
  expect((await get('/category/mouse')).body).toContain('name="shipping-policy" content="order-total"');
});

it.each(['/category/mouse', '/reset-password/abc'])(
  'once ways to bring parcels are entered for some place, %s says that they decide, also while that cannot be read',
  async (path) => {
    const says = (policy: string) => async () =>
      String((await get(path)).body).includes(`name="shipping-policy" content="${policy}"`);
    const [none, paused, some] = [[], [{ paused: true }], [{}]];
    const entered = (methods: object[], ofDistrict: object[] = none) => ({
      provinces: [{ methods: none }, { methods, districts: [{ methods: ofDistrict }] }],
    });
    deliveries = entered(none, some);
    await waitFor(says('by-place'), { what: 'a page with the ways of a district' });
    deliveries = entered(paused);
    await waitFor(says('order-total'), { what: 'a page once they are paused' });
    deliveries = { ...entered(paused), shipping_policy: 'item-count' };
    await waitFor(says('item-count'), { what: 'a page by the policy that an admin has set' });
    deliveries = entered(some);
    await waitFor(says('by-place'), { what: 'a page with the ways of a province' });
    deliveries = undefined;
    // In another language, as the page itself is kept for a moment.
    expect((await get(path, { 'accept-language': 'km' })).body).toContain('content="by-place"');
  },
);

it('rendering can only read the public catalogue', async () => {
  expect((await get('/category/mouse')).body).toContain(' 404 ');
});

it('visitors at the same time share one rendered page', async () => {
  const before = Date.now();
  const pages = await Promise.all(Array.from({ length: 60 }, () => get('/category/shared')));
  // A page is rendered again after a second.
  const most = 1 + Math.ceil((Date.now() - before) / 1_000);
  expect(new Set(pages.map(({ body }) => body)).size).toBeLessThanOrEqual(most);
  expect(pages.filter(({ body }) => !String(body).includes('Tonlix'))).toEqual([]);
});

it('a page that takes too long counts towards the limit until it is rendered', async () => {
  let visitors = 0;
  const isRendered = async (name: string) => {
    const visitor = { 'x-forwarded-for': `203.0.${(visitors += 1)}.1` };
    return String((await get(`/category/slow${name}`, visitor)).body).includes('Tonlix');
  };
  const waiting: ServerResponse[] = [];
  hold = (response) => void waiting.push(response);
  const pages = await Promise.all(Array.from({ length: 16 }, (_, index) => isRendered(`-${index}`)));
  expect(pages).not.toContain(true);
  await isRendered('-too-many');
  expect(waiting).toHaveLength(16);
  hold = (response) => void response.end('{}');
  waiting.forEach(hold);
  await waitFor(() => isRendered('-later'));
});

it('the first page of a screen is rendered though its code takes longer to load than its data may', async () => {
  expect((await get('/warranty')).body).toContain('Tonlix');
});

it('addresses that differ only in parameters unknown to their screen share one rendered page', async () => {
  const [plain, tagged, second] = await Promise.all(
    ['', '?utm_source=mail', '?page=2'].map((query) => get(`/category/one${query}`)),
  );
  expect(tagged!.body).toBe(plain!.body);
  expect(second!.body).not.toBe(plain!.body);
});

it('a rendered page of a missing product answers 404', async () => {
  const { body, status } = await get('/category/gone');
  expect(status).toBe(404);
  expect(body).toContain('Tonlix');
});

it('a missing page is not for search engines, whatever it shows', async () => {
  expect((await get('/category/gone')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await get('/nowhere')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await get('/category/mouse')).headers.get('x-robots-tag')).toBeNull();
});

it.each([
  ['/Category/Mouse?page=2', '/category/mouse?page=2'],
  ['/category/mouse/', '/category/mouse'],
  ['/login/?next=%2Faccount', '/login?next=%2Faccount'],
  ['/index.html?a=1', '/?a=1'],
  ['/product/mouse/old-name-1?utm_source=mail', '/product/mouse/naga-%26-co-1?utm_source=mail'],
  ['/product/keyboard/naga-%26-co-1', '/product/mouse/naga-%26-co-1'],
  ['/product/mouse/NAGA-%26-co-1', '/product/mouse/naga-%26-co-1'],
  ['/category/mouse?page=2&brand=ton+%26', '/category/mouse?page=2&brand=Ton+%26'],
])('%s leads for good to %s', async (path, proper) => {
  const response = await fetch(gateway.url + path, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(proper);
  // A name may be changed back: no browser may keep the way.
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it.each(['/product/mouse/naga-%26-co-1', '/product/mouse/naga-&-co-1', '/category/mouse?brand=Ton%20%26'])(
  '%s is the address of its page',
  async (path) => {
    expect((await fetch(gateway.url + path, { redirect: 'manual' })).status).toBe(200);
  },
);

it('no browser keeps a rendered page of whoever is logged in; others are revalidated', async () => {
  for (const path of ['/checkout', '/user-profile', '/account', '/payment/0a'])
    expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  for (const path of ['/', '/category/mouse'])
    expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'no-cache']);
});

it('a page varies by language and theme', async () => {
  expect((await get('/category/mouse')).headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
});

it('a page that cannot be rendered is served without a screen', async () => {
  const { body, status } = await get('/category/broken');
  expect(status).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

it('an address without a screen answers 404', async () => {
  const { body, status } = await get('/nowhere');
  expect(status).toBe(404);
  expect(body).toContain('<div id="root"></div>');
});

it('a page whose address holds a secret is not rendered', async () => {
  expect((await get('/reset-password/abc')).body).toContain('<div id="root"></div>');
});

it('a rendered page is compressed for a browser that accepts that', async () => {
  const response = await fetch(`${gateway.url}/category/mouse`, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.text()).toContain('Tonlix');
});

it('a visitor who asks for ever new pages gets most of them unrendered, and the others theirs rendered', async () => {
  const ask = (path: string, ip: string) => get(path, { 'x-forwarded-for': ip });
  const greedy = await Promise.all(
    Array.from({ length: 30 }, (_, page) => ask(`/category/mouse?greedy=${page}`, '203.0.113.66')),
  );
  expect(greedy.every(({ status }) => status === 200)).toBe(true);
  expect(greedy.filter(({ body }) => body.includes('Rendered')).length).toBeLessThanOrEqual(20);
  expect((await ask('/category/mouse?honest=1', '203.0.113.9')).body).toContain('Rendered');
});

it('search engines get a sitemap with every product', async () => {
  const { body } = await get('/sitemap.xml');
  for (const id of [1, 2])
    expect(body).toContain(`<loc>https://shop.example/product/mouse/naga-%26-co-${id}-${id}</loc>`);
});

it('the sitemap follows the catalogue within a minute', async () => {
  const { headers } = await get('/sitemap.xml');
  const age = Number(/max-age=(\d+)/.exec(headers.get('cache-control')!)![1]);
  expect(age + sitemapKeptMs / 1_000).toBeLessThan(50);
});

it("a phone's home screen shows the shop's own name", async () => {
  await writeFile(join(folder, 'dist', 'manifest.webmanifest'), '{"name":"Mekong Gear","start_url":"/"}');
  const { body, headers } = await get('/manifest.webmanifest');
  expect(headers.get('content-type')).toContain('application/manifest+json');
  expect(body).toEqual({ name: 'Sok & "Sons"', short_name: 'Sok & "Sons"', start_url: '/' });
});

describe('the look that an admin has given the shop', () => {
  afterEach(() => {
    shownLook = { name: 'Tonle', logo: null, brand_color: null, accent_color: null };
  });
  const bare = async (from = gateway) =>
    String((await apiClient(from.url).get('/reset-password/abc', { 'accept-encoding': 'identity' })).body);

  it('is in each page as it is sent, for both themes, below the name that the environment sets', async () => {
    shownLook = { name: 'Tonle', logo, brand_color: '#7a1f5c', accent_color: null };
    const shown = async () => /<style>:root:root.*?<\/style>/.exec(await bare())?.[0];
    await waitFor(async () => (await shown()) !== undefined, { what: 'the style' });
    expect(await shown()).toContain('--color-brand:#7a1f5c');
    expect(await shown()).toContain('--shop-logo:url(/images/' + 'a'.repeat(32) + '-160.webp)');
    expect(await shown()).toMatch(/\[data-theme=dark\]\{--color-brand:#(?!7a1f5c)/);
    const page = await bare();
    expect(page).toContain('<link rel="icon" type="image/webp"');
    expect(page).not.toContain('favicon.svg');
    expect(page).toContain('content="Sok &amp; &quot;Sons&quot;"');
  });

  it('names it where the environment does not, in the manifest too', async () => {
    const settings = { PUBLIC_URL: 'https://shop.example', WEB_ROOT: join(folder, 'dist') };
    const other = await start(gatewayEnv({ catalog: catalogUrl }, settings));
    expect(await bare(other)).toContain('<title data-first-render>Tonle</title>');
    const manifest = await (await fetch(`${other.url}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: 'Tonle', short_name: 'Tonle' });
    await other.close();
  });

  it.each([
    { brand_color: 'red;}body{display:none', logo: null },
    { brand_color: null, logo: '/images/x.webp")' },
  ])('puts nothing into a page that is no colour and no image: %j', async (odd) => {
    shownLook = { name: 'Tonle', accent_color: '#ffd000', ...odd };
    await waitFor(async () => (await bare()).includes('--color-accent:#ffd000'), { what: 'the style' });
    expect(await bare()).not.toMatch(/display:none|x\.webp/);
  });
});

it.each([
  '/wishlist',
  '/compare',
  '/logout',
  '/forgot-password',
  '/search?q=mouse',
  '/payment/1',
  '/seller-dashboard',
])('%s has no address for search engines, whether it is rendered or not', async (path) => {
  expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex');
});

it.each(['/', '/category/broken', '/product/mouse/naga-%26-co-1', '/pages/about'])(
  '%s is for search engines, whether it is rendered or not',
  async (path) => {
    expect((await get(path)).headers.get('x-robots-tag')).toBeNull();
  },
);
