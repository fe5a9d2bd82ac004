import type { Language } from '@mekong/contracts';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersFile,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  pageOf,
} from '@mekong/service-defaults';
import { mediaTypes, type FileFormat } from '@mekong/spreadsheets';
import { scopeOf } from '../orders/index.js';
import { ExportInvoices } from './export-invoices.js';
import * as dto from './month-of-invoices.dto.js';
import { MonthOfInvoicesRepository } from './month-of-invoices.repository.js';
import { listedView, sumsView } from './views.js';

@ApiTags('invoices')
@Controller('api/admin/invoices')
export class MonthOfInvoicesController {
  constructor(
    private readonly months: MonthOfInvoicesRepository,
    private readonly exportInvoices: ExportInvoices,
  ) {}

  @Get()
  @Access(['admin', 'support'])
  @Answers(
    'The invoices and credit notes of a month, the newest first, with the sums of all',
    200,
    dto.monthAnswer,
    400,
    401,
    403,
  )
  async list(
    @Caller() caller: Identity,
    @Query({ schema: dto.monthQuery }) { month, page, limit }: dto.MonthQuery,
  ) {
    const scope = scopeOf(caller);
    const [invoices, sums] = await Promise.all([
      this.months.findPage(month, scope, page, limit),
      this.months.sums(month, scope),
    ]);
    return {
      invoices: invoices.map(listedView),
      sums: sumsView(sums),
      ...pageOf({ page, limit }, sums.count),
    };
  }

  @Get('export.csv')
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersFile("A month's sheet for the accountant, as a CSV file", ['text/csv'], 400, 401, 403, 409)
  csv(@Caller() caller: Identity, @Query({ schema: dto.sheetQuery }) query: dto.SheetQuery) {
    return this.file(caller, query, 'csv');
  }

  @Get('export.xlsx')
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersFile("A month's sheet for the accountant, as an XLSX file", [mediaTypes.xlsx], 400, 401, 403, 409)
  xlsx(@Caller() caller: Identity, @Query({ schema: dto.sheetQuery }) query: dto.SheetQuery) {
    return this.file(caller, query, 'xlsx');
  }

  private async file(
    caller: Identity,
    { month, language }: { month: string; language: Language },
    format: FileFormat,
  ): Promise<StreamableFile> {
    const bytes = await this.exportInvoices.export(caller, month, format, language);
    return new StreamableFile(bytes, {
      type: mediaTypes[format],
      length: bytes.length,
      disposition: `attachment; filename="invoices-${month}.${format}"`,
    });
  }
}
