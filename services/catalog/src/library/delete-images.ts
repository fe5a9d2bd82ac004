import { type Fault, notFound, textOf } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { LibraryRepository } from './library.repository.js';
import { ImageInUse } from './errors.js';
import { imageUrl } from '../images/index.js';
import { toFaults } from '../to-faults.js';
import { aboutImage } from './audit.js';

export interface DeletionResult {
  hash: string;
  ok: boolean;
  /** In English. */
  error: string | null;
  faults: Fault[];
}

/** Takes images that nothing shows out of the library. */
@Injectable()
export class DeleteImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly library: LibraryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Throws ImageInUse, which tells where it is shown. */
  one(caller: Identity, hash: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      // Whoever uploads the same image just now waits, and then finds it gone or back.
      await this.library.lock(tx, hash);
      const image = await this.library.find(caller, hash, tx);
      if (!image) throw notFound('Image');
      if (image.uses.total > 0) throw new ImageInUse(image.uses);
      await this.library.discard(tx, caller, hash);
      const before = { image_url: imageUrl(hash) };
      await this.outbox.record(
        tx,
        staffActed(caller, 'image.deleted', aboutImage(hash, image.fileName), { before }),
      );
    });
  }

  /** What became of each, in the given order: one that is refused stops no other. */
  async many(caller: Identity, hashes: string[]): Promise<DeletionResult[]> {
    const results: DeletionResult[] = [];
    for (const hash of hashes) {
      try {
        await this.one(caller, hash);
        results.push({ hash, ok: true, error: null, faults: [] });
      } catch (error) {
        const faults = toFaults(error, 'NOT_DELETED', 'The image could not be deleted');
        results.push({ hash, ok: false, error: textOf(faults), faults });
      }
    }
    return results;
  }
}
