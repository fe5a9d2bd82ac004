import { shopDay } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Order, OrdersRepository, soldAt } from '../orders/index.js';
import { NotPaid } from './errors.js';
import { creditedOf, currentOf, type Invoice } from './invoice.js';
import { InvoicesRepository } from './invoices.repository.js';

/**
 * Finds an order's invoices and credit notes. What a version without invoices was paid or gave back gets its own here, of today:
 * days that are over keep what the accountant has of them. Throws NotPaid.
 */
@Injectable()
export class IssueInvoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly invoices: InvoicesRepository,
  ) {}

  /** Of an order that was just read; the oldest first. */
  async find(order: Order): Promise<Invoice[]> {
    if (!soldAt(order)) throw new NotPaid(order);
    const found = await this.invoices.findOfOrder(order.id);
    if (isWhole(order, found)) return found;
    return this.dataSource.transaction(async (tx) =>
      this.complete(tx, (await this.orders.lock(tx, order.id))!),
    );
  }

  /** The same of a locked order. */
  async complete(tx: EntityManager, order: Order): Promise<Invoice[]> {
    if (!soldAt(order)) throw new NotPaid(order);
    const found = await this.invoices.findOfOrder(order.id, tx);
    if (isWhole(order, found)) return found;
    const day = shopDay();
    if (found.length === 0) await this.invoices.issue(tx, [order.id], day);
    await this.invoices.credit(tx, order.id, order.refundedCents, { day });
    return this.invoices.findOfOrder(order.id, tx);
  }
}

/** Whether there is an invoice, and a credit note for all that was given back. */
function isWhole({ refundedCents }: Order, documents: Invoice[]): boolean {
  const current = currentOf(documents);
  return current !== undefined && creditedOf(documents, current) >= refundedCents;
}
