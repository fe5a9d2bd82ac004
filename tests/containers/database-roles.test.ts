import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { serviceNames } from '@mekong/contracts';
import { testPostgres } from '@mekong/testing';
import { composeServices, exampleEnv } from './compose-file.js';

const script = fileURLToPath(new URL('../../infra/docker/create-databases.sh', import.meta.url));
const passwordOf = (name: string) => `password-of-${name}`;
const filledIn = {
  ...exampleEnv(),
  ...Object.fromEntries(
    serviceNames.map((name) => [`${name.toUpperCase()}_DATABASE_PASSWORD`, passwordOf(name)]),
  ),
};

/** Stands for psql: fills in the variables as it does, and writes the statements down instead of sending them. */
const psql = `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
const given = Object.fromEntries(args.filter((_, i) => args[i - 1] === '-v').map((pair) => pair.split(/=(.*)/s)));
const sql = readFileSync(0, 'utf8').replace(/:"(\\w+)"/g, (_, name) => '"' + given[name] + '"').replace(/:'(\\w+)'/g, (_, name) => "'" + given[name] + "'");
appendFileSync(process.env.STATEMENTS, sql);
`;

/** The statements that the script sends when it runs in the database's container. */
function statementsOf(environment: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-psql-'));
  try {
    writeFileSync(join(folder, 'psql'), psql);
    chmodSync(join(folder, 'psql'), 0o755);
    const path = `${folder}:${process.env.PATH}`;
    const env = { ...environment, PATH: path, STATEMENTS: join(folder, 'sql') };
    execFileSync('/bin/sh', [script], { env });
    return readFileSync(join(folder, 'sql'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('each service gets a role with its password and a database that only this role can use', async () => {
  const services = composeServices(filledIn);
  const { url: serverUrl } = await testPostgres();
  const ownPrefix = `probe${Date.now()}_`;
  const statements = statementsOf(services.postgres!.environment!).replaceAll('mekong_', ownPrefix);
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  // One by one: a database cannot be created together with anything else.
  for (const statement of statements.split(';\n').filter((text) => text.trim())) await admin.query(statement);

  const logIn = async (address: string, database: string) => {
    const { username, password } = new URL(address);
    const { host } = new URL(serverUrl);
    const user = username.replace('mekong_', ownPrefix);
    const client = new pg.Client(`postgres://${user}:${password}@${host}/${ownPrefix}${database}`);
    await client.connect();
    await client.query('CREATE TABLE own ()');
    await client.end();
  };
  for (const name of serviceNames) {
    const address = services[name]!.environment!.DATABASE_URL!;
    expect(new URL(address).pathname).toBe(`/mekong_${name}`);
    const others = serviceNames.filter((other) => other !== name);
    await expect(logIn(address, name)).resolves.toBeUndefined();
    await expect(logIn(address, others[0]!)).rejects.toThrow('permission denied');
  }
  for (const name of serviceNames) {
    await admin.query(`DROP DATABASE ${ownPrefix}${name}`);
    await admin.query(`DROP ROLE ${ownPrefix}${name}`);
  }
  await admin.end();
});
