import { Injectable } from '@nestjs/common';
import { UploadsRepository } from './uploads.repository.js';

/** Removes rehearsals that were not committed within a day, and those that a crash interrupted. */
@Injectable()
export class RemoveOldUploads {
  constructor(private readonly uploads: UploadsRepository) {}

  run(): Promise<void> {
    return this.uploads.removeOld();
  }
}
