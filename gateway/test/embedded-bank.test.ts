import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiClient } from '@mekong/testing';
import { startBank } from '../../infra/local/bank/start-bank.mjs';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';

type Gateway = Awaited<ReturnType<typeof start>>;

const dataDir = mkdtempSync(join(tmpdir(), 'mekong-bank-'));
let bank: Awaited<ReturnType<typeof startBank>>;
let gateway: Gateway;

beforeAll(async () => {
  bank = await startBank({ dataDir, publicUrl: 'http://shop.test' });
  gateway = await start(gatewayEnv(), { bankUrl: bank.url });
});
afterAll(async () => {
  await gateway.close();
  await bank.stop();
  rmSync(dataDir, { recursive: true });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  apiClient(gateway.url).post(path, body, headers);
const moodNow = async () => (await apiClient(gateway.url).get('/dev/bank/state')).body.mood;

it("the embedded bank's page is at the shop's own address, with the shop's headers", async () => {
  const { status, headers, body } = await apiClient(gateway.url).get('/dev/bank');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toContain('Pay a KHQR');
});

it("its calls are those of the shop's own pages and of programs", async () => {
  expect((await post('/dev/bank/mood', { mood: 'failing' }, { origin: 'http://shop.test' })).status).toBe(
    200,
  );
  expect(await moodNow()).toBe('failing');
  expect((await post('/dev/bank/mood', { mood: 'normal' })).status).toBe(200);
  expect(await moodNow()).toBe('normal');
});

it('pages of other sites cannot change it', async () => {
  const { status, body } = await post('/dev/bank/mood', { mood: 'gone' }, { origin: 'https://evil.example' });
  expect(status).toBe(403);
  expect(body.code).toBe('FOREIGN_ORIGIN');
  expect(await moodNow()).toBe('normal');
});

it('its forms lead back to its page', async () => {
  const answer = await fetch(`${gateway.url}/dev/bank/mood`, {
    method: 'POST',
    body: new URLSearchParams({ mood: 'normal' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/dev/bank?mood=normal');
});

it.each(['/v1/renew_token', '/dev/bank/../../v1/renew_token', '/dev/bank/%2e%2e/%2e%2e/v1/renew_token'])(
  'the calls of shops are not: %s',
  async (path) => {
    const answer = await post(path, { email: bank.settings.BAKONG_EMAIL });
    expect(answer.status).toBe(404);
  },
);

it('a bank that is away is a 503, and the shop goes on', async () => {
  const other = await start(gatewayEnv(), { bankUrl: 'http://127.0.0.1:9' });
  const answer = await apiClient(other.url).get('/dev/bank');
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await other.close();
});

it('a shop without an embedded bank has no such page', async () => {
  const other = await start(gatewayEnv());
  expect((await apiClient(other.url).get('/dev/bank')).status).toBe(404);
  expect((await apiClient(other.url).post('/dev/bank/pay', {})).status).toBe(404);
  await other.close();
});
