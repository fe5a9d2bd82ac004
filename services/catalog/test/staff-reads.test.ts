import { query, staff, waitFor } from '@mekong/testing';
import pg from 'pg';
import { startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let rival: pg.Client;
beforeAll(async () => {
  catalog = await startCatalog({ DATABASE_POOL: '6' });
  rival = new pg.Client(catalog.databaseUrl);
  await rival.connect();
});
afterAll(async () => {
  await rival.end();
  await catalog.stop();
});

const waitingStatements = async () =>
  (await query(catalog.databaseUrl, 'SELECT FROM pg_locks WHERE NOT granted')).length;

it('slow reads of one seller take turns, and leave connections to customers and to other staff', async () => {
  const [seller, other] = [staff('seller'), staff('admin')];
  await rival.query('BEGIN');
  await rival.query('LOCK TABLE image_uploads');
  const slow = Array.from({ length: 40 }, () => catalog.as(seller).get('/api/admin/images?q=a+b'));
  await waitFor(async () => (await waitingStatements()) === 3, { what: 'the first reads to be slow' });
  expect((await catalog.as().get('/api/products/search?q=mouse')).status).toBe(200);
  expect((await catalog.as(other).get('/api/admin/reviews')).status).toBe(200);
  expect(await waitingStatements()).toBe(3);
  await rival.query('COMMIT');
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});
