import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { serviceNames } from '@mekong/contracts';
import { describeWith, itWith } from '../support/programs.js';
import { alerts, expectFiring, files, type Series } from './support/firing.js';

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

withPromtool('writes are said to wait', () => {
  const waits = (values: string): Series[] => [
    { series: 'database_commits_wait{job="orders",instance="a"}', values },
    { series: 'database_commits_wait{job="orders",instance="b"}', values: '0x360' },
  ];

  it('within a minute after commits of one replica have begun to wait, until they go on', () =>
    expectFiring('WritesWait', waits('0x119 1x8 0x240'), { '30m': [], '31m': orders, '33m': [] }));

  it('not when a standby was away for a moment', () =>
    expectFiring('WritesWait', waits('0x119 1x0 0x240'), { '30m': [], '30m30s': [], '31m': [] }));
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

it('every alert says how soon somebody looks, and has an entry in the runbook, in which there are no others', () => {
  const runbook = readFileSync(new URL('../../infra/README.md', import.meta.url), 'utf8');
  const headings = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.map(({ alert }) => alert).sort()).toEqual(headings.sort());
  for (const { alert, labels, annotations } of alerts) {
    expect(labels).toEqual({ severity: expect.stringMatching(/^(?:page|ticket)$/) });
    expect(annotations.runbook).toBe(`infra/README.md#${alert!.toLowerCase()}`);
  }
});

itWith('PROMTOOL')('Prometheus accepts the rules', async () => {
  const { stdout } = await promisify(execFile)('promtool', ['check', 'rules', ...files]);
  expect(stdout.match(/SUCCESS: \d+ rules found/g)).toHaveLength(files.length);
});

withPromtool('answers are said to be slow', () => {
  const answers = (route: string, le: string, values: string): Series => ({
    series: `http_request_duration_seconds_bucket{job="notifications",instance="a",route="${route}",le="${le}"}`,
    values,
  });

  it('not because dashboards are open, each of which has an answer of a minute', () =>
    expectFiring(
      'AnswersAreSlow',
      ['1', '+Inf'].flatMap((le) => [
        answers('/api/notifications/stream', le, le === '1' ? '0x360' : '0+1x360'),
        answers('/api/notifications', le, '0+1x360'),
      ]),
      { '30m': [], '90m': [] },
    ));

  it('when one in fifty takes over a second', () =>
    expectFiring(
      'AnswersAreSlow',
      [
        answers('/api/notifications', '1', '0+98x360'),
        answers('/api/notifications', '2.5', '0+100x360'),
        answers('/api/notifications', '+Inf', '0+100x360'),
      ],
      { '30m': [{ job: 'notifications' }] },
    ));
});

withPromtool('a promise is said to be broken', () => {
  const broken = 'PromiseIsBroken';
  const answers = (status: string, values: string): Series => ({
    series: `http_request_duration_seconds_count{job="gateway",instance="a",route="/api/*",status="${status}"}`,
    values,
  });
  const answered = [{ promise: 'answered' }];

  it('within five minutes when one answer in fifty fails', () =>
    expectFiring(broken, [answers('200', '0+98x720'), answers('503', '0x239 0+2x240')], {
      '59m': [],
      '2h': answered,
    }));

  it('within two minutes when all fail, and no longer a few minutes after they do', () =>
    expectFiring(
      broken,
      [answers('200', '0+100x239 24000x40 24000+100x200'), answers('503', '0x239 0+100x40 4000x200')],
      {
        '59m': [],
        '63m': answered,
        '110m': [],
      },
    ));

  it('not when one of the few answers of a night fails', () =>
    expectFiring(broken, [answers('200', '0+1x720'), answers('503', '0x239 1x480')], {
      '61m': [],
      '65m': [],
    }));
});
