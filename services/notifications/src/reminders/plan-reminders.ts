import { Inject, Injectable } from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import { forgottenAmong } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { RemindersRepository, type Reminder } from './reminders.repository.js';

/**
 * Plans a mail for each placed order, which is sent if the order is still unpaid a few minutes later. In whatever order the
 * events arrive, none is sent for an order that was paid or cancelled.
 */
@Injectable()
export class PlanReminders {
  private readonly waitMs: number;

  constructor(
    private readonly reminders: RemindersRepository,
    @Inject(CONFIG) { PAYMENT_REMINDER_MINUTES }: NotificationsConfig,
  ) {
    this.waitMs = PAYMENT_REMINDER_MINUTES * 60_000;
  }

  async placed(tx: EntityManager, events: ShopEvent<'order.placed.v1'>[]): Promise<void> {
    const planned =
      this.waitMs > 0
        ? events
            .filter(isPaidBefore)
            .map((event) => this.reminderOf(event))
            .filter(isInTime)
        : [];
    if (planned.length === 0) return;
    const forgotten = await forgottenAmong(
      tx,
      planned.map(({ order }) => order.customer.user_id),
    );
    await this.reminders.plan(
      tx,
      planned.filter(({ order }) => !forgotten.has(order.customer.user_id)),
    );
  }

  /** The orders are paid or cancelled. */
  async settled(tx: EntityManager, orderIds: string[]): Promise<void> {
    if (this.waitMs > 0) await this.reminders.settle(tx, orderIds);
  }

  private reminderOf({ data, time }: ShopEvent<'order.placed.v1'>): Reminder {
    const { order_id, order_number, customer, total, pay_until, riel_rate } = data;
    const order = { order_id, order_number, customer, total, pay_until, riel_rate };
    return { order, dueAt: new Date(Date.parse(time) + this.waitMs) };
  }
}

/** Whoever pays in cash at the door has nothing to pay before. */
const isPaidBefore = ({ data }: ShopEvent<'order.placed.v1'>): boolean => data.payment?.method !== 'cod';

/** Whether the order can still be paid now, and when the reminder is due; its event may have arrived late. */
const isInTime = ({ order, dueAt }: Reminder): boolean =>
  Date.parse(order.pay_until) > Math.max(Date.now(), dueAt.getTime());
