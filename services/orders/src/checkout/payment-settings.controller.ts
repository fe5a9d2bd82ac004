import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, showStale } from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from '../config.js';
import { ChangePaymentMethods } from './change-payment-methods.js';
import * as dto from './payment-settings.dto.js';
import { paymentSettingsView } from './views.js';
import { PaymentMethodsRepository, type TurnedOff } from './payment-methods.repository.js';

/** Which of the ways to pay that the environment allows are on. */
@ApiTags('payment')
@Controller('api/admin/payment-methods')
@Access(['admin'])
export class PaymentSettingsController {
  constructor(
    private readonly repository: PaymentMethodsRepository,
    private readonly changeMethods: ChangePaymentMethods,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  @Get()
  @Answers('The ways to pay, and which of them are on', 200, dto.paymentSettingsAnswer, 401, 403)
  async now() {
    return this.viewOf(await this.repository.find());
  }

  @Put()
  @Answers('Turns ways to pay off, and all others on', 200, dto.paymentSettingsAnswer, 400, 401, 403, 409)
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.paymentSettingsBody }) { off, version }: dto.PaymentSettingsBody,
  ) {
    const changed = this.changeMethods.change(caller, off, version);
    return this.viewOf(await changed.catch(showStale((current: TurnedOff) => this.viewOf(current))));
  }

  private viewOf({ off, version }: TurnedOff) {
    return { payment_methods: paymentSettingsView(this.config.PAYMENT_METHODS, off, version) };
  }
}
