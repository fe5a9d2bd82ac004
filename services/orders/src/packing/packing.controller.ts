import { staffRoleSchema } from '@mekong/contracts';
import { Body, Controller, Get, Param, Patch, Put } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  messageAnswer,
  showStale,
} from '@mekong/service-defaults';
import { orderIdParam } from '../orders/orders.dto.js';
import { whoShipsView } from '../views.js';
import { ChangeWhoShips } from './change-who-ships.js';
import { MayShip } from './may-ship.js';
import { PackOrder } from './pack-order.js';
import * as dto from './packing.dto.js';
import { WhoShipsRepository, type WhoShips } from './who-ships.repository.js';

@ApiTags('orders')
@Controller('api/admin')
export class PackingController {
  constructor(
    private readonly packOrder: PackOrder,
    private readonly whoShips: WhoShipsRepository,
    private readonly changeWhoShips: ChangeWhoShips,
    private readonly mayShip: MayShip,
  ) {}

  @Put('orders/:orderId/packing')
  @Access(['admin', 'seller', 'packer'])
  @Answers(
    'Notes that lines of a paid order are packed; for a seller only their own',
    200,
    messageAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async pack(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.packingBody }) body: dto.PackingBody,
  ) {
    await this.packOrder.run(caller, orderId, body);
    return { message: body.packed ? 'Packed' : 'No longer packed' };
  }

  @Get('who-ships')
  @Access(staffRoleSchema.options)
  @Answers('Who ships the orders, and whether you do', 200, dto.whoShipsAnswer, 401, 403)
  async who(@Caller() caller: Identity) {
    return this.answer(caller, await this.whoShips.find());
  }

  @Patch('who-ships')
  @Access(['admin'])
  @Answers(
    'Sets whether the seller of a shop with one seller ships',
    200,
    dto.whoShipsAnswer,
    400,
    401,
    403,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.whoShipsBody }) { sellers_may_ship: sellersMayShip, version }: dto.WhoShipsBody,
  ) {
    const changed = this.changeWhoShips.run(caller, sellersMayShip, version);
    return this.answer(caller, await changed.catch(showStale((now: WhoShips) => whoShipsView(now, true))));
  }

  private async answer(caller: Identity, setting: WhoShips) {
    return whoShipsView(setting, await this.mayShip.is(caller));
  }
}
