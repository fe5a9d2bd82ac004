import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { SettingsRepository } from '../settings/index.js';
import { firstSeller, type EnteredSeller, type InvoiceSeller } from './invoice-seller.js';

const setting = 'invoice-seller';

@Injectable()
export class InvoiceSellerRepository {
  constructor(private readonly settings: SettingsRepository) {}

  async find(db?: DataSource | EntityManager): Promise<EnteredSeller> {
    const { value: seller, version } = await this.settings.find(setting, firstSeller, db);
    return { seller, version };
  }

  /** Writes it and answers its new version; undefined when it is no longer at the version that was seen. */
  change(tx: EntityManager, seller: InvoiceSeller, seen: number): Promise<number | undefined> {
    return this.settings.change(tx, setting, seller, seen);
  }
}
