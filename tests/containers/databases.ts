import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { serviceNames, type ServiceName } from '@mekong/contracts';
import { testPostgres } from '@mekong/testing';
import { buildBackend } from '../../infra/local/build.mjs';
import { commandOf } from '../support/process-shop.js';
import { composeServices, exampleEnv } from './compose-file.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const passwordOf = (name: string) => `password-of-${name}`;
/** Who has a role: whoever owns the databases, and each service. */
const roles = ['owner', ...serviceNames];

const filledIn = {
  ...exampleEnv(),
  ...Object.fromEntries(roles.map((name) => [`${name.toUpperCase()}_DATABASE_PASSWORD`, passwordOf(name)])),
};

/** The databases of the containers, under names of their own on the server that tests share. */
export interface ContainerDatabases {
  /** The containers, with the passwords filled in. */
  services: ReturnType<typeof composeServices>;
  /** The address at which somebody uses a database. */
  urlFor(role: string, database: ServiceName): string;
  /** Does what `database-setup` does. */
  setUp(): Promise<void>;
  /** Does what the container `migrations` does for a service, or as that did by itself before. */
  migrate(name: ServiceName, as?: 'owner' | ServiceName): Promise<void>;
  /** As the server's administrator. */
  asAdmin(sql: string): Promise<void>;
  drop(): Promise<void>;
}

export async function containerDatabases(): Promise<ContainerDatabases> {
  await buildBackend();
  const services = composeServices(filledIn);
  const { url: server } = await testPostgres();
  const prefix = `probe_${randomBytes(4).toString('hex')}_`;
  const urlFor = (role: string, database: string) => {
    const url = new URL(server);
    return Object.assign(url, {
      username: `${prefix}${role}`,
      password: passwordOf(role),
      pathname: `/${prefix}${database}`,
    }).href;
  };
  const asAdmin = async (sql: string) => {
    const admin = new pg.Client(server);
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  const migrate = async (name: ServiceName, as: 'owner' | ServiceName = 'owner') => {
    const rights = as === 'owner' ? { DATABASE_ROLE: `${prefix}${name}` } : {};
    const env = { PATH: process.env.PATH, DATABASE_URL: urlFor(as, name), ...rights };
    await run(process.execPath, [...commandOf(name).slice(1), '--migrate'], { cwd: root, env });
  };
  const setUp = () => runSetUp(services['database-setup']!.environment!, { server, prefix });
  const drop = async () => {
    for (const name of serviceNames) await asAdmin(`DROP DATABASE IF EXISTS ${prefix}${name} WITH (FORCE)`);
    for (const name of roles) await asAdmin(`DROP ROLE IF EXISTS ${prefix}${name}`);
  };
  return { services, urlFor, setUp, migrate, asAdmin, drop };
}

/** Does what `database-setup` does, with its settings; on a server where names that begin with `mekong_` get another prefix. */
export async function runSetUp(environment: Record<string, string>, at: { server: string; prefix: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-psql-'));
  try {
    const psql = join(folder, 'psql');
    const script = join(root, 'tests/containers/fixtures/psql.cjs');
    await writeFile(psql, `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`);
    await chmod(psql, 0o755);
    const env = {
      ...environment,
      PATH: `${folder}:${process.env.PATH}`,
      SERVER: at.server,
      PREFIX: at.prefix,
    };
    await run('/bin/sh', [join(root, 'infra/docker/create-databases.sh')], { env });
  } finally {
    await rm(folder, { recursive: true });
  }
}
