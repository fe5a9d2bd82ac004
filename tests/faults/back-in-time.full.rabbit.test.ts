import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serviceNames } from '@mekong/contracts';
import { query, startTestRabbit, waitFor, type TestRabbit } from '@mekong/testing';
import { ensureDatabases } from '../../infra/local/postgres/databases.mjs';
import {
  bucketKeys,
  startBucketServer,
  type BucketServer,
} from '../../services/catalog/test/bucket-server.js';
import { anImage } from '../support/catalogue.js';
import { shopSecrets } from '../support/embedded-shop.js';
import { goOnTo, startDurablePostgres } from './support/durable-postgres.js';
import { startFaultShop, type FaultShop } from './support/fault-shop.js';
import { expectAgreement } from './support/oracle.js';
import { ordersIn } from './support/orders-in.js';
import { replayable, seedsOr } from './support/random.js';
import { Sales, type Sale } from './support/sales.js';

// Follows the words of infra/README.md, "Back to a point in time", step by step.

const [seed = 1] = seedsOr([1]);
/** After so long a change is in the archive; the manifests say a minute. */
const archiveSeconds = 5;
/** What these have not handled fills the broker. */
const behind = ['analytics', 'notifications'] as const;

const folders: string[] = [];
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-archive-'));
  folders.push(folder);
  return folder;
}

let bucket: BucketServer;
let broker: TestRabbit;
let sales: Sales;
/** Those that had ended before the time to go back to. */
let before: Sale[];
/** Those that were placed after the bad deploy. */
let after: Sale[];
/** Those that had ended some seconds before the machine was lost. */
let archived: Sale[];
let images: Record<number, string>;
let restored: FaultShop;
let lost: { backup: string; archive: string };

beforeAll(async () => {
  bucket = await startBucketServer();
  const env = {
    ...shopSecrets(),
    ...bucketKeys,
    MEDIA_URL: `s3://images/shop?endpoint=${bucket.endpoint}`,
  };
  broker = await startTestRabbit();
  const shop = await startFaultShop(env, { broker });
  const archive = await aFolder();
  let backup = '';
  let time = '';
  try {
    await shop.databaseServer.archiveTo(archive, archiveSeconds);
    sales = await Sales.open(shop.url);
    await replayable(seed, async (random) => {
      await sales.sell(12, random);
      backup = await shop.databaseServer.backUp();
      folders.push(backup);
      for (const id of sales.received.keys()) await showImage(sales, id, '#118855');
      images = await imagesIn(shop);
      for (const name of behind) shop.processes[name][0]!.kill('SIGSTOP');
      await sales.sell(20, random);
      archived = [...sales.orders];
      await untilArchivedByItself(shop);
      lost = { backup: await copyOf(backup), archive: await copyOf(archive) };
      before = [...sales.orders];
      const selling = sales.sellOn(random);
      time = await clockOf(shop);
      await waitFor(
        async () => Number(await clockOf(shop, `> '${time}'::timestamptz + interval '1 s'`)) === 1,
        {
          what: 'a second to pass',
        },
      );
      await selling.end();
      const known = sales.orders.length;
      await deployBadly(shop);
      await sales.sell(10, random);
      after = sales.orders.slice(known);
      await untilAllIsArchived(shop);
      // They would handle all of it before they end.
      for (const name of behind) shop.processes[name][0]!.kill('SIGKILL');
    });
  } finally {
    await shop.stop();
  }
  await goOnTo(time, backup, archive);
  await broker.empty();
  restored = await startFaultShop(env, { backup, broker });
  const sendAgain = await readFile(new URL('../../infra/restore/send-again.sql', import.meta.url), 'utf8');
  for (const name of serviceNames) await query(restored.databases[name]!, sendAgain);
}, 300_000);

afterAll(async () => {
  await restored?.stop();
  await broker?.stop();
  await bucket?.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Uploads an image of this colour and shows it with the product. */
async function showImage({ admin }: Sales, id: number, colour: string): Promise<void> {
  const form = new FormData();
  form.append('images', await anImage(colour), 'mouse.png');
  const { body } = await admin.call('POST', '/api/admin/images', form);
  const answer = await admin.call('PATCH', `/api/products/${id}`, { image_url: body.results[0].image.url });
  expect(answer.status).toBe(200);
}

async function imagesIn({ databases }: FaultShop): Promise<Record<number, string>> {
  const rows = await query(databases.catalog!, 'SELECT id, image_url FROM products');
  return Object.fromEntries(rows.map(({ id, image_url }) => [Number(id), String(image_url)]));
}

async function clockOf({ databaseServer }: FaultShop, than?: string): Promise<string> {
  const what = than ? `count(*) FILTER (WHERE clock_timestamp() ${than})` : 'clock_timestamp()';
  const [row] = await query(databaseServer.url, `SELECT (${what})::text AS told`);
  return String(row!.told);
}

/** What nobody can mend by hand any more. */
async function deployBadly(shop: FaultShop): Promise<void> {
  for (const id of sales.received.keys()) await showImage(sales, id, '#aa0000');
  await query(shop.databases.catalog!, `UPDATE products SET name = 'undefined'`);
  await query(shop.databases.orders!, `DELETE FROM order_items`);
  await query(shop.databases.auth!, `UPDATE users SET name = 'undefined'`);
}

const archivedIn = async ({ databaseServer }: FaultShop) => {
  const [row] = await query(
    databaseServer.url,
    'SELECT archived_count, last_archived_wal FROM pg_stat_archiver',
  );
  return { count: Number(row!.archived_count), last: String(row!.last_archived_wal) };
};

async function untilArchivedByItself(shop: FaultShop): Promise<void> {
  const { count } = await archivedIn(shop);
  // What was being written when the first of these began is in the second.
  await waitFor(async () => (await archivedIn(shop)).count > count + 1, { what: 'the archive to go on' });
}

async function untilAllIsArchived(shop: FaultShop): Promise<void> {
  const [row] = await query(shop.databaseServer.url, 'SELECT pg_walfile_name(pg_switch_wal()) AS last');
  await waitFor(async () => (await archivedIn(shop)).last >= String(row!.last), {
    what: 'the last changes in the archive',
  });
}

async function copyOf(folder: string): Promise<string> {
  const copy = join(await aFolder(), 'copy');
  // As the user of the server has it.
  await promisify(execFile)('cp', ['-a', folder, copy]);
  return copy;
}

it('has every order that was answered before that time, as it had ended, and none of after the bad deploy', async () => {
  const orders = await ordersIn(restored);
  expect(orders).toEqual(expect.arrayContaining(before));
  const ids = new Set(orders.map(({ orderId }) => orderId));
  expect(after.filter(({ orderId }) => ids.has(orderId))).toEqual([]);
});

it('shows every product as it was, with an image that loads', async () => {
  expect(await imagesIn(restored)).toEqual(images);
  for (const url of Object.values(images)) {
    const answer = await fetch(restored.url + url);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
  const names = await query(restored.databases.catalog!, 'SELECT DISTINCT name FROM products ORDER BY name');
  expect(names.map(({ name }) => name)).toEqual(['Delta Mouse', 'River Mouse', 'Temple Mouse']);
});

it('agrees in all services, since the broker has nothing of after, and sells on', async () => {
  const again = await sales.restoredTo(restored.url, await ordersIn(restored));
  await expectAgreement({ databases: restored.databases }, again);
  await replayable(seed, (random) => again.sell(10, random));
  await expectAgreement({ databases: restored.databases }, again);
}, 120_000);

it('has of a machine that is lost with its disk all but the last seconds', async () => {
  await goOnTo(undefined, lost.backup, lost.archive);
  const server = await startDurablePostgres(lost.backup);
  try {
    const databases = await ensureDatabases(server.url, serviceNames);
    expect(await ordersIn({ databases })).toEqual(expect.arrayContaining(archived));
  } finally {
    await server.stop();
  }
});
