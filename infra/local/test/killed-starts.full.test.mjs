import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.mjs';
import { beginShop, removeShop, startShop } from './support/started-shop.mjs';
import { newFolderPath } from './support/temporary-folder.mjs';

/** A start takes a few seconds, the first one longer: these are spread over all of it. */
const killedAfterMs = [50, 300, 700, 1_200, 1_800, 2_500, 3_300, 4_200, 5_500, 7_000];
const account = { name: 'Sok Dara', email: 'dara@shop.test', password: 'Mekong1!' };

describe('a shop whose start was killed ten times at different moments', () => {
  let env;
  let shop;

  const post = (path, body) =>
    fetch(`http://localhost:${env.PORT}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function killStarts() {
    for (const ms of killedAfterMs) {
      const start = beginShop(env);
      await wait(ms);
      await start.end('SIGKILL');
    }
  }

  beforeEach(async () => {
    env = { PORT: String(await freePort()), DATA_DIR: newFolderPath() };
  });

  afterEach(async () => {
    await removeShop(shop, env);
    shop = undefined;
  });

  it('opens, when it was the first start', async () => {
    await killStarts();
    shop = await startShop(env);
    expect(shop.output()).toContain('Ctrl-C closes it.');
    expect((await post('/api/auth/signup', account)).status).toBe(201);
  });

  it('opens with everything that it had', async () => {
    shop = await startShop(env);
    expect((await post('/api/auth/signup', account)).status).toBe(201);
    await shop.end('SIGTERM');
    await killStarts();
    shop = await startShop(env);
    expect((await post('/api/auth/login', account)).status).toBe(200);
  });
});
