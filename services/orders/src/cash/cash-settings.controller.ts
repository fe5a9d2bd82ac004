import { staffRoleSchema } from '@mekong/contracts';
import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, showStale } from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from '../config.js';
import type { CashConditions } from './cash-settings.js';
import * as dto from './cash-settings.dto.js';
import { CashSettingsRepository } from './cash-settings.repository.js';
import { ChangeCashSettings } from './change-cash-settings.js';
import { cashSettingsView } from './views.js';

@ApiTags('orders')
@Controller('api')
export class CashSettingsController {
  constructor(
    private readonly settings: CashSettingsRepository,
    private readonly changeSettings: ChangeCashSettings,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  @Get('cash-on-delivery')
  @Access(staffRoleSchema.options)
  @Answers('When shoppers may pay in cash at the door', 200, dto.cashSettingsAnswer, 401, 403)
  async now() {
    return this.viewOf(await this.settings.find());
  }

  @Put('admin/cash-on-delivery')
  @Access(['admin'])
  @Answers(
    'Changes when shoppers may pay in cash at the door',
    200,
    dto.cashSettingsAnswer,
    400,
    401,
    403,
    409,
  )
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.cashSettingsBody })
    { provinces, limit_cents: limitCents, open_orders: openOrders, version }: dto.CashSettingsBody,
  ) {
    const changed = this.changeSettings.change(caller, { provinces, limitCents, openOrders }, version);
    return this.viewOf(await changed.catch(showStale((current: CashConditions) => this.viewOf(current))));
  }

  private viewOf(conditions: CashConditions) {
    return cashSettingsView(conditions, this.config);
  }
}
