import type { PaymentMethod } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { SettingsRepository } from '../settings/index.js';

const setting = 'payment-methods';

/** For so long a replica believes what it has read, since every checkout asks and changes are rare. */
const freshMs = 1_000;

/** The ways to pay that admins have turned off, and how often that was changed. */
export interface TurnedOff {
  off: PaymentMethod[];
  version: number;
}

/** How shoppers may pay: what the environment allows, without what admins have turned off. */
@Injectable()
export class PaymentMethodsRepository {
  private known?: { off: PaymentMethod[]; until: number };

  constructor(
    private readonly settings: SettingsRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** Never none: where the environment has left only what is off, that is offered. As of a second ago at most. */
  async offered(): Promise<PaymentMethod[]> {
    const allowed = this.config.PAYMENT_METHODS;
    if (!this.known || this.known.until < performance.now())
      this.known = { ...(await this.turnedOff()), until: performance.now() + freshMs };
    const { off } = this.known;
    const on = allowed.filter((method) => !off.includes(method));
    return on.length > 0 ? on : allowed;
  }

  async turnedOff(db?: DataSource | EntityManager): Promise<TurnedOff> {
    const { value, version } = await this.settings.find<PaymentMethod[]>(setting, [], db);
    return { off: value, version };
  }

  /** Answers the new version; undefined when it is no longer at the one that was seen. */
  change(tx: EntityManager, off: PaymentMethod[], seen: number): Promise<number | undefined> {
    this.known = undefined;
    return this.settings.change(tx, setting, off, seen);
  }
}
