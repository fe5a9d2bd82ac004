import { type PaymentMethod, StaleEdit } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { aboutPaymentMethods, factsOfPaymentMethods } from './audit.js';
import { NoWayToPay } from './errors.js';
import { PaymentMethodsRepository, type TurnedOff } from './payment-methods.repository.js';

/**
 * Admins turn ways to pay off and on again that the environment allows, for orders to come. Publishes staff.acted; throws StaleEdit,
 * or NoWayToPay where none would be left.
 */
@Injectable()
export class ChangePaymentMethods {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: PaymentMethodsRepository,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  change(caller: Identity, off: PaymentMethod[], seen: number): Promise<TurnedOff> {
    if (this.config.PAYMENT_METHODS.every((method) => off.includes(method))) throw new NoWayToPay();
    return this.dataSource.transaction(async (tx) => {
      const before = await this.repository.turnedOff(tx);
      const edited = differences(factsOfPaymentMethods(before.off), factsOfPaymentMethods(off));
      if (!edited) return before;
      const version = seen === before.version && (await this.repository.change(tx, off, seen));
      if (!version) throw new StaleEdit('setting', await this.repository.turnedOff(tx), ['off']);
      await this.outbox.record(
        tx,
        staffActed(caller, 'payment-methods.changed', aboutPaymentMethods, edited),
      );
      return { off, version };
    });
  }
}
