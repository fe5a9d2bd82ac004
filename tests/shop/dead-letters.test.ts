import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { anEvent, query } from '@mekong/testing';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';

const script = fileURLToPath(new URL('../../infra/local/dead-letters.mjs', import.meta.url));

let shop: EmbeddedShop;
beforeAll(async () => {
  shop = await startEmbeddedShop();
});
afterAll(() => shop.stop());

const run = async (...args: string[]) => {
  const env = { ...process.env, NODE_OPTIONS: '', SHOP_URL: shop.url };
  return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
};

async function givenLetter(): Promise<string> {
  const event = anEvent('report.failed.v1', 'none', {} as never);
  await query(
    shop.databases.notifications!,
    `INSERT INTO dead_letters (id, event, reason, attempts) VALUES ($1, $2, 'broken', 3)`,
    [event.id, JSON.stringify(event)],
  );
  return event.id;
}

it('dead letters are listed, shown, handed over again and removed from the command line', async () => {
  const id = await givenLetter();
  expect(await run('list')).toContain(`notifications: 1\n  ${id}  report.failed.v1`);
  expect(JSON.parse(await run('show', 'notifications', id))).toMatchObject({ id, reason: 'broken' });
  expect(await run('replay', 'notifications', id)).toContain('Handed over again: 0.');
  expect(await run('drop', 'notifications', id)).toBe(`Removed ${id}.\n`);
  expect(await run('list', 'notifications')).toBe('notifications: none\n');
});

it('a command that there is not is answered by those that there are', async () => {
  await expect(run('delete')).rejects.toThrow('npm run dead-letters -- list [service]');
});
