import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { SettingEdits } from '../settings/index.js';
import { editedDelivery } from './audit.js';
import { DeliveryEntriesRepository } from './delivery-entries.repository.js';
import { unusual, type DeliveryEntries, type ProvinceDelivery } from './delivery-table.js';

/** Admins enter how long parcels take to the provinces, all in one; a province that is not named is as usual again. */
@Injectable()
export class ChangeDeliveryTable {
  constructor(
    private readonly edits: SettingEdits,
    private readonly repository: DeliveryEntriesRepository,
  ) {}

  change(caller: Identity, wanted: ProvinceDelivery[], seen?: number): Promise<DeliveryEntries> {
    return this.edits.save(caller, editedDelivery, this.repository, { entries: unusual(wanted) }, seen);
  }
}
