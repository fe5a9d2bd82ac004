import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningApp } from '@mekong/service-defaults';
import { apiClient, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { writeBuild } from './built-storefront.js';
import { gatewayEnv } from './gateway-env.js';

/** A server build that paints this word. */
const painting = (word: string) => `export const isScreen = () => true;
export const properPath = (path) => path;
export const addressOf = (url) => url;
export const render = async () => ({ status: 200, root: '<p>${word}</p>', head: '' });`;

let folder: string;
let nothing: Server;
let gateway: RunningApp;
let builds = 0;

beforeAll(async () => {
  nothing = createServer((_request, response) => void response.writeHead(404).end());
  nothing.listen(0, '127.0.0.1');
  await once(nothing, 'listening');
});
afterAll(() => nothing.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mekong-rebuilt-'));
  await mkdir(join(folder, 'dist-server', 'assets'), { recursive: true });
  await writeFile(join(folder, 'dist-server', 'package.json'), '{"type":"module"}');
  await writeBuild(join(folder, 'dist'));
  await writeEntry(painting('first'));
  const url = `http://127.0.0.1:${(nothing.address() as AddressInfo).port}`;
  const settings = { WEB_ROOT: join(folder, 'dist'), READ_TIMEOUT_MS: '60000' };
  gateway = await start(gatewayEnv({ catalog: url, orders: url }, settings));
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** Builds are seconds apart, which a file system that counts whole seconds tells too. */
async function writeEntry(code: string): Promise<void> {
  const path = join(folder, 'dist-server', 'entry-server.js');
  await writeFile(path, code);
  const at = new Date(Date.UTC(2026, 0, 1) + (builds += 1) * 10_000);
  await utimes(path, at, at);
}

const get = (path: string) => apiClient(gateway.url).get(path, { 'accept-encoding': 'identity' });

it('pages stay as they were while a build has not written its files again', async () => {
  expect((await get('/category/mouse')).body).toContain('first');
  for (const file of ['dist/index.html', 'dist/rendered.html', 'dist-server/entry-server.js'])
    await rm(join(folder, file));
  const { status, body } = await get('/category/keyboard');
  expect(status).toBe(200);
  expect(body).toContain('first');
  expect((await get('/reset-password/abc')).status).toBe(200);
});

it('a build that was asked for before all of it was written is read once it is', async () => {
  expect((await get('/category/mouse')).body).toContain('first');
  await writeEntry("export * from './assets/late.js';");
  expect((await get('/category/keyboard')).body).toContain('first');
  await writeFile(join(folder, 'dist-server', 'assets', 'late.js'), painting('second'));
  await waitFor(async () => String((await get('/category/monitor')).body).includes('second'), {
    what: 'the new build',
  });
});

it('a page of before a build, whose code is gone, is not shown after it', async () => {
  expect((await get('/category/mouse')).body).toContain('first');
  await writeEntry(painting('second'));
  expect((await get('/category/mouse')).body).toContain('second');
});
