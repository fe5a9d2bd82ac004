import { spawnSync } from 'node:child_process';
import { openAdvisories, readWaivers } from './advisories.mjs';
import { repoRoot } from './paths.mjs';

// Fails when a package that the shop runs has a known high or critical fault. Without a registry that answers advisories
// (mirrors often do not) nothing can be said, and that is what is said.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: repoRoot,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const open = openAdvisories(stdout ?? '', readWaivers(), new Date().toISOString().slice(0, 10));
if (!open) console.log('not looked for: the registry answers no advisories');
else if (open.length > 0) {
  console.log(open.join('\n'));
  console.log(
    'Update these packages, or waive an advisory for a while in infra/local/advisory-waivers.json.',
  );
  process.exitCode = 1;
}
