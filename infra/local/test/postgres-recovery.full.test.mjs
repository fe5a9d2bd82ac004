import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { query } from './support/query.mjs';
import {
  endedProcessId,
  expectGone,
  killNow,
  openShopProcess,
  processesOf,
} from './support/shop-process.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

const alreadyThere = /^Mekong Gear is already starting or running with this DATA_DIR \(.*\)\.$/;

describe('the embedded PostgreSQL', () => {
  let dataDir;
  let shop;
  let server;
  let shops;
  let lines;

  const start = async () => {
    server = await startPostgres({ dataDir, log: (line) => lines.push(line) });
    return server;
  };

  beforeEach(() => {
    dataDir = newFolderPath();
    lines = [];
    shops = [];
  });

  afterEach(async () => {
    await server?.stop();
    for (const one of [...shops, shop]) {
      await one?.kill();
      if (one?.postgresPid) await expectGone(one.postgresPid);
    }
    server = shop = undefined;
    removeFolder(dataDir);
  });

  it('ends when its shop is killed, and keeps committed data', async () => {
    shop = await openShopProcess(dataDir);
    await query(shop.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    await shop.kill();
    await expectGone(shop.postgresPid);
    expect(await query((await start()).url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  it('is stopped and started again when it has outlived its shop and its supervisor', async () => {
    shop = await openShopProcess(dataDir);
    await query(shop.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    killNow(shop.supervisorPid);
    await shop.kill();
    expect(await query((await start()).url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    expect(lines).toEqual(['Stopping the PostgreSQL that an earlier run left behind ...']);
  });

  it('cannot be started by a second shop with the same data folder', async () => {
    shop = await openShopProcess(dataDir);
    await expect(start()).rejects.toThrow(alreadyThere);
    expect(await query(shop.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.each([
    ['at the very first start', async () => undefined],
    ['at a later one', async () => (await start()).stop()],
  ])('runs for one of two shops that start together %s, and the other one is told', async (_when, before) => {
    await before();
    shops = await Promise.all([openShopProcess(dataDir), openShopProcess(dataDir)]);
    const told = shops.map(({ failure }) => failure).filter(Boolean);
    expect(told).toEqual([expect.stringMatching(alreadyThere)]);
    const { url } = shops.find((one) => one.url);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is not stopped when it refuses the password of the data folder', async () => {
    shop = await openShopProcess(dataDir);
    writeFileSync(join(dataDir, 'secrets', 'postgres-password'), 'another');
    await expect(start()).rejects.toThrow(`(process ${shop.postgresPid}) that this shop cannot talk to`);
  });

  it('starts despite the PID file of a process that has ended', async () => {
    await (await start()).stop();
    noteProcess(await endedProcessId());
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts despite a PID file with the id of another program', async () => {
    await (await start()).stop();
    noteProcess(process.pid);
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('creates its cluster again when the first start was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres', 'data.draft', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'data.draft', 'PG_VERSION'), '18\n');
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('ends on stop even if its supervisor was killed', async () => {
    await start();
    const { supervisorPid, postgresPid } = processesOf(dataDir);
    killNow(supervisorPid);
    await server.stop();
    await expectGone(postgresPid);
  });

  it('compares letter case by the rules of Unicode', async () => {
    const { url } = await start();
    expect(await query(url, `SELECT 'ÜNÏ' ILIKE 'ünï' AS same`)).toEqual([{ same: true }]);
  });

  function noteProcess(pid) {
    const dataPath = join(dataDir, 'postgres', 'data');
    writeFileSync(join(dataPath, 'postmaster.pid'), `${pid}\n${dataPath}\n1\n5399\n\n127.0.0.1\n`);
  }
});
