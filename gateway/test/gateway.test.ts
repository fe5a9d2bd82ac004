import { once } from 'node:events';
import { request } from 'node:http';
import type { RunningApp } from '@mekong/service-defaults';
import { aCustomer, apiClient, gatewayKey, tokenOf } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

/** A gateway in front of doubles; the services that are not given cannot be reached. */
async function given(
  services: Partial<Record<'auth' | 'catalog' | 'orders', ServiceDouble>>,
  env: Record<string, string> = {},
) {
  const urls = { auth: services.auth?.url, catalog: services.catalog?.url, orders: services.orders?.url };
  const gateway: RunningApp = await start(gatewayEnv(urls, env));
  stops.push(gateway.close, ...Object.values(services).map((service) => service.stop));
  return { url: gateway.url, ...apiClient(gateway.url) };
}

const vouching = (token: string | null) =>
  aService((_request, response) => void response.end(JSON.stringify({ token })));
const session = { cookie: `session=${'a'.repeat(43)}` };

describe('identity', () => {
  it("forwards a user's orders to orders, and the user to auth", async () => {
    const [auth, orders] = [await aService(), await aService()];
    const gateway = await given({ auth, orders });
    await gateway.get('/api/admin/users/7/orders?page=2');
    await gateway.get('/api/admin/users/7');
    await gateway.post('/api/admin/users/7/block');
    expect(orders.requests.map(({ path }) => path)).toEqual(['/api/admin/users/7/orders?page=2']);
    expect(auth.requests.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/admin/users/7', '/api/admin/users/7/block']),
    );
  });

  it('forwards a refund to orders', async () => {
    const orders = await aService();
    const gateway = await given({ orders });
    await gateway.post('/api/payment/7/refund');
    await gateway.post('/api/payment/7/cancel');
    expect(orders.requests.map(({ path }) => path)).toEqual(['/api/payment/7/refund']);
  });

  it('a session is replaced by the token that auth signs', async () => {
    const [auth, orders] = [await vouching('signed'), await aService()];
    await (await given({ auth, orders })).get('/api/user/my-orders', session);
    expect(orders.requests[0]!.headers).toMatchObject({ authorization: 'Bearer signed' });
    expect(orders.requests[0]!.headers.cookie).toBeUndefined();
  });

  it('auth is asked for a token that only the called service accepts', async () => {
    const [auth, orders, catalog] = [await vouching('signed'), await aService(), await aService()];
    const gateway = await given({ auth, orders, catalog });
    await gateway.get('/api/user/my-orders', session);
    await gateway.post('/api/brands', {}, session);
    expect(auth.requests.map(({ body }) => (JSON.parse(body) as { audience: string }).audience)).toEqual([
      'orders',
      'catalog',
    ]);
  });

  it('auth is asked once for calls at the same time', async () => {
    const [auth, orders] = [await vouching('signed'), await aService()];
    const gateway = await given({ auth, orders });
    await Promise.all(Array.from({ length: 10 }, () => gateway.get('/api/user/my-orders', session)));
    expect(auth.requests).toHaveLength(1);
  });

  it('a session used while it was being ended is refused afterwards', async () => {
    let isAlive = true;
    const auth = await aService(async ({ path }, response) => {
      if (path === '/api/auth/logout') {
        await gateway.get('/api/user/my-orders', session);
        isAlive = false;
      }
      response.end(JSON.stringify({ token: isAlive ? 'signed' : null }));
    });
    const orders = await aService();
    const gateway = await given({ auth, orders });
    await gateway.post('/api/auth/logout', {}, session);
    await gateway.get('/api/user/my-orders', session);
    expect(orders.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer signed', undefined]);
  });

  it('what a call about the own account changes counts at the next call', async () => {
    let token = 'must set up';
    const auth = await aService(({ path }, response) => {
      if (path === '/api/account/two-step/confirm') token = 'is set up';
      response.end(JSON.stringify({ token }));
    });
    const orders = await aService();
    const gateway = await given({ auth, orders });
    await gateway.post('/api/account/two-step/confirm', {}, session);
    await gateway.get('/api/user/my-orders', session);
    expect(orders.requests[0]!.headers).toMatchObject({ authorization: 'Bearer is set up' });
  });

  it('headers in which a caller claims an identity are not forwarded', async () => {
    const catalog = await aService();
    const claims = {
      authorization: 'Bearer forged',
      'x-gateway-key': 'forged',
      'x-client-address': '1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
    };
    await (await given({ catalog })).get('/api/admin/images', claims);
    const { headers } = catalog.requests[0]!;
    expect(headers).toMatchObject({ 'x-gateway-key': gatewayKey, 'x-client-address': '127.0.0.1' });
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('x-forwarded-for');
  });

  it('the Prefer header of a session check is forwarded, and so is its answer', async () => {
    const auth = await aService((_request, response) => {
      response.setHeader('preference-applied', 'handling=lenient').setHeader('vary', 'Prefer');
      response.end('{"user":null}');
    });
    const answer = await (await given({ auth })).get('/api/auth/check-auth', { prefer: 'handling=lenient' });
    expect(auth.requests[0]!.headers.prefer).toBe('handling=lenient');
    expect(answer).toMatchObject({ status: 200, body: { user: null } });
    expect(answer.headers.get('preference-applied')).toBe('handling=lenient');
    expect(answer.headers.get('vary')).toContain('Prefer');
  });

  it('a session while auth is down answers 503 with Retry-After, not 401', async () => {
    const answer = await (await given({ orders: await aService() })).get('/api/user/my-orders', session);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  it('the catalogue can be read while auth is down', async () => {
    expect((await (await given({ catalog: await aService() })).get('/products', session)).status).toBe(200);
  });
});

describe('the micro-cache', () => {
  it('asks the catalogue once for reads at the same time', async () => {
    const catalog = await aService();
    const gateway = await given({ catalog });
    await Promise.all(Array.from({ length: 20 }, () => gateway.get('/api/products?page=1')));
    expect(catalog.requests).toHaveLength(1);
  });

  it('is cleared when something changes through this gateway', async () => {
    const catalog = await aService();
    const gateway = await given({ catalog });
    await gateway.get('/api/brands');
    await gateway.post('/api/brands', {});
    await gateway.get('/api/brands');
    expect(catalog.requests.map((request) => request.method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('is cleared when a bulk upload is undone, and never keeps an upload', async () => {
    const catalog = await aService();
    const gateway = await given({ catalog });
    const upload = '/api/products/batches/1';
    for (const path of ['/api/products', upload, upload]) await gateway.get(path);
    await gateway.post(`${upload}/undo`, {});
    await gateway.get('/api/products');
    expect(catalog.requests.map((request) => request.method)).toEqual(['GET', 'GET', 'GET', 'POST', 'GET']);
  });

  it('is not cleared by a change that was refused', async () => {
    const catalog = await aService(
      ({ method }, response) => void response.writeHead(method === 'GET' ? 200 : 401).end('{}'),
    );
    const gateway = await given({ catalog });
    await gateway.get('/api/brands');
    await gateway.post('/api/brands', {});
    await gateway.get('/api/brands');
    expect(catalog.requests.map((request) => request.method)).toEqual(['GET', 'POST']);
  });

  it('does not keep the answer of a very long address', async () => {
    const catalog = await aService();
    const gateway = await given({ catalog });
    const path = `/api/products?q=${'y'.repeat(600)}`;
    await gateway.get(path);
    await gateway.get(path);
    expect(catalog.requests).toHaveLength(2);
  });

  it('keeps no failure', async () => {
    const catalog = await aService((_request, response) => void response.writeHead(500).end('{}'));
    const gateway = await given({ catalog });
    await gateway.get('/api/brands');
    await gateway.get('/api/brands');
    expect(catalog.requests).toHaveLength(2);
  });
});

it.each(['/api/products/%E0%A4%A', '/%ZZ'])(
  'the broken address %s gets a problem with a trace id',
  async (path) => {
    const { status, body } = await (await given({ catalog: await aService() })).get(path);
    expect({ status, traceId: body.traceId }).toEqual({
      status: 400,
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  },
);

describe('forwarding', () => {
  it('streams uploads of any size', async () => {
    const [auth, catalog] = [await vouching(tokenOf(aCustomer())), await aService()];
    const form = new FormData();
    form.set('csv', new Blob(['x'.repeat(3_000_000)]), 'big.csv');
    await (await given({ auth, catalog })).post('/api/products/bulk', form, session);
    expect(catalog.requests[0]!.body.length).toBeGreaterThan(3_000_000);
  });

  it('gives uploads connections of their own, which other calls never wait for', async () => {
    const [auth, catalog] = [await vouching(tokenOf(aCustomer())), await aService()];
    const gateway = await given({ auth, catalog });
    await gateway.post('/api/brands', {}, session);
    await gateway.post('/api/brands', new FormData(), session);
    await gateway.post('/api/brands', {}, session);
    const [before, upload, after] = catalog.requests.map(({ connection }) => connection);
    expect(after).toBe(before);
    expect(upload).not.toBe(before);
  });

  it('lets no JSON through that takes long to read, whatever it holds', async () => {
    const auth = await aService();
    const gateway = await given({ auth });
    const send = async (kilobytes: number) =>
      (await gateway.post('/api/auth/login', { password: 'x'.repeat(kilobytes * 1_024) })).status;
    expect([await send(127), await send(129)]).toEqual([200, 413]);
    expect(auth.requests).toHaveLength(1);
  });

  it.each(['/api/checkout/Recipt-generator', '/api/checkout/quote'])(
    'passes a cart of whole products on to %s, up to 1 MiB',
    async (path) => {
      const orders = await aService();
      const gateway = await given({ orders, auth: orders });
      const send = async (bytes: number) =>
        (await gateway.post(path, { cart: 'x'.repeat(bytes - '{"cart":""}'.length) }, session)).status;
      expect([await send(1_048_576), await send(1_048_577)]).toEqual([200, 413]);
      const form = new FormData();
      form.set('image', new Blob(['x']), 'a.png');
      expect((await gateway.post(path, form)).status).toBe(401);
    },
  );

  it('refuses a form without a session, and megabytes of JSON, before the service gets them', async () => {
    const catalog = await aService();
    const gateway = await given({ catalog, auth: catalog });
    const form = new FormData();
    form.set('image', new Blob(['x'.repeat(2_000_000)]), 'big.png');
    expect((await gateway.post('/api/products/single_product', form)).status).toBe(401);
    expect((await gateway.post('/api/auth/login', { password: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect(catalog.requests).toEqual([]);
  });

  it('distributes calls among replicas, and skips one that cannot be reached', async () => {
    const [one, two] = [await aService(), await aService()];
    stops.push(two.stop);
    const gateway = await given({ orders: one }, { ORDERS_URL: `${one.url},${two.url}` });
    for (let call = 1; call <= 10; call += 1) await gateway.get('/api/user/my-orders');
    expect(one.requests).toHaveLength(5);
    await two.stop();
    const statuses = [];
    for (let call = 1; call <= 10; call += 1)
      statuses.push((await gateway.get('/api/user/my-orders')).status);
    expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
  });

  it('tells apart an auth that does not answer and one that says that it cannot', async () => {
    const away = await (await given({ orders: await aService() })).get('/api/user/my-orders', session);
    expect(away.body).toMatchObject({ status: 503, code: 'UNAVAILABLE', params: { reason: 'accounts' } });
    const auth = await aService((_request, response) => void response.writeHead(503).end('{}'));
    const ill = await (await given({ auth })).get('/api/user/my-orders', session);
    expect(ill.body).toMatchObject({ status: 503, code: 'UNAVAILABLE', params: {} });
  });

  it('answers 503 as a problem with Retry-After for a service that is down', async () => {
    const answer = await (await given({})).post('/api/checkout/quote', { cart: [] });
    expect(answer.body).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
  });

  it.each([
    '/internal/vouch',
    '/api/internal/vouch',
    '/api/unknown',
    '/API/brands',
    '/products/../metrics',
    '/metrics',
    '/%6Detrics',
    '/metrics?x=1',
  ])('answers 404 to %s', async (path) => {
    const auth = await aService();
    expect((await (await given({ auth })).post(path, { session: 'x' })).status).toBe(404);
    expect(auth.requests).toEqual([]);
  });

  it('answers who calls with a token as everybody', async () => {
    const answer = await (await given({})).get('/health/live', { authorization: 'Bearer made-up' });
    expect(answer.status).toBe(200);
  });

  it("keeps what a caller says about their own connection from the service's", async () => {
    const orders = await aService();
    const { url } = await given({ orders });
    const headers = {
      upgrade: 'websocket',
      'keep-alive': 'timeout=5',
      connection: 'close',
      host: 'shop.test',
    };
    const [answer] = await once(request(`${url}/api/user/my-orders`, { headers }).end(), 'response');
    expect(answer.statusCode).toBe(200);
    expect(orders.requests[0]!.headers).not.toHaveProperty('upgrade');
  });

  it('continues the trace of the caller', async () => {
    const orders = await aService();
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await (await given({ orders })).get('/api/user/my-orders', { traceparent });
    expect(orders.requests[0]!.headers.traceparent).toContain('0af7651916cd43dd8448eb211c80319c');
  });
});

describe('changes from other sites', () => {
  it('are refused by their Origin', async () => {
    const auth = await aService();
    const answer = await (
      await given({ auth })
    ).post('/api/auth/logout', undefined, { origin: 'https://evil.test' });
    expect(answer.body).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
    expect(auth.requests).toEqual([]);
  });

  it.each(['cross-site', 'same-site'])(
    'are refused without an Origin when the browser says %s',
    async (site) => {
      const auth = await aService();
      const shop = await given({ auth });
      const answer = await shop.post('/api/auth/logout', undefined, { 'sec-fetch-site': site });
      expect(answer.body).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
      expect(auth.requests).toEqual([]);
    },
  );

  it('do not include those of the shop itself and of programs', async () => {
    const gateway = await given({ auth: await aService() });
    expect((await gateway.post('/api/auth/logout', undefined, { origin: 'http://shop.test' })).status).toBe(
      200,
    );
    expect((await gateway.post('/api/auth/logout')).status).toBe(200);
  });
});

describe('the API document', () => {
  it('is served with a page to read it', async () => {
    const gateway = await given({});
    expect(
      (await gateway.get('/api/docs/openapi.json')).body.paths['/api/checkout/Recipt-generator'],
    ).toBeDefined();
    expect((await gateway.get('/api/docs')).headers.get('content-type')).toContain('text/html');
    expect((await gateway.get('/api/docs/assets/swagger-ui.css')).status).toBe(200);
  });
});
