import { staffRoleSchema } from '@mekong/contracts';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, showStale } from '@mekong/service-defaults';
import { ChangeWhoShips } from './change-who-ships.js';
import { MayShip } from './may-ship.js';
import { whoShipsView } from './views.js';
import * as dto from './who-ships.dto.js';
import { WhoShipsRepository, type WhoShips } from './who-ships.repository.js';

@ApiTags('orders')
@Controller('api/admin/who-ships')
export class WhoShipsController {
  constructor(
    private readonly whoShips: WhoShipsRepository,
    private readonly changeWhoShips: ChangeWhoShips,
    private readonly mayShip: MayShip,
  ) {}

  @Get()
  @Access(staffRoleSchema.options)
  @Answers('Who ships the orders, and whether you do', 200, dto.whoShipsAnswer, 401, 403)
  async who(@Caller() caller: Identity) {
    return this.answer(caller, await this.whoShips.find());
  }

  @Patch()
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
    const changed = this.changeWhoShips.change(caller, sellersMayShip, version);
    return this.answer(caller, await changed.catch(showStale((now: WhoShips) => whoShipsView(now, true))));
  }

  private async answer(caller: Identity, setting: WhoShips) {
    return whoShipsView(setting, await this.mayShip.is(caller));
  }
}
