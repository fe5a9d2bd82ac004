import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { EventType, ServiceName } from '@mekong/contracts';

const run = promisify(execFile);
const root = new URL('../../../', import.meta.url).pathname;
const commit = readFileSync(new URL('../version-before', import.meta.url), 'utf8').trim();
/** What the parts and their build consist of. */
const paths = ['package.json', 'libs', 'services', 'gateway', 'infra/local'];
/** The folders whose packages may have some that no others have. */
const workspaces = ['gateway', 'services', 'libs'];

export interface Version {
  /** The folder with its code, built. */
  folder: string;
  isSubscribed(service: ServiceName, type: EventType): boolean;
  remove(): void;
}

/**
 * The version of the shop before this one, by the commit named in `version-before`, with the packages of this one. Rejects
 * where the history does not hold that commit.
 */
export async function buildVersionBefore(): Promise<Version> {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-before-'));
  const archive = join(folder, 'before.tar');
  await run('git', ['archive', '--output', archive, commit, '--', ...paths], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  linkPackages(folder);
  const build = "import('./infra/local/build.mjs').then(({ buildBackend }) => buildBackend())";
  await run(process.execPath, ['--input-type=module', '--eval', `await ${build}`], { cwd: folder });
  const contracts = await import(pathToFileURL(join(folder, 'libs/contracts/dist/index.js')).href);
  const { isSubscribed } = contracts as Pick<Version, 'isSubscribed'>;
  return { folder, isSubscribed, remove: () => rmSync(folder, { recursive: true }) };
}

/** Links all installed packages, but for the project's own, which are those of the folder itself. */
function linkPackages(folder: string): void {
  const own = '@mekong';
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== own) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const options = { recursive: true, verbatimSymlinks: true };
  cpSync(join(root, 'node_modules', own), join(folder, 'node_modules', own), options);
  for (const { parentPath, name } of workspaces.flatMap(packageFolders))
    symlinkSync(join(root, parentPath, name), join(folder, parentPath, name));
}

/** The `node_modules` of packages within a folder. */
function packageFolders(within: string): { parentPath: string; name: string }[] {
  const name = 'node_modules';
  const candidates = [within, ...readdirSync(join(root, within)).map((one) => join(within, one))];
  const has = (place: string) => {
    try {
      return readdirSync(join(root, place)).includes(name);
    } catch {
      return false;
    }
  };
  return candidates.filter(has).map((parentPath) => ({ parentPath, name }));
}
