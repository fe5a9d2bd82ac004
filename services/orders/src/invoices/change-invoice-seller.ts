import { StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutInvoiceSeller } from './audit.js';
import type { EnteredSeller, InvoiceSeller } from './invoice-seller.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';

/**
 * Admins enter who sells; invoices that are there keep what they have. Publishes staff.acted; throws StaleEdit when somebody else
 * has changed it.
 */
@Injectable()
export class ChangeInvoiceSeller {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: InvoiceSellerRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, seller: InvoiceSeller, seen: number): Promise<EnteredSeller> {
    return this.dataSource.transaction(async (tx) => {
      const before = await this.repository.find(tx);
      const edited = differences({ ...before.seller }, { ...seller });
      const version = before.version === seen && (await this.repository.change(tx, seller, seen));
      if (!version)
        throw new StaleEdit('setting', await this.repository.find(tx), Object.keys(edited?.after ?? {}));
      if (edited)
        await this.outbox.record(
          tx,
          staffActed(caller, 'invoice-seller.changed', aboutInvoiceSeller, edited),
        );
      return { seller, version };
    });
  }
}
