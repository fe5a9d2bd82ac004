import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { RunningApp } from '@mekong/service-defaults';
import { patient, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

/** A gateway in front of a service whose streams stay open until the test ends them. */
async function given() {
  const open: ServerResponse[] = [];
  const streaming: ServiceDouble = await aService(({ path }, response) => {
    if (!path.startsWith('/api/notifications/stream')) return void response.end('{}');
    response.setHeader('content-type', 'text/event-stream; charset=utf-8');
    response.write('event: unread\ndata: {"unread":1}\n\n');
    open.push(response);
  });
  const auth = await aService((_request, response) => void response.end(JSON.stringify({ token: 'signed' })));
  const gateway: RunningApp = await start(gatewayEnv({ auth: auth.url, notifications: streaming.url }));
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= gateway.close());
  stops.push(auth.stop, streaming.stop, close);
  return { url: gateway.url, close, open, streaming };
}

const session = { cookie: `session=${'a'.repeat(43)}`, 'accept-encoding': 'br, gzip' };

async function listen(url: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  stops.push(async () => stop.abort());
  const response = await fetch(`${url}/api/notifications/stream`, {
    headers: { ...session, ...headers },
    signal: stop.signal,
  });
  const reader = response.body!.getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return { response, read, close: () => stop.abort() };
}

it('forwards each message of a stream at once, uncompressed and with no-store', async () => {
  const { url, open, streaming } = await given();
  const { response, read } = await listen(url, { 'last-event-id': '7' });
  expect(await read()).toBe('event: unread\ndata: {"unread":1}\n\n');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(streaming.requests[0]!.headers).toMatchObject({
    authorization: 'Bearer signed',
    'last-event-id': '7',
  });
  open[0]!.write(': still here\n\n');
  expect(await read()).toBe(': still here\n\n');
});

it("closes the service's stream when the browser closes its own", async () => {
  const { url, open } = await given();
  const { read, close } = await listen(url);
  await read();
  const gone = once(open[0]!, 'close');
  close();
  await gone;
});

it('forwards other calls however many streams are open', async () => {
  const { url } = await given();
  for (let stream = 1; stream <= 140; stream += 1) await listen(url);
  expect((await fetch(`${url}/api/notifications`, { headers: session })).status).toBe(200);
});

it('stops without waiting for open streams', async () => {
  const { url, close, open } = await given();
  const { read } = await listen(url);
  await read();
  await close();
  await waitFor(() => open[0]!.destroyed, { what: 'the end of the stream' });
});

it('a service that keeps hundreds waiting is still asked for others', async () => {
  const auth = await aService(({ body }, response) => {
    if (!body.includes('slow')) response.end('{}');
  });
  const gateway = await start(gatewayEnv({ auth: auth.url }, { CALLS_PER_NETWORK: '0' }));
  const leave = new AbortController();
  stops.push(gateway.close, auth.stop, async () => leave.abort());
  const login = (email: string, signal: AbortSignal) =>
    fetch(`${gateway.url}/api/auth/login`, { method: 'POST', body: JSON.stringify({ email }), signal });
  for (let number = 1; number <= 300; number += 1) void login('slow', leave.signal).catch(() => undefined);
  expect((await login('other', AbortSignal.timeout(patient(10_000)))).status).toBe(200);
});
