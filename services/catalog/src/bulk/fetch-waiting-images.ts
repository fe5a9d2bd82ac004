import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Problem } from '@mekong/contracts';
import { DataSource } from 'typeorm';
import { ImageStore, productSide } from '../images/index.js';
import { UploadFolder } from '@mekong/uploads';
import { FetchImage, WebImageRefused } from '../web-images/index.js';
import { baseOf, pathsIn } from './image-names.js';
import { withImage, withoutImage } from './pending-image.js';
import { faultsOf, type RowFault } from './row-fault.js';
import { fetchedAtOnce, type WaitingImage, WaitingImagesRepository } from './waiting-images.repository.js';

/** An image that ends the process each time, or for which there is never the memory, is given up. */
const mostTries = 3;

type Outcome = { imageUrl: string } | { faults: RowFault[] } | 'later';

/**
 * Fetches the images that rehearsed uploads name by web addresses, each once an upload, and tells their rows. What a dead process
 * has begun is begun anew a while later, by any replica.
 */
@Injectable()
export class FetchWaitingImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waiting: WaitingImagesRepository,
    private readonly fetchImage: FetchImage,
    private readonly images: ImageStore,
    private readonly folder: UploadFolder,
  ) {}

  /** Fetches until no image waits, or `isStopped`. */
  async fetch(isStopped: () => boolean = () => false): Promise<void> {
    if (!(await this.waiting.isAnyWaiting())) return;
    await Promise.all(Array.from({ length: fetchedAtOnce }, () => this.work(isStopped)));
  }

  private async work(isStopped: () => boolean): Promise<void> {
    let image = await this.take();
    while (image) {
      await this.settle(image, await this.outcomeOf(image));
      image = isStopped() ? undefined : await this.take();
    }
  }

  private take(): Promise<WaitingImage | undefined> {
    return this.dataSource.transaction((tx) => this.waiting.take(tx));
  }

  private async outcomeOf(image: WaitingImage): Promise<Outcome> {
    if (image.tries > mostTries) return { faults: faultsOf(new Error('The image could not be fetched')) };
    try {
      return { imageUrl: await this.store(image, await this.fetchImage.fetch(image.address)) };
    } catch (error) {
      if (error instanceof WebImageRefused) return { faults: [error.fault] };
      const isPassing = !(error instanceof Problem) || error.status === 503;
      return isPassing && image.tries < mostTries ? 'later' : { faults: faultsOf(error) };
    }
  }

  /** As an uploaded file: judged by its content, and decoded in the process for that. */
  private async store({ address, batchId, askedBy }: WaitingImage, bytes: Buffer): Promise<string> {
    const path = join(await this.folder.path(), randomUUID());
    const caller = { ...askedBy!, email: '', verified: true };
    const originalname = baseOf(pathsIn(address).at(-1) ?? 'image').slice(0, 200);
    try {
      await writeFile(path, bytes, { mode: 0o600 });
      return await this.images.take(caller, { path, originalname, size: bytes.length }, productSide, batchId);
    } finally {
      await rm(path, { force: true });
    }
  }

  private async settle(image: WaitingImage, outcome: Outcome): Promise<void> {
    if (outcome === 'later') return this.waiting.putBack(image);
    const isStored = 'imageUrl' in outcome;
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.waiting.settle(tx, image, isStored ? 'done' : 'failed'))) return;
      const rows = await this.waiting.rowsOf(tx, image);
      const settled = rows.map((row) =>
        isStored
          ? withImage(row, outcome.imageUrl, image.address)
          : withoutImage(row, outcome.faults, image.address),
      );
      await this.waiting.updateRows(tx, image.batchId, settled);
    });
  }
}
