import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { SettingsRepository } from '../settings/index.js';
import { firstCouriers, type Courier, type CourierList } from './courier.js';

const setting = 'couriers';

@Injectable()
export class CouriersRepository {
  constructor(private readonly settings: SettingsRepository) {}

  /** The couriers as they are now. */
  async find(db?: DataSource | EntityManager): Promise<CourierList> {
    const { value: couriers, version } = await this.settings.find(setting, firstCouriers, db);
    return { couriers, version };
  }

  /** Writes all couriers and answers their new version; undefined when they are no longer at the version that was seen. */
  change(tx: EntityManager, couriers: Courier[], seen: number): Promise<number | undefined> {
    return this.settings.change(tx, setting, couriers, seen);
  }
}
