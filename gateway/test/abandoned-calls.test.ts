import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { RunningApp } from '@mekong/service-defaults';
import { apiClient, natively, waitFor } from '@mekong/testing';
import type { FastifyInstance } from 'fastify';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService } from './upstream-double.js';

const { default: fastify } = await natively<typeof import('fastify')>('fastify');

let stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

/** Begins a call, and answers what makes its caller go away. */
function begin(gateway: RunningApp, path: string, method = 'GET') {
  const caller = new AbortController();
  const call = fetch(gateway.url + path, { method, signal: caller.signal });
  return async () => {
    caller.abort();
    await expect(call).rejects.toThrow('aborted');
  };
}

it('a call to a service of this process counts until that has answered, also when its caller has gone', async () => {
  const held: (() => void)[] = [];
  const orders = fastify();
  orders.get('/api/user/my-orders', () => new Promise<object>((answer) => held.push(() => answer({}))));
  orders.post('/api/checkout/quote', async () => ({}));
  await orders.ready();
  const handle: RequestListener = (request, response) => orders.server.emit('request', request, response);
  const local = { orders: { handle, inject: orders.inject.bind(orders) as FastifyInstance['inject'] } };
  const gateway = await start(gatewayEnv({}, { CALLS_PER_NETWORK: '1' }), { local });
  stops.push(() => orders.close(), gateway.close);
  const quote = async () => (await apiClient(gateway.url).post('/api/checkout/quote')).status;
  const leave = begin(gateway, '/api/user/my-orders');
  await waitFor(() => held.length === 1, { what: 'the call' });
  await leave();
  expect(await quote()).toBe(429);
  held[0]!();
  await waitFor(async () => (await quote()) === 200, { what: 'a free place' });
});

it('what a connection asks that has ended before it came in is not passed on', async () => {
  const orders = await aService();
  const gateway = await start(gatewayEnv({ orders: orders.url }));
  stops.push(gateway.close, orders.stop);
  const { hostname, port, host } = new URL(gateway.url);
  const left = Array.from({ length: 50 }, async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.end(`POST /api/checkout/quote HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\n\r\n`);
    await once(socket, 'finish');
    socket.destroy();
  });
  await Promise.all(left);
  for (let call = 1; call <= 3; call += 1) await apiClient(gateway.url).get('/api/user/my-orders');
  expect(orders.requests.map(({ path }) => path)).toEqual(Array(3).fill('/api/user/my-orders'));
});

/** A gateway in front of analytics, over the network, which never answers. */
async function givenSilence() {
  const held: ServerResponse[] = [];
  const analytics = await aService((_request, response) => void held.push(response));
  const gateway = await start(gatewayEnv({ analytics: analytics.url }));
  stops.push(gateway.close, analytics.stop);
  return { gateway, held };
}

it('a service is told when nobody waits for a slow read any more, so that it reads no further', async () => {
  const { gateway, held } = await givenSilence();
  const leave = begin(gateway, '/api/reports/sales');
  await waitFor(() => held.length === 1, { what: 'the read' });
  await leave();
  await waitFor(() => held[0]!.destroyed, { what: 'the service to be told', timeoutMs: 3_000 });
  const leaveAnother = begin(gateway, '/api/reports/orders');
  await waitFor(() => held.length === 2, {
    what: 'another read, as the service does not count as one that hangs',
  });
  await leaveAnother();
});

it('a change goes on when its caller has gone', async () => {
  const { gateway, held } = await givenSilence();
  const leave = begin(gateway, '/api/reports/jobs', 'POST');
  await waitFor(() => held.length === 1, { what: 'the change' });
  await leave();
  const leaveAnother = begin(gateway, '/api/reports/jobs', 'POST');
  await waitFor(() => held.length === 2, { what: 'another change' });
  await leaveAnother();
  expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});
