import type { Network } from '@mekong/service-defaults';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import type { LockedOffer } from '../stock/index.js';
import { TooManyOrders } from './errors.js';
import {
  allowedAfterGivingUp,
  refuseTooManyHolds,
  refuseTooManyPieces,
  type HoldLimits,
} from './hold-limits.js';
import type { AllHolds } from './holds.js';
import { HoldsRepository } from './holds.repository.js';
import type { HourlyLimits, ReachedLimit } from './hourly-limits.js';
import { HourlyOrdersRepository } from './hourly-orders.repository.js';
import { piecesOf, type CartLine } from './quote.js';

/** What a shopper and all of their networks hold without having paid, and which limit of an hour's orders is reached. */
export interface Counted {
  held: AllHolds;
  reached: ReachedLimit | undefined;
}

/** What one shopper, or all of one network together, may order and hold without paying, so that enough is left for others. */
@Injectable()
export class ShopperLimits {
  private readonly unpaid: HoldLimits;
  private readonly hourly: HourlyLimits;
  private readonly isAny: boolean;

  constructor(
    private readonly holds: HoldsRepository,
    private readonly hourlyOrders: HourlyOrdersRepository,
    @Inject(CONFIG) config: OrdersConfig,
  ) {
    this.unpaid = { orders: config.OPEN_ORDERS_LIMIT, pieces: config.HOLD_LIMIT_PIECES };
    this.hourly = { account: config.ORDERS_PER_HOUR, network: config.ORDERS_PER_HOUR_NETWORK };
    this.isAny = [this.unpaid, this.hourly].some((limits) =>
      Object.values(limits).some((limit) => limit > 0),
    );
  }

  /** Throws TooManyPieces for a cart that no order can hold. */
  refuseTooLarge(cart: CartLine[]): void {
    refuseTooManyPieces(cart, this.unpaid.pieces);
  }

  /**
   * Makes parallel checkouts of one shopper wait for each other where something is counted, which `alsoFor` other reasons may need, and
   * counts. Its statements are sent together with those that the caller sends at the same moment.
   */
  async count(tx: EntityManager, userId: string, network: Network, alsoFor: boolean): Promise<Counted> {
    const isHourly = this.hourly.account + this.hourly.network > 0;
    const [, held, reached] = await Promise.all([
      (this.isAny || alsoFor) && this.holds.lock(tx, userId),
      this.holds.count(tx, userId, network),
      isHourly ? this.hourlyOrders.reached(tx, userId, network.wide, this.hourly) : undefined,
    ]);
    return { held, reached };
  }

  /** Throws TooManyOrders, TooManyOpenOrders or CartTooLargeForNow. */
  refuse({ held, reached }: Counted, cart: CartLine[], { shares }: Network): void {
    if (reached) throw new TooManyOrders(reached, this.hourly[reached.whose]);
    refuseTooManyHolds(held, { pieces: piecesOf(cart), shares }, this.unpaid);
  }

  /** The offers with as many available as this shopper may have of them. */
  async allowed(
    tx: EntityManager,
    userId: string,
    offers: LockedOffer[],
    { held: [{ abandoned }] }: Counted,
  ): Promise<LockedOffer[]> {
    if (abandoned === 0) return offers;
    const ids = offers.map(({ productId }) => productId);
    const givenUp = await this.holds.givenUp(tx, userId, ids);
    return offers.map((offer) => {
      const one = givenUp.find(({ productId }) => productId === offer.productId);
      return one ? { ...offer, available: allowedAfterGivingUp(offer, one) } : offer;
    });
  }

  /** Counts an order that is being placed. */
  async add(tx: EntityManager, network: Network): Promise<void> {
    if (this.hourly.network > 0) await this.hourlyOrders.add(tx, network.wide);
  }
}
