import { Injectable, Logger } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { notFound, toProblem, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { LibraryRepository } from '../data-access/library.repository.js';
import { ImageInUse } from '../domain/catalog.errors.js';
import { imageUrl } from '../images/image-store.js';
import { aboutImage, acted } from '../staff-acts.js';

export interface DeletionResult {
  hash: string;
  ok: boolean;
  error: string | null;
}

/** Takes pictures that nothing shows out of the library. */
@Injectable()
export class DeleteImages {
  private readonly logger = new Logger(DeleteImages.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly library: LibraryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Throws ImageInUse, which tells where it is shown. */
  one(caller: Identity, hash: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      // Whoever uploads the same picture just now waits, and then finds it gone or back.
      await tx.query('SELECT FROM images WHERE hash = $1 FOR UPDATE', [hash]);
      const image = await this.library.find(caller, hash, tx);
      if (!image) throw notFound('Image');
      if (image.uses.total > 0) throw new ImageInUse(image.uses);
      await this.library.discard(tx, caller, hash);
      const before = { image_url: imageUrl(hash) };
      await this.outbox.record(
        tx,
        acted(caller, 'image.deleted', aboutImage(hash, image.fileName), { before }),
      );
    });
  }

  /** What became of each, in the given order: one that is refused stops no other. */
  async many(caller: Identity, hashes: string[]): Promise<DeletionResult[]> {
    const results: DeletionResult[] = [];
    for (const hash of hashes) {
      try {
        await this.one(caller, hash);
        results.push({ hash, ok: true, error: null });
      } catch (error) {
        results.push({ hash, ok: false, error: this.reasonOf(error) });
      }
    }
    return results;
  }

  /** Only what is known to be fit for showing is shown; the rest is for the log. */
  private reasonOf(error: unknown): string {
    const { problem, unexpected } = toProblem(error);
    if (!unexpected) return problem.message;
    this.logger.error(`a picture of a deletion: ${(error as Error).message}`);
    return 'The image could not be deleted. Please try again.';
  }
}
