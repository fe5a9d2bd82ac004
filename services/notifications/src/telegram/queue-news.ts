import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChatsRepository } from './chats.repository.js';
import { MessagesRepository } from './messages.repository.js';
import { TelegramApi } from './telegram-api.js';

/** What customers are told of their orders, beside the mails of it. */
export type News =
  | 'paid'
  | 'shipped'
  | 'corrected'
  | 'came-back'
  | 'sent-again'
  | 'delivered'
  | 'cancelled'
  | 'partly-refunded'
  | 'refunded';

type Order = { order_id: string; customer: { user_id: string } };

/** Nothing that a message does not say is kept of an order. */
const kept = [
  ...['order_id', 'order_number', 'total', 'courier', 'tracking_number', 'tracking_url', 'method'],
  ...['phone_number', 'reason', 'in_review', 'amount', 'pay_currency', 'riel_rate'],
];
/** What only one kind of news says. */
const onlyIn: Record<string, News> = { phone_number: 'came-back' };

/** Queues the news of orders for those of their customers who have connected a chat, in the transaction of their events. */
@Injectable()
export class QueueNews {
  constructor(
    private readonly api: TelegramApi,
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
  ) {}

  async queue(tx: EntityManager, what: News, orders: Order[]): Promise<void> {
    if (!(await this.api.isOn(tx))) return;
    const userIds = [...new Set(orders.map(({ customer }) => customer.user_id))];
    const chats = new Map((await this.chats.findByUsers(userIds, tx)).map((chat) => [chat.userId, chat]));
    const news = orders.flatMap((order) => {
      const chat = chats.get(order.customer.user_id);
      if (!chat || chat.isBlocked) return [];
      const { chatId, userId } = chat;
      return [{ chatId, userId, kind: 'news' as const, what, params: factsOf(what, order) }];
    });
    await this.messages.queue(tx, news);
  }

  /** No more is to be done about orders that are over, or that are shipped without a press of a button. */
  async noteStep(tx: EntityManager, step: 'ship' | 'end', orderIds: string[]): Promise<void> {
    if (!(await this.api.isOn(tx))) return;
    const at = new Date().toISOString();
    for (const orderId of orderIds.toSorted())
      if (await this.messages.addNote(tx, orderId, { step, at })) await this.messages.queueEdits(tx, orderId);
  }
}

const factsOf = (what: News, order: object) =>
  Object.fromEntries(
    Object.entries(order).filter(([name]) => kept.includes(name) && (onlyIn[name] ?? what) === what),
  );
