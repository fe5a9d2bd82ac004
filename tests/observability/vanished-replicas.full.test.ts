import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { serviceNames } from '@mekong/contracts';
import { metricsKey, waitFor } from '@mekong/testing';
import { gatewayEnv } from '../../gateway/test/gateway-env.js';
import { start as startGateway } from '../../gateway/src/service.js';
import { freePort } from '../../infra/local/ports.mjs';
import { startNameServer, type NameServer } from './support/name-server.js';
import { startPrometheus, type Prometheus } from './support/prometheus.js';
import { describeWith } from '../support/programs.js';

/** As they are, but in seconds where an operator would have minutes. */
const impatientRules = readFileSync(new URL('../../infra/observability/rules.yml', import.meta.url), 'utf8')
  .replaceAll(/for: \d+m/g, 'for: 2s')
  .replace('offset 10m', 'offset 12s')
  .replace('interval: 15s', 'interval: 1s');

/** Two machines, on each of which a replica of every part runs. */
const machines = ['127.0.0.2', '127.0.0.3'];
const nameOf = (part: string) => `${part}.shop.test`;
const everywhere = (parts: readonly string[]) =>
  Object.fromEntries(parts.map((part) => [nameOf(part), machines]));

describeWith('PROMTOOL', 'DNSMASQ')('where Prometheus finds replicas by their name', () => {
  const parts = ['gateway', ...serviceNames];
  const stops: (() => Promise<unknown>)[] = [];
  let names: NameServer;
  let prometheus: Prometheus;
  let gateways: { close(): Promise<void> }[];

  beforeAll(async () => {
    const [publicPort, ofGateway, ofServices] = await Promise.all([freePort(), freePort(), freePort()]);
    gateways = await Promise.all(
      machines.map((HOST) =>
        startGateway(gatewayEnv({}, { HOST, PORT: String(publicPort), METRICS_PORT: String(ofGateway) })),
      ),
    );
    for (const machine of machines) stops.push(await serviceAt(machine, ofServices));
    names = await startNameServer(everywhere(parts));
    const foundBy = (part: string) => ({
      names: [nameOf(part)],
      type: 'A',
      port: part === 'gateway' ? ofGateway : ofServices,
      refresh_interval: '1s',
    });
    prometheus = await startPrometheus({
      jobs: Object.fromEntries(parts.map((part) => [part, { dns_sd_configs: [foundBy(part)] }])),
      rules: impatientRules,
      metricsKey,
      nameServer: names.address,
    });
  });
  afterAll(async () => {
    await prometheus?.stop();
    await names?.stop();
    await Promise.all([...gateways.map((gateway) => gateway.close()), ...stops.map((stop) => stop())]);
  });

  /** Only of services is the double: what they tell does not matter here. */
  async function serviceAt(machine: string, port: number) {
    const server = createServer((_request, response) => response.end('# HELP none Nothing\n'));
    await once(server.listen(port, machine), 'listening');
    return async () => {
      server.closeAllConnections();
      server.close();
    };
  }

  const away = async () => (await prometheus.firing()).filter((alert) => alert.startsWith('PartIsAway'));
  const isAway = (expected: string[]) => async () => String(await away()) === String(expected);
  /** All replicas were found for so long that it would be missed if one were not. */
  async function givenAllFound(): Promise<void> {
    await names.set(everywhere(parts));
    const asMany = 'count by (job) (up == 1) == 2 and on (job) count by (job) (up offset 12s == 1) == 2';
    await waitFor(async () => (await prometheus.query(asMany)).length === parts.length, {
      what: 'all replicas',
    });
    await waitFor(isAway([]), { what: 'quiet' });
  }

  it('every replica of the gateway is read on its own port', async () => {
    await givenAllFound();
    expect(await prometheus.query('upstream_replicas{job="gateway",service="orders"}')).toHaveLength(2);
  });

  it.each(['gateway', 'orders'])('tells when one replica of %s is found no more', async (part) => {
    await givenAllFound();
    await names.set({ ...everywhere(parts), [nameOf(part)]: machines.slice(0, 1) });
    await waitFor(async () => (await prometheus.query(`up{job="${part}"}`)).length === 1, {
      what: 'its series to be gone',
    });
    expect(await prometheus.query('up == 0')).toEqual([]);
    await waitFor(isAway([`PartIsAway ${part}`]), { what: 'the alert' });
  });

  it('tells as long as no replica of a part is found, and no longer', async () => {
    await givenAllFound();
    await names.set(everywhere(parts.filter((part) => part !== 'payments')));
    await waitFor(async () => (await prometheus.query('up{job="payments"}')).length === 0, {
      what: 'its series to be gone',
    });
    await waitFor(isAway(['PartIsAway payments']), { what: 'the alert' });
    await givenAllFound();
  });
});
