import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfDecisions, faultsOfDocument, figuresOnlyIn } from './document-faults.mjs';
import { repoRoot } from './paths.mjs';

const passedOver = new Set(['node_modules', 'dist', 'dist-server', 'data', '.git', '.cache']);

/** The project's files from its root folder; `data` is where a shop in this folder keeps its state. */
function filesIn(folder = '') {
  return readdirSync(join(repoRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (passedOver.has(entry.name) && path !== 'infra/sample-catalogue/data') return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const read = (path) => readFileSync(join(repoRoot, path), 'utf8');

const files = filesIn();
const documents = new Map(files.filter((path) => path.endsWith('.md')).map((path) => [path, read(path)]));
const { paths } = JSON.parse(read('gateway/openapi.json'));
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

for (const path of documents.keys()) {
  for (const fault of faultsOfDocument(path, { files, scripts, routes, documents })) {
    console.error(`${path} ${fault}`);
    process.exitCode = 1;
  }
}

const decisions = new Map([...documents].filter(([path]) => /^docs\/decisions\/\d/.test(path)));
const architecture = documents.get('ARCHITECTURE.md');
const unlinked = [...decisions.keys()].filter((path) => !architecture.includes(`](${path})`));
for (const fault of [
  ...faultsOfDecisions(decisions),
  ...unlinked.map((path) => `${path} is not in ARCHITECTURE.md`),
]) {
  console.error(fault);
  process.exitCode = 1;
}

for (const figure of figuresOnlyIn(read('README.md'), read('docs/benchmarks.md'))) {
  console.error(`README.md has the figure ${figure}, which docs/benchmarks.md has not`);
  process.exitCode = 1;
}
