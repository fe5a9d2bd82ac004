import { type Language, orderSteps, type OrderStepName, type StaffRole } from '@mekong/contracts';
import { newEvent, Outbox } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LanguagesRepository } from '../copies/index.js';
import { clockOf, mayPress } from './buttons.js';
import { type Chat, ChatsRepository } from './chats.repository.js';
import type { OfferedCourier } from './message.js';
import { MessagesRepository, type SentMessage } from './messages.repository.js';
import type { Press } from './update.js';
import { words, type Words } from './words/index.js';

interface Wish {
  courier?: string;
  tracking_number?: string;
  replyTo: string;
}

/** The longest number of a parcel, as the dashboard takes it. */
const maxNumber = 100;

/**
 * Takes a press of a button below a message about an order: whoever may do that now, whatever they were when the chat was connected, has
 * orders judge it by order.step-wanted. What is known to be done already is told at once.
 */
@Injectable()
export class TakePress {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly languages: LanguagesRepository,
    private readonly outbox: Outbox,
  ) {}

  async take(tx: EntityManager, press: Press): Promise<void> {
    const { chat } = press.message ?? {};
    if (chat?.type !== 'private' || chat.id !== press.from.id) return;
    const chatId = String(chat.id);
    const owner = await this.chats.findByChat(tx, chatId);
    const text = words[await this.languageOf(tx, owner)];
    const answer = (say: string) => this.answer(tx, chatId, press.id, say);
    const [step = '', id = '', place] = (press.data ?? '').split(':');
    const message = owner && (await this.messages.findSent(tx, numberOf(id), chatId, owner.userId));
    if (!message?.orderId || !isStep(step)) return answer(text.notNow);
    if (owner!.isBlocked || !mayPress(owner!.role, step)) return answer(text.notAllowed);
    const before = await this.messages.findNote(tx, message.orderId, step);
    if (before) return answer(await this.toldBefore(tx, owner!, step, before, text));
    const courier = place === undefined ? undefined : couriersOf(message)[numberOf(place)];
    if (courier?.needs_number) return this.askForNumber(tx, owner!, message, courier.name, press.id);
    await this.want(tx, owner!, message.orderId, step, {
      courier: courier?.name,
      replyTo: `${press.id}|${message.id}`,
    });
  }

  /** What somebody has answered where they were asked for a number; false where they were not. */
  async takeNumber(tx: EntityManager, owner: Chat, messageId: number, text: string): Promise<boolean> {
    const asked = await this.messages.findReplied(tx, owner.chatId, messageId, owner.userId);
    if (!asked) return false;
    const { courier, orderId, on } = asked.params as { courier: string; orderId: string; on: number };
    const number = text.slice(0, maxNumber);
    if (number && !owner.isBlocked && mayPress(owner.role, 'ship'))
      await this.want(tx, owner, orderId, 'ship', { courier, tracking_number: number, replyTo: `|${on}` });
    return true;
  }

  private async want(
    tx: EntityManager,
    owner: Chat,
    orderId: string,
    step: OrderStepName,
    { replyTo: reply_to, ...wish }: Wish,
  ): Promise<void> {
    const { userId: user_id, email, name, role } = owner;
    const by = { user_id, email, name, role: role as StaffRole };
    const wanted = { order_id: orderId, step, ...wish, by, via: 'telegram' as const, reply_to };
    await this.outbox.record(tx, newEvent('order.step-wanted.v1', orderId, wanted));
  }

  private async askForNumber(
    tx: EntityManager,
    { chatId, userId }: Chat,
    { id: on, orderId, params }: SentMessage,
    courier: string,
    pressId: string,
  ): Promise<void> {
    const asked = { courier, orderId, on, order: params.order ?? orderId };
    await this.messages.queue(tx, [
      { chatId, userId, kind: 'reply', what: 'number', params: asked },
      { chatId, userId, kind: 'answer', what: 'answer', params: { press: pressId, text: '' } },
    ]);
  }

  private answer(tx: EntityManager, chatId: string, press: string, text: string): Promise<void> {
    return this.messages.queue(tx, [{ chatId, kind: 'answer', what: 'answer', params: { press, text } }]);
  }

  private async toldBefore(
    tx: EntityManager,
    owner: Chat,
    step: OrderStepName,
    { byName, at }: { byName: string | null; at: Date },
    text: Words,
  ): Promise<string> {
    const language = await this.languageOf(tx, owner);
    return text.before[step](byName ?? text.somebody, clockOf(at, language));
  }

  private async languageOf(tx: EntityManager, owner: Chat | undefined): Promise<Language> {
    const chosen = owner && (await this.languages.of(tx, [owner.userId])).get(owner.userId);
    return chosen ?? 'en';
  }
}

const isStep = (text: string): text is OrderStepName => (orderSteps as readonly string[]).includes(text);
/** An id that no message has, where it is none. */
const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);
const couriersOf = ({ params }: SentMessage) => (params.couriers as OfferedCourier[] | undefined) ?? [];
