import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The commands of a section of the runbook. */
async function commandsOf(section: string): Promise<string[]> {
  const runbook = await readFile(join(root, 'infra/README.md'), 'utf8');
  const [, text = ''] = runbook.split(`\n## ${section}\n`);
  return /```sh\n([^`]*)```/.exec(text)![1]!.split('\n');
}

it('the first command for Kubernetes makes a file of nothing but secrets, as kubectl reads it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-runbook-'));
  const [keys] = await commandsOf('Kubernetes');
  await promisify(execFile)('sh', ['-c', keys!.replace('keys.env', join(folder, 'keys.env'))], { cwd: root });
  const lines = (await readFile(join(folder, 'keys.env'), 'utf8')).trim().split('\n');
  expect(lines.filter((line) => !/^[A-Z_]+=\S/.test(line))).toEqual([]);
  await rm(folder, { recursive: true });
});
