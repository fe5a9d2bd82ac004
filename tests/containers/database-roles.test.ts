import pg from 'pg';
import { serviceNames } from '@mekong/contracts';
import { query } from '@mekong/testing';
import { containerDatabases, type ContainerDatabases } from './databases.js';

const anEntry = `INSERT INTO audit_log (at, source, actor_id, actor_name, actor_email, actor_key, action, subject_type, subject_id, subject_name)
  VALUES (now(), 'auth', gen_random_uuid(), 'Chan', 'chan@shop.example', 'chan', 'user.blocked', 'user', 'a-user', 'Dara')`;

/** How whoever has broken into auth may try to take entries from the audit log. */
const attempts = [
  'DELETE FROM audit_log',
  "UPDATE audit_log SET action = 'nothing'",
  "UPDATE audit_log SET subject_name = 'Somebody'",
  'TRUNCATE audit_log',
  'DROP TABLE audit_log',
  'ALTER TABLE audit_log RENAME TO another',
  'DROP TRIGGER audit_log_is_only_added_to ON audit_log',
  'DROP TRIGGER audit_log_forgets_users ON audit_log',
  'ALTER TABLE audit_log DISABLE TRIGGER ALL',
  'ALTER TABLE audit_log DISABLE TRIGGER audit_log_is_only_added_to',
  `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
  'DROP FUNCTION refuse_change() CASCADE',
  'CREATE RULE forget AS ON INSERT TO audit_log DO INSTEAD NOTHING',
  'CREATE POLICY nobody ON audit_log USING (false)',
  'ALTER TABLE audit_log OWNER TO CURRENT_USER',
  'DROP SCHEMA public CASCADE',
  'CREATE TABLE own ()',
  "SET session_replication_role = 'replica'",
];

let databases: ContainerDatabases;
beforeAll(async () => {
  databases = await containerDatabases();
  await databases.setUp();
  await Promise.all([databases.migrate('auth'), databases.migrate('payments')]);
});
afterAll(() => databases.drop());

/** What the database says to a statement; undefined where it does it. */
async function refusalOf(url: string, sql: string): Promise<string | undefined> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

async function expectKept(databases: ContainerDatabases): Promise<void> {
  const url = databases.urlFor('auth', 'auth');
  await query(url, anEntry);
  for (const sql of attempts)
    expect(`${sql}: ${await refusalOf(url, sql)}`).toMatch(
      /: (must be owner|permission denied|the audit log is only added to)/,
    );
  const owner = new URL(databases.urlFor('owner', 'auth')).username;
  expect(await refusalOf(url, `SET ROLE ${owner}`)).toContain('permission denied');
  expect(
    await refusalOf(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO CURRENT_USER`),
  ).toContain('must be owner');
  expect(await query(url, 'SELECT subject_name FROM audit_log')).toContainEqual({ subject_name: 'Dara' });
}

it('each service gets a role with its password and a database that only this role and the owner can use', async () => {
  for (const name of serviceNames) {
    const { username, password, pathname } = new URL(databases.services[name]!.environment!.DATABASE_URL!);
    const own = databases.urlFor(name, name);
    expect([username, password, pathname]).toEqual([
      `mekong_${name}`,
      new URL(own).password,
      `/mekong_${name}`,
    ]);
    const another = serviceNames.find((other) => other !== name)!;
    await expect(query(own, 'SELECT 1')).resolves.toHaveLength(1);
    await expect(query(databases.urlFor(name, another), 'SELECT 1')).rejects.toThrow('permission denied');
    await expect(query(databases.urlFor('owner', name), 'CREATE TABLE own ()')).resolves.toEqual([]);
  }
});

it('the service of the audit log can add to it, and neither drop its triggers nor change or remove an entry', () =>
  expectKept(databases));

it('a table that a later version makes can be read and written too', async () => {
  await query(databases.urlFor('owner', 'payments'), 'CREATE TABLE later (id bigserial, name text)');
  await databases.migrate('payments');
  const url = databases.urlFor('payments', 'payments');
  await query(url, "INSERT INTO later (name) VALUES ('one')");
  expect(await query(url, 'SELECT id, name FROM later')).toEqual([{ id: '1', name: 'one' }]);
});

it('a database of before, which its service owned, is taken over with all that is in it, also twice', async () => {
  const before = await containerDatabases();
  const url = before.urlFor('auth', 'auth');
  const { username, password } = new URL(url);
  await before.asAdmin(`CREATE ROLE ${username} LOGIN PASSWORD '${password}'`);
  await before.asAdmin(`CREATE DATABASE ${username} OWNER ${username}`);
  await before.migrate('auth', 'auth');
  await query(url, anEntry);

  await before.setUp();
  // While the version before still runs, and the release's migrations have not.
  await expectKept(before);
  await before.setUp();
  await before.migrate('auth');
  await expectKept(before);
  expect(await query(url, 'SELECT 1 FROM audit_log')).toHaveLength(3);
  await before.drop();
});
