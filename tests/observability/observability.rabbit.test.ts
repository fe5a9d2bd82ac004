import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serviceNames } from '@mekong/contracts';
import { apiClient, createTestVhost, waitFor, type TestVhost } from '@mekong/testing';
import { parse } from 'yaml';
import { startEmbeddedShop, shopSecrets, type EmbeddedShop } from '../support/embedded-shop.js';
import { loggedIn } from '../support/shopper.js';

const pathOf = (name: string) => fileURLToPath(new URL(`../../infra/${name}`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8');

const groups: { rules: { expr: string }[] }[] = parse(read('observability/rules.yml')).groups;
const rules = groups.flatMap((group) => group.rules);
const panels: { targets: { expr: string }[] }[] = JSON.parse(read('observability/dashboard.json')).panels;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const secrets = shopSecrets();
let vhost: TestVhost;
let shop: EmbeddedShop;
beforeAll(async () => {
  vhost = await createTestVhost();
  shop = await startEmbeddedShop({ ...secrets, AMQP_URL: vhost.amqpUrl });
});
afterAll(async () => {
  await shop?.stop();
  await vhost?.drop();
});

/** The names of all metrics that the shop's parts tell. */
async function toldMetrics(): Promise<Set<string>> {
  const ofGateway = apiClient(shop.url).get('/metrics', { authorization: `Bearer ${secrets.METRICS_KEY!}` });
  const ofServices = serviceNames.map((name) => apiClient(shop.services[name]!).get('/metrics'));
  const texts = (await Promise.all([ofGateway, ...ofServices])).map(({ body }) => String(body));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name!)));
}

it('every metric that alerts and the dashboard use is told by a running shop', async () => {
  const used = expressions.flatMap(
    // But for what other rules record.
    (expression) => expression.replaceAll(/shop:\w+/g, '').match(/\b[a-z]+(_[a-z0-9]+)+\b(?!\s*\()/g) ?? [],
  );
  const names = new Set(used.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  const told = await toldMetrics();
  // The broker tells its own, and Kubernetes how many replicas it wants.
  const others = /^(rabbitmq|kube)_/;
  expect([...names].filter((name) => !told.has(name) && !others.test(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(8);
});

it.each(serviceNames)('an admin sees how %s is doing', async (name) => {
  const admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  const state = async () => (await admin.call('GET', `/api/admin/parts/${name}`)).body.state;
  // What it tells when it starts is under way for a moment.
  await waitFor(async () => {
    const { broker, unsent, unhandled } = await state();
    return broker === 'there' && unsent === 0 && unhandled === 0;
  });
  expect(await state()).toMatchObject({
    service: name,
    oldest_unsent_seconds: 0,
    failed: 0,
    replicas: { serving: 1 },
  });
});
