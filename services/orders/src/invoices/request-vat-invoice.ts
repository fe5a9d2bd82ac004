import { notFound, shopDay } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { OrdersRepository } from '../orders/index.js';
import { AllRefunded, NoVatInvoice } from './errors.js';
import { ExchangeRatesRepository } from './exchange-rates.repository.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';
import type { InvoiceBuyer } from './invoice.js';
import type { InvoicedOrder } from './invoiced-order.js';
import { InvoicesRepository } from './invoices.repository.js';
import { IssueInvoices } from './issue-invoices.js';
import { whyNoVatInvoice } from './vat-request.js';

/**
 * A taxpayer asks for a VAT invoice of their order: the commercial one is credited with what is left of it, and what was given
 * back before is credited of the new one. The lock of the order's row decides between two calls. Throws NotPaid, AllRefunded and
 * NoVatInvoice.
 */
@Injectable()
export class RequestVatInvoice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly invoices: InvoicesRepository,
    private readonly issueInvoices: IssueInvoices,
    private readonly seller: InvoiceSellerRepository,
    private readonly rates: ExchangeRatesRepository,
  ) {}

  request(
    { userId }: Identity,
    orderId: string,
    wanted: Pick<InvoiceBuyer, 'tin' | 'name' | 'address'>,
  ): Promise<InvoicedOrder> {
    return onceByKey(this.dataSource, async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order || order.userId !== userId) throw notFound('Order');
      const before = await this.issueInvoices.complete(tx, order);
      if (order.status === 'refunded') throw new AllRefunded();
      const refusal = whyNoVatInvoice(order, before, await this.seller.find(tx));
      if (refusal) throw refusal;
      const day = shopDay();
      if (!(await this.rates.isKnown(tx, day))) throw new NoVatInvoice('no_rate');
      const { id, totalCents, refundedCents, phoneNumber: phone } = order;
      await this.invoices.credit(tx, id, totalCents, { day, rest: 'replaced' });
      await this.invoices.issueVat(tx, id, day, { ...wanted, phone });
      await this.invoices.credit(tx, id, refundedCents, { day });
      return { documents: await this.invoices.findOfOrder(id, tx), vatRequestUntil: null };
    });
  }
}
