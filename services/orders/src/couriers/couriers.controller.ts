import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { MayShip } from '../staff/index.js';
import { couriersView } from './views.js';
import { ChangeCouriers } from './change-couriers.js';
import * as dto from './couriers.dto.js';
import { CouriersRepository } from './couriers.repository.js';

@ApiTags('orders')
@Controller('api/admin/couriers')
export class CouriersController {
  constructor(
    private readonly couriers: CouriersRepository,
    private readonly changeCouriers: ChangeCouriers,
    private readonly mayShip: MayShip,
  ) {}

  @Get()
  @Access(['admin', 'packer', 'seller'])
  @Answers('Who brings parcels to customers', 200, dto.couriersAnswer, 401, 403)
  async all(@Caller() caller: Identity) {
    await this.mayShip.require(caller);
    return couriersView(await this.couriers.find());
  }

  @Put()
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers('Replaces all couriers', 200, dto.couriersAnswer, 400, 401, 403, 409)
  async change(@Caller() caller: Identity, @Body({ schema: dto.couriersBody }) body: dto.CouriersBody) {
    const couriers = body.couriers.map(
      ({ name, tracking_link: trackingLink, needs_number: needsNumber }) => ({
        name,
        trackingLink,
        needsNumber,
      }),
    );
    const changed = this.changeCouriers.change(caller, couriers, body.version);
    return couriersView(await changed.catch(showStale(couriersView)));
  }
}
