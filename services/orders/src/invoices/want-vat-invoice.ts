import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NoVatInvoice } from './errors.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';
import type { InvoiceBuyer } from './invoice.js';
import { VatRequestsRepository } from './vat-requests.repository.js';

/**
 * A taxpayer wants a VAT invoice of the order that they place, which is issued when it is paid. Throws NoVatInvoice where the shop is not
 * registered. Where it has no exchange rate by then, the order has a commercial one, to be exchanged within 30 days.
 */
@Injectable()
export class WantVatInvoice {
  constructor(
    private readonly seller: InvoiceSellerRepository,
    private readonly requests: VatRequestsRepository,
  ) {}

  async isOffered(): Promise<boolean> {
    return (await this.seller.find()).seller.vat_registered;
  }

  async want(tx: EntityManager, orderId: string, buyer: InvoiceBuyer): Promise<void> {
    const { seller } = await this.seller.find(tx);
    if (!seller.vat_registered) throw new NoVatInvoice('unregistered');
    await this.requests.add(tx, orderId, buyer);
  }
}
