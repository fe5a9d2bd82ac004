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
import { OrderRulesRepository } from '../rules/index.js';
import { deliveryView, enteredOf } from './views.js';
import { ChangeDeliveryTable } from './change-delivery-table.js';
import { DeliveryEntriesRepository } from './delivery-entries.repository.js';
import * as dto from './delivery.dto.js';

/** How long parcels take, by province. */
@ApiTags('orders')
@Controller('api')
export class DeliveryController {
  constructor(
    private readonly entries: DeliveryEntriesRepository,
    private readonly changeTable: ChangeDeliveryTable,
    private readonly rules: OrderRulesRepository,
  ) {}

  @Get('delivery')
  @Access('public')
  @Answers('In how many working days parcels arrive in each province', 200, dto.shownDeliveryAnswer)
  async shown() {
    const [entries, { shippingPolicy }] = await Promise.all([this.entries.find(), this.rules.find()]);
    return { ...deliveryView(entries), shipping_policy: shippingPolicy };
  }

  @Put('admin/delivery')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers(
    'Replaces what was entered of the provinces; those that are not named are as usual again',
    200,
    dto.deliveryAnswer,
    400,
    401,
    403,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.deliveryTableBody }) body: dto.DeliveryTableBody,
  ) {
    const entries = body.provinces.map(enteredOf);
    const changed = this.changeTable.change(caller, entries, body.version);
    return deliveryView(await changed.catch(showStale(deliveryView)));
  }
}
