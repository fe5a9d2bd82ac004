import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isSubscribed, serviceNames } from '@mekong/contracts';
import { waitFor } from '@mekong/testing';
import { publishAll } from '../faults/support/broker.js';
import { startFaultShop, type FaultShop } from '../faults/support/fault-shop.js';
import { replayable } from '../faults/support/random.js';
import { Sales } from '../faults/support/sales.js';
import { shopSecrets } from '../support/embedded-shop.js';
import { loggedIn } from '../support/shopper.js';
import { atUrls, startPrometheus, type Prometheus } from './support/prometheus.js';
import { describeWith } from '../support/programs.js';

const read = (name: string) =>
  readFileSync(new URL(`../../infra/observability/${name}`, import.meta.url), 'utf8');
const panels: { title: string; targets: { expr: string }[] }[] = JSON.parse(read('dashboard.json')).panels;
/** The rules as they are, but that they wait for seconds where an operator would have minutes. */
const impatientRules = read('rules.yml')
  .replaceAll(/for: \d+m/g, 'for: 2s')
  .replace('interval: 15s', 'interval: 1s')
  .replace('outbox_oldest_seconds > 60', 'outbox_oldest_seconds > 2');

const parts = [...serviceNames, 'gateway'];

describeWith('PROMTOOL')('Prometheus', () => {
  let shop: FaultShop;
  let prometheus: Prometheus;
  beforeAll(async () => {
    const secrets = shopSecrets();
    shop = await startFaultShop(secrets);
    const urls = { ...shop.urls, gateway: shop.url };
    prometheus = await startPrometheus({
      jobs: atUrls(urls),
      rules: impatientRules,
      metricsKey: secrets.METRICS_KEY!,
    });
    const sales = await Sales.open(shop.url);
    await replayable(1, (random) => sales.sell(10, random));
  }, 240_000);
  afterAll(async () => {
    await prometheus?.stop();
    await shop?.stop();
  });

  const isFiring = (alerts: string[]) => async () => {
    const firing = await prometheus.firing();
    return alerts.every((alert) => firing.includes(alert));
  };
  /** Whether none of those that the faults below cause fires; how slow answers are depends on the machine. */
  const isQuiet = async () => {
    const ofFaults = /^(PartIsAway|ReplicaHangs|BrokerIsAway|EventsWait|EventsFailed|MailsWait) /;
    return !(await prometheus.firing()).some((alert) => ofFaults.test(alert));
  };
  const ofAll = (alert: string, jobs: readonly string[]) => jobs.map((job) => `${alert} ${job}`);

  it('reads the figures of every part', async () => {
    const up = async () => (await prometheus.query('up == 1')).map(({ metric }) => metric.job).sort();
    await waitFor(async () => (await up()).length === parts.length, { what: 'all parts to be read' });
    expect(await up()).toEqual([...parts].sort());
  });

  it('finds a series for every panel of the dashboard but what counts failures, of which there are none', async () => {
    const empty = async () => {
      const results = await Promise.all(
        panels.map(async ({ title, targets }) =>
          (await prometheus.query(targets[0]!.expr)).length > 0 ? [] : [title],
        ),
      );
      return results.flat();
    };
    const ofFailures = ['Answers that failed (5xx), share', 'Events tried again or failed, by type'];
    await waitFor(async () => (await empty()).length <= ofFailures.length, {
      what: 'a series for each panel',
    });
    expect(await empty()).toEqual(ofFailures);
  });

  it('can read every rule, and says of a shop that is well that no part, broker or event is missing', async () => {
    expect(await prometheus.ruleErrors()).toEqual([]);
    await waitFor(isQuiet, { what: 'quiet' });
  });

  it('alerts of a broker that is away, and of the events that wait for it, until it is back', async () => {
    await shop.broker.kill();
    expect(await signUp()).toBeLessThan(300);
    await waitFor(isFiring([...ofAll('BrokerIsAway', serviceNames), 'EventsWait auth']), {
      what: 'the alerts',
      timeoutMs: 30_000,
    });
    await shop.broker.restart();
    await waitFor(isQuiet, { what: 'quiet', timeoutMs: 30_000 });
  });

  it('alerts of a part that hangs, which the gateway tells too, until it goes on', async () => {
    const [orders] = shop.processes.orders;
    orders!.kill('SIGSTOP');
    await waitFor(isFiring(['PartIsAway orders', 'ReplicaHangs gateway']), {
      what: 'the alerts',
      timeoutMs: 30_000,
    });
    expect(await prometheus.query('upstream_replicas{service="orders",state="hanging"}')).toHaveLength(1);
    orders!.kill('SIGCONT');
    await waitFor(isQuiet, { what: 'quiet', timeoutMs: 30_000 });
  });

  it('alerts of the first event that a service could not handle, until it is dropped', async () => {
    const id = randomUUID();
    await publishAll(shop.broker.amqpUrl, [{ routingKey: 'payment.completed.v1', body: 'not json', id }]);
    await waitFor(isFiring(['EventsFailed orders']), { what: 'the alert', timeoutMs: 30_000 });
    const admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
    for (const service of serviceNames.filter((name) => isSubscribed(name, 'payment.completed.v1')))
      expect((await admin.call('POST', `/api/admin/dead-letters/${service}/drop`, { id })).status).toBe(200);
    await waitFor(isQuiet, { what: 'quiet', timeoutMs: 30_000 });
  });

  /** Makes an account, of which an event tells the others; answers the status. */
  async function signUp(): Promise<number> {
    const answer = await fetch(`${shop.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.url },
      body: JSON.stringify({ email: 'waits@shop.example', password: 'Waiting-1!', name: 'សុខា' }),
    });
    return answer.status;
  }
});
