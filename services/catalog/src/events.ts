import { Injectable } from '@nestjs/common';
import { dataOf, oneByOne, type EventHandlers } from '@mekong/messaging';
import { ApplyStock, RecordSales } from './products/index.js';
import { RielRateRepository } from './riel/index.js';
import { ForgetCustomer } from './forget-customer.js';

/** The handlers of the events that catalog subscribes to. */
@Injectable()
export class CatalogEvents implements EventHandlers<'catalog'> {
  readonly gatherMs = 100;

  constructor(
    private readonly applyStock: ApplyStock,
    private readonly recordSales: RecordSales,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly rielRates: RielRateRepository,
  ) {}

  readonly handlers: EventHandlers<'catalog'>['handlers'] = {
    'stock.changed.v1': (tx, events) => this.applyStock.apply(tx, dataOf(events)),
    'order.paid.v1': (tx, events) => this.recordSales.paid(tx, dataOf(events)),
    'order.partly-refunded.v1': oneByOne((tx, { data }) => this.recordSales.partlyRefunded(tx, data)),
    'order.refunded.v1': oneByOne((tx, { data }) => this.recordSales.refunded(tx, data)),
    'user.deleted.v1': oneByOne((tx, { data }) => this.forgetCustomer.forget(tx, data.user_id)),
    'riel-rate.changed.v1': oneByOne((tx, { data }) => this.rielRates.keep(tx, data)),
  };
}
