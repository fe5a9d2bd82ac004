import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readProjectFile } from '../compose-file.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** The npm that comes with the Node.js of the Dockerfile. */
const npmOfNode = 'npm@11.6.2';
/** Debian's name for a version. */
const suiteOf: Record<string, string> = { '12': 'bookworm' };
/** What Debian's own images leave out. */
const notInSlim =
  'usr/share/doc usr/share/man usr/share/locale usr/share/info var/cache/apt var/lib/apt/lists';

export interface Image {
  /** What a container of it starts from. */
  config: {
    User: string;
    WorkingDir: string;
    Env: string[];
    Cmd: string[];
    Healthcheck: { Test: string[] };
  };
  /** Its files, as folders of this machine; nothing may write there but what prepares a container. */
  files: string;
  /** Of all its files, and of those that are its base. */
  bytes: number;
  bytesOfBase: number;
  remove(): Promise<void>;
}

/**
 * Builds the image as an operator does, but without a registry of images: its bases are made of Debian's packages and of Node.js as npm
 * has it, and get the names that the Dockerfile asks for. Needs root, buildah and debootstrap, and some minutes.
 */
export async function buildImage(): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-image-'));
  const buildah = buildahIn(folder);
  const remove = async () => {
    await buildah('umount', '--all');
    await buildah('rm', '--all');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const bases = basesOfDockerfile();
    for (const name of bases) await makeBase(buildah, folder, name);
    await buildFrom(buildah, folder);
    const container = (await buildah('from', '--pull-never', 'mekong-gear')).trim();
    const files = (await buildah('mount', container)).trim();
    // Where a container's own names are put.
    await writeFile(join(files, 'etc/hosts'), '');
    const inspected = await buildah('inspect', '--type', 'image', 'mekong-gear');
    return {
      config: JSON.parse(inspected).Docker.config,
      files,
      bytes: await bytesOf(buildah, 'mekong-gear'),
      bytesOfBase: await bytesOf(buildah, bases.at(-1)!),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

type Buildah = (...args: string[]) => Promise<string>;

function buildahIn(folder: string): Buildah {
  const store = [
    '--storage-driver',
    'vfs',
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
  ];
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', TMPDIR: folder };
  return async (...args) => (await run('buildah', [...store, ...args], { cwd: root, env, maxBuffer })).stdout;
}

/** The images that the Dockerfile starts from. */
const basesOfDockerfile = () =>
  [...readProjectFile('infra/docker/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name]) => name!);

/** Makes `debian:12.1-slim`, or `node:24.1.2-bookworm-slim`, which is that with Node.js and a user. */
async function makeBase(buildah: Buildah, folder: string, name: string): Promise<void> {
  const [, kind, version, suite] = /^(node|debian):([\d.]+)(?:-(\w+))?-slim$/.exec(name)!;
  const base = join(folder, kind!);
  const debian = await debianIn(folder, kind === 'node' ? suite! : suiteOf[version!.split('.')[0]!]!);
  await run('cp', ['--archive', debian, base]);
  if (kind === 'node') await addNode(folder, base, version!);
  const container = (await buildah('from', 'scratch')).trim();
  await buildah('add', '--quiet', container, base, '/');
  await buildah('commit', '--quiet', '--rm', container, `docker.io/library/${name}`);
  await rm(base, { recursive: true });
}

/** The folder of a Debian as small as its image; made by the first who asks. */
async function debianIn(folder: string, suite: string): Promise<string> {
  const made = join(folder, suite);
  if (existsSync(made)) return made;
  await run('debootstrap', ['--variant=minbase', suite, made], { maxBuffer });
  for (const path of notInSlim.split(' ')) await rm(join(made, path), { recursive: true, force: true });
  return made;
}

async function addNode(folder: string, base: string, version: string): Promise<void> {
  const local = join(base, 'usr/local');
  const modules = join(local, 'lib/node_modules');
  await unpack(folder, `node-linux-${arch()}@${version}`, join(folder, 'node-package'));
  await cp(join(folder, 'node-package/bin/node'), join(local, 'bin/node'));
  await unpack(folder, npmOfNode, join(modules, 'npm'));
  await writeFile(
    join(local, 'bin/npm'),
    '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n',
  );
  for (const program of ['node', 'npm']) await chmod(join(local, 'bin', program), 0o755);
  await run('chroot', [base, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
}

/** Unpacks a package of npm's registry into a folder. */
async function unpack(folder: string, what: string, into: string): Promise<void> {
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder, what], { cwd: folder });
  await mkdir(into, { recursive: true });
  await run('tar', ['xzf', join(folder, packed.stdout.trim()), '-C', into, '--strip-components', '1']);
}

/** npm asks the registry that it asks on this machine; that is known while the image is built, and not in it. */
async function buildFrom(buildah: Buildah, folder: string): Promise<void> {
  const setting = async (name: string) =>
    (await run('npm', ['config', 'get', name], { cwd: folder })).stdout.trim();
  const [own, authorities, cache] = [
    await readFile(await setting('userconfig'), 'utf8').catch(() => ''),
    await setting('cafile'),
    await setting('cache'),
  ];
  const hasOwn = authorities !== 'null';
  const lines = [`registry=${await setting('registry')}`, 'cache=/npm-cache', 'prefer-offline=true'];
  if (hasOwn) lines.push('cafile=/npm-authorities.crt');
  const npmrc = join(folder, 'npmrc');
  await writeFile(npmrc, [own, ...lines, ''].join('\n'), { mode: 0o600 });
  const volumes = [`${npmrc}:/usr/local/etc/npmrc:ro`, `${cache}:/npm-cache`];
  if (hasOwn) volumes.push(`${authorities}:/npm-authorities.crt:ro`);
  const mounted = volumes.flatMap((volume) => ['--volume', volume]);
  // npm opens thousands of files of its cache at once.
  const limits = ['--ulimit', 'nofile=16384:16384'];
  const from = ['--format', 'docker', '--pull-never', '--file', 'infra/docker/Dockerfile', ...limits];
  await buildah('build', ...from, ...mounted, '--tag', 'mekong-gear', root);
  await rm(npmrc);
}

async function bytesOf(buildah: Buildah, name: string): Promise<number> {
  const container = (await buildah('from', '--pull-never', name)).trim();
  const files = (await buildah('mount', container)).trim();
  const { stdout } = await run('du', ['--summarize', '--bytes', files]);
  await buildah('umount', container);
  await buildah('rm', container);
  return Number(stdout.split('\t')[0]);
}
