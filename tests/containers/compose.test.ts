import { serviceNames } from '@mekong/contracts';
import { validate } from 'dockerfile-utils';
import { brokerUserOf } from '@mekong/messaging';
import { readAuthConfig } from '../../services/auth/src/config.js';
import { commandOf, type Part } from '../support/process-shop.js';
import { composeServices, exampleEnv, readProjectFile } from './compose-file.js';
import { filledInEnv } from './filled-in-env.js';
import { configReaders } from './config-readers.js';

const parts = Object.keys(configReaders) as Part[];

const filledIn = filledInEnv();

it('the Dockerfile is valid', () => {
  expect(validate(readProjectFile('infra/docker/Dockerfile'))).toEqual([]);
});

describe.each(parts)('the container of %s', (part) => {
  const service = composeServices(filledIn)[part]!;

  it('runs the same command as the tests', () => {
    expect(service.command).toEqual(commandOf(part));
  });

  it('has no rights that it does not need, and writes to its temporary folder only', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect([...service.tmpfs!, ...(service.volumes ?? [])].map((place) => place.split(':').at(-1))).toEqual([
      '/tmp',
    ]);
    expect(readProjectFile('infra/docker/Dockerfile')).toContain('USER node');
  });

  it('gets an environment that the part accepts in production', () => {
    expect(() => configReaders[part]({ ...service.environment, NODE_ENV: 'production' })).not.toThrow();
  });

  it('waits until everything that it calls by name is healthy', () => {
    const hosts = Object.values(service.environment!).flatMap(
      (value) => /^(?:https?|amqp|postgres):\/\/(?:[^@/]*@)?(\w+):\d+/.exec(String(value))?.[1] ?? [],
    );
    const called = hosts.filter((host) => host !== 'localhost');
    for (const host of called) expect(service.depends_on?.[host]).toEqual({ condition: 'service_healthy' });
    expect(called.length).toBeGreaterThan(0);
  });
});

it('each service has a user of its own on the broker, which is prepared before the services start', () => {
  const services = composeServices(filledIn);
  for (const name of serviceNames) {
    const { environment, depends_on } = services[name]!;
    expect(new URL(environment!.AMQP_URL!).username).toBe(brokerUserOf(name));
    expect(environment!.BROKER_PREPARED).toBe('true');
    expect(depends_on!['broker-setup']).toEqual({ condition: 'service_completed_successfully' });
  }
  expect(services['broker-setup']!.command).toEqual(['node', 'libs/messaging/dist/prepare-broker.main.js']);
});

it('all databases are made and migrated before services start, by somebody whom no service knows', () => {
  const services = composeServices({ ...filledIn, OWNER_DATABASE_PASSWORD: 'word-of-the-owner' });
  const [, , script] = services.migrations!.command!;
  expect(script).toContain(`for service in ${serviceNames.join(' ')};`);
  expect(script).toContain('node "services/$$service/dist/main.js" --migrate');
  expect(services.migrations!.depends_on).toEqual({
    'database-setup': { condition: 'service_completed_successfully' },
  });
  for (const name of serviceNames) {
    expect(services[name]!.depends_on!.migrations).toEqual({ condition: 'service_completed_successfully' });
    expect(JSON.stringify(services[name]!.environment)).not.toContain('word-of-the-owner');
  }
});

it("the gateway's metrics are on a port that is not published", () => {
  const { environment, ports } = composeServices(filledIn).gateway!;
  expect(environment).toMatchObject({ METRICS_PORT: '9464', METRICS_KEY: filledIn.METRICS_KEY });
  expect(ports).toBeUndefined();
});

it('people reach the gateways through HAProxy, which these believe and nobody else unless it is named', () => {
  const { haproxy, gateway } = composeServices(filledIn);
  expect(haproxy!.ports).toEqual(['3000:8080']);
  const { TRUSTED_PROXIES } = configReaders.gateway({ ...gateway!.environment }) as {
    TRUSTED_PROXIES: string[];
  };
  expect(TRUSTED_PROXIES).toEqual([haproxy!.networks!.default!.ipv4_address]);
});

it('HAProxy may open as many files as it needs for its connections', () => {
  const { environment, ulimits } = composeServices(filledIn).haproxy!;
  expect(ulimits!.nofile).toBeGreaterThan(2 * Number(environment!.CONNECTIONS) + 1_000);
});

it('the database has connections for three replicas of each service', () => {
  const services = composeServices(filledIn);
  const needed = serviceNames.map((name) => {
    const pool = Number(services[name]!.environment!.DATABASE_POOL);
    // Each replica watches, and those of notifications listen as well.
    return 3 * (pool + 1 + (name === 'notifications' ? 1 : 0));
  });
  const setting = services.postgres!.command!.find((part) => part.startsWith('max_connections='))!;
  const reservedForSuperusers = 3;
  const most = Number(setting.split('=')[1]) - reservedForSuperusers;
  expect(needed.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(most);
});

it('no container fills the disk with its log', () => {
  for (const { logging } of Object.values(composeServices(filledIn)))
    expect(logging?.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
});

it('no container takes the memory of others', () => {
  for (const [name, { mem_limit }] of Object.entries(composeServices(filledIn)))
    expect(`${name} ${mem_limit}`).toMatch(/ \d+[mg]$/);
});

it.each(parts)('%s has as much memory as in Kubernetes', (part) => {
  const [, manifest] = /limits: \{ memory: (\d+[MG])i/.exec(readProjectFile(`infra/k8s/base/${part}.yaml`))!;
  const megabytes = (text: string) => parseInt(text, 10) * (/g$/i.test(text) ? 1024 : 1);
  expect(megabytes(composeServices(filledIn)[part]!.mem_limit!)).toBeGreaterThanOrEqual(megabytes(manifest!));
});

it('everything that containers wait for has a health check', () => {
  const services = composeServices(filledIn);
  for (const name of ['postgres', 'rabbitmq'])
    expect(services[name]!.healthcheck!.test.length).toBeGreaterThan(1);
  expect(readProjectFile('infra/docker/Dockerfile')).toContain('HEALTHCHECK');
});

it('every image has an exact version', () => {
  const images = Object.values(composeServices(filledIn)).map(({ image }) => image);
  const others = images.filter((image) => image !== 'mekong-gear');
  const base = [...readProjectFile('infra/docker/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(
    ([, image]) => image,
  );
  for (const image of [...others, ...base]) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)*$/);
});

it("the example's placeholders are refused in production", () => {
  const { environment } = composeServices(exampleEnv()).auth!;
  expect(() => readAuthConfig({ ...environment, NODE_ENV: 'production' })).toThrow(
    /PASSWORD_PEPPER[^]*EVENT_SEALING_KEY[^]*GATEWAY_KEY/,
  );
  const gateway = composeServices(exampleEnv()).gateway!;
  expect(() => configReaders.gateway({ ...gateway.environment, NODE_ENV: 'production' })).toThrow(
    /GATEWAY_KEY[^]*METRICS_KEY/,
  );
});
