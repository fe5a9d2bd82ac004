import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { RunningApp } from '@mekong/service-defaults';
import { apiClient, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService } from './upstream-double.js';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

/** A gateway behind a proxy, in front of a service that answers `/held` calls only when `answer` is called. */
async function given(most: string) {
  const held: ServerResponse[] = [];
  const orders = await aService(({ path }, response) =>
    /^\/api\/(user|checkout\/Recipt)/.test(path) ? void held.push(response) : void response.end('{}'),
  );
  const auth = await aService(({ body }, response) =>
    body.includes('b'.repeat(43)) ? void held.push(response) : void response.end('{"token":null}'),
  );
  const catalog = await aService(({ path }, response) =>
    path.includes('slow') ? void held.push(response) : void response.end('{}'),
  );
  const env = { CALLS_PER_NETWORK: most, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const gateway: RunningApp = await start(
    gatewayEnv({ orders: orders.url, auth: auth.url, catalog: catalog.url }, env),
  );
  const answer = () => held.splice(0).forEach((response) => response.end('{}'));
  stops.push(orders.stop, auth.stop, catalog.stop, gateway.close, async () => answer());
  const client = apiClient(gateway.url);
  return {
    url: gateway.url,
    held,
    answer,
    /** Calls that wait for their answers. */
    hold: (address: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          client.get('/api/user/my-orders', { 'x-forwarded-for': address }),
        ),
      ),
    checkOut: (address: string, serial: number) =>
      client.post(
        '/api/checkout/Recipt-generator',
        {},
        { 'x-forwarded-for': address, cookie: `session=${String(serial).padStart(43, 'a')}` },
      ),
    quote: (address: string) => client.post('/api/checkout/quote', {}, { 'x-forwarded-for': address }),
  };
}

describe('the calls of one network', () => {
  it('beyond its limit are refused until others are answered', async () => {
    const shop = await given('3');
    const waiting = shop.hold('10.1.1.1', 3);
    await waitFor(() => shop.held.length === 3, { what: 'three calls' });
    const refused = await shop.quote('10.1.1.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { reason: 'network' } });
    shop.answer();
    await waiting;
    expect((await shop.quote('10.1.1.1')).status).toBe(200);
  });

  it('are none of another network', async () => {
    const shop = await given('3');
    void shop.hold('10.1.1.1', 3);
    await waitFor(() => shop.held.length === 3, { what: 'three calls' });
    expect((await shop.quote('10.1.1.2')).status).toBe(200);
  });

  it('count together for the first 64 bits of an IPv6 address', async () => {
    const shop = await given('1');
    void shop.hold('2001:db8:1:2::1', 1);
    await waitFor(() => shop.held.length === 1, { what: 'a call' });
    expect((await shop.quote('2001:db8:1:2::ffff')).status).toBe(429);
    expect((await shop.quote('2001:db8:1:3::1')).status).toBe(200);
  });

  it.each([
    ['IPv6 addresses of one /48', (n: number) => `2001:db8:1:${n}::1`, 4],
    ['IPv4 addresses of one /24', (n: number) => `10.1.1.${n}`, 16],
  ])('have for %s together as many shares as that network has', async (_what, addressOf, shares) => {
    const shop = await given('1');
    for (let n = 0; n < shares; n += 1) void shop.hold(addressOf(n), 1);
    await waitFor(() => shop.held.length === shares, { what: 'a call of each' });
    expect((await shop.quote(addressOf(99))).status).toBe(429);
    expect((await shop.quote('192.0.2.1')).status).toBe(200);
  });

  it('count until the service has answered, also when their caller has gone', async () => {
    const shop = await given('1');
    const caller = new AbortController();
    const headers = { 'x-forwarded-for': '10.1.1.1' };
    const call = fetch(`${shop.url}/api/user/my-orders`, { headers, signal: caller.signal });
    await waitFor(() => shop.held.length === 1, { what: 'the call' });
    caller.abort();
    await expect(call).rejects.toThrow('aborted');
    expect((await shop.quote('10.1.1.1')).status).toBe(429);
    shop.answer();
    await waitFor(async () => (await shop.quote('10.1.1.1')).status === 200, { what: 'a free place' });
  });

  it('count one at a time where a connection sends several at once, and none once it has ended', async () => {
    const shop = await given('2');
    const { hostname, port } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    const call = `GET /api/user/my-orders HTTP/1.1\r\nhost: shop.test\r\nx-forwarded-for: 10.1.1.1\r\n\r\n`;
    socket.write(call.repeat(5));
    await waitFor(() => shop.held.length === 1, { what: 'the first call to reach the service' });
    expect((await shop.quote('10.1.1.1')).status).toBe(200);
    socket.destroy();
    shop.answer();
    const places = () => Promise.all(Array.from({ length: 2 }, () => shop.quote('10.1.1.1')));
    await waitFor(async () => (await places()).every(({ status }) => status === 200), {
      what: 'two free places',
    });
  });

  it.each([
    ['an upload with a made-up session', 'POST', '/api/products/bulk', `session=${'b'.repeat(43)}`],
    ['a stream with a made-up session', 'GET', '/api/notifications/stream', `session=${'b'.repeat(43)}`],
    ['a read that says it is an upload', 'GET', '/api/products?q=slow', ''],
  ])('are counted also where one is %s', async (_what, method, path, cookie) => {
    const shop = await given('1');
    const headers = {
      cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': '10.1.1.1',
    };
    const body = method === 'POST' ? '--x--' : undefined;
    const call = fetch(shop.url + path, { method, headers, body });
    await waitFor(() => shop.held.length === 1, { what: 'the call to wait' });
    expect((await shop.quote('10.1.1.1')).status).toBe(429);
    shop.answer();
    await call;
    await waitFor(async () => (await shop.quote('10.1.1.1')).status === 200, { what: 'a free place' });
  });

  it('are not limited by 0', async () => {
    const shop = await given('0');
    // More than any default; a slow machine sends some again.
    void shop.hold('10.1.1.1', 210);
    await waitFor(() => shop.held.length >= 210, { what: 'all calls' });
    expect((await shop.quote('10.1.1.1')).status).toBe(200);
  });
});

it('a crowd of checkouts keeps its network from nothing else', async () => {
  const shop = await given('200');
  const crowd = Array.from({ length: 20 }, (_, n) => shop.checkOut('10.1.1.1', n));
  await waitFor(() => shop.held.length === 20, { what: 'the checkouts to reach the service' });
  const refused = await shop.checkOut('10.1.1.1', 22);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.body).toMatchObject({ code: 'UNAVAILABLE', params: { reason: 'checkouts' } });
  expect((await shop.quote('10.1.1.1')).status).toBe(200);
  shop.answer();
  await Promise.all(crowd);
});
