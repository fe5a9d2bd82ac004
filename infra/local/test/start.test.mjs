import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../ports.mjs';
import { readNote } from '../postgres/left-over.mjs';
import { aCode } from './support/bank.mjs';
import { expectGone } from './support/shop-process.mjs';
import { beginShop, removeShop, startShop } from './support/started-shop.mjs';
import { newFolderPath } from './support/temporary-folder.mjs';

describe('npm start', () => {
  let env;
  let shop;

  const call = (path, body) =>
    fetch(`http://localhost:${env.PORT}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  beforeEach(async () => {
    env = { PORT: String(await freePort()), DATA_DIR: newFolderPath() };
  });

  afterEach(async () => {
    await removeShop(shop, env);
    shop = undefined;
  });

  it('opens the shop and prints its addresses and accounts', async () => {
    shop = await startShop(env);
    expect(shop.output()).toContain(`Shop       http://localhost:${env.PORT}\n`);
    expect(shop.output()).toContain('seller@mekong.example     Seller123!');
    expect(shop.output()).not.toContain('WARN');
    expect((await call('/products')).status).toBe(200);
  });

  it('opens the embedded bank, whose payments survive kill -9', async () => {
    shop = await startShop(env);
    expect(shop.output()).toContain(`Bank       http://localhost:${env.PORT}/dev/bank\n`);
    const { daily_calls: dailyCalls } = await (await call('/dev/bank/state')).json();
    expect(dailyCalls).toBe(10_000);
    const paid = await call('/dev/bank/pay', { payload: aCode(), how: 'full' });
    const [{ hash }] = (await paid.json()).payments;
    await shop.end('SIGKILL');
    shop = await startShop(env);
    const { payments } = await (await call('/dev/bank/state')).json();
    expect(payments).toMatchObject([{ hash }]);
  });

  it('has no bank where another one is named', async () => {
    env.BAKONG_API_URL = 'http://127.0.0.1:9';
    shop = await startShop(env);
    expect(shop.output()).not.toContain('Bank');
    expect((await call('/dev/bank')).status).toBe(404);
  });

  it('closes on SIGTERM and stops PostgreSQL', async () => {
    shop = await startShop(env);
    const { pid } = readNote(join(env.DATA_DIR, 'postgres', 'data'));
    expect(await shop.end('SIGTERM')).toBe(0);
    await expectGone(pid);
  });

  it('tells of nothing but its end once it closes, though it was being filled', async () => {
    shop = beginShop({ ...env, SAMPLE_DATA: 'true' });
    await shop.printed('Filling the shop');
    expect(await shop.end('SIGTERM')).toBe(0);
    const lines = shop.output().trim().split('\n');
    const end = lines.indexOf('Closing ...');
    // On a busy machine a database may have been lost before, and that it is back answers that.
    const lost = lines.slice(0, end).flatMap((line) => /the database \w+(?= is lost)/.exec(line) ?? []);
    const answers = lost.map((database) => `${database} is back`);
    const told = lines.slice(end + 1).filter((line) => !answers.some((answer) => line.includes(answer)));
    expect([end >= 0, told]).toEqual([true, []]);
  });

  it('opens again after kill -9 without losing data', async () => {
    const account = { name: 'Sok Dara', email: 'dara@shop.test', password: 'Mekong1!' };
    shop = await startShop(env);
    expect((await call('/api/auth/signup', account)).ok).toBe(true);
    await shop.end('SIGKILL');
    shop = await startShop(env);
    expect((await call('/api/auth/login', account)).status).toBe(200);
  });

  it('refuses an option that it does not know, and sets nothing up', async () => {
    const refused = beginShop(env, process.execPath, ['--help']);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output().trim()).toBe(
      'npm start knows no --help: settings are variables, listed in README.md',
    );
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });

  it('ends with one line when its port is taken', async () => {
    const other = createServer().listen(Number(env.PORT), '127.0.0.1');
    await once(other, 'listening');
    const refused = await startShop(env);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output().trim()).toBe(
      `Port ${env.PORT} is taken. Choose another one: PORT=${Number(env.PORT) + 1} npm start`,
    );
    other.close();
  });
});
