import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { SettingEdits } from '../settings/index.js';
import { editedCouriers } from './audit.js';
import type { Courier, CourierList } from './courier.js';
import { CouriersRepository } from './couriers.repository.js';

/** Admins change the couriers, all in one. Orders keep the courier and the link that they were shipped with. */
@Injectable()
export class ChangeCouriers {
  constructor(
    private readonly edits: SettingEdits,
    private readonly repository: CouriersRepository,
  ) {}

  change(caller: Identity, couriers: Courier[], seen: number): Promise<CourierList> {
    return this.edits.save(caller, editedCouriers, this.repository, { couriers }, seen);
  }
}
