import { type PaymentMethod, type ShippingPolicy, usualRielRate } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import type { ProvinceDelivery } from '../delivery/index.js';
import { type OrderRules, rulesInForce } from '../rules/index.js';
import { offeredOf } from './payment-choice.js';

interface TermsRow {
  rate: number | null;
  entries: ProvinceDelivery[] | null;
  off: PaymentMethod[] | null;
  rules: Partial<OrderRules> | null;
  serial: string;
}

const find = prepared<TermsRow>`
  SELECT (SELECT rate FROM riel_rate) AS rate,
    (SELECT value FROM settings WHERE name = 'delivery') AS entries,
    (SELECT value FROM settings WHERE name = 'payment-methods') AS off,
    (SELECT value FROM settings WHERE name = 'order-rules') AS rules,
    nextval('order_serials') AS serial`;

const findOfDelivery = prepared<Pick<TermsRow, 'entries' | 'rules'>>`
  SELECT (SELECT value FROM settings WHERE name = 'delivery') AS entries,
    (SELECT value FROM settings WHERE name = 'order-rules') AS rules`;

/** What the shop has set that a checkout is decided by, and the serial that no other order has. */
export interface Terms {
  /** Riel for a dollar. */
  rate: number;
  /** What was entered of the provinces. */
  entries: ProvinceDelivery[];
  /** What delivery costs where no way to bring it was entered. */
  shippingPolicy: ShippingPolicy;
  /** How an order may be paid, the usual way first. */
  offered: PaymentMethod[];
  serial: number;
}

/** What a quote needs of them. */
export type DeliveryTerms = Pick<Terms, 'entries' | 'shippingPolicy'>;

/** One statement for what each checkout needs to begin, since a busy shop has many of them. */
@Injectable()
export class TermsRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  async take(tx: EntityManager): Promise<Terms> {
    const [row] = await find(tx, []);
    return {
      rate: this.config.KHR_RATE ?? row!.rate ?? usualRielRate,
      ...this.deliveryTermsIn(row!),
      offered: offeredOf(this.config.PAYMENT_METHODS, row!.off ?? []),
      serial: Number(row!.serial),
    };
  }

  /** Takes no serial. */
  async findOfDelivery(): Promise<DeliveryTerms> {
    const [row] = await findOfDelivery(this.dataSource, []);
    return this.deliveryTermsIn(row!);
  }

  private deliveryTermsIn({ entries, rules }: Pick<TermsRow, 'entries' | 'rules'>): DeliveryTerms {
    return { entries: entries ?? [], shippingPolicy: rulesInForce(this.config, rules ?? {}).shippingPolicy };
  }
}
