import { inTime } from '@mekong/service-defaults';
import { gatewayKey, patient, staff, tokenOf, waitFor, waitingStatements } from '@mekong/testing';
import pg from 'pg';
import { startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let rival: pg.Client;
beforeAll(async () => {
  catalog = await startCatalog({ DATABASE_POOL: '6' });
  rival = new pg.Client(catalog.databaseUrl);
  await rival.connect();
});
// A test that fails must not keep its lock.
afterEach(() => rival.query('ROLLBACK'));
afterAll(async () => {
  await rival.end();
  await catalog.stop();
});

const waitingReads = () => waitingStatements(catalog.databaseUrl);

/** Reads that have waited for the table for so long that a line of them takes its time. */
const slowReads = () => waitingStatements(catalog.databaseUrl, { seconds: 0.2 });

/** A call that gets no connection fails, instead of waiting for a lock that is released after it. */
const answered = <T>(call: Promise<T>) => inTime(patient(20_000), call);

it('slow reads of one seller take turns, and leave connections to customers and to other staff', async () => {
  const [seller, other] = [staff('seller'), staff('admin')];
  await rival.query('BEGIN');
  await rival.query('LOCK TABLE image_uploads');
  const slow = Array.from({ length: 40 }, () => catalog.as(seller).get('/api/admin/images?q=a+b'));
  await waitFor(async () => (await waitingReads()) === 3, { what: 'the first reads to be slow' });
  expect((await answered(catalog.as().get('/api/products/search?q=mouse'))).status).toBe(200);
  expect((await answered(catalog.as(other).get('/api/admin/reviews'))).status).toBe(200);
  expect(await waitingReads()).toBe(3);
  await rival.query('COMMIT');
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});

const from = (address: string) => ({ 'x-gateway-key': gatewayKey, 'x-client-address': address });

it('slow reads of many accounts of one network leave connections to staff elsewhere and to customers', async () => {
  await rival.query('BEGIN');
  await rival.query('LOCK TABLE image_uploads');
  const slow = Array.from({ length: 12 }, (_, n) =>
    catalog.as(staff('seller'), from(`2001:db8:7:${n}::1`)).get('/api/admin/images?q=a+b'),
  );
  await waitFor(async () => (await waitingReads()) === 4, { what: 'the first reads to be slow' });
  const elsewhere = catalog.as(staff('admin'), from('2001:db8:8::1'));
  expect((await answered(elsewhere.get('/api/admin/reviews'))).status).toBe(200);
  expect((await answered(catalog.as().get('/api/products/search?q=mouse'))).status).toBe(200);
  expect(await waitingReads()).toBe(4);
  await rival.query('COMMIT');
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(12).fill(200));
});

it('slow reads of many networks leave a connection to customers', async () => {
  await rival.query('BEGIN');
  await rival.query('LOCK TABLE image_uploads');
  const slow = Array.from({ length: 12 }, (_, n) =>
    catalog.as(staff('seller'), from(`2001:db8:${n}::1`)).get('/api/admin/images?q=a+b'),
  );
  await waitFor(async () => (await waitingReads()) === 5, { what: 'the first reads to be slow' });
  expect((await answered(catalog.as().get('/api/products/search?q=mouse'))).status).toBe(200);
  expect(await waitingReads()).toBe(5);
  await rival.query('COMMIT');
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(12).fill(200));
});

it('who sends more slow reads than are answered in time is told that it is their own doing', async () => {
  const seller = staff('seller');
  await rival.query('BEGIN');
  await rival.query('LOCK TABLE image_uploads');
  const sent = Array.from({ length: 150 }, () => catalog.as(seller).get('/api/admin/images?q=a+b'));
  await waitFor(async () => (await slowReads()) === 3, { what: 'the first reads to be slow' });
  await rival.query('COMMIT');
  const refused = (await Promise.all(sent)).filter(({ status }) => status !== 200);
  const isSaid = { status: 429, code: 'TOO_MANY_REQUESTS', params: { reason: 'account' } };
  expect(refused.map(({ body }) => body)).toContainEqual(expect.objectContaining(isSaid));
  expect(new Set(refused.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
    new Set(['429 2']),
  );
});

it('a statement ends with its caller, who does not wait for it any more, and the next ones are answered', async () => {
  const seller = staff('seller');
  await rival.query('BEGIN');
  await rival.query('LOCK TABLE image_uploads');
  const caller = new AbortController();
  const left = fetch(`${catalog.url}/api/admin/images?q=a+b`, {
    headers: { authorization: `Bearer ${tokenOf(seller)}` },
    signal: caller.signal,
  }).catch(() => 'left');
  const stays = catalog.as(staff('seller')).get('/api/admin/images?q=a+b');
  await waitFor(async () => (await waitingReads()) === 2, { what: 'both reads to be slow' });
  caller.abort();
  expect(await left).toBe('left');
  await waitFor(async () => (await waitingReads()) === 1, {
    what: 'the statement to end',
    // All statements end after 30 s.
    timeoutMs: 20_000,
  });
  await rival.query('COMMIT');
  expect((await stays).status).toBe(200);
  expect((await catalog.as(seller).get('/api/admin/images?q=a+b')).status).toBe(200);
});
