import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfMessage } from '../message-faults.mjs';
import { repoRoot } from '../paths.mjs';
import { installHooks } from '../setup/hooks.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

const why = 'The version before asked for it twice.';

it.each([
  `fix: one question only\n\n${why}\n`,
  `feat(orders)!: lines have notes\r\n\r\n${why}\r\n# Please enter the commit message\r\n`,
  "Merge branch 'x'",
  'Revert "fix: one question only"',
  'fixup! fix: one question only',
])('a commit may say %j', (message) => {
  expect(faultsOfMessage(message)).toEqual([]);
});

it.each([
  [`One question only\n\n${why}`, 'begin with'],
  [`improve(orders): one question only\n\n${why}`, 'begin with'],
  [`fix:\n\n${why}`, 'begin with'],
  [`fix: one question only\n${why}\n${why}`, 'second line'],
  ['fix: one question only', 'why'],
  ['fix: one question only\n\nBetter.', 'why'],
  ['fix: one question only\n\nSigned-off-by: Some Body of the shop <a@b.example>', 'why'],
  [`fix: one question only\n\n# ${why}`, 'why'],
  [`fix: one question only\n\n# ------------------------ >8 ------------------------\n${why}`, 'why'],
])('a commit may not say %j', (message, fault) => {
  expect(faultsOfMessage(message)).toEqual([expect.stringContaining(fault)]);
});

let folder;
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const hooksPath = () =>
  spawnSync('git', ['config', 'core.hooksPath'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
beforeEach(() => {
  folder = newFolderPath();
  mkdirSync(folder);
  cpSync(join(repoRoot, '.githooks'), join(folder, '.githooks'), { recursive: true });
});
afterEach(() => removeFolder(folder));

describe('the set-up', () => {
  it('lets git refuse a commit that does not say why', async () => {
    git('init', '--quiet');
    cpSync(join(repoRoot, 'infra/local'), join(folder, 'infra/local'), { recursive: true });
    await installHooks(folder);
    const commit = (message) =>
      spawnSync(
        'git',
        ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--allow-empty', '-m', message],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
    expect(commit('fix: one question only')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('why'),
    });
    expect(commit(`fix: one question only\n\n${why}`)).toMatchObject({ status: 0 });
  });

  it('leaves hooks that somebody has chosen', async () => {
    git('init', '--quiet');
    git('config', 'core.hooksPath', 'mine');
    await installHooks(folder);
    expect(hooksPath()).toBe('mine');
  });

  it('leaves hooks that somebody has put into the clone', async () => {
    git('init', '--quiet');
    writeFileSync(join(folder, '.git/hooks/commit-msg'), '#!/bin/sh\n');
    await installHooks(folder);
    expect(hooksPath()).toBe('');
  });

  it('passes where there is no clone', async () => {
    await installHooks(folder);
    expect(hooksPath()).toBe('');
  });
});
