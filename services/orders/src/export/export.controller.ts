import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import {
  Access,
  AnswersFile,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
} from '@mekong/service-defaults';
import { mediaTypes, type FileFormat } from '@mekong/spreadsheets';
import { ExportBuyers } from './export-buyers.js';
import { ExportOrders } from './export-orders.js';
import * as dto from './export.dto.js';

/** Orders as files for couriers, for the books, and to see who has bought something. */
@ApiTags('orders')
@Controller('api/admin/orders')
@Access(['admin'])
export class ExportController {
  constructor(
    private readonly exportOrders: ExportOrders,
    private readonly exportBuyers: ExportBuyers,
  ) {}

  @Get('export.csv')
  @NeedsFreshPassword()
  @AnswersFile(
    'The orders that a search of the list finds, at most 5,000, as a CSV file',
    ['text/csv'],
    400,
    401,
    403,
    409,
  )
  csv(@Caller() caller: Identity, @Query({ schema: dto.exportQuery }) query: dto.ExportQuery) {
    return this.file(caller, query, 'csv');
  }

  @Get('export.xlsx')
  @NeedsFreshPassword()
  @AnswersFile(
    'The orders that a search of the list finds, at most 5,000, as an XLSX file',
    [mediaTypes.xlsx],
    400,
    401,
    403,
    409,
  )
  xlsx(@Caller() caller: Identity, @Query({ schema: dto.exportQuery }) query: dto.ExportQuery) {
    return this.file(caller, query, 'xlsx');
  }

  @Get('buyers.csv')
  @NeedsFreshPassword()
  @AnswersFile(
    'The customers who bought a product and kept it, at most 20,000, as a CSV file; it says who agreed to advertising, and since when',
    ['text/csv'],
    400,
    401,
    403,
    409,
  )
  buyersCsv(@Caller() caller: Identity, @Query({ schema: dto.buyersQuery }) query: dto.BuyersQuery) {
    return this.buyersFile(caller, query, 'csv');
  }

  @Get('buyers.xlsx')
  @NeedsFreshPassword()
  @AnswersFile('The same as an XLSX file', [mediaTypes.xlsx], 400, 401, 403, 409)
  buyersXlsx(@Caller() caller: Identity, @Query({ schema: dto.buyersQuery }) query: dto.BuyersQuery) {
    return this.buyersFile(caller, query, 'xlsx');
  }

  private async buyersFile(caller: Identity, query: dto.BuyersQuery, format: FileFormat) {
    const bytes = await this.exportBuyers.export(caller, { ...query, format });
    return asFile(bytes, `buyers-${query.product}`, format);
  }

  private async file(
    caller: Identity,
    { language, sort, ...search }: dto.ExportQuery,
    format: FileFormat,
  ): Promise<StreamableFile> {
    const bytes = await this.exportOrders.export(caller, { search, sort, format, language });
    return asFile(bytes, 'orders', format);
  }
}

const asFile = (bytes: Buffer, name: string, format: FileFormat) =>
  new StreamableFile(bytes, {
    type: mediaTypes[format],
    length: bytes.length,
    disposition: `attachment; filename="${name}.${format}"`,
  });
