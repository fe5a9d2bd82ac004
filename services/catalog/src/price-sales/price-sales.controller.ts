import { notFound } from '@mekong/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  pageOf,
  showStale,
} from '@mekong/service-defaults';
import { ChangeSale, type SaleEdit } from './change-sale.js';
import { CreateSale } from './create-sale.js';
import type { PriceSale, SaleFacts } from './price-sale.entity.js';
import { PriceSalesRepository } from './price-sales.repository.js';
import * as dto from './price-sales.dto.js';
import { listedSaleView, previewView, saleView } from './views.js';

/** Lower prices for a time. */
@ApiTags('products')
@Controller('api/admin/sales')
@Access(['admin'])
export class PriceSalesController {
  constructor(
    private readonly sales: PriceSalesRepository,
    private readonly createSale: CreateSale,
    private readonly changeSale: ChangeSale,
  ) {}

  @Get()
  @Answers('Sales by pages, the newest first', 200, dto.salesAnswer, 400, 401, 403)
  async page(@Query({ schema: dto.salesPage }) { state, page, limit }: dto.SalesPage) {
    const { sales, total } = await this.sales.page(state, { page, limit });
    return { sales: sales.map(listedSaleView), ...pageOf({ page, limit }, total) };
  }

  @Get(':id')
  @Answers('One sale', 200, dto.oneSaleAnswer, 401, 403, 404)
  async one(@Param('id') id: string) {
    const sale = await this.sales.find(knownId(id, 'Sale'));
    if (!sale) throw notFound('Sale');
    return { sale: saleView(sale) };
  }

  @Post()
  @AnswersOnce(
    (sale: PriceSale) => ({ message: 'Sale saved', sale: saleView(sale) }),
    'Plans a sale; of two that fit one product the lower price holds',
    201,
    dto.saleAndMessage,
    400,
    401,
    403,
    409,
  )
  create(@Caller() caller: Identity, @Body({ schema: dto.saleBody }) body: dto.SaleBody) {
    return this.createSale.create(caller, factsIn(body));
  }

  @Post('preview')
  @HttpCode(200)
  @Answers('What a sale would do, were it the only one', 200, dto.previewAnswer, 400, 401, 403)
  async preview(@Body({ schema: dto.saleBody }) body: dto.SaleBody) {
    return previewView(await this.sales.preview(factsIn(body)));
  }

  @Patch(':id')
  @Answers(
    'Changes a sale that is planned, the names and the end of one that runs, or ends it',
    200,
    dto.saleAndMessage,
    400,
    401,
    403,
    404,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.saleChange }) body: dto.SaleChange,
  ) {
    const { ended, version, ...fields } = body;
    const edit: SaleEdit = { ...factsIn(fields), ended, version };
    const sale = await this.changeSale.change(caller, knownId(id, 'Sale'), edit).catch(showStale(saleView));
    return { message: 'Sale saved', sale: saleView(sale) };
  }
}

function factsIn(body: dto.SaleBody): SaleFacts;
function factsIn(body: Partial<dto.SaleBody>): Partial<SaleFacts>;
function factsIn(body: Partial<dto.SaleBody>): Partial<SaleFacts> {
  return {
    name: body.name,
    nameKm: body.name_km,
    percentOff: body.percent_off,
    amountOff: body.amount_off_cents,
    target: body.target,
    brandId: body.brand_id,
    category: body.category,
    productIds: body.product_ids,
    beginsAt: body.begins_at,
    endsAt: body.ends_at,
  };
}
