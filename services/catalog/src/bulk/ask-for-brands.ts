import { newEvent, Outbox } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Upload } from './upload.js';
import { UploadsRepository } from './uploads.repository.js';

/** So many an admin is told by name. */
const most = 50;

/** Tells the admins which brands of an upload the shop does not have, as only they may create them. Publishes brands.wanted. */
@Injectable()
export class AskForBrands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UploadsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Answers how many there are; of none nobody is told. */
  async ask({ id, sellerId }: Upload): Promise<number> {
    const unknown = await this.uploads.unknownBrands(id);
    if (unknown.length === 0) return 0;
    const brands = unknown.slice(0, most).map(({ name }) => name);
    const wanted = newEvent('brands.wanted.v1', id, { upload_id: id, seller_id: sellerId, brands });
    await this.dataSource.transaction((tx) => this.outbox.record(tx, wanted));
    return unknown.length;
  }
}
