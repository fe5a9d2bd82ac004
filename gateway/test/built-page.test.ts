import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltPage } from '../src/pages/built-page.js';
import { fillPlaceholders } from '../src/pages/placeholders.js';
import { start } from '../src/service.js';
import { writeBuild } from './built-storefront.js';
import { gatewayEnv } from './gateway-env.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mekong-build-'));
});
afterEach(() => rm(root, { recursive: true }));

it('unfilled placeholders keep their default content, without their marks', async () => {
  await writeBuild(root);
  const page = fillPlaceholders(readBuiltPage(root).bare, { title: '<title>$& here</title>' });
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain('<title>$& here</title>');
  expect(page).not.toContain('mekong:');
});

it('the gateway does not start without the page for rendered screens', async () => {
  await writeBuild(root);
  await rm(join(root, 'rendered.html'));
  await expect(start(gatewayEnv({}, { WEB_ROOT: root }))).rejects.toThrow('rendered.html');
});

it.each([
  ['a placeholder is missing', (page: string) => page.replaceAll('mekong:head-->', '-->'), 'placeholders'],
  ['a placeholder is misspelt', (page: string) => page.replaceAll('mekong:root', 'mekong:rot'), 'rot'],
])('the gateway does not start with a page when %s', async (_, change, message) => {
  await writeBuild(root, change);
  await expect(start(gatewayEnv({}, { WEB_ROOT: root }))).rejects.toThrow(message);
});
