import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { type Identity, isTransactionConflict, type Network, phoneE164 } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { orderNumber } from '@mekong/contracts';
import { CONFIG, type OrdersConfig } from '../config.js';
import { CheckoutQueue } from './checkout-queue.js';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
import {
  adminKey,
  IdempotencyKeyReused,
  type NewOrder,
  Order,
  orderKey,
  orderSnapshot,
  OrdersRepository,
} from '../orders/index.js';
import { chooseDelivery } from '../delivery/index.js';
import { CashSettingsRepository, CashUseRepository } from '../cash/index.js';
import { PromoCodesRepository } from '../promo-codes/index.js';
import {
  applyMoves,
  type LockedOffer,
  stockEvents,
  type StockLevel,
  type StockMove,
  StockRepository,
} from '../stock/index.js';
import { PriceChanged, TooManyOrders } from './errors.js';
import {
  allowedAfterGivingUp,
  refuseTooManyHolds,
  refuseTooManyPieces,
  type HoldLimits,
} from './hold-limits.js';
import type { AllHolds } from './holds.js';
import { HoldsRepository } from './holds.repository.js';
import type { HourlyLimits } from './hourly-limits.js';
import { HourlyOrdersRepository } from './hourly-orders.repository.js';
import { choiceOf, refuseUnavailable, type PaymentChoice, type WhatIsPaid } from './payment-choice.js';
import { refuseShortage } from './refuse-shortage.js';
import { itemsOf } from './items-of.js';
import { mergeCart, piecesOf, quote, type CartLine, type Quote } from './quote.js';
import { deliveryOf, pricedOr, refuseNoAddress } from './delivery-of.js';
import { TermsRepository } from './terms.repository.js';

export interface Checkout extends Partial<PaymentChoice> {
  customerName: string;
  phoneNumber: string;
  shippingAddress: string;
  province?: string | null;
  district?: string | null;
  note?: string | null;
  mapLink?: string | null;
  /** The key of the way in which it is brought. */
  deliveryMethod?: string;
  /** The total that the shopper was shown, in cents. */
  totalCents: number;
  cart: CartLine[];
  /** As it is stored. */
  promoCode?: string;
  idempotencyKey?: string;
  /** The id that the browser made up for the day. */
  visitorId?: string;
  /** Where the shopper calls from. */
  network: Network;
}

/** Which order was placed, by its id and by its number. */
export type PlacedOrder = Pick<Order, 'orderNumber'> & { orderId: string };

const mostTries = 3;

/**
 * Turns a cart into a pending order and holds its stock until `payUntil`, in one transaction.
 * Publishes order.placed and stock.changed. Throws TooManyPieces, TooManyOpenOrders, TooManyOrders, OutOfStock,
 * PromoCodeRefused, DeliveryMethodUnavailable, PriceChanged or PaymentMethodUnavailable, or unavailable where too many check out, and then has written nothing.
 * Tried anew, three times in all, when the database ends it in favour of another transaction.
 * With an idempotency key, a repeat (in parallel too) answers the first order, and one with another body throws
 * IdempotencyKeyReused.
 */
@Injectable()
export class PlaceOrder {
  private readonly limits: HoldLimits;
  private readonly hasLimits: boolean;
  private readonly hourly: HourlyLimits;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: CheckoutQueue,
    private readonly keys: IdempotencyKeysRepository,
    private readonly holds: HoldsRepository,
    private readonly hourlyOrders: HourlyOrdersRepository,
    private readonly orders: OrdersRepository,
    private readonly stock: StockRepository,
    private readonly terms: TermsRepository,
    private readonly cashSettings: CashSettingsRepository,
    private readonly cashUse: CashUseRepository,
    private readonly promos: PromoCodesRepository,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {
    this.limits = { orders: config.OPEN_ORDERS_LIMIT, pieces: config.HOLD_LIMIT_PIECES };
    this.hasLimits = this.limits.orders + this.limits.pieces > 0;
    this.hourly = { account: config.ORDERS_PER_HOUR, network: config.ORDERS_PER_HOUR_NETWORK };
  }

  place(caller: Identity, checkout: Checkout): Promise<PlacedOrder> {
    const who = { userId: caller.userId, network: checkout.network };
    return this.queue.run(who, () => this.placeOrAgain(caller, checkout));
  }

  private async placeOrAgain(caller: Identity, checkout: Checkout, tries = mostTries): Promise<PlacedOrder> {
    try {
      return await this.placeOnce(caller, checkout);
    } catch (error) {
      if (tries === 1 || !isTransactionConflict(error)) throw error;
    }
    // A try that comes back at once may take the lock before the transaction that waits for it, which leads to the same deadlock.
    await elapsed(randomInt(20, 100));
    return this.placeOrAgain(caller, checkout, tries - 1);
  }

  private async placeOnce(caller: Identity, checkout: Checkout): Promise<PlacedOrder> {
    // 96 random bits: impossible to guess, and short enough for the bill number of the QR.
    const orderId = randomBytes(12).toString('hex');
    const cart = mergeCart(checkout.cart);
    refuseTooManyPieces(cart, this.config.HOLD_LIMIT_PIECES);
    return this.dataSource.transaction(async (tx) => {
      // Statements that do not wait for each other share a round trip.
      const { network, promoCode: code, province, paymentMethod = this.config.PAYMENT_METHODS[0] } = checkout;
      const isCounted = this.hourly.account + this.hourly.network > 0;
      const [, earlier, offers, held, reached, terms, promo] = await Promise.all([
        (this.hasLimits || isCounted || paymentMethod !== 'demo') && this.holds.lock(tx, caller.userId),
        this.claimKey(tx, caller.userId, checkout, orderId),
        this.stock.lockOffers(
          tx,
          cart.map((line) => line.productId),
        ),
        this.holds.count(tx, caller.userId, network),
        isCounted && this.hourlyOrders.reached(tx, caller.userId, network.wide, this.hourly),
        this.terms.take(tx),
        // After the stock, so that all lock in the same order.
        code ? this.promos.lockUsed(tx, code, caller.userId) : undefined,
      ]);
      if (earlier) return earlier;
      if (reached) throw new TooManyOrders(reached, this.hourly[reached.whose]);
      refuseTooManyHolds(held, { pieces: piecesOf(cart), shares: network.shares }, this.limits);
      refuseShortage(cart, await this.allowed(tx, caller.userId, offers, held));
      const { rate, entries, offered, serial } = terms;
      const choice = choiceOf(checkout, offered);
      const price = (wanted?: string) =>
        quote(
          cart,
          offers,
          chooseDelivery(entries, checkout, wanted) ?? this.config.SHIPPING_POLICY,
          code ? { promo } : null,
        );
      const priced = pricedOr(price, checkout.deliveryMethod);
      refuseNoAddress(checkout, priced);
      if (priced.totalCents !== checkout.totalCents) throw new PriceChanged(priced);
      const isPickUp = priced.delivery?.method.isPickUp;
      const byCash = choice.paymentMethod === 'cod' ? await this.cashOf(tx, caller.userId) : {};
      refuseUnavailable(choice, offered, { ...priced, rate, province, isPickUp, ...byCash });
      const placed = { orderId, orderNumber: orderNumber(serial) };
      if (this.hourly.network > 0) await this.hourlyOrders.add(tx, network.wide);
      const order = this.newOrder(placed, caller, checkout, { ...priced, choice, rate });
      await this.write(tx, order, cart, offers, checkout.visitorId);
      return placed;
    });
  }

  /** Asked for only once it is known that cash it is, which few orders are. */
  private async cashOf(tx: EntityManager, userId: string): Promise<Pick<WhatIsPaid, 'cash' | 'cashUse'>> {
    const [cash, cashUse] = await Promise.all([this.cashSettings.find(tx), this.cashUse.of(userId, tx)]);
    return { cash, cashUse };
  }

  private holdMinutes({ paymentMethod }: PaymentChoice): number {
    return paymentMethod === 'cod' ? this.config.COD_HOLD_HOURS * 60 : this.config.PAYMENT_WINDOW_MINUTES;
  }

  /** The offers with as many available as this shopper may have of them. */
  private async allowed(
    tx: EntityManager,
    userId: string,
    offers: LockedOffer[],
    [{ abandoned }]: AllHolds,
  ): Promise<LockedOffer[]> {
    if (abandoned === 0) return offers;
    const givenUp = await this.holds.givenUp(
      tx,
      userId,
      offers.map(({ productId }) => productId),
    );
    return offers.map((offer) => {
      const one = givenUp.find(({ productId }) => productId === offer.productId);
      return one ? { ...offer, available: allowedAfterGivingUp(offer, one) } : offer;
    });
  }

  /** The order that was placed with this key before; undefined when this order has claimed it now. */
  private async claimKey(
    tx: EntityManager,
    userId: string,
    checkout: Checkout,
    orderId: string,
  ): Promise<PlacedOrder | undefined> {
    const { idempotencyKey: key, visitorId: _visitor, network: _network, ...body } = checkout;
    if (!key) return undefined;
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const earlier = await this.keys.claim(tx, { userId, key, bodyHash, orderId });
    if (earlier && earlier.bodyHash !== bodyHash) throw new IdempotencyKeyReused();
    return earlier;
  }

  private async write(
    tx: EntityManager,
    order: NewOrder,
    cart: CartLine[],
    offers: LockedOffer[],
    visitorId?: string,
  ): Promise<void> {
    const { levels, changes } = applyMoves(offers.map(levelOf), cart.map(holdFor(order.id)));
    const placed = newEvent('order.placed.v1', order.id, {
      ...orderSnapshot(order),
      pay_until: order.payUntil.toISOString(),
      visitor_id: visitorId,
      payment: { method: order.paymentMethod, currency: order.payCurrency },
      riel_rate: order.rielRate!,
    });
    await Promise.all([
      this.orders.place(tx, order),
      this.stock.write(tx, levels, changes),
      this.outbox.record(tx, placed, ...stockEvents(levels)),
    ]);
  }

  private newOrder(
    { orderId: id, orderNumber: number }: PlacedOrder,
    caller: Identity,
    checkout: Checkout,
    priced: Quote & { choice: PaymentChoice; rate: number },
  ): NewOrder {
    const items = itemsOf(priced);
    return Object.assign(new Order(), {
      id,
      orderNumber: number,
      userId: caller.userId,
      accountEmail: caller.email,
      accountName: caller.name,
      customerName: checkout.customerName,
      phoneNumber: checkout.phoneNumber,
      phoneE164: phoneE164(checkout.phoneNumber) ?? null,
      ...deliveryOf(checkout, priced),
      province: checkout.province ?? null,
      district: checkout.district ?? null,
      note: checkout.note ?? null,
      discountCents: priced.discount?.cents ?? 0,
      promoId: priced.discount?.id ?? null,
      promoCode: priced.discount?.code ?? null,
      subtotalCents: priced.subtotalCents,
      shippingCents: priced.shippingCents,
      taxCents: priced.taxCents,
      totalCents: priced.totalCents,
      pieces: piecesOf(priced.lines),
      clientNetwork: checkout.network.narrow,
      clientWideNetwork: checkout.network.wide,
      searchKey: orderKey({ id, orderNumber: number, ...checkout }),
      adminKey: adminKey(
        items.map(({ nameKey }) => nameKey),
        caller.email,
      ),
      items,
      ...priced.choice,
      rielRate: priced.rate,
      status: 'pending' as const,
      paymentStatus: 'pending',
      payUntil: new Date(Date.now() + this.holdMinutes(priced.choice) * 60_000),
    });
  }
}

const levelOf = ({ productId, available, held, version }: LockedOffer): StockLevel => ({
  product_id: productId,
  available,
  held,
  version,
});

const holdFor =
  (orderId: string) =>
  ({ productId, quantity }: CartLine): StockMove => ({
    productId,
    available: -quantity,
    held: quantity,
    orderId,
  });
