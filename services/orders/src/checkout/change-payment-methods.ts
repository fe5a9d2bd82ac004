import type { PaymentMethod } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { CONFIG, type OrdersConfig } from '../config.js';
import { SettingEdits } from '../settings/index.js';
import { editedPaymentMethods } from './audit.js';
import { NoWayToPay } from './errors.js';
import { PaymentMethodsRepository, type TurnedOff } from './payment-methods.repository.js';

/** Admins turn ways to pay off and on again that the environment allows, for orders to come. Throws NoWayToPay where none would be left. */
@Injectable()
export class ChangePaymentMethods {
  constructor(
    private readonly edits: SettingEdits,
    private readonly repository: PaymentMethodsRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  async change(caller: Identity, off: PaymentMethod[], seen: number): Promise<TurnedOff> {
    if (this.config.PAYMENT_METHODS.every((method) => off.includes(method))) throw new NoWayToPay();
    return this.edits.save(caller, editedPaymentMethods, this.repository, { off }, seen);
  }
}
