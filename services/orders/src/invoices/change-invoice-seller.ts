import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { SettingEdits } from '../settings/index.js';
import { editedSeller } from './audit.js';
import type { EnteredSeller, InvoiceSeller } from './invoice-seller.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';

/** Admins enter who sells; invoices that are there keep what they have. */
@Injectable()
export class ChangeInvoiceSeller {
  constructor(
    private readonly edits: SettingEdits,
    private readonly repository: InvoiceSellerRepository,
  ) {}

  change(caller: Identity, seller: InvoiceSeller, seen: number): Promise<EnteredSeller> {
    return this.edits.save(caller, editedSeller, this.repository, { seller }, seen);
  }
}
