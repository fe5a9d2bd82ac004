import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serviceNames } from '@mekong/contracts';
import { describeWith } from '../support/programs.js';

const rules = fileURLToPath(new URL('../../infra/observability/rules.yml', import.meta.url));

/** A series and its values at every 15 seconds, in promtool's words. */
interface Series {
  series: string;
  values: string;
}

/** The labels by which an alert fires, such as a job, at each of these times; each has to be as expected. */
async function expectFiring(
  alertname: string,
  series: Series[],
  expected: Record<string, Record<string, string>[]>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-rules-'));
  const file = join(folder, 'test.yml');
  const alert_rule_test = Object.entries(expected).map(([eval_time, firing]) => ({
    eval_time,
    alertname,
    exp_alerts: firing.map((exp_labels) => ({
      exp_labels,
      exp_annotations: annotationsOf(alertname, exp_labels),
    })),
  }));
  const tests = [{ interval: '15s', input_series: series, alert_rule_test }];
  // JSON is YAML too.
  await writeFile(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '15s', tests }));
  const outcome = await promisify(execFile)('promtool', ['test', 'rules', file]).then(
    () => 'as expected',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
  await rm(folder, { recursive: true });
  expect(outcome).toContain('as expected');
}

const annotationsOf = (alert: string, { job, queue, vhost }: Record<string, string>) => ({
  summary:
    alert === 'PartIsAway'
      ? `${job} does not answer, or has fewer replicas than before`
      : `${queue} of ${vhost} has fewer members than the broker has nodes`,
  runbook: `infra/README.md#${alert.toLowerCase()}`,
});

const parts = ['gateway', ...serviceNames];
/** Two replicas of each part which answer for an hour and a half, but for those of `changed`. */
const shop = (changed: Record<string, string> = {}): Series[] =>
  parts.flatMap((job) =>
    ['a', 'b'].map((replica) => ({
      series: `up{job="${job}",instance="${replica}"}`,
      values: changed[`${job} ${replica}`] ?? '1x360',
    })),
  );
/** Found by its name for half an hour, and then not any more. */
const vanishes = '1x119 stale';
const orders = [{ job: 'orders' }];
const away = 'PartIsAway';

/** How many replicas of orders Kubernetes wants, and how many there are. */
const inKubernetes = (wanted: string, there: string): Series[] => [
  { series: 'kube_deployment_spec_replicas{namespace="mekong-gear",deployment="orders"}', values: wanted },
  {
    series: 'kube_deployment_status_replicas_available{namespace="mekong-gear",deployment="orders"}',
    values: there,
  },
];

const withPromtool = describeWith('PROMTOOL');
withPromtool('a part is said to be away', () => {
  it('not while all replicas answer', () => expectFiring(away, shop(), { '5m': [], '45m': [], '90m': [] }));

  it('within two minutes after one replica has vanished, by name and all', () =>
    expectFiring(away, shop({ 'orders a': vanishes }), { '30m': [], '32m': orders, '39m': orders }));

  it.each(parts)('as long as no replica of %s is to be found', (job) =>
    expectFiring(away, shop({ [`${job} a`]: vanishes, [`${job} b`]: vanishes }), {
      '30m': [],
      '32m': [{ job }],
      '85m': [{ job }],
    }),
  );

  it('as long as a replica that is found does not answer', () =>
    expectFiring(away, shop({ 'orders a': '1x119 0x240' }), { '32m': orders, '85m': orders }));

  it('when a replica first does not answer and then vanishes, as when its machine dies', () =>
    expectFiring(away, shop({ 'orders a': '1x119 0x3 stale' }), { '32m': orders }));

  it('not when a replica is replaced by another within a minute', () =>
    expectFiring(
      away,
      [...shop({ 'orders a': vanishes }), { series: 'up{job="orders",instance="c"}', values: '_x122 1x240' }],
      { '31m': [], '32m': [], '45m': [] },
    ));

  it('no longer than ten minutes after somebody took a replica away where nothing tells how many are wanted', () =>
    expectFiring(away, shop({ 'orders a': vanishes }), { '42m': [], '60m': [] }));

  it('not when Kubernetes was told to run fewer', () =>
    expectFiring(away, [...shop({ 'orders a': vanishes }), ...inKubernetes('2x119 1x240', '2x119 1x240')], {
      '32m': [],
      '39m': [],
    }));

  it('as long as fewer run than Kubernetes was told to', () =>
    expectFiring(away, [...shop({ 'orders a': vanishes }), ...inKubernetes('2x360', '2x119 1x240')], {
      '32m': orders,
      '85m': orders,
    }));
});

/** What nodes of the broker tell of the queues of which they have a member. */
const brokerWith = (members: Record<string, string[]>): Series[] => [
  ...['1', '2', '3'].map((node) => ({
    series: `rabbitmq_identity_info{job="rabbitmq",instance="${node}",rabbitmq_node="rabbit@${node}"}`,
    values: '1x360',
  })),
  ...Object.entries(members).flatMap(([queue, nodes]) =>
    nodes.flatMap((node) =>
      ['raft_log_commit_index', 'raft_term_total'].map((name) => ({
        series: `rabbitmq_detailed_${name}{job="rabbitmq",instance="${node}",vhost="/",queue="${queue}"}`,
        values: '7x360',
      })),
    ),
  ),
];

withPromtool('a queue is said to have too few members', () => {
  const few = 'QueuesHaveTooFewMembers';

  it('when it has fewer than the broker has nodes', () =>
    expectFiring(
      few,
      brokerWith({ 'shop.orders': ['1'], 'shop.orders.dead': ['1', '3'], 'shop.auth': ['1', '2', '3'] }),
      {
        '2m': [],
        '10m': ['shop.orders', 'shop.orders.dead'].map((queue) => ({ job: 'rabbitmq', vhost: '/', queue })),
      },
    ));

  it('not when it has one on each', () =>
    expectFiring(few, brokerWith({ 'shop.orders': ['1', '2', '3'] }), { '10m': [], '60m': [] }));
});
