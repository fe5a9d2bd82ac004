import { fieldError, invalid, textOf } from '@mekong/contracts';
import { Controller, Get, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiBody,
  ApiConsumes,
  ApiTags,
  Caller,
  type Identity,
} from '@mekong/service-defaults';
import { uploadQueue } from '../bulk/index.js';
import { uploadInterceptor, type UploadRequest } from '@mekong/uploads';
import { type CheckedList, CheckPriceList } from './check-price-list.js';
import { readingOf } from './columns.js';
import type { JudgedRow } from './judge-rows.js';
import * as dto from './price-lists.dto.js';
import { PriceListsRepository } from './price-lists.repository.js';
import { type TakenList, TakePriceList } from './take-price-list.js';

const files = { files: { csv: 1 } };
const text = { type: 'string' as const };
const form = {
  schema: {
    type: 'object' as const,
    required: ['csv', 'supplier'],
    properties: {
      csv: { ...text, format: 'binary' },
      supplier: text,
      mapping: { ...text, description: 'JSON `{ columns: { theirs: ours }, currency: { money: rate } }`' },
      links: { ...text, description: 'JSON of the SKUs of your products by codes of the supplier' },
      sheet: text,
      check: { ...text, description: 'As it was answered: what is saved was seen' },
      again: { ...text, description: '`true` adds the pieces of a list that was saved already' },
    },
  },
};

/** Price lists of suppliers: what products cost, and pieces that have come. Sellers for their own products, admins for all. */
@ApiTags('products')
@Controller('api/products/price-lists')
@Access(['admin', 'seller'])
export class PriceListsController {
  constructor(
    private readonly checkPriceList: CheckPriceList,
    private readonly takePriceList: TakePriceList,
    private readonly lists: PriceListsRepository,
  ) {}

  @Get()
  @Answers(
    'The suppliers whose price lists you have saved, the last first',
    200,
    dto.suppliersAnswer,
    401,
    403,
  )
  async suppliers(@Caller() { userId }: Identity) {
    return { suppliers: await this.lists.suppliersOf(userId) };
  }

  @Post('check')
  @HttpCode(200)
  @Answers(
    'Says what the price list of a supplier would do; nothing is stored',
    200,
    dto.priceListAnswer,
    400,
    401,
    403,
    413,
  )
  @UseInterceptors(uploadInterceptor(files))
  @ApiConsumes('multipart/form-data')
  @ApiBody(form)
  async check(@Caller() caller: Identity, @Req() request: UploadRequest) {
    const { csv, reading } = listOf(request);
    return uploadQueue(async () => listView(await this.checkPriceList.check(caller, csv, reading)));
  }

  @Post()
  @AnswersOnce(
    (taken: TakenList) => ({ taken }),
    'Saves what the price list of a supplier says of known products: their costs, and pieces that have come',
    201,
    dto.takenListAnswer,
    400,
    401,
    403,
    409,
    413,
  )
  @UseInterceptors(uploadInterceptor(files))
  @ApiConsumes('multipart/form-data')
  @ApiBody(form)
  async take(@Caller() caller: Identity, @Req() request: UploadRequest) {
    const { csv, reading } = listOf(request);
    return uploadQueue(() => this.takePriceList.take(caller, csv, reading));
  }
}

function listOf({ uploads, body }: UploadRequest) {
  const csv = uploads?.csv?.[0];
  if (!csv) throw invalid([fieldError('csv', 'REQUIRED', 'File is required')]);
  return { csv, reading: readingOf((body ?? {}) as Record<string, unknown>) };
}

const listView = ({ name, sheets, columns, mapping, rows, ...list }: CheckedList) => ({
  ...{ supplier: name, sheets, columns, currency: mapping.currency },
  unknown_currencies: list.unknownCurrencies,
  rows: rows.map(rowView),
  taken_at: list.takenAt?.toISOString() ?? null,
  check: list.check,
});

function rowView({ line, code, barcode, name, verdict, product, ...row }: JudgedRow) {
  const [before, after] = [product?.costCents ?? null, row.costCents ?? product?.costCents ?? null];
  const price = product?.priceCents ?? 0;
  return {
    ...{ row: line, code: code || barcode, name, verdict, quantity: row.quantity },
    error: textOf(row.faults) || null,
    faults: row.faults,
    candidates: row.candidates,
    product: product
      ? { id: product.id, name: product.name, sku: product.sku, price: price / 100, stock: product.stock }
      : null,
    cost_before: inDollars(before),
    cost_after: inDollars(after),
    margin_before: marginOf(price, before),
    margin_after: marginOf(price, after),
  };
}

const inDollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** What is left of the price, in percent with one decimal. */
const marginOf = (price: number, cost: number | null) =>
  cost === null || price === 0 ? null : Math.round(((price - cost) / price) * 1_000) / 10;
