import pg from 'pg';
import { createMigratedDatabase, createTestDatabase } from '@mekong/testing';

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('gives every caller a database of its own', async () => {
    const [one, other] = await Promise.all([createTestDatabase('own'), createTestDatabase('own')]);
    await query(one.url, 'CREATE TABLE mine (id int)');
    expect(await query(other.url, `SELECT to_regclass('mine') AS found`)).toEqual([{ found: null }]);
    await Promise.all([one.drop(), other.drop()]);
  });

  it('compares letter case by the rules of Unicode', async () => {
    const database = await createTestDatabase('unicode');
    expect(await query(database.url, `SELECT lower('ÜNÏ') AS lower`)).toEqual([{ lower: 'ünï' }]);
    await database.drop();
  });

  it('drops a database that is still in use', async () => {
    const database = await createTestDatabase('busy');
    const client = new pg.Client(database.url);
    client.on('error', () => {});
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
  });
});

describe('createMigratedDatabase', () => {
  it('lets the migrations run once, and gives every caller a database of its own with what they made', async () => {
    let runs = 0;
    const migrate = async ({ DATABASE_URL }: { DATABASE_URL: string }) => {
      runs += 1;
      await query(DATABASE_URL, 'CREATE TABLE made AS SELECT 7 AS id');
    };
    const [one, other] = await Promise.all([
      createMigratedDatabase('copied', migrate),
      createMigratedDatabase('copied', migrate),
    ]);
    await query(one.url, 'DELETE FROM made');
    expect(await query(other.url, 'SELECT id FROM made')).toEqual([{ id: 7 }]);
    expect(runs).toBe(1);
    await Promise.all([one.drop(), other.drop()]);
  });

  it('lets them run again after a failure', async () => {
    const fail = () => Promise.reject(new Error('no rights'));
    await expect(createMigratedDatabase('failed', fail)).rejects.toThrow('no rights');
    const database = await createMigratedDatabase('failed', async () => undefined);
    await database.drop();
  });
});
