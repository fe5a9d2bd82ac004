import { Injectable } from '@nestjs/common';
import { mostCourierFee } from '@mekong/contracts';
import { newEvent } from '@mekong/messaging';
import { refuseStale, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { InvoicesRepository } from '../invoices/index.js';
import {
  allows,
  announce,
  briefOf,
  CameBackAlready,
  cashOf,
  isPaidAtDoor,
  type Order,
  type OrderChange,
  OrderChanges,
  pickUpOf,
  stepOf,
  transit,
  usd,
  WrongStatus,
} from '../orders/index.js';
import { MoveStock } from '../stock/index.js';
import { type Cash, roundingOf } from './cash-sum.js';
import { CourierFeeTooHigh, NotCashOnDelivery, PaidByTransfer } from './errors.js';

/** A step of an order that is paid at the door. */
export type CashStep =
  | { step: 'confirmed' | 'no_answer' }
  | { step: 'handed_over'; collected: Cash; feeCents?: number }
  | { step: 'refused'; restock: boolean; feeCents?: number };

type Step<Name extends CashStep['step']> = Extract<CashStep, { step: Name }>;

/**
 * Staff note what happened to an order that is paid in cash at the door: whether its shopper was reached by phone, and what the
 * courier tells. The lock of the order's row decides between two who do it at once. Handed over, it is delivered and has its invoice
 * with the same commit; refused, it is cancelled. Publishes staff.acted, order.delivered with order.cash-collected, or order.cancelled
 * with stock.changed and, where there is a fee, order.cash-refused (each after order.shipped, if that is not told yet). Throws StaleEdit, NotCashOnDelivery,
 * PaidByTransfer, WrongStatus, CameBackAlready, CashDoesNotAddUp and CourierFeeTooHigh.
 */
@Injectable()
export class NoteCashStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly invoices: InvoicesRepository,
    private readonly moveStock: MoveStock,
  ) {}

  note(caller: Identity, orderId: string, wanted: CashStep, seen?: number): Promise<Order> {
    return this.dataSource.transaction((tx) => this.noteIn(tx, caller, orderId, wanted, seen));
  }

  /** The same in a transaction that is under way. */
  noteIn(
    tx: EntityManager,
    caller: Identity,
    orderId: string,
    wanted: CashStep,
    seen?: number,
  ): Promise<Order> {
    return this.changes.change(tx, caller, orderId, (order) => {
      if (order.paymentMethod !== 'cod') throw new NotCashOnDelivery();
      refuseStale('order', order, seen, ['cod']);
      if (wanted.step === 'handed_over') return this.handOver(tx, caller, order, wanted);
      if (wanted.step === 'refused') return this.refuse(tx, caller, order, wanted);
      return called(order, wanted.step);
    });
  }

  private handOver(
    tx: EntityManager,
    { userId: by }: Identity,
    order: Order,
    { collected, feeCents }: Step<'handed_over'>,
  ): OrderChange {
    refusePaid(order);
    if (!allows(order, 'deliver')) throw new WrongStatus(order.status, 'hand_over');
    if (order.cameBackAt) throw new CameBackAlready();
    const rounding = roundingOf(order, collected);
    refuseFee(order, feeCents);
    const untold = announce(order);
    const at = new Date();
    transit(order, 'deliver');
    Object.assign(order, { handedOverAt: at, roundingKhr: rounding, courierFeeCents: feeCents ?? null });
    Object.assign(order, { collectedCents: collected.cents, collectedKhr: collected.khr });
    const cash = {
      ...{ ...cashOf(order), by, usd_cents: collected.cents, khr: collected.khr, rounding_khr: rounding },
      ...{ total: usd(order.totalCents), fee_cents: feeCents, collected_at: at.toISOString() },
    };
    const delivered = newEvent('order.delivered.v1', order.id, { ...stepOf(order), ...pickUpOf(order) });
    const after = { status: order.status, dollars: collected.cents / 100, riel: collected.khr };
    return {
      entry: { type: 'delivered' },
      events: [...untold, delivered, newEvent('order.cash-collected.v1', order.id, cash)],
      act: { action: 'order.cash-collected', facts: { before: { status: 'shipped' }, after } },
      // What is sold has its number when the goods and the cash change hands.
      last: () => this.invoices.issue(tx, [order.id]),
    };
  }

  private async refuse(
    tx: EntityManager,
    { userId: by }: Identity,
    order: Order,
    { restock, feeCents = 0 }: Step<'refused'>,
  ): Promise<OrderChange> {
    refusePaid(order);
    if (!allows(order, 'refuse')) throw new WrongStatus(order.status, 'refuse');
    refuseFee(order, feeCents);
    const untold = announce(order);
    const at = new Date();
    const moves = [{ order, available: 1, held: 0, cause: 'came_back' as const }];
    // What the courier brought back before may be on sale already.
    const stock = restock && !order.restocked ? await this.moveStock.move(tx, moves) : [];
    transit(order, 'refuse');
    Object.assign(order, { paymentStatus: 'cancelled', refusedAt: at, courierFeeCents: feeCents || null });
    const cancelled = { ...briefOf(order), reason: 'refused' as const, by };
    const fee = { ...cashOf(order), by, fee_cents: feeCents, refused_at: at.toISOString() };
    return {
      entry: { type: 'refused' },
      events: [
        ...untold,
        newEvent('order.cancelled.v1', order.id, cancelled),
        ...(feeCents > 0 ? [newEvent('order.cash-refused.v1', order.id, fee)] : []),
        ...stock,
      ],
      act: {
        action: 'order.cash-refused',
        facts: {
          before: { status: 'shipped' },
          after: { status: order.status, restock, fee: feeCents / 100 },
        },
      },
    };
  }
}

/** Throws PaidByTransfer where a transfer has paid what was to be paid at the door. */
function refusePaid(order: Order): void {
  if (!isPaidAtDoor(order) && order.handedOverAt === null) throw new PaidByTransfer();
}

function refuseFee({ totalCents }: Order, feeCents = 0): void {
  const most = mostCourierFee(totalCents);
  if (feeCents > most) throw new CourierFeeTooHigh(most);
}

/** Somebody was called, and answered or not. Once it is confirmed, calls change nothing. */
function called(order: Order, step: 'confirmed' | 'no_answer'): OrderChange | undefined {
  if (order.status !== 'pending') throw new WrongStatus(order.status, 'confirm');
  if (order.confirmedAt) return undefined;
  const at = new Date();
  Object.assign(order, { calls: order.calls + 1, lastCallAt: at });
  if (step === 'confirmed') order.confirmedAt = at;
  const action = step === 'confirmed' ? 'order.confirmed' : 'order.not-reached';
  return { entry: { type: step }, act: { action, facts: { after: { calls: order.calls } } } };
}
