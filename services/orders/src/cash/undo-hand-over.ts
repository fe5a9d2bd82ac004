import { shopDay } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent } from '@mekong/messaging';
import { refuseStale, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { InvoicesRepository } from '../invoices/index.js';
import {
  allows,
  cashOf,
  type Order,
  type OrderChange,
  OrderChanges,
  transit,
  WrongStatus,
} from '../orders/index.js';
import { CashUseRepository } from './cash-use.repository.js';
import { HandOverStands, NotCashOnDelivery } from './errors.js';

/**
 * An admin undoes that an order was handed over for cash, which was noted by mistake: it is on its way again, its invoice is credited,
 * and payments takes its cash from the courier's account. On the same day, while its cash has not come in and nothing is sent back.
 * Where it comes in in the same second, payments keeps it, and the order is paid. Publishes order.hand-over-undone, and staff.acted.
 * Throws StaleEdit, NotCashOnDelivery, WrongStatus, HandOverStands.
 */
@Injectable()
export class UndoHandOver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly cashUse: CashUseRepository,
    private readonly invoices: InvoicesRepository,
  ) {}

  undo(caller: Identity, orderId: string, seen?: number): Promise<Order> {
    return this.dataSource.transaction((tx) =>
      this.changes.change(tx, caller, orderId, async (order) => {
        if (order.paymentMethod !== 'cod') throw new NotCashOnDelivery();
        refuseStale('order', order, seen, ['cod']);
        await this.refuse(tx, order);
        return this.change(tx, caller, order);
      }),
    );
  }

  private async refuse(tx: EntityManager, order: Order): Promise<void> {
    const { id, handedOverAt, paymentStatus, status } = order;
    if (handedOverAt && status === 'delivered' && paymentStatus !== 'pending')
      throw new HandOverStands('remitted');
    if (!handedOverAt || !allows(order, 'undoHandOver')) throw new WrongStatus(status, 'undo_hand_over');
    if (shopDay(handedOverAt) !== shopDay()) throw new HandOverStands('day');
    if (await this.cashUse.isSentBack(tx, id)) throw new HandOverStands('return');
  }

  private change(tx: EntityManager, { userId: by }: Identity, order: Order): OrderChange {
    const { id, status, collectedCents, collectedKhr, totalCents } = order;
    const undone = {
      ...{ ...cashOf(order), by, collected_at: order.handedOverAt!.toISOString() },
      undone_at: new Date().toISOString(),
    };
    transit(order, 'undoHandOver');
    Object.assign(order, { handedOverAt: null, roundingKhr: null, courierFeeCents: null });
    Object.assign(order, { collectedCents: null, collectedKhr: null });
    const before = { status, dollars: collectedCents! / 100, riel: collectedKhr };
    return {
      entry: { type: 'hand_over_undone' },
      events: [newEvent('order.hand-over-undone.v1', id, undone)],
      act: { action: 'order.hand-over-undone', facts: { before, after: { status: order.status } } },
      last: () => this.invoices.credit(tx, id, totalCents, { day: shopDay() }),
    };
  }
}
