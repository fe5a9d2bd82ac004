import { lstat, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UPLOAD_SETTINGS, type UploadSettings } from '../upload-settings.js';

const prefix = 'mekong-gear-uploads-';

/** Longer than any upload takes, so that the files of other replicas on this machine are left alone. */
const oldestMs = 6 * 60 * 60 * 1000;

const othersMayWrite = 0o022;

/**
 * Where files of forms are until their answers are sent. Everybody may write to the system's temporary folder, so the one in it has
 * a name that nobody can take first, and one that is set must belong to this user of the machine alone.
 */
@Injectable()
export class UploadFolder implements OnApplicationBootstrap, OnApplicationShutdown {
  private made = Promise.resolve('');

  constructor(@Inject(UPLOAD_SETTINGS) private readonly config: UploadSettings) {}

  /** Made again where the system has tidied it away. Throws where the folder that is set belongs to somebody else. */
  async path(): Promise<string> {
    const { UPLOAD_FOLDER } = this.config;
    if (!UPLOAD_FOLDER) {
      // One call after the other, as the files of a form come together.
      this.made = this.made.catch(() => '').then(ownOrNew);
      return this.made;
    }
    await mkdir(UPLOAD_FOLDER, { recursive: true, mode: 0o700 });
    if (await isOwn(UPLOAD_FOLDER)) return UPLOAD_FOLDER;
    throw new Error(`UPLOAD_FOLDER must be a folder that only this user can write to: ${UPLOAD_FOLDER}`);
  }

  /** Deletes what a crash has left. */
  async onApplicationBootstrap(): Promise<void> {
    const { UPLOAD_FOLDER } = this.config;
    const folder = UPLOAD_FOLDER ? await this.path() : tmpdir();
    const names = (await readdir(folder)).filter((name) => UPLOAD_FOLDER || name.startsWith(prefix));
    await Promise.all(names.map((name) => removeIfOld(join(folder, name))));
  }

  async onApplicationShutdown(): Promise<void> {
    const made = await this.made.catch(() => '');
    if (made) await rm(made, { recursive: true, force: true });
  }
}

async function ownOrNew(made: string): Promise<string> {
  return (await isOwn(made)) ? made : await mkdtemp(join(tmpdir(), prefix));
}

/** Whether it is a folder of this user, and not a link to one, and others cannot put anything into it. */
async function isOwn(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  const isOurs = found?.uid === (process.getuid?.() ?? found?.uid);
  return found !== undefined && found.isDirectory() && isOurs && (found.mode & othersMayWrite) === 0;
}

/** Somebody else may delete it at the same time; what belongs to others stays. */
async function removeIfOld(path: string): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (!file || Date.now() - file.mtimeMs < oldestMs) return;
  if (file.isDirectory() && !(await isOwn(path))) return;
  await rm(path, { recursive: true, force: true });
}
