import pg from 'pg';
import { createTestDatabase } from '@mekong/testing';

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
