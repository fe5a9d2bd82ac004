import { notFound } from '@mekong/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  pageOf,
  sellerScope,
} from '@mekong/service-defaults';
import { StockHistoryRepository, type StockChange } from './stock-history.repository.js';
import * as dto from './stock-history.dto.js';

@ApiTags('products')
@Controller('api/admin/stock-history')
@Access(['admin', 'seller'])
export class StockHistoryController {
  constructor(private readonly history: StockHistoryRepository) {}

  @Get(':productId')
  @Answers(
    'How the stock of a product of yours (an admin: any) changed, the latest first',
    200,
    dto.historyAnswer,
    400,
    401,
    403,
    404,
  )
  async ofProduct(
    @Caller() caller: Identity,
    @Param('productId') productId: string,
    @Query({ schema: dto.historyPage }) { page, limit }: dto.HistoryPage,
  ) {
    const id = knownId(productId, 'Product');
    const product = await this.history.findProduct(id, sellerScope(caller));
    if (!product) throw notFound('Product');
    const { changes, total } = await this.history.findPage(id, page, limit);
    return {
      product: { id, name: product.name },
      changes: changes.map(changeView),
      ...pageOf({ page, limit }, total),
    };
  }
}

const changeView = (change: StockChange) => ({
  id: change.id,
  cause: change.cause,
  available: { from: change.availableFrom, to: change.availableTo },
  held: { from: change.heldFrom, to: change.heldTo },
  order_id: change.orderId,
  order_number: change.orderNumber,
  reason: change.reason,
  by: change.byName,
  changed_at: change.changedAt.toISOString(),
});
