import type { RunningApp } from '@mekong/service-defaults';
import { aCustomer, apiClient, staff, tokenOf } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService } from './upstream-double.js';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

const pages = [
  '/api/docs',
  '/api/docs/openapi.json',
  '/api/docs/start.js',
  '/api/docs/assets/swagger-ui.css',
];
const session = { cookie: `session=${'a'.repeat(43)}` };

/** The status of each page of the API's documents in production for whom auth makes this token. */
async function statusesFor(token: string | null): Promise<number[]> {
  const auth = await aService((_request, response) => void response.end(JSON.stringify({ token })));
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' };
  const gateway: RunningApp = await start(gatewayEnv({ auth: auth.url }, production));
  stops.push(auth.stop, gateway.close);
  const answers = await Promise.all(pages.map((page) => apiClient(gateway.url).get(page, session)));
  return answers.map(({ status }) => status);
}

describe('the documents of the API in production', () => {
  it('are there for staff', async () => {
    expect(await statusesFor(tokenOf(staff('seller')))).toEqual([200, 200, 200, 200]);
  });

  it('are not there for customers and visitors', async () => {
    expect(await statusesFor(tokenOf(aCustomer()))).toEqual([404, 404, 404, 404]);
    expect(await statusesFor(null)).toEqual([404, 404, 404, 404]);
  });

  it('are not there for staff who must still set up their accounts', async () => {
    const newSeller = { ...staff('seller'), setup: 'password' as const };
    expect(await statusesFor(tokenOf(newSeller))).toEqual([404, 404, 404, 404]);
  });
});

it('the document of the API is sent compressed, and not again to whoever has it', async () => {
  const gateway = await start(gatewayEnv());
  stops.push(gateway.close);
  const ask = (headers: Record<string, string>) =>
    apiClient(gateway.url).get('/api/docs/openapi.json', { 'accept-encoding': 'br', ...headers });
  const { headers } = await ask({});
  expect(headers.get('content-encoding')).toBe('br');
  expect((await ask({ 'if-none-match': headers.get('etag')! })).status).toBe(304);
});
