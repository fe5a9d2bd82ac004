import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { type Order, OrdersRepository } from '../orders/index.js';
import { StaffRepository } from '../staff/index.js';
import type { InvoicedOrder } from './invoiced-order.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';
import { IssueInvoices } from './issue-invoices.js';
import { vatRequestUntil } from './vat-request.js';

/** Reads an order's invoices for its customer, an admin, or support, which sees what customers bought; a 404 for all others. */
@Injectable()
export class ReadInvoice {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly staff: StaffRepository,
    private readonly issueInvoices: IssueInvoices,
    private readonly seller: InvoiceSellerRepository,
  ) {}

  async read(caller: Identity, orderId: string): Promise<InvoicedOrder> {
    const order = await this.find(caller, orderId);
    const documents = await this.issueInvoices.find(order);
    const until = vatRequestUntil(order, documents, await this.seller.find());
    return { documents, vatRequestUntil: order.userId === caller.userId ? until : null };
  }

  private async find(caller: Identity, orderId: string): Promise<Order> {
    const own = await this.orders.findOwn(orderId, caller.userId);
    if (own) return own;
    if (caller.role !== 'admin' && caller.role !== 'support') throw notFound('Order');
    await this.staff.refuseOrder(caller, orderId);
    const order = await this.orders.findFor(orderId);
    if (!order) throw notFound('Order');
    return order;
  }
}
