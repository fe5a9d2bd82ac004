import { StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutDelivery, factsOfDelivery } from './audit.js';
import { DeliveryEntriesRepository } from './delivery-entries.repository.js';
import { unusual, type DeliveryEntries, type ProvinceDelivery } from './delivery-table.js';

/**
 * Admins enter how long parcels take to the provinces, all in one; a province that is not named is as usual again. Publishes
 * staff.acted; throws StaleEdit when somebody else has changed it since the version that was seen, if given.
 */
@Injectable()
export class ChangeDeliveryTable {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: DeliveryEntriesRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, wanted: ProvinceDelivery[], seen?: number): Promise<DeliveryEntries> {
    const entries = unusual(wanted);
    return this.dataSource.transaction(async (tx) => {
      const before = await this.repository.find(tx);
      const isSeen = seen === undefined || seen === before.version;
      const version = isSeen && (await this.repository.change(tx, entries, before.version));
      if (!version) throw new StaleEdit('delivery table', await this.repository.find(tx), ['provinces']);
      const edited = differences(factsOfDelivery(before.entries), factsOfDelivery(entries));
      if (edited) await this.outbox.record(tx, staffActed(caller, 'delivery.changed', aboutDelivery, edited));
      return { entries, version };
    });
  }
}
