import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repoRoot } from '../paths.mjs';
import { runAndCollect } from '../run-quietly.mjs';

const ours = '.githooks';

/**
 * Lets git run the project's hooks in this clone. Whoever has hooks of their own, for this clone or for all, keeps them; without git
 * or its folder there is nothing to do. Never fails.
 *
 * @param {string} [folder] the clone
 */
export async function installHooks(folder = repoRoot) {
  if (!existsSync(join(folder, '.git')) || !existsSync(join(folder, ours))) return;
  const git = (/** @type {string[]} */ ...args) => runAndCollect('git', args, { cwd: folder });
  const { code, output } = await git('config', '--get', 'core.hooksPath');
  // 1: nobody has set it.
  if (code !== 1 || output.trim()) return;
  const { output: own, code: found } = await git('rev-parse', '--git-path', 'hooks');
  if (found !== 0 || hasOwn(resolve(folder, own.trim()))) return;
  await git('config', 'core.hooksPath', ours);
}

/** Whether somebody has put a hook there that checks messages. @param {string} hooks */
const hasOwn = (hooks) => existsSync(join(hooks, 'commit-msg'));
