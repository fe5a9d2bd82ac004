import { Injectable } from '@nestjs/common';
import { StaffEdits } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { editedImageHosts } from './audit.js';
import { type ImageHosts, ImageHostsRepository } from './image-hosts.repository.js';

/** Sets from where images of product files are fetched. Repeatable. Throws StaleEdit. */
@Injectable()
export class ChangeImageHosts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ImageHostsRepository,
    private readonly edits: StaffEdits,
  ) {}

  change(caller: Identity, given: { hosts: string[]; version?: number }): Promise<ImageHosts> {
    return this.dataSource.transaction(async (tx) => {
      const was = await this.repository.lock(tx);
      const now = { ...was, hosts: [...new Set(given.hosts)].toSorted() };
      const write = () => this.repository.update(tx, now);
      return this.edits.save(tx, caller, editedImageHosts, { was, now, seen: given.version, write });
    });
  }
}
