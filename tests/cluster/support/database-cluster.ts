import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { patient, query, waitFor } from '@mekong/testing';
import type { Host } from './hosts.js';

/** The oldest PostgreSQL that is supported, which Debian has. */
const binaries = '/usr/lib/postgresql/15/bin';
const password = 'a-password-of-the-tests';
export const postgresPort = 5432;
/** Where Patroni says which host has the primary. */
export const patroniPort = 8008;

export interface DatabaseCluster {
  /** The host that has the primary. */
  primary(): Promise<Host>;
  /** Whether another host than this has the primary. */
  hasPrimaryBut(host: Host): Promise<boolean>;
  /** Resolves when all other hosts follow the primary, and one of them has each commit. */
  hasStandbys(): Promise<void>;
  /** Makes another host the primary, as an update of the servers does. */
  switchOver(): Promise<void>;
  /** The server at an address, as a superuser. */
  urlAt(address: string, port?: number): string;
  /** Starts PostgreSQL and etcd at a host, which was off. */
  start(host: Host): Promise<void>;
}

const patience = { timeoutMs: 120_000 };

/** PostgreSQL under Patroni on each host, with etcd: one that writes, two that follow, and a commit waits for one of them. */
export async function startDatabaseCluster(hosts: Host[]): Promise<DatabaseCluster> {
  const start = async (host: Host) => {
    startEtcd(host, hosts);
    await startPatroni(host, hosts);
  };
  const urlAt = (address: string, port = postgresPort) =>
    `postgres://postgres:${password}@${address}:${port}/postgres`;
  const findPrimary = async () => {
    const answers = await Promise.all(hosts.map(isPrimary));
    // One that was away takes itself for the primary until it hears of another.
    return answers.filter(Boolean).length === 1 ? hosts[answers.indexOf(true)] : undefined;
  };
  const primary = () => waitFor(findPrimary, { ...patience, what: 'a primary database' });
  const hasStandbys = async () => {
    const isFollowed = async () => (await standbysOf(urlAt((await primary()).address))) === hosts.length - 1;
    await waitFor(isFollowed, { ...patience, what: 'all standbys' });
  };
  await Promise.all(hosts.map(start));
  await hasStandbys();
  return {
    primary,
    hasPrimaryBut: async (host) => {
      const answers = await Promise.all(hosts.filter((one) => one !== host).map(isPrimary));
      return answers.some(Boolean);
    },
    hasStandbys,
    switchOver: async () => switchOverFrom(await primary()),
    urlAt,
    start,
  };
}

/** Patroni answers when it is done. */
async function switchOverFrom({ name, address }: Host): Promise<void> {
  const response = await fetch(`http://${address}:${patroniPort}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: name }),
    signal: AbortSignal.timeout(patient(60_000)),
  });
  if (!response.ok) throw new Error(`No switchover from ${name}: ${await response.text()}`);
}

async function standbysOf(url: string): Promise<number> {
  const [row] = await query(
    url,
    `SELECT count(*)::int AS n, count(*) FILTER (WHERE sync_state = 'sync')::int AS sync FROM pg_stat_replication`,
  );
  return Number(row!.sync) > 0 ? Number(row!.n) : 0;
}

async function isPrimary({ address }: Host): Promise<boolean> {
  const url = `http://${address}:${patroniPort}/primary`;
  return fetch(url, { signal: AbortSignal.timeout(patient(1_000)) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const etcdOf = ({ address }: Host, port: number) => `http://${address}:${port}`;

function startEtcd(host: Host, hosts: Host[]): void {
  const members = hosts.map((one) => `${one.name}=${etcdOf(one, 2380)}`).join(',');
  const settings = {
    name: host.name,
    'data-dir': join(host.folder, 'etcd'),
    'listen-client-urls': etcdOf(host, 2379),
    'advertise-client-urls': etcdOf(host, 2379),
    'listen-peer-urls': etcdOf(host, 2380),
    'initial-advertise-peer-urls': etcdOf(host, 2380),
    'initial-cluster': members,
    'initial-cluster-token': 'mekong',
    'enable-v2': 'true',
    // A busy machine is no lost one: every election lets a lost primary keep its lease for longer.
    'heartbeat-interval': '500',
    'election-timeout': '5000',
  };
  host.start('etcd', ['etcd', ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)]);
}

async function startPatroni(host: Host, hosts: Host[]): Promise<void> {
  const path = join(host.folder, 'patroni.yml');
  await mkdir(join(host.folder, 'sockets'), { recursive: true });
  await writeFile(path, stringify(settingsOf(host, hosts)));
  await host.own();
  host.start('patroni', ['patroni', path], { LC_ALL: 'C.UTF-8' });
}

/** What was answered with yes is on two hosts, as in the manifests of Kubernetes: without a standby nobody writes. */
const settingsOf = (host: Host, hosts: Host[]) => ({
  scope: 'mekong',
  name: host.name,
  restapi: { listen: `${host.address}:${patroniPort}`, connect_address: `${host.address}:${patroniPort}` },
  // By its third interface this version of Patroni takes the leader's lock without asking whose it is: a primary that had been
  // cut off came back over the one that had taken its place.
  etcd: { hosts: hosts.map(({ address }) => `${address}:2379`) },
  bootstrap: {
    // The shortest that Patroni takes.
    dcs: {
      ttl: 20,
      loop_wait: 5,
      retry_timeout: 5,
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 400, shared_buffers: '128MB' } },
    },
    initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    pg_hba: ['host replication replicator all scram-sha-256', 'host all all all scram-sha-256'],
  },
  postgresql: {
    listen: `${host.address}:${postgresPort}`,
    connect_address: `${host.address}:${postgresPort}`,
    data_dir: join(host.folder, 'data'),
    bin_dir: binaries,
    pgpass: join(host.folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicator', password },
      rewind: { username: 'rewinder', password },
    },
    parameters: { unix_socket_directories: join(host.folder, 'sockets') },
  },
});
