import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import type { InvoiceBuyer } from './invoice.js';

const add = prepared`INSERT INTO vat_requests (order_id, buyer) VALUES ($1, $2)`;

/** In whose name orders were placed that are to have a VAT invoice once they are paid. */
@Injectable()
export class VatRequestsRepository {
  async add(tx: EntityManager, orderId: string, buyer: InvoiceBuyer): Promise<void> {
    await add.withNext(tx, [orderId, JSON.stringify(buyer)]);
  }
}
