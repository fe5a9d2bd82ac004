import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@mekong/contracts';
import type { RunningApp } from '@mekong/service-defaults';
import { apiClient, metricsKey, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { freePort } from '../../infra/local/ports.mjs';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

async function given(services: Partial<Record<ServiceName, string>>, env: Record<string, string> = {}) {
  const gateway: RunningApp = await start(gatewayEnv(services, env));
  stops.push(() => gateway.close());
  return apiClient(gateway.url);
}

async function aReplica(...answer: Parameters<typeof aService>): Promise<ServiceDouble> {
  const replica = await aService(...answer);
  stops.push(replica.stop);
  return replica;
}

/** What a process does that was stopped by SIGSTOP: it accepts connections and says nothing. */
async function aHangingReplica(): Promise<string> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

const nobody = async () => `http://127.0.0.1:${await freePort()}`;
const paths = { read: '/api/user/my-orders', write: '/api/checkout/quote' };
const ten = Array.from({ length: 10 });

describe('a replica that cannot be reached', () => {
  it('costs no call: reads and changes go to another one', async () => {
    const replica = await aReplica();
    const shop = await given({ orders: `${replica.url},${await nobody()}` });
    const answers = await Promise.all(
      ten.flatMap(() => [shop.get(paths.read), shop.post(paths.write, { cart: [] })]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('is waited for when there is no other, and gets the call once it is back', async () => {
    const port = await freePort();
    const shop = await given({ orders: `http://127.0.0.1:${port}` }, { UPSTREAM_WAIT_MS: '5000' });
    const answer = shop.post(paths.write, { cart: [] });
    await waitFor(async () => (await metricsOf(shop)).includes('orders unreachable 1'), {
      what: 'the state',
    });
    const server = createServer((_request, response) => void response.end('{}')).listen(port, '127.0.0.1');
    stops.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    expect((await answer).status).toBe(200);
  });

  it('is given up after the time that was set', async () => {
    const shop = await given({ orders: await nobody() }, { UPSTREAM_WAIT_MS: '300' });
    expect((await shop.get(paths.read)).body).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
});

describe('a connection that breaks', () => {
  it('has a read sent again', async () => {
    let calls = 0;
    const replica = await aReplica((_request, response) => {
      calls += 1;
      if (calls === 1) response.destroy();
      else response.end('{}');
    });
    const shop = await given({ orders: replica.url }, { UPSTREAM_WAIT_MS: '2000' });
    expect((await shop.get(paths.read)).status).toBe(200);
  });

  it('has a change sent once only, and its caller told that the outcome is unknown', async () => {
    const replica = await aReplica((_request, response) => void response.destroy());
    const shop = await given({ orders: `${replica.url},${await nobody()}` });
    const { status, body, headers } = await shop.post('/api/checkout/Recipt-generator', {});
    expect({ status, code: body.code, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'OUTCOME_UNKNOWN',
      retryAfter: '2',
    });
    expect(replica.requests).toHaveLength(1);
  });

  it('has the caller of a change with a key told that it is not done twice', async () => {
    const replica = await aReplica((_request, response) => void response.destroy());
    const shop = await given({ orders: replica.url });
    const key = { 'idempotency-key': 'of-this-order' };
    const { body } = await shop.post('/api/checkout/Recipt-generator', {}, key);
    expect(body).toMatchObject({ code: 'OUTCOME_UNKNOWN', params: { reason: 'keyed' } });
    expect(replica.requests).toMatchObject([{ headers: key }]);
  });
});

/** So many hundredths of a second in which the process runs: a machine that stops it stops this clock, too. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await wait(10);
}

describe('a replica that hangs', () => {
  it('is not one whose answer came while the gateway itself stood still', async () => {
    let stoodStill = false;
    const server = createServer((request, response) => {
      const until = Date.now() + (stoodStill || request.url !== '/health/ready' ? 0 : 2_300);
      while (Date.now() < until) stoodStill = true;
      response.end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    stops.push(async () => server.close());
    stops.push(async () => server.closeAllConnections());
    const { port } = server.address() as { port: number };
    const shop = await given({ orders: `http://127.0.0.1:${port}` });
    await waitFor(() => stoodStill, { what: 'a probe' });
    const answers = await Promise.all(ten.map(() => shop.get(paths.read)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('has its reads answered by another one', async () => {
    const replica = await aReplica();
    const shop = await given(
      { orders: `${await aHangingReplica()},${replica.url}` },
      { READ_TIMEOUT_MS: '200' },
    );
    const answers = await Promise.all(ten.map(() => shop.get(paths.read)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('gets no call until it answers its probe, and callers are told 503 at once', async () => {
    const shop = await given({ orders: await aHangingReplica() }, { READ_TIMEOUT_MS: '60000' });
    await waitFor(async () => (await metricsOf(shop)).includes('orders hanging 1'), { what: 'the state' });
    const { status, headers } = await shop.get(paths.read);
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' });
  });

  it('is not one that answers others while a single call runs out of time', async () => {
    const replica = await aReplica(({ path }, response) => {
      if (!path.endsWith('?slow')) response.end('{}');
    });
    const env = { READ_TIMEOUT_MS: '200', UPSTREAM_WAIT_MS: '5000' };
    const shop = await given({ orders: replica.url }, env);
    const slow = shop.get(`${paths.read}?slow`);
    await shop.get(paths.read);
    expect((await slow).status).toBe(503);
    expect(replica.requests.filter(({ path }) => path.endsWith('?slow'))).toHaveLength(1);
    const answers = await Promise.all(ten.map(() => shop.get(paths.read)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('is told to each of its callers when their time is over, and not half a second later', async () => {
    const ms = 1_100;
    const shop = await given({ orders: await aHangingReplica() }, { READ_TIMEOUT_MS: String(ms) });
    const asked = ten.slice(0, 5).map(async (_, place) => {
      await wait(place * 100);
      const answered = shop.get(paths.read);
      const isOver = wait(ms)
        .then(() => turns(25))
        .then(() => 'late');
      const isLate = (await Promise.race([answered, isOver])) === 'late';
      return { status: (await answered).status, isLate };
    });
    expect(await Promise.all(asked)).toEqual(Array(5).fill({ status: 503, isLate: false }));
  });

  it('is told within three seconds to whoever waits for a change, which may take longer elsewhere', async () => {
    const env = { WRITE_TIMEOUT_MS: '60000' };
    const shop = await given({ orders: await aHangingReplica() }, env);
    const start = performance.now();
    const { status, body, headers } = await shop.post('/api/checkout/Recipt-generator', {});
    expect({ status, code: body.code, retryAfter: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'OUTCOME_UNKNOWN',
      retryAfter: '2',
    });
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('is not one that leaves its probe unanswered while it answers calls', async () => {
    const [replica, isAsked] = await aReplicaThatIsBusy();
    const shop = await given({ orders: replica }, { UPSTREAM_WAIT_MS: '5000' });
    await waitFor(isAsked, { what: 'a probe' });
    const until = performance.now() + 3_500;
    while (performance.now() < until) expect((await shop.get(paths.read)).status).toBe(200);
    expect(await metricsOf(shop)).toContain('orders serving 1');
  });

  it('does not hold up the calls of other services', async () => {
    const catalog = await aReplica();
    const services = { orders: await aHangingReplica(), catalog: catalog.url };
    const shop = await given(services, { READ_TIMEOUT_MS: '500' });
    const order: string[] = [];
    const held = ten.map(() => shop.get(paths.read).then(() => order.push('orders')));
    await shop.get('/api/brands').then(() => order.push('catalog'));
    await Promise.all(held);
    expect(order[0]).toBe('catalog');
  });
});

it('a replica that says it is about to close gets no further call while another one serves', async () => {
  const [leaving, staying] = [await aLeavingReplica(), await aReplica()];
  const shop = await given({ orders: `${leaving.url},${staying.url}` });
  await waitFor(async () => (await metricsOf(shop)).includes('orders leaving 1'), { what: 'the state' });
  const before = leaving.calls();
  await Promise.all(ten.map(() => shop.get(paths.read)));
  expect({ more: leaving.calls() - before, others: staying.requests.length }).toEqual({
    more: 0,
    others: 10,
  });
});

/** It has no time for its probe, and answers calls after a while; the second tells whether it was asked how it is. */
async function aReplicaThatIsBusy(): Promise<[url: string, isAsked: () => boolean]> {
  let asked = false;
  const server = createServer(({ url }, response) => {
    if (url === '/health/ready') asked = true;
    else setTimeout(() => response.end('{}'), 50);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return [`http://127.0.0.1:${(server.address() as { port: number }).port}`, () => asked];
}

async function aLeavingReplica() {
  let calls = 0;
  const server = createServer(({ url }, response) => {
    if (url !== '/health/ready') calls += 1;
    response.writeHead(url === '/health/ready' ? 503 : 200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, calls: () => calls };
}

/** The states of replicas as the metrics tell them, without addresses: `orders serving 1`. */
async function metricsOf(shop: ReturnType<typeof apiClient>): Promise<string> {
  const { body } = await shop.get('/metrics', { authorization: `Bearer ${metricsKey}` });
  return (body as string).replaceAll(
    /upstream_replicas\{service="(\w+)",url="[^"]*",state="(\w+)"\}/g,
    '$1 $2',
  );
}
