import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, refuseStale } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutImageHosts, factsOfImageHosts } from './audit.js';
import { type ImageHosts, ImageHostsRepository } from './image-hosts.repository.js';

/** Sets from where images of product files are fetched. Repeatable. Throws StaleEdit. */
@Injectable()
export class ChangeImageHosts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ImageHostsRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, given: { hosts: string[]; version?: number }): Promise<ImageHosts> {
    return this.dataSource.transaction(async (tx) => {
      const known = await this.repository.lock(tx);
      const hosts = [...new Set(given.hosts)].toSorted();
      const edited = differences(factsOfImageHosts(known.hosts), factsOfImageHosts(hosts));
      if (!edited) return known;
      refuseStale('image hosts', known, given.version, ['hosts']);
      const changed = { hosts, version: known.version + 1 };
      await this.repository.update(tx, changed);
      await this.outbox.record(tx, staffActed(caller, 'image-hosts.changed', aboutImageHosts, edited));
      return changed;
    });
  }
}
