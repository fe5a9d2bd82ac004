import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { readHistory } from '../src/past-orders/files/read-history.js';
import { HistoryStore } from '../src/past-orders/history-store.js';
import { PastCustomersRepository } from '../src/past-orders/past-customers.repository.js';
import { PastOrdersRepository } from '../src/past-orders/past-orders.repository.js';
import { startOrders, type OrdersUnderTest } from './builders.js';
import { anOrder, shopifyFile } from './past-order-files.js';

let orders: OrdersUnderTest;
let database: DataSource;
let folder: string;

beforeAll(async () => {
  orders = await startOrders();
  database = await new DataSource({ type: 'postgres', url: orders.databaseUrl }).initialize();
  folder = await mkdtemp(join(tmpdir(), 'history-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.destroy();
  await orders.stop();
});

it('keeps twenty thousand orders by two statements a thousand', async () => {
  const path = join(folder, 'orders.csv');
  const rows = Array.from({ length: 20_000 }, (_, place) =>
    anOrder({ Name: `#${place}`, Email: `c${place}@shop.example` }),
  );
  await writeFile(path, shopifyFile(...rows));
  const history = await readHistory(path, 'USD');
  const store = new HistoryStore(new PastOrdersRepository(database), new PastCustomersRepository(database));
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counts = await database.transaction(async (tx) => {
    statements.mockClear();
    return store.keep(tx, history, randomUUID());
  });
  expect(counts).toEqual({ new: 20_000, known: 0, changed: 0 });
  // The last one is the commit.
  expect(statements).toHaveBeenCalledTimes(41);
});
