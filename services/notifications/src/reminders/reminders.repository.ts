import { prepared, removeInBatches } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UnpaidOrder } from '../mails/index.js';

export interface Reminder {
  order: UnpaidOrder;
  dueAt: Date;
}

const planReminders = prepared`
  INSERT INTO payment_reminders (order_id, customer_id, facts, due_at, pay_until, status)
  SELECT *, 'waiting' FROM unnest($1::text[], $2::uuid[], $3::jsonb[], $4::timestamptz[], $5::timestamptz[])
    AS planned (order_id, customer_id, facts, due_at, pay_until)
  ORDER BY order_id ON CONFLICT DO NOTHING`;

/** Also notes orders whose order.placed has not arrived yet, so that no reminder is planned when it does. */
const settleOrders = prepared`
  INSERT INTO payment_reminders (order_id, status) SELECT id, 'settled' FROM unnest($1::text[]) AS ended (id)
  ORDER BY id ON CONFLICT (order_id) DO UPDATE SET status = 'settled', customer_id = NULL, facts = NULL
  WHERE payment_reminders.status <> 'settled'`;

const takeDue = prepared<{ order: UnpaidOrder; isOpen: boolean }>`
  WITH due AS (
    SELECT order_id, facts FROM payment_reminders WHERE status = 'waiting' AND facts IS NOT NULL AND due_at <= now()
    ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED
  )
  UPDATE payment_reminders r SET status = 'queued', facts = NULL FROM due WHERE r.order_id = due.order_id
  RETURNING due.facts AS "order", r.pay_until > now() AS "isOpen"`;

const forgetCustomer = prepared`DELETE FROM payment_reminders WHERE customer_id = $1`;

/** The reminders of unpaid orders: those to come, and which orders are settled since. */
@Injectable()
export class RemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Plans reminders, none for an order that has one already or is settled. */
  async plan(tx: EntityManager, reminders: Reminder[]): Promise<void> {
    await planReminders(tx, [
      reminders.map(({ order }) => order.order_id),
      reminders.map(({ order }) => order.customer.user_id),
      reminders.map(({ order }) => JSON.stringify(order)),
      reminders.map(({ dueAt }) => dueAt),
      reminders.map(({ order }) => order.pay_until),
    ]);
  }

  /** Notes that these orders are paid or cancelled. */
  async settle(tx: EntityManager, orderIds: string[]): Promise<void> {
    await settleOrders(tx, [[...new Set(orderIds)]]);
  }

  /** Takes up to `limit` reminders that are due, except those that another replica takes; says which orders are still open. */
  takeDue(tx: EntityManager, limit: number): Promise<{ order: UnpaidOrder; isOpen: boolean }[]> {
    return takeDue(tx, [limit]);
  }

  /** Deletes what is kept of the orders of a person. */
  async forgetCustomer(tx: EntityManager, customerId: string): Promise<void> {
    await forgetCustomer(tx, [customerId]);
  }

  async removeOlderThan(days: number): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'payment_reminders',
      where: `noted_at < now() - interval '${days} days'`,
    });
  }
}
