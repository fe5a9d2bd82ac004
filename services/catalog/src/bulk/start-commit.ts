import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { UploadNotReady } from './errors.js';
import type { Upload } from './upload.js';
import { UploadsRepository } from './uploads.repository.js';
import { WaitingImagesRepository } from './waiting-images.repository.js';

/** Marks a rehearsed upload to be written in the background; repeatable. Throws UploadNotReady when it was undone, or waits for images. */
@Injectable()
export class StartCommit {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly waitingImages: WaitingImagesRepository,
  ) {}

  async start(caller: Identity, { id, state }: Upload): Promise<void> {
    if (state === 'undone') throw new UploadNotReady('undone');
    if (await this.uploads.begin(id, caller)) return;
    const waiting = await this.waitingImages.countOf(id);
    if (waiting > 0) throw new UploadNotReady('images', waiting);
  }
}
