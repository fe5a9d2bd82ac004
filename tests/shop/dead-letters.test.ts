import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { anEvent, query } from '@mekong/testing';
import { portOf } from '../../infra/local/ports.mjs';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';

const script = fileURLToPath(new URL('../../infra/local/dead-letters.mjs', import.meta.url));

let shop: EmbeddedShop;
beforeAll(async () => {
  shop = await startEmbeddedShop();
});
afterAll(() => shop.stop());

const run = (...args: string[]) => runAt(shop.url, ...args);
const runAt = async (url: string, ...args: string[]) => {
  const env = { ...process.env, NODE_OPTIONS: '', SHOP_URL: url };
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

it.each([
  'delete',
  'toString',
  'list order',
  'list orders payments',
  'show orders',
  'replay',
  'replay orders 1 2',
  'drop orders',
])('what is no command is answered by those that there are, and nothing is done: %s', async (words) => {
  await expect(run(...words.split(' '))).rejects.toThrow('npm run dead-letters -- list [service]');
});

it('an id that is empty, as of a variable that is not set, hands over nothing', async () => {
  const id = await givenLetter();
  await expect(run('replay', 'notifications', '')).rejects.toThrow('npm run dead-letters -- list [service]');
  expect(await run('drop', 'notifications', id)).toBe(`Removed ${id}.\n`);
});

it("the shop's address may end with a slash", async () => {
  expect(await runAt(`${shop.url}/`, 'list', 'orders')).toBe('orders: none\n');
});

it('an address at which there is something else than a shop is said to be none', async () => {
  const elsewhere = createServer((_request, response) => void response.end('<p>Hello</p>')).listen(0);
  await once(elsewhere, 'listening');
  const url = `http://localhost:${portOf(elsewhere)}`;
  await expect(runAt(url, 'list')).rejects.toThrow(`There is no shop at ${url} (set SHOP_URL).`);
  elsewhere.close();
});
