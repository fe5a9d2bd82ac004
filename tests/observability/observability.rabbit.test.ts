import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serviceNames } from '@mekong/contracts';
import { apiClient, createTestVhost, waitFor, type TestVhost } from '@mekong/testing';
import { parse } from 'yaml';
import { startEmbeddedShop, shopSecrets, type EmbeddedShop } from '../support/embedded-shop.js';
import { loggedIn } from '../support/shopper.js';
import { itWith } from '../support/programs.js';

const pathOf = (name: string) => fileURLToPath(new URL(`../../infra/${name}`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8');

const rules: { alert: string; expr: string; annotations: { runbook: string } }[] = parse(
  read('observability/rules.yml'),
).groups[0].rules;
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
    (expression) => expression.match(/\b[a-z]+(_[a-z0-9]+)+\b(?!\s*\()/g) ?? [],
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

it('every alert has its entry in the runbook', () => {
  const headings = [...read('README.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(rules.map(({ alert }) => alert)).toEqual(headings);
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`infra/README.md#${alert.toLowerCase()}`);
});

itWith('PROMTOOL')('Prometheus accepts the rules', async () => {
  const promtool = promisify(execFile);
  const { stdout } = await promtool('promtool', ['check', 'rules', pathOf('observability/rules.yml')]);
  expect(stdout).toContain(`SUCCESS: ${rules.length} rules found`);
});
