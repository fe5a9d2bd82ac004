import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import {
  briefOf,
  ForgetCustomer,
  type Order,
  OrdersRepository,
  type Settlement,
  SettlementsRepository,
  transit,
} from '../orders/index.js';
import { MoveStock } from '../stock/index.js';
import { UnconfirmedOrdersRepository } from './unconfirmed-orders.repository.js';

const batchSize = 100;

/**
 * Cancels orders to be paid at the door that nobody has confirmed by phone within COD_HOLD_HOURS, and releases their stock; they count
 * as given up. Publishes order.cancelled and stock.changed, once for each however many replicas run it: the lock of the order's row
 * decides, also against somebody who confirms it at that moment.
 */
@Injectable()
export class CancelUnconfirmed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unconfirmed: UnconfirmedOrdersRepository,
    private readonly orders: OrdersRepository,
    private readonly settlements: SettlementsRepository,
    private readonly moveStock: MoveStock,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly outbox: Outbox,
  ) {}

  async cancel(isStopped: () => boolean = () => false): Promise<void> {
    while (!isStopped() && (await this.unconfirmed.isAny())) if ((await this.cancelSome()) === 0) return;
  }

  private cancelSome(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const orders = await this.orders.lockAll(tx, await this.unconfirmed.lockSome(tx, batchSize));
      if (orders.length === 0) return 0;
      const stock = await this.moveStock.move(
        tx,
        orders.map((order) => ({ order, available: 1, held: -1 })),
      );
      const at = new Date();
      await this.settlements.settle(
        tx,
        orders.map((order) => endOf(order, at)),
      );
      const cancelled = orders.map((order) =>
        newEvent('order.cancelled.v1', order.id, { ...briefOf(order), reason: 'unconfirmed' }),
      );
      await this.outbox.record(tx, ...cancelled, ...stock);
      await this.forgetCustomer.atTheEnd(tx, orders);
      return orders.length;
    });
  }
}

function endOf(order: Order, at: Date): Settlement {
  transit(order, 'unconfirmed');
  return {
    orderId: order.id,
    status: 'cancelled',
    paymentStatus: 'cancelled',
    event: { type: 'unconfirmed', at },
  };
}
