import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAssets } from '../build/compress-assets.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

const script = 'const answer = 42;\n'.repeat(200);
let folder;
let path;

beforeEach(() => {
  folder = newFolderPath();
  mkdirSync(join(folder, 'assets'), { recursive: true });
  path = join(folder, 'assets', 'app.js');
  writeFileSync(path, script);
});
afterEach(() => removeFolder(folder));

it('puts a brotli and a gzip copy beside a large text', async () => {
  await compressAssets(folder);
  expect(String(brotliDecompressSync(readFileSync(`${path}.br`)))).toBe(script);
  expect(String(gunzipSync(readFileSync(`${path}.gz`)))).toBe(script);
});

it.each([
  ['a short text', 'short.js', 'run()'],
  ['a font, which is packed already', 'font.woff2', 'x'.repeat(5_000)],
])('does not compress %s', async (_case, name, content) => {
  writeFileSync(join(folder, name), content);
  await compressAssets(folder);
  expect(existsSync(join(folder, `${name}.br`))).toBe(false);
});

it('removes the copies of a deleted file', async () => {
  await compressAssets(folder);
  rmSync(path);
  await compressAssets(folder);
  expect(existsSync(`${path}.br`)).toBe(false);
  expect(existsSync(`${path}.gz`)).toBe(false);
});

it('compresses a rewritten file again', async () => {
  await compressAssets(folder);
  writeFileSync(path, `${script}// changed`);
  const later = new Date(statSync(`${path}.br`).mtimeMs + 1_000);
  utimesSync(path, later, later);
  await compressAssets(folder);
  expect(String(brotliDecompressSync(readFileSync(`${path}.br`)))).toContain('// changed');
});
