import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type CatalogConfig } from './config.js';

/** Longer than any upload takes, so that the files of other replicas on this machine are left alone. */
const oldestMs = 6 * 60 * 60 * 1000;

/** At start, deletes the files of uploads that a crash cut short. */
@Injectable()
export class RemoveLeftOverFiles implements OnApplicationBootstrap {
  constructor(@Inject(CONFIG) private readonly config: CatalogConfig) {}

  async onApplicationBootstrap(): Promise<void> {
    const folder = this.config.UPLOAD_FOLDER;
    const names = await readdir(folder).catch(() => []);
    await Promise.all(names.map((name) => removeIfOld(join(folder, name))));
  }
}

/** Somebody else may delete it at the same time. */
async function removeIfOld(path: string): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (file && Date.now() - file.mtimeMs > oldestMs) await rm(path, { force: true });
}
