import { createTestDatabase, testPostgres } from '@mekong/testing';
import { ensureDatabases, refuseEarlierVersion } from '../postgres/databases.mjs';
import { freePort } from '../ports.mjs';
import { query } from './support/query.mjs';

const randomName = () => `probe_${Math.random().toString(36).slice(2)}`;

describe('ensureDatabases', () => {
  let serverUrl;
  let name;

  beforeEach(async () => {
    ({ url: serverUrl } = await testPostgres());
    name = randomName();
  });

  afterEach(() => query(serverUrl, `DROP DATABASE IF EXISTS "mekong_${name}" WITH (FORCE)`));

  it('creates a UTF-8 database for every name', async () => {
    const urls = await ensureDatabases(serverUrl, [name]);
    expect(await query(urls[name], 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  });

  it('keeps an existing database', async () => {
    const first = await ensureDatabases(serverUrl, [name]);
    await query(first[name], 'CREATE TABLE kept ()');
    const second = await ensureDatabases(serverUrl, [name]);
    expect(await query(second[name], `SELECT to_regclass('kept') IS NOT NULL AS there`)).toEqual([
      { there: true },
    ]);
  });

  it('keeps the parameters of the server URL', async () => {
    const urls = await ensureDatabases(`${serverUrl}?application_name=probe`, [name]);
    expect(new URL(urls[name]).search).toBe('?application_name=probe');
  });

  describe('with roles', () => {
    const other = randomName();
    const databaseOf = async (url) => (await query(url, 'SELECT current_database() AS name'))[0].name;

    afterEach(async () => {
      await query(serverUrl, `DROP DATABASE IF EXISTS "mekong_${other}" WITH (FORCE)`);
      await query(serverUrl, `DROP DATABASE IF EXISTS "mekong_${name}" WITH (FORCE)`);
      await query(serverUrl, `DROP ROLE IF EXISTS "mekong_${name}", "mekong_${other}"`);
    });

    it('a service reaches its own database, at every start, and no other', async () => {
      await ensureDatabases(serverUrl, [name, other], { roleSecret: 'first' });
      const urls = await ensureDatabases(serverUrl, [name, other], { roleSecret: 'second' });
      expect(await databaseOf(urls[name])).toBe(`mekong_${name}`);
      const elsewhere = new URL(urls[name]);
      elsewhere.pathname = `/mekong_${other}`;
      await expect(databaseOf(elsewhere.href)).rejects.toThrow('permission denied for database');
    });

    it('a service can make tables and extensions, but no roles and no databases', async () => {
      const urls = await ensureDatabases(serverUrl, [name], { roleSecret: 'secret' });
      await query(urls[name], 'CREATE TABLE things (); CREATE EXTENSION pg_trgm');
      await expect(query(urls[name], 'CREATE ROLE mine')).rejects.toThrow('permission denied');
      await expect(query(urls[name], 'CREATE DATABASE mine')).rejects.toThrow('permission denied');
    });

    it('a user who may create databases and roles need not be the superuser', async () => {
      const role = randomName();
      await query(serverUrl, `CREATE ROLE ${role} LOGIN CREATEDB CREATEROLE PASSWORD 'enough'`);
      const userUrl = new URL(serverUrl);
      userUrl.username = role;
      userUrl.password = 'enough';
      const urls = await ensureDatabases(userUrl.href, [name], { roleSecret: 'secret' });
      await query(urls[name], 'CREATE TABLE things ()');
      expect(new URL(urls[name]).username).toBe(`mekong_${name}`);
      await query(serverUrl, `DROP DATABASE "mekong_${name}"`);
      await query(serverUrl, `DROP ROLE "mekong_${name}", ${role}`);
    });

    it('a user who may create databases only stays the user of all services, and that is said', async () => {
      const role = randomName();
      await query(serverUrl, `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD 'weak'`);
      const userUrl = new URL(serverUrl);
      userUrl.username = role;
      userUrl.password = 'weak';
      const lines = [];
      const options = { roleSecret: 'secret', log: (line) => lines.push(line) };
      const urls = await ensureDatabases(userUrl.href, [name], options);
      expect(new URL(urls[name]).username).toBe(role);
      expect(lines).toEqual([expect.stringContaining(`${role} of DATABASE_URL may not create roles`)]);
      await query(serverUrl, `DROP DATABASE "mekong_${name}"`);
      await query(serverUrl, `DROP ROLE ${role}`);
    });
  });

  it('says in one line that the server cannot be reached, without the password', async () => {
    const port = await freePort();
    await expect(ensureDatabases(`postgres://me:hidden@127.0.0.1:${port}/x`, [name])).rejects.toThrow(
      `The PostgreSQL server of DATABASE_URL (127.0.0.1:${port}) cannot be used: connect ECONNREFUSED`,
    );
  });

  it('says in one line that the user may not create databases', async () => {
    const database = await createTestDatabase('weak');
    const role = randomName();
    await query(database.url, `CREATE ROLE ${role} LOGIN PASSWORD 'weak'`);
    const weakUrl = new URL(database.url);
    weakUrl.username = role;
    weakUrl.password = 'weak';
    await expect(ensureDatabases(weakUrl.href, [name])).rejects.toThrow(
      `The user ${role} of DATABASE_URL may not create the database mekong_${name}.`,
    );
    await database.drop();
    await query(serverUrl, `DROP ROLE ${role}`);
  });
});

describe('refuseEarlierVersion', () => {
  const databaseWith = async (...migrations) => {
    const database = await createTestDatabase('aged');
    await query(database.url, 'CREATE TABLE migrations (name text)');
    for (const name of migrations) await query(database.url, `INSERT INTO migrations VALUES ('${name}')`);
    return database;
  };

  it('says in one line that data are of an earlier version', async () => {
    const database = await databaseWith('MessagingTables1700000000000', 'AuthTables1700000001000');
    await expect(refuseEarlierVersion(database.url, 'The data in ./data')).rejects.toThrow(
      'The data in ./data belong to an earlier version of Mekong Gear and were left as they are.',
    );
    await database.drop();
  });

  it('says so too of tables that belong to another user, and changes nothing', async () => {
    const { url: serverUrl } = await testPostgres();
    const name = randomName();
    const old = await ensureDatabases(serverUrl, [name]);
    await query(old[name], `CREATE TABLE migrations AS SELECT 'AuthInitial1764000000000' AS name`);
    const factsOf = () =>
      query(serverUrl, `SELECT datdba, datacl FROM pg_database WHERE datname = 'mekong_${name}'`);
    const before = await factsOf();
    await expect(
      ensureDatabases(serverUrl, [name], { what: 'The data', roleSecret: 'secret' }),
    ).rejects.toThrow(
      'The data belong to another user of PostgreSQL, as those of an earlier version of Mekong Gear do, and were left as they are.',
    );
    expect(await factsOf()).toEqual(before);
    await query(serverUrl, `DROP DATABASE "mekong_${name}" WITH (FORCE)`);
    await query(serverUrl, `DROP ROLE "mekong_${name}"`);
  });

  it.each([[[]], [['MessagingTables1700000000000']]])(
    'accepts data of a first start that was killed when it had applied %j',
    async (applied) => {
      const unfinished = await databaseWith(...applied);
      await refuseEarlierVersion(unfinished.url, 'The data');
      await unfinished.drop();
    },
  );

  it('accepts data of this version, and an empty database', async () => {
    const ours = await databaseWith('MessagingTables1700000000000', 'AuthInitial1764000000000');
    const empty = await createTestDatabase('empty');
    await refuseEarlierVersion(ours.url, 'The data');
    await refuseEarlierVersion(empty.url, 'The data');
    await Promise.all([ours.drop(), empty.drop()]);
  });
});
