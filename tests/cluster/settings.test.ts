import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { brokerSettings } from './support/broker-cluster.js';

/** What the manifests set and Debian's RabbitMQ 3.10 does not start with; `disk_free_limit` is for disks of 20 GB. */
const leftOut = [
  'quorum_queue.continuous_membership_reconciliation.enabled',
  'quorum_queue.continuous_membership_reconciliation.target_group_size',
  'disk_free_limit.absolute',
];

it('the broker of the drills has the settings of the manifests, but for those that its version lacks', () => {
  const file = new URL('../../infra/k8s/components/rabbitmq/cluster.yaml', import.meta.url);
  const manifest = parse(readFileSync(file, 'utf8')) as { spec: { rabbitmq: { additionalConfig: string } } };
  const lines = manifest.spec.rabbitmq.additionalConfig
    .split('\n')
    .filter((line) => /^[^#]/.test(line.trim()));
  const wanted = lines
    .map((line) => line.trim())
    .filter((line) => !leftOut.some((name) => line.startsWith(name)));
  expect(brokerSettings.toSorted()).toEqual(wanted.toSorted());
});
