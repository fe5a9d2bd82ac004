import type { Language } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { tableFile, type FileFormat } from '@mekong/spreadsheets';
import { DataSource } from 'typeorm';
import { scopeOf } from '../orders/index.js';
import { AccountsRepository } from './accounts.repository.js';
import { sheetColumns, sheetRows } from './accounts-sheet.js';
import { aboutAccounts } from './audit.js';
import { daysOf } from './period.js';

/** Makes the sheet of a period for the accountant, which tells of nobody. Its sums are those of its rows. Publishes staff.acted. */
@Injectable()
export class ExportAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly outbox: Outbox,
  ) {}

  async export(caller: Identity, period: string, format: FileFormat, language: Language): Promise<Buffer> {
    const rows = await this.accounts.find(daysOf(period), scopeOf(caller));
    const file = await tableFile(format, sheetColumns(language), sheetRows(rows, language));
    const act = staffActed(caller, 'accounts.exported', aboutAccounts(period), { after: { format } });
    await this.dataSource.transaction((tx) => this.outbox.record(tx, act));
    return file;
  }
}
