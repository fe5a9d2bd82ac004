import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

export interface SmallDisk {
  folder: string;
  /** Writes until nothing more fits. */
  fill(): Promise<void>;
  /** Takes away what filled it. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** Whether this user may mount a disk. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A disk of its own in memory, of so many megabytes. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillUp(filler),
    free: () => rm(filler, { force: true }),
    remove: async () => {
      await run('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}

async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (const size of [megabyte, 4_096]) {
      const bytes = Buffer.alloc(size);
      while (await isWritten(file.write(bytes)));
    }
  } finally {
    await file.close();
  }
}

async function isWritten(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
