import { notFound, staffRoleSchema } from '@mekong/contracts';
import { Body, Controller, Get, Headers, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  idempotencyKey,
  type Identity,
  NeedsFreshPassword,
  pageOf,
  parseInput,
  showStale,
  TakesKey,
} from '@mekong/service-defaults';
import { MayShip } from '../packing/may-ship.js';
import { SellersRepository } from '../packing/sellers.repository.js';
import { NotesRepository } from '../notes/notes.repository.js';
import type { Order } from './order.entity.js';
import { OrderEventsRepository } from './order-events.repository.js';
import { isSeen, scopeOf } from './order-scope.js';
import { OrderSearchRepository } from './order-search.repository.js';
import { OrdersRepository } from './orders.repository.js';
import { ChangeDelivery } from './change-delivery.js';
import { deliveryBody, type DeliveryBody } from './delivery.dto.js';
import { AdvanceOrder } from './advance-order.js';
import { CorrectShipment } from './correct-shipment.js';
import { ProductsRepository } from '../stock/products.repository.js';
import { StaffRepository } from '../staff/staff.repository.js';
import { RefundAmount } from '../refunds/refund-amount.js';
import { RefundLines } from '../refunds/refund-lines.js';
import { RefundOrder } from '../refunds/refund-order.js';
import { refundBody, type RefundBody } from '../refunds/refunds.dto.js';
import { managedOrderView, orderPageView, orderView, partViews, userOrdersView, withSkus } from '../views.js';
import * as dto from './orders.dto.js';

@ApiTags('orders')
@Controller('api')
export class StaffOrdersController {
  constructor(
    private readonly search: OrderSearchRepository,
    private readonly orders: OrdersRepository,
    private readonly events: OrderEventsRepository,
    private readonly notes: NotesRepository,
    private readonly sellers: SellersRepository,
    private readonly products: ProductsRepository,
    private readonly staff: StaffRepository,
    private readonly mayShip: MayShip,
    private readonly advanceOrder: AdvanceOrder,
    private readonly correctShipment: CorrectShipment,
    private readonly changeDelivery: ChangeDelivery,
    private readonly refundOrder: RefundOrder,
    private readonly refundLines: RefundLines,
    private readonly refundAmount: RefundAmount,
  ) {}

  @Get('payment/admin-orders')
  @Access(staffRoleSchema.options)
  @Answers(
    'Orders, newest first: all, or those that are searched for; for a seller those with their products, and only their lines, for a packer those that are paid, for support those of customers',
    200,
    dto.managedOrdersAnswer,
    400,
    401,
    403,
  )
  async all(
    @Caller() caller: Identity,
    @Query({ schema: dto.ordersQuery }) { page, limit, sort, ...search }: dto.OrdersQuery,
  ) {
    const scope = scopeOf(caller);
    const { rows, total } = await this.search.findPage({ ...search, ...scope }, page, limit, sort);
    const skus = await this.products.skusOf(productIdsOf(rows));
    const orders = rows.map((order) => withSkus(managedOrderView(order, scope), skus));
    return { orders, ...pageOf({ page, limit }, total) };
  }

  @Get('admin/orders/:orderId')
  @Access(staffRoleSchema.options)
  @Answers('One order with all that happened to it', 200, dto.orderPageAnswer, 401, 403, 404)
  async one(@Caller() caller: Identity, @Param('orderId', { schema: dto.orderIdParam }) orderId: string) {
    await this.staff.refuseOrder(caller, orderId);
    const scope = scopeOf(caller);
    const order = await this.orders.findFor(orderId, scope.sellerId);
    if (!order || !isSeen(order, scope)) throw notFound('Order');
    const [events, notes, skus, sellers] = await Promise.all([
      this.events.findByOrder(orderId),
      this.notes.findOf([orderId]),
      this.products.skusOf(productIdsOf([order])),
      this.sellers.namesOf(order.items.map(({ sellerId }) => sellerId)),
    ]);
    const page = withSkus(orderPageView(order, events, notes, scope), skus);
    return { order: { ...page, parts: partViews(order, sellers) } };
  }

  @Patch('admin/orders/:orderId')
  @Access(['admin', 'packer', 'seller'])
  @Answers(
    'Ships or delivers an order, or corrects how it was shipped',
    200,
    dto.managedOrderAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Param('orderId', { schema: dto.orderIdParam }) orderId: string,
    @Body({ schema: dto.changeBody }) { status, tracking_number: trackingNumber, ...rest }: dto.ChangeBody,
  ) {
    await this.mayShip.require(caller);
    const wanted = { ...rest, trackingNumber };
    const change = status
      ? this.advanceOrder.run(caller, orderId, { ...wanted, status })
      : this.correctShipment.run(caller, orderId, wanted);
    const view = (order: Order) => managedOrderView(order, scopeOf(caller));
    return { order: view(await change.catch(showStale(view))) };
  }

  @Patch('admin/orders/:orderId/delivery')
  @Access(['admin', 'support'])
  @Answers(
    'Corrects where an order goes that is not shipped yet',
    200,
    dto.managedOrderAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async redirect(
    @Caller() caller: Identity,
    @Param('orderId', { schema: dto.orderIdParam }) orderId: string,
    @Body({ schema: deliveryBody }) { version, ...delivery }: DeliveryBody,
  ) {
    await this.staff.refuseOrder(caller, orderId);
    const view = (order: Order) => managedOrderView(order, scopeOf(caller));
    const changed = this.changeDelivery.ofStaff(caller, orderId, delivery, version);
    return { order: view(await changed.catch(showStale(view))) };
  }

  @Post('payment/:orderId/refund')
  @TakesKey()
  @HttpCode(200)
  @Access(['admin'])
  @Answers(
    'Gives the money of a paid order back and returns its stock; with lines only theirs, with an amount only that; both also after shipping, once for an Idempotency-Key',
    200,
    dto.refundAnswer,
    400,
    401,
    403,
    404,
    409,
    422,
  )
  async refund(
    @Caller() caller: Identity,
    @Param('orderId', { schema: dto.orderIdParam }) orderId: string,
    @Body({ schema: refundBody }) body: RefundBody,
    @Headers('Idempotency-Key') givenKey?: string,
  ) {
    const { lines, amount_cents: amountCents, reason, restock } = body ?? {};
    const order =
      amountCents && reason
        ? await this.refundAmount.run(caller, orderId, keyOf(givenKey), { amountCents, reason })
        : lines && reason
          ? await this.refundLines.run(caller, orderId, keyOf(givenKey), {
              ...{ lines, reason, restock: restock ?? false },
            })
          : await this.refundOrder.run(caller, orderId, { reason: reason ?? null, restock: restock ?? true });
    const { Payment: payment } = orderView(order);
    return { message: order.status === 'refunded' ? 'Order refunded' : 'Order refunded in part', payment };
  }

  @Get('admin/users/:userId/orders')
  @Access(['admin', 'support'])
  @Answers(
    "One user's orders, newest first, with what staff noted about them, and what they have spent; for support a customer's",
    200,
    dto.userOrdersAnswer,
    400,
    401,
    403,
    404,
  )
  async ofUser(
    @Caller() caller: Identity,
    @Param('userId') userId: string,
    @Query({ schema: dto.ordersPage }) { page, limit }: dto.OrdersPage,
  ) {
    if (!dto.userIdParam.safeParse(userId).success) throw notFound('User');
    await this.staff.refuseUser(caller, userId);
    const { rows, total } = await this.search.findPage({ userId }, page, limit);
    const [spent, notes] = await Promise.all([
      this.search.spendOf(userId),
      this.notes.findOf(rows.map(({ id }) => id)),
    ]);
    const view = userOrdersView(rows, spent, notes);
    return { ...view, ...pageOf({ page, limit }, total) };
  }

  @Get('admin/users/:userId/orders/export')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers(
    "All orders of one user with what happened to them, for a copy of the person's data",
    200,
    dto.exportedOrdersAnswer,
    401,
    403,
    404,
  )
  async exported(@Param('userId') userId: string) {
    if (!dto.userIdParam.safeParse(userId).success) throw notFound('User');
    const { rows } = await this.search.findPage({ userId }, 1, dto.maxExported);
    const ids = rows.map(({ id }) => id);
    const [timelines, notes] = await Promise.all([this.events.findByOrders(ids), this.notes.findOf(ids)]);
    const notesOf = (id: string) => notes.filter(({ orderId }) => orderId === id);
    return {
      orders: rows.map((order) => orderPageView(order, timelines.get(order.id)!, notesOf(order.id), {})),
    };
  }
}

const keyOf = (given?: string) => parseInput(idempotencyKey, given, 'Idempotency-Key');

const productIdsOf = (orders: Order[]): number[] => [
  ...new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId))),
];
