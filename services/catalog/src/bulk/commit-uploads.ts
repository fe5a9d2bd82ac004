import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutUpload } from './audit.js';
import type { Upload } from './upload.js';
import { UploadsRepository } from './uploads.repository.js';
import { WriteRows } from './write-rows.js';

/** Rows per transaction: many enough to be fast, few enough to show progress and to keep locks short. */
const chunkSize = 100;

/**
 * Writes committed uploads in chunks, one transaction each: when a process dies, whole chunks are written, and any replica
 * continues with the rest.
 */
@Injectable()
export class CommitUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UploadsRepository,
    private readonly writeRows: WriteRows,
    private readonly outbox: Outbox,
  ) {}

  /** Writes until no upload is waiting, or `isStopped`. */
  async commit(isStopped: () => boolean = () => false): Promise<void> {
    while (!isStopped() && (await this.dataSource.transaction((tx) => this.nextChunk(tx))));
  }

  private async nextChunk(tx: EntityManager): Promise<boolean> {
    const upload = await this.uploads.takeRunning(tx);
    if (!upload) return false;
    const rows = await this.uploads.waitingRows(tx, upload.id, chunkSize);
    if (rows.length === 0) await this.finish(tx, upload);
    else await this.uploads.settle(tx, upload.id, await this.writeRows.write(tx, upload.sellerId, rows));
    return true;
  }

  /** Adds one entry to the audit log, however many products the upload wrote. */
  private async finish(tx: EntityManager, upload: Upload): Promise<void> {
    const counts = await this.uploads.finish(tx, upload.id);
    if (counts.created + counts.changed === 0) return;
    const act = staffActed(upload.committedBy!, 'product.uploaded', aboutUpload(upload), { after: counts });
    await this.outbox.record(tx, act);
  }
}
