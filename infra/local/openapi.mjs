import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { buildBackend } from './build.mjs';

const file = new URL('../../gateway/openapi.json', import.meta.url);

// Writes the API's document; with --check it only tells whether the committed one says what the code says.
await buildBackend();
const { describeApi } = await import('./openapi/describe-api.mjs');
const document = await describeApi();
if (!argv.includes('--check')) await writeFile(file, document);
else if ((await readFile(file, 'utf8')) !== document) {
  console.error('gateway/openapi.json is not what the services say: run `npm run openapi` and commit it.');
  process.exitCode = 1;
}
process.exit();
