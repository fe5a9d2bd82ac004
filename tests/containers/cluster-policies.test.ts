import { serviceNames } from '@mekong/contracts';
import { describeWith } from '../support/programs.js';
import { Manifests, rendered, type Container, type PodTemplate } from './manifests.js';

const parts = [...serviceNames, 'gateway'];

describeWith('KUBECTL')('what every shop on Kubernetes holds to', () => {
  let shop: Manifests;
  beforeAll(() => {
    // With all that a shop may add.
    shop = new Manifests(rendered('tests/containers/fixtures/every-component'));
  });

  const containers = (): Container[] => shop.podTemplates.flatMap(({ spec }) => spec.containers);
  const addressesOf = (container: Container, protocol: RegExp): URL[] =>
    Object.values(shop.environmentOf(container, () => 'a-secret-of-the-shop'))
      .filter((value) => protocol.test(value))
      .map((value) => new URL(value));
  const speaksTo = (container: Container): URL[] =>
    addressesOf(container, /^(?:postgres|amqps?|https?):\/\/[^/]*(?:postgres|rabbitmq)/);

  it('no machine has two replicas of a part where there is another machine', () => {
    for (const part of parts) {
      const { template } = shop.named('Deployment', part).spec;
      expect(template.spec.topologySpreadConstraints).toContainEqual(
        expect.objectContaining({
          topologyKey: 'kubernetes.io/hostname',
          whenUnsatisfiable: 'DoNotSchedule',
        }),
      );
    }
  });

  it('a container says what it needs, and has an end of its memory', () => {
    for (const { resources } of containers()) {
      expect(resources.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
      expect(resources.limits.memory).toMatch(/^\d+(?:Mi|Gi)$/);
    }
  });

  it('nothing is said to the database or the broker in the open', () => {
    const addresses = containers().flatMap(speaksTo);
    expect(addresses.length).toBeGreaterThan(3 * serviceNames.length);
    for (const { protocol, port, searchParams } of addresses)
      if (protocol === 'postgres:') expect(searchParams.get('sslmode')).toBe('verify-full');
      else expect([protocol, port]).toEqual(protocol === 'amqps:' ? ['amqps:', '5671'] : ['https:', '15671']);
    const { pg_hba } = shop.named('Cluster', 'postgres').spec.postgresql;
    for (const line of pg_hba) expect(line).toMatch(/^hostssl |reject$/);
    expect(shop.named('RabbitmqCluster', 'rabbitmq').spec.tls.disableNonTLSListeners).toBe(true);
  });

  it('who speaks to them knows who vouches for them, and nobody gets the key of that authority', () => {
    const authorityOf = ({ spec }: PodTemplate, container: Container) => {
      const path = container.env?.find(({ name }) => name === 'NODE_EXTRA_CA_CERTS')?.value ?? '';
      const mount = container.volumeMounts?.find(({ mountPath }) => path.startsWith(`${mountPath}/`));
      const volume = spec.volumes?.find(({ name }) => name === mount?.name);
      return { path: path.slice((mount?.mountPath ?? '').length + 1), ...volume?.secret };
    };
    for (const template of shop.podTemplates)
      for (const container of template.spec.containers)
        if (speaksTo(container).length > 0)
          expect(authorityOf(template, container)).toEqual({
            path: 'ca.crt',
            secretName: 'internal-ca',
            items: [{ key: 'ca.crt', path: 'ca.crt' }],
          });
  });

  it('the certificates of the servers are for the names by which they are called', () => {
    const certificate = (secret: string) =>
      shop.ofKind('Certificate').find(({ spec }) => spec.secretName === secret)!.spec.dnsNames;
    const { serverTLSSecret, serverCASecret } = shop.named('Cluster', 'postgres').spec.certificates;
    expect(serverCASecret).toBe('internal-ca');
    const names = [
      ...certificate(serverTLSSecret),
      ...certificate(shop.named('RabbitmqCluster', 'rabbitmq').spec.tls.secretName),
    ];
    for (const { hostname } of containers().flatMap(speaksTo)) expect(names).toContain(hostname);
  });

  it('a shop believes single addresses only where a call comes from', () => {
    const trusted = shop.ofKind('ConfigMap')[0]!.data!.TRUSTED_PROXIES!.split(',');
    for (const address of trusted) expect(address).toMatch(/^[\d.]+$/);
  });

  it('an update of the database hands over to a standby instead of restarting the primary', () => {
    expect(shop.named('Cluster', 'postgres').spec.primaryUpdateMethod).toBe('switchover');
  });

  it('the broker keeps a majority of its nodes when machines are emptied', () => {
    expect(shop.named('PodDisruptionBudget', 'rabbitmq').spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: { 'app.kubernetes.io/name': 'rabbitmq' } },
    });
  });

  it('every change is in the archive within a minute, and a whole backup every night', () => {
    const { plugins, postgresql } = shop.named('Cluster', 'postgres').spec;
    const [archiver] = plugins.filter(({ isWALArchiver }) => isWALArchiver);
    expect(shop.named('ObjectStore', archiver!.parameters.barmanObjectName!)).toBeDefined();
    expect(shop.named('ScheduledBackup', 'nightly').spec.pluginConfiguration.name).toBe(archiver!.name);
    expect(postgresql.parameters.archive_timeout).toBe('60s');
  });

  it('Prometheus is told of every part, by ports that they have', () => {
    const monitors = shop.ofKind('PodMonitor');
    const ports = (name: string) =>
      monitors
        .find(({ metadata }) => metadata.name === name)!
        .spec.podMetricsEndpoints.map(({ port }) => port);
    const portsOf = (part: string) =>
      shop.named('Deployment', part).spec.template.spec.containers[0]!.ports!.map(({ name }) => name);
    for (const name of serviceNames) expect(portsOf(name)).toEqual(expect.arrayContaining(ports('services')));
    expect(portsOf('gateway')).toEqual(expect.arrayContaining(ports('gateway')));
    const { selector } = monitors.find(({ metadata }) => metadata.name === 'services')!.spec as never as {
      selector: { matchExpressions: { values: string[] }[] };
    };
    expect([...selector.matchExpressions[0]!.values].sort()).toEqual([...serviceNames].sort());
  });
});
