import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { format } from 'prettier';
import { buildBackend } from './build.mjs';

const documentFile = new URL('../../gateway/openapi.json', import.meta.url);
const pageFile = new URL('../../docs/routes-and-events.md', import.meta.url);
const typesFile = new URL('../../frontend/src/api/schema.gen.ts', import.meta.url);

const readmeOf = (name) => new URL(`../../services/${name}/README.md`, import.meta.url);
const markdown = (text) => format(text, { parser: 'markdown' });

// Generates the API document, the storefront's types of it, the page of routes and events, and the generated parts of the
// services' READMEs; with --check only reports whether the committed files are up to date.
await buildBackend();
const { describeApi } = await import('./openapi/describe-api.mjs');
const { describeRoutesAndEvents } = await import('./openapi/routes-and-events.mjs');
const { serviceReadme } = await import('./openapi/service-readme.mjs');
const { schemaTypes } = await import('./openapi/schema-types.mjs');
const { serviceNames } = await import('@mekong/contracts');
const document = await describeApi();
/** @type {[URL, string][]} */
const files = [
  [documentFile, document],
  [typesFile, await schemaTypes(document)],
  [pageFile, await markdown(describeRoutesAndEvents(JSON.parse(document)))],
  ...(await Promise.all(
    serviceNames.map(
      async (name) =>
        /** @type {[URL, string]} */ ([readmeOf(name), await markdown(await serviceReadme(name))]),
    ),
  )),
];
for (const [file, content] of files) {
  if (!argv.includes('--check')) await writeFile(file, content);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
    console.error(
      `${file.pathname.split('/').slice(-2).join('/')} is not what the services say: run \`npm run openapi\` and commit it.`,
    );
    process.exitCode = 1;
  }
}
// The applications in preview have timers, which would keep the process running.
process.exit();
