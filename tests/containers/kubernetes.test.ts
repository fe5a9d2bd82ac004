import { serviceNames } from '@mekong/contracts';
import { brokerUserOf } from '@mekong/messaging';
import { parse } from 'yaml';
import { shopSecrets } from '../support/embedded-shop.js';
import { commandOf, type Part } from '../support/process-shop.js';
import { readProjectFile } from './compose-file.js';
import { faultsOf } from './manifest-schemas.js';
import { Manifests, rendered, type Container } from './manifests.js';
import { mayEnter, maySpeak } from './network-policies.js';
import { configReaders } from './config-readers.js';
import { describeWith } from '../support/programs.js';

const parts = [...serviceNames, 'gateway'] as const;
describeWith('KUBECTL')('the manifests for Kubernetes', () => {
  let shop: Manifests;
  beforeAll(() => {
    shop = new Manifests(rendered('infra/k8s/production'));
  });

  const containerOf = (part: Part): Container =>
    shop.named('Deployment', part).spec.template.spec.containers[0]!;

  it.each(['infra/k8s/production', 'tests/containers/fixtures/every-component'])(
    'all of %s are valid',
    async (folder) => {
      for (const manifest of rendered(folder)) expect(await faultsOf(manifest)).toEqual([]);
    },
  );

  it('a field that its kind does not have is found', async () => {
    const orders = structuredClone(shop.named('Deployment', 'orders'));
    Object.assign(orders.spec.template.spec.containers[0]!, { readynessProbe: {} });
    expect(await faultsOf(orders)).toEqual([
      'Deployment orders: has no spec.template.spec.containers.0.readynessProbe',
    ]);
  });

  it.each(['rules', 'kubernetes-rules'])(
    'the alerts of %s.yml are rules for its operator as they are',
    async (name) => {
      const rules = {
        apiVersion: 'monitoring.coreos.com/v1',
        kind: 'PrometheusRule',
        metadata: { name },
        spec: parse(readProjectFile(`infra/observability/${name}.yml`)),
      };
      expect(await faultsOf(rules)).toEqual([]);
    },
  );

  it.each(parts)('%s runs the same command as the tests', (part) => {
    expect(containerOf(part).command).toEqual(commandOf(part));
  });

  it('the jobs run what migrates each database and what prepares the broker', () => {
    const commands = shop.ofKind('Job').flatMap(({ spec }) => spec.template.spec.containers);
    expect(Object.fromEntries(commands.map(({ name, command }) => [name, command]))).toEqual({
      ...Object.fromEntries(serviceNames.map((name) => [name, [...commandOf(name), '--migrate']])),
      'broker-setup': ['node', 'libs/messaging/dist/prepare-broker.main.js'],
    });
  });

  it('databases are migrated as their owner, whom no service knows', () => {
    const secretOf = (name: string) => `word-of-${name}`;
    for (const container of shop.named('Job', 'migrations').spec.template.spec.containers) {
      const { DATABASE_URL, DATABASE_ROLE } = shop.environmentOf(container, secretOf);
      const { username, password, pathname } = new URL(DATABASE_URL!);
      expect([username, password]).toEqual(['mekong_owner', 'word-of-database-owner']);
      expect([pathname, DATABASE_ROLE]).toEqual([`/mekong_${container.name}`, `mekong_${container.name}`]);
    }
    for (const { spec } of shop.ofKind('Database')) expect(spec.owner).toBe('mekong_owner');
    for (const part of parts) expect(JSON.stringify(containerOf(part).env)).not.toContain('owner');
  });

  it.each(parts)('%s accepts its environment in production', (part) => {
    const keys: Record<string, string> = {
      ...shopSecrets(),
      SMTP_URL: 'smtps://smtp.example:465',
      TELEGRAM_BOT_TOKEN: `123456:${'A'.repeat(35)}`,
    };
    const secretOf = (_name: string, key: string) => keys[key] ?? 'Correct-Horse-Battery';
    const environment = shop.environmentOf(containerOf(part), secretOf);
    delete environment.ADMIN_EMAIL;
    delete environment.ADMIN_PASSWORD;
    expect(() => configReaders[part]({ ...environment, NODE_ENV: 'production' })).not.toThrow();
    if (part === 'gateway') return;
    expect(new URL(environment.AMQP_URL!).username).toBe(brokerUserOf(part));
    expect(new URL(environment.DATABASE_URL!).pathname).toBe(`/mekong_${part}`);
  });

  it('every queue gets a member on each node of the broker, also when nodes join later', () => {
    const { replicas, rabbitmq } = shop.named('RabbitmqCluster', 'rabbitmq').spec;
    const [container] = shop.named('Job', 'broker-setup').spec.template.spec.containers;
    expect(container!.env).toContainEqual({ name: 'BROKER_NODES', value: String(replicas) });
    const settings = rabbitmq.additionalConfig.trim().split('\n');
    const reconciliation = 'quorum_queue.continuous_membership_reconciliation';
    expect(settings).toEqual(
      expect.arrayContaining([
        'queue_leader_locator = balanced',
        `${reconciliation}.enabled = true`,
        `${reconciliation}.target_group_size = ${replicas}`,
      ]),
    );
  });

  it('catalog accepts the bucket for images as well', () => {
    const container = new Manifests(rendered('tests/containers/fixtures/every-component')).named(
      'Deployment',
      'catalog',
    ).spec.template.spec.containers[0]!;
    const environment = shop.environmentOf(
      container,
      (_name, key) => shopSecrets()[key] ?? 'Correct-Horse-Battery',
    );
    const { MEDIA_URL } = configReaders.catalog({ ...environment, NODE_ENV: 'production' }) as {
      MEDIA_URL: object;
    };
    expect(MEDIA_URL).toMatchObject({ bucket: 'shop-images', endpoint: 'https://s3.shop.example' });
  });

  it('every secret that is used is named in the runbook, and is in no manifest', () => {
    const used = JSON.stringify(shop.all).matchAll(
      /"(?:secretKeyRef|passwordSecret)":\{[^}]*"name":"([^"]+)"/g,
    );
    const names = new Set([...used].map(([, name]) => name!.replace(/^database-.*/, 'database-')));
    const runbook = readProjectFile('infra/README.md');
    for (const name of names) expect(runbook).toContain(`\`${name}`);
    expect(shop.ofKind('Secret')).toEqual([]);
  });

  it('no container has rights that it does not need', () => {
    expect(shop.podTemplates).toHaveLength(parts.length + 2);
    for (const { spec } of shop.podTemplates) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext } of spec.containers)
        expect(securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  it('each part has a service, an autoscaler and a disruption budget that find its pods', () => {
    for (const part of parts) {
      const { selector, template } = shop.named('Deployment', part).spec;
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      expect(template.metadata.labels).toMatchObject(shop.named('Service', part).spec.selector);
      expect(shop.named('PodDisruptionBudget', part).spec.selector).toEqual(selector);
      expect(shop.named('HorizontalPodAutoscaler', part).spec).toMatchObject({
        minReplicas: 2,
        scaleTargetRef: { kind: 'Deployment', name: part },
      });
    }
  });

  it('Prometheus finds every replica of a part by a name, and the public one of the gateway has no metrics', () => {
    const portsOf = (name: string) => {
      const { clusterIP, ports } = shop.named('Service', name).spec;
      return { clusterIP, ports: ports.map(({ targetPort }) => targetPort) };
    };
    for (const name of serviceNames) expect(portsOf(name)).toEqual({ clusterIP: 'None', ports: ['http'] });
    expect(portsOf('gateway-metrics')).toEqual({ clusterIP: 'None', ports: ['metrics'] });
    expect(portsOf('gateway').ports).toEqual(['http']);
    const { METRICS_PORT } = shop.environmentOf(containerOf('gateway'), () => 'a-secret-of-the-shop');
    expect(METRICS_PORT).toBe('9464');
  });

  it('the database has connections for as many replicas as there may be, while all of them are replaced', () => {
    const settings = shop.ofKind('ConfigMap')[0]!.data!;
    const pool = Number(settings.DATABASE_POOL);
    const needed = serviceNames.map((name) => {
      // One more while a release is rolled out. Each replica watches, and those of notifications listen as well.
      const most = shop.named('HorizontalPodAutoscaler', name).spec.maxReplicas + 1;
      return most * (pool + 1 + (name === 'notifications' ? 1 : 0));
    });
    const { max_connections } = shop.named('Cluster', 'postgres').spec.postgresql.parameters;
    // What migrates takes one for each service; the rest is of superusers, replication and the operator.
    const others = serviceNames.length + 20;
    expect(needed.reduce((sum, one) => sum + one) + others).toBeLessThanOrEqual(Number(max_connections));
  });

  describe('on the network', () => {
    const labelsOf = (app: string) => ({ app, 'app.kubernetes.io/part-of': 'mekong-gear' });
    const postgres = { 'cnpg.io/cluster': 'postgres' };
    const rabbitmq = { 'app.kubernetes.io/name': 'rabbitmq' };
    const may = (from: Record<string, string>, to: Record<string, string>, port: number) =>
      maySpeak(shop.ofKind('NetworkPolicy'), from, to, port);

    it.each(serviceNames)('%s is called by the gateway, and calls its database and the broker', (name) => {
      expect(may(labelsOf('gateway'), labelsOf(name), 3000)).toBe(true);
      expect(may(labelsOf(name), postgres, 5432)).toBe(true);
      expect(may(labelsOf(name), rabbitmq, 5671)).toBe(true);
    });

    it('nobody else speaks to anybody', () => {
      expect(may(labelsOf('orders'), labelsOf('auth'), 3000)).toBe(false);
      expect(may(labelsOf('gateway'), postgres, 5432)).toBe(false);
      expect(may(labelsOf('gateway'), rabbitmq, 5671)).toBe(false);
      expect(may(labelsOf('orders'), rabbitmq, 15671)).toBe(false);
      expect(may({ app: 'stranger' }, labelsOf('orders'), 3000)).toBe(false);
    });

    it('Prometheus reads every part, but of the gateway not the port where people are', () => {
      const enters = (from: string, part: string, port: number) =>
        mayEnter(shop.ofKind('NetworkPolicy'), from, labelsOf(part), port);
      for (const name of serviceNames) expect(enters('monitoring', name, 3000)).toBe(true);
      expect(enters('monitoring', 'gateway', 9464)).toBe(true);
      expect(enters('monitoring', 'gateway', 3000)).toBe(false);
      expect(enters('ingress-nginx', 'gateway', 3000)).toBe(true);
      expect(enters('ingress-nginx', 'gateway', 9464)).toBe(false);
    });

    it('the jobs reach what they prepare', () => {
      expect(may(labelsOf('migrations'), postgres, 5432)).toBe(true);
      expect(may(labelsOf('broker-setup'), rabbitmq, 15671)).toBe(true);
    });
  });
});
