import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  inEnvironment,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from '../config.js';
import { ChangeOrderRules } from './change-order-rules.js';
import * as dto from './order-rules.dto.js';
import { OrderRulesRepository } from './order-rules.repository.js';
import type { KeptRules } from './order-rules.js';

/** Until when orders can be returned, and what delivery costs where nothing else says so. */
@ApiTags('orders')
@Controller('api/admin/order-rules')
@Access(['admin'])
export class OrderRulesController {
  constructor(
    private readonly repository: OrderRulesRepository,
    private readonly changeRules: ChangeOrderRules,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  @Get()
  @Answers(
    'Until when orders can be returned, and what delivery costs as a rule',
    200,
    dto.orderRulesAnswer,
    401,
    403,
  )
  async now() {
    return this.viewOf(await this.repository.find());
  }

  @Put()
  @NeedsFreshPassword()
  @Answers(
    'Changes them; 409 also for what the environment sets',
    200,
    dto.orderRulesAnswer,
    400,
    401,
    403,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.orderRulesBody })
    { return_days: returnDays, shipping_policy: shippingPolicy, version }: dto.OrderRulesBody,
  ) {
    const changed = this.changeRules.change(caller, { returnDays, shippingPolicy }, version);
    return this.viewOf(await changed.catch(showStale((current: KeptRules) => this.viewOf(current))));
  }

  private viewOf({ returnDays, shippingPolicy, version }: KeptRules) {
    const environment = inEnvironment(this.config, 'RETURN_DAYS', 'SHIPPING_POLICY');
    return {
      order_rules: { return_days: returnDays, shipping_policy: shippingPolicy, version, environment },
    };
  }
}
