import { spawnSync } from 'node:child_process';
import { openAdvisories, readWaivers } from './advisories.mjs';
import { npmWith } from './npm.mjs';
import { repoRoot } from './paths.mjs';

// Fails when a package that the shop runs has a known high or critical fault, and where the registry answers no advisories
// (mirrors often do not), unless ADVISORIES=unavailable says that this is known: nothing can be said then, and that is what is said.
const [command, args, options] = npmWith(['audit', '--omit=dev', '--json']);
const { error, stdout } = spawnSync(command, args, { ...options, cwd: repoRoot, encoding: 'utf8' });
if (error) throw error;
const open = openAdvisories(stdout, readWaivers(), new Date().toISOString().slice(0, 10));
if (!open && process.env.ADVISORIES === 'unavailable') {
  console.log('not looked for: the registry answers no advisories');
} else if (!open) {
  console.log('Not looked for: the registry answers no advisories.');
  console.log(
    'Ask one that does (npm config set registry ...), or say ADVISORIES=unavailable where there is none.',
  );
  process.exitCode = 1;
} else if (open.length > 0) {
  console.log(open.join('\n'));
  console.log(
    'Update these packages, or waive an advisory for a while in infra/local/advisory-waivers.json.',
  );
  process.exitCode = 1;
}
