import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { repoRoot } from '../paths.mjs';

const setup = pathToFileURL(join(repoRoot, 'infra', 'local', 'setup.mjs')).href;
const manifest = join(repoRoot, 'infra', 'sample-catalogue', 'dist', '.build.json');

/** Makes the clone ready, and tells which native parts of packages the process has then. */
const program = `
  import(${JSON.stringify(setup)})
    .then(({ ensureReady }) => ensureReady({ withFrontend: false }))
    .then(() => console.log(JSON.stringify(process.report.getReport().sharedObjects)));`;

it('what is old is built in a process of its own, so that the shop does not hold the memory of the compiler', async () => {
  rmSync(manifest);
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  expect(existsSync(manifest)).toBe(true);
  expect(JSON.parse(stdout).filter((path) => path.endsWith('.node'))).toEqual([]);
});
