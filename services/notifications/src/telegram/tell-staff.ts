import type { Role } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AlertsRepository, type AlertSubject, type SeenAlert } from '../alerts/index.js';
import { OrderCopiesRepository, StaffRepository } from '../copies/index.js';
import { type Chat, ChatsRepository } from './chats.repository.js';
import type { NewMessage } from './message.js';
import { MessagesRepository } from './messages.repository.js';
import { TelegramApi } from './telegram-api.js';

/** So many alerts a chat are looked at in one transaction. */
const batchSize = 50;
/** Of more at once the last message tells how many they are: the dashboard has them all. */
const maxAtOnce = 10;

/** What somebody has to do something about; the others are read in the dashboard. */
const ofManagers: readonly AlertSubject[] = [
  ...(['order.paid', 'order.to-confirm', 'order.return-asked', 'stock.low', 'stock.sold-out'] as const),
  ...(['review.written', 'question.asked', 'brands.wanted', 'payment.review'] as const),
  ...(['payment.cannot-check', 'money.unmatched', 'money.waits', 'report.failed', 'mail.failed'] as const),
  'event.dead-lettered',
];
const told: Record<Role, readonly AlertSubject[]> = {
  admin: ofManagers,
  seller: ofManagers,
  // Both read no alerts in the dashboard, and have this to do with orders.
  packer: ['order.paid'],
  support: ['order.to-confirm', 'order.return-asked'],
  customer: [],
};
/** Of these there may be thousands when one thing fails. */
const onceAnHour: readonly AlertSubject[] = ['mail.failed'];

/**
 * Queues the alerts of staff who have connected a chat, as they read them in the dashboard and by the same preferences: each once,
 * however many replicas run it, and wherever one of them stops.
 */
@Injectable()
export class TellStaff {
  constructor(
    private readonly dataSource: DataSource,
    private readonly api: TelegramApi,
    private readonly alerts: AlertsRepository,
    private readonly orders: OrderCopiesRepository,
    private readonly staff: StaffRepository,
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
  ) {}

  /** Answers whether anything was queued. */
  async tell(): Promise<boolean> {
    if (!(await this.api.isOn())) return false;
    let isAny = false;
    for (const userId of await this.chats.findBehind())
      while (await this.dataSource.transaction((tx) => this.tellOne(tx, userId))) isAny = true;
    return isAny;
  }

  /** Answers whether there may be more to tell. */
  private async tellOne(tx: EntityManager, userId: string): Promise<boolean> {
    const chat = await this.chats.lockBehind(tx, userId);
    if (!chat || chat.isBlocked || chat.role === 'customer') return false;
    const newest = await this.alerts.newestId(tx);
    if (chat.alertsAfter >= newest) return false;
    // Packers and support are told some of what admins read.
    const reader = { userId, role: chat.role === 'seller' ? 'seller' : 'admin' };
    const found = await this.alerts.findAfter(reader, chat.alertsAfter, batchSize);
    const wanted: SeenAlert[] = [];
    for (const alert of found) if (await this.isFor(tx, chat, alert)) wanted.push(alert);
    await this.messages.queue(tx, messagesOf(chat, wanted));
    // What was written after the newest one was looked for is told the next time.
    await this.chats.noteTold(tx, userId, found.at(-1)?.id ?? newest);
    return found.length > 0;
  }

  private async isFor(tx: EntityManager, chat: Chat, { what, facts }: SeenAlert): Promise<boolean> {
    if (!told[chat.role].includes(what)) return false;
    if (onceAnHour.includes(what)) return !(await this.messages.hasRecent(tx, chat.chatId, what));
    if (chat.role !== 'support' || !facts.order_id) return true;
    // What staff have bought is none of support's business.
    const order = await this.orders.find(tx, facts.order_id);
    return !order || !(await this.staff.isStaff(tx, order.customerId));
  }
}

function messagesOf({ chatId, userId }: Chat, alerts: SeenAlert[]): NewMessage[] {
  const shown = alerts.slice(0, maxAtOnce);
  const more = alerts.length - shown.length;
  return shown.map((alert, place) => ({
    chatId,
    userId,
    kind: 'alert',
    what: alert.what,
    params: { ...factsOf(alert), ...(place === shown.length - 1 && more > 0 && { more }) },
    orderId: alert.facts.order_id,
  }));
}

/** Without the names and addresses of customers, which would stay in the chat after their account is gone. */
const factsOf = ({ what, facts }: SeenAlert) => ({
  what,
  orderId: facts.order_id,
  order: facts.order_number ?? facts.order_id,
  totalCents: facts.total_cents,
  products: facts.products?.map(({ name, quantity }) => ({ name, quantity })),
  product: facts.product_name ?? facts.product_id,
  available: facts.available,
  rating: facts.rating,
});
