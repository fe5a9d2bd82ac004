import { Controller, Get, Query } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity } from '@mekong/service-defaults';
import { CashSettingsRepository, CashUseRepository } from '../cash/index.js';
import { WantVatInvoice } from '../invoices/index.js';
import * as dto from './payment-methods.dto.js';
import { PaymentMethodsRepository } from './payment-methods.repository.js';
import { whyNot, type WhatIsPaid } from './payment-choice.js';

/** Orders decides with them, so it tells them: a checkout asks no other service. */
@ApiTags('payment')
@Controller('api/payment/methods')
export class PaymentMethodsController {
  constructor(
    private readonly cashSettings: CashSettingsRepository,
    private readonly cashUse: CashUseRepository,
    private readonly paymentMethods: PaymentMethodsRepository,
    private readonly wantVatInvoice: WantVatInvoice,
  ) {}

  @Get()
  @Access('public')
  @Answers(
    'How a cart can be paid; the first one is what a checkout takes that names none',
    200,
    dto.methodsAnswer,
    400,
  )
  async list(
    @Query({ schema: dto.methodsQuery })
    { total_cents: totalCents, province, pick_up: isPickUp }: dto.MethodsQuery,
    @Caller() caller?: Identity,
  ) {
    const offered = await this.paymentMethods.offered();
    const { cash, cashUse } = offered.includes('cod') ? await this.cashOf(caller) : {};
    const methods = offered.map((key) => {
      const reason = whyNot(key, offered, { totalCents, province, isPickUp, cash, cashUse }) ?? null;
      const conditions =
        key === 'cod' && cash ? { limit_cents: cash.limitCents, provinces: cash.provinces } : {};
      return { key, available: reason === null, reason, ...conditions };
    });
    return { methods, vat_invoices: await this.wantVatInvoice.isOffered() };
  }

  /** Asked for only where cash is taken at all, as every visitor of the checkout asks. */
  private async cashOf(caller: Identity | undefined): Promise<Pick<WhatIsPaid, 'cash' | 'cashUse'>> {
    const [cash, cashUse] = await Promise.all([
      this.cashSettings.find(),
      caller && this.cashUse.of(caller.userId),
    ]);
    return { cash, cashUse };
  }
}
