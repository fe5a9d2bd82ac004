import type { ShopEvent } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CashPaymentsRepository } from './cash-payments.repository.js';
import { FreeTransfer } from './free-transfer.js';

/**
 * Follows what orders decides about orders that are paid at the door: whether they are on their way, so that nobody gives them up any
 * more, and whether they are over. Events may come in any order: versions, and what is over, decide.
 */
@Injectable()
export class FollowOrders {
  constructor(
    private readonly payments: CashPaymentsRepository,
    private readonly freeTransfer: FreeTransfer,
  ) {}

  async moved(
    tx: EntityManager,
    events: ShopEvent<'order.shipped.v1' | 'order.sent-again.v1'>[],
    withCourier: boolean,
  ): Promise<void> {
    await this.payments.noteMoved(
      tx,
      events.map(({ data }) => ({ orderId: data.order_id, version: data.version ?? 0 })),
      withCourier,
    );
  }

  async cancelled(tx: EntityManager, events: ShopEvent<'order.cancelled.v1'>[]): Promise<void> {
    const paid = await this.payments.endOfCash(
      tx,
      events.map(({ data }) => data.order_id),
    );
    for (const orderId of paid) await this.freeTransfer.free(tx, orderId);
  }

  /** Its shopper gave it up when it was shipped already. */
  async goesOn(tx: EntityManager, orderId: string): Promise<void> {
    await this.payments.reopenCash(tx, orderId);
  }
}
