import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { UploadNotReady } from './errors.js';
import type { Upload } from './upload.js';
import { UploadsRepository } from './uploads.repository.js';

/** Marks a rehearsed upload to be written in the background; repeatable. Throws UploadNotReady when it was undone. */
@Injectable()
export class StartCommit {
  constructor(private readonly uploads: UploadsRepository) {}

  async start(caller: Identity, { id, state }: Upload): Promise<void> {
    if (state === 'undone') throw new UploadNotReady('undone');
    await this.uploads.begin(id, caller);
  }
}
