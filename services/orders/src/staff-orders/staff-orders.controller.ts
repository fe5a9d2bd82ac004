import { notFound, staffRoleSchema } from '@mekong/contracts';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  pageOf,
  showStale,
} from '@mekong/service-defaults';
import { deliveryBody, type DeliveryBody } from '../delivery/delivery.http.js';
import { ChangeDelivery } from '../delivery/index.js';
import { NotesRepository } from '../notes/index.js';
import { isSeen, type Order, OrderEventsRepository, OrdersRepository, scopeOf } from '../orders/index.js';
import { managedOrderAnswer, managedOrderView, orderIdParam } from '../orders/orders.http.js';
import { SellersRepository, StaffRepository } from '../staff/index.js';
import { ProductsRepository } from '../stock/index.js';
import { OrderSearchRepository } from './order-search.repository.js';
import { orderPageView, partViews, userOrdersView, withSkus } from './views.js';
import * as dto from './staff-orders.dto.js';
import { OrderCountRepository } from './order-count.repository.js';

@ApiTags('orders')
@Controller('api')
export class StaffOrdersController {
  constructor(
    private readonly search: OrderSearchRepository,
    private readonly counts: OrderCountRepository,
    private readonly orders: OrdersRepository,
    private readonly events: OrderEventsRepository,
    private readonly notes: NotesRepository,
    private readonly sellers: SellersRepository,
    private readonly products: ProductsRepository,
    private readonly staff: StaffRepository,
    private readonly changeDelivery: ChangeDelivery,
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

  @Get('admin/orders/counts')
  @Access(staffRoleSchema.options)
  @Answers(
    'How many orders are in a status; for a seller those with their products, for a packer those that are paid',
    200,
    dto.orderCountsAnswer,
    401,
    403,
  )
  count(@Caller() caller: Identity) {
    return this.counts.byStatus(scopeOf(caller));
  }

  @Get('admin/orders/:orderId')
  @Access(staffRoleSchema.options)
  @Answers('One order with all that happened to it', 200, dto.orderPageAnswer, 401, 403, 404)
  async one(@Caller() caller: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
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

  @Patch('admin/orders/:orderId/delivery')
  @Access(['admin', 'support'])
  @Answers(
    'Corrects where an order goes that is not shipped yet',
    200,
    managedOrderAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async redirect(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: deliveryBody }) { version, ...delivery }: DeliveryBody,
  ) {
    await this.staff.refuseOrder(caller, orderId);
    const view = (order: Order) => managedOrderView(order, scopeOf(caller));
    const changed = this.changeDelivery.ofStaff(caller, orderId, delivery, version);
    return { order: view(await changed.catch(showStale(view))) };
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

const productIdsOf = (orders: Order[]): number[] => [
  ...new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId))),
];
