import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { type Identity, isTransactionConflict } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { orderNumber } from '@mekong/contracts';
import { CONFIG, type OrdersConfig } from '../config.js';
import { CheckoutQueue } from './checkout-queue.js';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
import { IdempotencyKeyReused, type NewOrder, orderSnapshot, OrdersRepository } from '../orders/index.js';
import { chooseDelivery } from '../delivery/index.js';
import { CashSettingsRepository, CashUseRepository } from '../cash/index.js';
import { WantVatInvoice } from '../invoices/index.js';
import { PromoCodesRepository } from '../promo-codes/index.js';
import {
  applyMoves,
  type LockedOffer,
  stockEvents,
  type StockLevel,
  type StockMove,
  StockRepository,
} from '../stock/index.js';
import { pricedOr, refuseNoAddress } from './delivery-of.js';
import { PriceChanged } from './errors.js';
import type { Checkout, PlacedOrder } from './checkout.js';
import { newOrder } from './new-order.js';
import { choiceOf, refuseUnavailable, type PaymentChoice, type WhatIsPaid } from './payment-choice.js';
import { refuseShortage } from './refuse-shortage.js';
import { mergeCart, quote, type CartLine } from './quote.js';
import { ShopperLimits } from './shopper-limits.js';
import { TermsRepository } from './terms.repository.js';

const mostTries = 3;

/**
 * Turns a cart into a pending order and holds its stock until `payUntil`, in one transaction.
 * Publishes order.placed and stock.changed. Throws TooManyPieces, TooManyOpenOrders, TooManyOrders, OutOfStock,
 * PromoCodeRefused, DeliveryMethodUnavailable, PriceChanged, PaymentMethodUnavailable or NoVatInvoice, or unavailable where too many check out, and then has
 * written nothing.
 * Tried anew, three times in all, when the database ends it in favour of another transaction.
 * With an idempotency key, a repeat (in parallel too) answers the first order, and one with another body throws
 * IdempotencyKeyReused.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: CheckoutQueue,
    private readonly keys: IdempotencyKeysRepository,
    private readonly limits: ShopperLimits,
    private readonly orders: OrdersRepository,
    private readonly stock: StockRepository,
    private readonly terms: TermsRepository,
    private readonly cashSettings: CashSettingsRepository,
    private readonly cashUse: CashUseRepository,
    private readonly promos: PromoCodesRepository,
    private readonly wantVatInvoice: WantVatInvoice,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

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
    this.limits.refuseTooLarge(cart);
    return this.dataSource.transaction(async (tx) => {
      // Statements that do not wait for each other share a round trip.
      const { network, promoCode: code, province, paymentMethod = this.config.PAYMENT_METHODS[0] } = checkout;
      const [counted, earlier, offers, terms, promo] = await Promise.all([
        this.limits.count(tx, caller.userId, network, paymentMethod !== 'demo'),
        this.claimKey(tx, caller.userId, checkout, orderId),
        this.stock.lockOffers(
          tx,
          cart.map((line) => line.productId),
        ),
        this.terms.take(tx),
        // After the stock, so that all lock in the same order.
        code ? this.promos.lockUsed(tx, code, caller.userId) : undefined,
      ]);
      if (earlier) return earlier;
      this.limits.refuse(counted, cart, network);
      refuseShortage(cart, await this.limits.allowed(tx, caller.userId, offers, counted));
      const { rate, entries, offered, serial, shippingPolicy } = terms;
      const choice = choiceOf(checkout, offered);
      const price = (wanted?: string) =>
        quote(
          cart,
          offers,
          chooseDelivery(entries, checkout, wanted) ?? shippingPolicy,
          code ? { promo } : null,
        );
      const priced = pricedOr(price, checkout.deliveryMethod);
      refuseNoAddress(checkout, priced);
      if (priced.totalCents !== checkout.totalCents) throw new PriceChanged(priced);
      const isPickUp = priced.delivery?.method.isPickUp;
      const byCash = choice.paymentMethod === 'cod' ? await this.cashOf(tx, caller.userId) : {};
      refuseUnavailable(choice, offered, { ...priced, rate, province, isPickUp, ...byCash });
      const placed = { orderId, orderNumber: orderNumber(serial) };
      await this.limits.add(tx, network);
      const payUntil = new Date(Date.now() + this.holdMinutes(choice) * 60_000);
      const order = newOrder(placed, caller, checkout, { ...priced, choice, rate, payUntil });
      const { taxpayer, phoneNumber: phone } = checkout;
      if (taxpayer) await this.wantVatInvoice.want(tx, orderId, { ...taxpayer, phone });
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
    if (!earlier || earlier.bodyHash === bodyHash) return earlier;
    const { orderId: placedId, orderNumber: order_number } = earlier;
    throw new IdempotencyKeyReused().with({ orderId: placedId, order_number });
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
