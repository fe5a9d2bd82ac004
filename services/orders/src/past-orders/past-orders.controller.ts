import { fieldError, invalid, notFound } from '@mekong/contracts';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiBody,
  ApiConsumes,
  ApiTags,
  Caller,
  emailKey,
  type Identity,
  knownId,
  NeedsFreshPassword,
  pageOf,
} from '@mekong/service-defaults';
import { uploadInterceptor, type UploadRequest } from '@mekong/uploads';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { BringHistory } from './bring-history.js';
import { type CheckedHistory, CheckHistory } from './check-history.js';
import { currencyCode } from './files/money.js';
import { historyQueue } from './history-queue.js';
import * as dto from './past-orders.dto.js';
import { PastCustomersRepository } from './past-customers.repository.js';
import { PastOrdersRepository } from './past-orders.repository.js';
import { RemoveHistory } from './remove-history.js';
import { broughtView, checkedView, pastCustomerView, pastOrderView } from './views.js';

const files = { files: { csv: 1 }, limitMb: 21 };

/** Orders of before, from the exports of another shop system: to be looked up, never changed. */
@ApiTags('past orders')
@Controller('api/admin/past-orders')
@Access(['admin', 'support'])
export class PastOrdersController {
  constructor(
    private readonly checkHistory: CheckHistory,
    private readonly bringHistory: BringHistory,
    private readonly removeHistory: RemoveHistory,
    private readonly orders: PastOrdersRepository,
    private readonly customers: PastCustomersRepository,
  ) {}

  @Get()
  @Answers(
    'Orders of before, newest first: all, or those that are searched for',
    200,
    dto.pastOrdersAnswer,
    400,
    401,
    403,
  )
  async all(@Query({ schema: dto.historyQuery }) query: dto.HistoryQuery) {
    const { orders, total } = await this.orders.findPage(query);
    return { orders: orders.map(pastOrderView), ...pageOf(query, total) };
  }

  @Get('export')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers(
    "All that came from other shop systems with an email, for a copy of the person's data",
    200,
    dto.exportedAnswer,
    400,
    401,
    403,
  )
  async exported(@Query({ schema: dto.emailQuery }) { email }: dto.EmailQuery) {
    const key = emailKey(email);
    const [{ orders, total }, customers] = await Promise.all([
      this.orders.findOfEmail(key, { page: 1, limit: dto.maxExported }),
      this.customers.findOfEmail(key),
    ]);
    return {
      past_orders: orders.map(pastOrderView),
      past_orders_total: total,
      past_customers: customers.map(pastCustomerView),
    };
  }

  @Get(':id')
  @Answers('One order of before', 200, dto.pastOrderAnswer, 401, 403, 404)
  async one(@Param('id') id: string) {
    const order = await this.orders.find(knownId(id, 'Order'));
    if (!order) throw notFound('Order');
    return { order: pastOrderView(order) };
  }

  @Post('check')
  @Access(['admin'])
  @HttpCode(200)
  @Answers(
    'Says what an export of orders or customers from Shopify or WooCommerce would bring; nothing is stored',
    200,
    dto.checkedAnswer,
    400,
    401,
    403,
    413,
  )
  @UseInterceptors(uploadInterceptor(files))
  @ApiConsumes('multipart/form-data')
  @ApiBody(dto.historyForm)
  check(@Req() request: UploadRequest) {
    const { path, currency } = fileOf(request);
    return historyQueue(async () => checkedView(await this.checkHistory.check(path, currency)));
  }

  @Post()
  @Access(['admin'])
  @AnswersOnce(
    (brought: CheckedHistory) => ({ brought: broughtView(brought) }),
    'Keeps the orders or customers of an export from Shopify or WooCommerce, to be looked up',
    201,
    dto.broughtAnswer,
    400,
    401,
    403,
    409,
    413,
  )
  @UseInterceptors(uploadInterceptor(files))
  @ApiConsumes('multipart/form-data')
  @ApiBody(dto.historyForm)
  async bring(@Caller() caller: Identity, @Req() request: UploadRequest) {
    const { path, currency } = fileOf(request);
    return historyQueue(() => this.bringHistory.bring(caller, path, currency));
  }

  @Delete()
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers(
    'Deletes all orders and customers of before that came from one shop system',
    200,
    dto.removedAnswer,
    400,
    401,
    403,
  )
  async remove(@Caller() caller: Identity, @Query({ schema: dto.sourceQuery }) { source }: dto.SourceQuery) {
    return { removed: await this.removeHistory.remove(caller, source) };
  }
}

const megabytes = 20;

function fileOf({ uploads, body }: UploadRequest): { path: string; currency: string } {
  const csv = uploads?.csv?.[0];
  if (!csv) throw invalid([fieldError('csv', 'REQUIRED', 'File is required')]);
  if (csv.size > megabytes * 1024 * 1024)
    throw invalid([
      fieldError('csv', 'TOO_BIG', `File may have at most ${megabytes} MB`, { most: `${megabytes} MB` }),
    ]);
  const { currency: typed } = (body ?? {}) as Record<string, unknown>;
  const named = typeof typed === 'string' && typed.trim() !== '' ? typed : 'USD';
  const currency = currencyCode(named);
  if (!currency)
    throw invalid([
      fieldError('currency', 'UNKNOWN_CURRENCY', `“${named.slice(0, 20)}” is no currency, such as USD`, {
        value: named.slice(0, 20),
      }),
    ]);
  return { path: csv.path, currency };
}
