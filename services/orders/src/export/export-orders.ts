import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { tableFile, type FileFormat } from '@mekong/spreadsheets';
import { DataSource } from 'typeorm';
import { aboutAllOrders, type Order } from '../orders/index.js';
import { type OrderSearch, OrderSearchRepository, type OrderSort } from '../staff-orders/index.js';
import { TooManyToExport } from './errors.js';
import { columnsIn, rowOf, type exportLanguages } from './export-columns.js';

/** A file of more would take the service's memory, and no courier takes it. */
const mostOrders = 5_000;
const atOnce = 500;

export interface ExportRequest {
  search: OrderSearch;
  sort?: OrderSort;
  format: FileFormat;
  language: (typeof exportLanguages)[number];
}

/** Makes a file of the orders that a search finds. Publishes staff.acted with how many; throws TooManyToExport. */
@Injectable()
export class ExportOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: OrderSearchRepository,
    private readonly outbox: Outbox,
  ) {}

  async export(caller: Identity, { search, sort, format, language }: ExportRequest): Promise<Buffer> {
    const orders = await this.findAll(search, sort);
    const rows = orders.map((order) => rowOf(order, language));
    const file = await tableFile(format, columnsIn(language), rows);
    const act = staffActed(caller, 'orders.exported', aboutAllOrders, {
      after: { orders: orders.length, format },
    });
    await this.dataSource.transaction((tx) => this.outbox.record(tx, act));
    return file;
  }

  /** An order that moves from one page to the next meanwhile is there once. */
  private async findAll(search: OrderSearch, sort?: OrderSort): Promise<Order[]> {
    const found = new Map<string, Order>();
    for (let page = 1; ; page += 1) {
      const { rows, total } = await this.search.findPage(search, page, atOnce, sort);
      if (page === 1 && total > mostOrders) throw new TooManyToExport(total, mostOrders);
      for (const order of rows) found.set(order.id, order);
      if (rows.length < atOnce) return [...found.values()];
    }
  }
}
