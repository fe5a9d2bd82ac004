import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { Access, Answers, AnswersFile, ApiTags, Caller, type Identity } from '@mekong/service-defaults';
import { mediaTypes, type FileFormat } from '@mekong/spreadsheets';
import { scopeOf } from '../orders/index.js';
import { ExportAccounts } from './export-accounts.js';
import * as dto from './accounts.dto.js';
import { AccountsRepository } from './accounts.repository.js';
import { daysOf } from './period.js';
import { accountsView } from './views.js';

/** What an accountant books of a month, a quarter or a year; for support of what customers bought. */
@ApiTags('invoices')
@Controller('api/admin/accounts')
@Access(['admin', 'support'])
export class AccountsController {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly exportAccounts: ExportAccounts,
  ) {}

  @Get()
  @Answers(
    'What was sold and given back in a month, a quarter or a year, by day and by way to pay, with sums',
    200,
    dto.accountsAnswer,
    400,
    401,
    403,
  )
  async read(
    @Caller() caller: Identity,
    @Query({ schema: dto.accountsQuery }) { period }: dto.AccountsQuery,
  ) {
    const days = daysOf(period);
    const scope = scopeOf(caller);
    const [rows, invoiced] = await Promise.all([
      this.accounts.find(days, scope),
      this.accounts.invoicedCents(days, scope),
    ]);
    return accountsView(rows, invoiced);
  }

  @Get('export.csv')
  @AnswersFile('The same by day and way to pay, as a CSV file', ['text/csv'], 400, 401, 403)
  csv(@Caller() caller: Identity, @Query({ schema: dto.sheetQuery }) query: dto.SheetQuery) {
    return this.file(caller, query, 'csv');
  }

  @Get('export.xlsx')
  @AnswersFile('The same by day and way to pay, as an XLSX file', [mediaTypes.xlsx], 400, 401, 403)
  xlsx(@Caller() caller: Identity, @Query({ schema: dto.sheetQuery }) query: dto.SheetQuery) {
    return this.file(caller, query, 'xlsx');
  }

  private async file(
    caller: Identity,
    { period, language }: dto.SheetQuery,
    format: FileFormat,
  ): Promise<StreamableFile> {
    const bytes = await this.exportAccounts.export(caller, period, format, language);
    return new StreamableFile(bytes, {
      type: mediaTypes[format],
      length: bytes.length,
      disposition: `attachment; filename="accounts-${period}.${format}"`,
    });
  }
}
