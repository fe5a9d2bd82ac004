import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiBody,
  ApiConsumes,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
} from '@mekong/service-defaults';
import { CourierCashRepository } from '../cash/index.js';
import * as dto from './cash-desk.dto.js';
import { RehearseRemittance } from './rehearse-remittance.js';
import { remittanceFileOf, remittanceForm } from './remittance-form.http.js';
import { RemitCash, type Remitted } from './remit-cash.js';
import { cashView, rehearsalView, remittanceView } from './views.js';

const answer = (remitted: Remitted) => ({ remittance: remittanceView(remitted) });

/** Where people see what couriers hold, and note that it has come in. */
@ApiTags('payment')
@Controller('api/admin/money')
export class CashDeskController {
  constructor(
    private readonly cash: CourierCashRepository,
    private readonly remitCash: RemitCash,
    private readonly rehearseRemittance: RehearseRemittance,
  ) {}

  @Get('cash')
  @Access(['admin', 'support'])
  @Answers('The cash that each courier holds, by order, the oldest first', 200, dto.cashAnswer, 401, 403)
  async held() {
    return cashView(await this.cash.findOpen());
  }

  @Post('remittances')
  @HttpCode(200)
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersOnce(
    answer,
    'Notes that a courier has handed in the cash of up to 500 orders, all of it or none',
    200,
    dto.remittanceAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  remit(
    @Caller() caller: Identity,
    @Body({ schema: dto.remittanceBody }) { courier, orders, reference, to }: dto.RemittanceBody,
  ) {
    const rows = orders.map(({ id: orderId, usd_cents: usdCents, khr, fee_cents: feeCents }) => ({
      ...{ orderId, usdCents, khr, feeCents },
    }));
    return this.remitCash.remit(caller, { courier, orders: rows, reference, to });
  }

  @Post('remittances/rehearse')
  @HttpCode(200)
  @Access(['admin'])
  @Answers(
    "Reads a courier's file: what it would hand in, and what of it would be refused, by line; writes nothing",
    200,
    dto.rehearsalAnswer,
    400,
    401,
    403,
    413,
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody(remittanceForm)
  async rehearse(@Body() body: unknown) {
    const { bytes, courier } = remittanceFileOf(body);
    return rehearsalView(await this.rehearseRemittance.rehearse(bytes, courier));
  }
}
