import type { Language } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { tableFile, type FileFormat } from '@mekong/spreadsheets';
import { DataSource } from 'typeorm';
import { aboutMonth } from './audit.js';
import { TooManyInvoices } from './errors.js';
import { MonthOfInvoicesRepository } from './month-of-invoices.repository.js';
import { sheetColumns, sheetRows } from './sheet-columns.js';

/** More would take the service's memory. */
const most = 50_000;

/**
 * Makes the sheet of a month for the accountant. Its sums are those of its rows, also where one is issued meanwhile. Publishes
 * staff.acted with how many; throws TooManyInvoices.
 */
@Injectable()
export class ExportInvoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly months: MonthOfInvoicesRepository,
    private readonly outbox: Outbox,
  ) {}

  async export(caller: Identity, month: string, format: FileFormat, language: Language): Promise<Buffer> {
    const invoices = await this.months.findAll(month, most + 1);
    if (invoices.length > most) throw new TooManyInvoices(most);
    const file = await tableFile(format, sheetColumns(language), sheetRows(invoices, language));
    const facts = { after: { invoices: invoices.length, format } };
    const act = staffActed(caller, 'invoices.exported', aboutMonth(month), facts);
    await this.dataSource.transaction((tx) => this.outbox.record(tx, act));
    return file;
  }
}
