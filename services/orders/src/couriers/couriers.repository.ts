import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { type KeptSetting, SettingsRepository } from '../settings/index.js';
import { firstCouriers, type CourierList } from './courier.js';

const setting = 'couriers';

@Injectable()
export class CouriersRepository implements KeptSetting<CourierList> {
  constructor(private readonly settings: SettingsRepository) {}

  /** The couriers as they are now. */
  async find(db?: DataSource | EntityManager): Promise<CourierList> {
    const { value: couriers, version } = await this.settings.find(setting, firstCouriers, db);
    return { couriers, version };
  }

  change(tx: EntityManager, { couriers }: CourierList, seen: number) {
    return this.settings.change(tx, setting, couriers, seen);
  }
}
