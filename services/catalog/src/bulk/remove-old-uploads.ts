import { Injectable } from '@nestjs/common';
import { UploadsRepository } from './uploads.repository.js';

/** Removes rehearsals that were not committed within a day, those that a crash interrupted, and uploads long done. */
@Injectable()
export class RemoveOldUploads {
  constructor(private readonly uploads: UploadsRepository) {}

  remove(): Promise<void> {
    return this.uploads.removeOld();
  }
}
