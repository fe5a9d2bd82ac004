import { endOfShopDay, startOfShopDay, type Language } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { tableFile, type FileFormat } from '@mekong/spreadsheets';
import { DataSource } from 'typeorm';
import { buyerColumns, buyerRow } from './buyer-columns.js';
import { BuyersRepository } from './buyers.repository.js';
import { TooManyBuyers } from './errors.js';

/** A file of more would take the service's memory. */
const mostBuyers = 20_000;

export interface BuyersRequest {
  product: number;
  /** The first and the last day on which they bought it. */
  from?: string;
  to?: string;
  format: FileFormat;
  language: Language;
}

/** Makes a file of the customers who bought a product. Publishes staff.acted with how many; throws TooManyBuyers. */
@Injectable()
export class ExportBuyers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly buyers: BuyersRepository,
    private readonly outbox: Outbox,
  ) {}

  async export(caller: Identity, { product, from, to, format, language }: BuyersRequest): Promise<Buffer> {
    const sold = { from: from ? startOfShopDay(from) : undefined, until: to ? endOfShopDay(to) : undefined };
    const found = await this.buyers.find(product, sold, mostBuyers + 1);
    if (found.length > mostBuyers) throw new TooManyBuyers(mostBuyers);
    const rows = found.map((buyer) => buyerRow(buyer, language));
    const file = await tableFile(format, buyerColumns(language), rows);
    const subject = { type: 'product', id: String(product), name: `buyers of product ${product}` };
    const facts = { after: { people: found.length, format } };
    const act = staffActed(caller, 'buyers.exported', subject, facts);
    await this.dataSource.transaction((tx) => this.outbox.record(tx, act));
    return file;
  }
}
