import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  AnswersOnce,
  showStale,
} from '@mekong/service-defaults';
import { type Order, scopeOf, takeBackSeconds } from '../orders/index.js';
import { managedOrderAnswer, managedOrderView, orderIdParam } from '../orders/orders.http.js';
import { MayShip } from '../staff/index.js';
import { resultsView } from './views.js';
import { CameBack, type SeenOrder } from './came-back.js';
import { DeliverOrders } from './deliver-orders.js';
import { AdvanceOrder } from './advance-order.js';
import { changeBody, type ChangeBody } from './change-order.dto.js';
import { CorrectShipment } from './correct-shipment.js';
import type { OrderResult } from './judge-each.js';
import { ShipOrders } from './ship-orders.js';
import * as dto from './shipping.dto.js';
import { TakeBackShipments } from './take-back-shipments.js';

const seenOrderView = ({ order, scope }: SeenOrder) => ({ order: managedOrderView(order, scope) });

@ApiTags('orders')
@Controller('api/admin/orders')
export class ShippingController {
  constructor(
    private readonly advanceOrder: AdvanceOrder,
    private readonly correctShipment: CorrectShipment,
    private readonly shipOrders: ShipOrders,
    private readonly mayShip: MayShip,
    private readonly takeBackShipments: TakeBackShipments,
    private readonly deliverOrders: DeliverOrders,
    private readonly cameBack: CameBack,
  ) {}

  @Post('ship')
  @AnswersOnce(
    (results: OrderResult[]) => ({ ...resultsView(results), take_back_seconds: takeBackSeconds }),
    'Ships up to 100 paid orders with one courier, each judged by itself; the customers are told when they cannot be taken back any more',
    200,
    dto.shipAnswer,
    400,
    401,
    403,
  )
  @HttpCode(200)
  @Access(['admin', 'packer', 'seller'])
  async ship(@Caller() caller: Identity, @Body({ schema: dto.shipBody }) { courier, orders }: dto.ShipBody) {
    await this.mayShip.require(caller);
    const parcels = orders.map(({ id, version, tracking_number: trackingNumber }) => ({
      id,
      version,
      trackingNumber: trackingNumber ?? null,
    }));
    return this.shipOrders.ship(caller, courier, parcels);
  }

  @Post('take-back')
  @AnswersOnce(
    resultsView,
    'Makes orders paid again that were shipped just now, of which nobody has been told',
    200,
    dto.takeBackAnswer,
    400,
    401,
    403,
  )
  @HttpCode(200)
  @Access(['admin', 'packer', 'seller'])
  async takeBack(
    @Caller() caller: Identity,
    @Body({ schema: dto.takeBackBody }) { orders }: dto.TakeBackBody,
  ) {
    await this.mayShip.require(caller);
    return this.takeBackShipments.takeBack(caller, orders);
  }

  @Post('deliver')
  @AnswersOnce(
    resultsView,
    'Makes up to 100 shipped orders delivered, each judged by itself',
    200,
    dto.takeBackAnswer,
    400,
    401,
    403,
  )
  @HttpCode(200)
  @Access(['admin', 'packer', 'seller'])
  async deliver(@Caller() caller: Identity, @Body({ schema: dto.deliverBody }) { ids }: dto.DeliverBody) {
    await this.mayShip.require(caller);
    return this.deliverOrders.deliver(caller, ids);
  }

  @Post(':orderId/came-back')
  @AnswersOnce(
    seenOrderView,
    'Notes that the courier has brought a shipped order back',
    200,
    managedOrderAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  @HttpCode(200)
  @Access(['admin', 'packer', 'seller'])
  async noteBack(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.cameBackBody }) body: dto.CameBackBody,
  ) {
    await this.mayShip.require(caller);
    return this.cameBack.note(caller, orderId, body);
  }

  @Post(':orderId/send-again')
  @AnswersOnce(
    seenOrderView,
    'Makes an order that came back paid again, to be packed and shipped once more',
    200,
    managedOrderAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  @HttpCode(200)
  @Access(['admin', 'packer', 'seller'])
  async sendAgain(@Caller() caller: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
    await this.mayShip.require(caller);
    return this.cameBack.sendAgain(caller, orderId);
  }

  @Patch(':orderId')
  @Access(['admin', 'packer', 'seller'])
  @Answers(
    'Ships or delivers an order, or corrects how it was shipped',
    200,
    managedOrderAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: changeBody }) { status, tracking_number: trackingNumber, ...rest }: ChangeBody,
  ) {
    await this.mayShip.require(caller);
    const wanted = { ...rest, trackingNumber };
    const change = status
      ? this.advanceOrder.advance(caller, orderId, { ...wanted, status })
      : this.correctShipment.correct(caller, orderId, wanted);
    const view = (order: Order) => managedOrderView(order, scopeOf(caller));
    return { order: view(await change.catch(showStale(view))) };
  }
}
