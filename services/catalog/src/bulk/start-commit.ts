import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { UploadNotReady } from '../errors.js';
import type { Upload } from './upload.js';
import { UploadsRepository } from './uploads.repository.js';

/** Has a rehearsed upload written, in the background; again it changes nothing. Throws UploadNotReady once it was undone. */
@Injectable()
export class StartCommit {
  constructor(private readonly uploads: UploadsRepository) {}

  async run(caller: Identity, { id, state }: Upload): Promise<void> {
    if (state === 'undone') throw new UploadNotReady('undone');
    await this.uploads.begin(id, caller);
  }
}
