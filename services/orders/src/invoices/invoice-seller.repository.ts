import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { type KeptSetting, SettingsRepository } from '../settings/index.js';
import { firstSeller, type EnteredSeller } from './invoice-seller.js';

const setting = 'invoice-seller';

@Injectable()
export class InvoiceSellerRepository implements KeptSetting<EnteredSeller> {
  constructor(private readonly settings: SettingsRepository) {}

  async find(db?: DataSource | EntityManager): Promise<EnteredSeller> {
    const { value: seller, version } = await this.settings.find(setting, firstSeller, db);
    return { seller, version };
  }

  change(tx: EntityManager, { seller }: EnteredSeller, seen: number) {
    return this.settings.change(tx, setting, seller, seen);
  }
}
