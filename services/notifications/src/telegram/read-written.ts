import { forgottenAmong, Outbox, staffActed } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BotRepository } from './bot.repository.js';
import { type Chat, ChatsRepository } from './chats.repository.js';
import { hashOfCode } from './link-code.js';
import { MessagesRepository } from './messages.repository.js';
import { TakePress } from './take-press.js';
import { UnlinkChat } from './unlink-chat.js';
import type { WrittenMessage } from './update.js';

/** So often a chat without an account is heard within an hour, and all of them together; after that nobody is answered. */
const triesOfChat = 5;
const triesInAll = 1_000;

/** Reads what somebody writes to the bot: a code that connects the chat, /stop, or the number of a parcel. */
@Injectable()
export class ReadWritten {
  constructor(
    private readonly bot: BotRepository,
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly unlinkChat: UnlinkChat,
    private readonly takePress: TakePress,
    private readonly outbox: Outbox,
  ) {}

  async read(tx: EntityManager, written: WrittenMessage): Promise<void> {
    const { chat, from, text = '', reply_to_message: replied } = written;
    // A group is not one person's.
    if (chat.type !== 'private' || from?.id !== chat.id) return;
    const chatId = String(chat.id);
    const owner = await this.chats.findByChat(tx, chatId);
    const [command, argument = ''] = text.trim().slice(0, 200).split(/\s+/);
    const language = from.language_code === 'km' ? 'km' : undefined;
    const reply = (what: string, params: object = {}) =>
      this.messages.queue(tx, [{ chatId, kind: 'reply', what, params: { language, ...params } }]);
    if (command === '/start' && argument) return this.connect(tx, chatId, argument, owner, reply);
    if (!owner) return this.helpStranger(tx, chatId, command === '/stop' ? 'nothingToStop' : 'help', reply);
    if (command === '/stop') return this.unlinkChat.unlinkIn(tx, owner.userId, 'stopped');
    if (replied && (await this.takePress.takeNumber(tx, owner, replied.message_id, text.trim()))) return;
    await reply('helpConnected');
  }

  private async connect(
    tx: EntityManager,
    chatId: string,
    code: string,
    owner: Chat | undefined,
    reply: (what: string, params?: object) => Promise<void>,
  ): Promise<void> {
    const tries = await this.bot.countTries(tx, chatId);
    if (tries.ofChat > triesOfChat) return;
    if (tries.ofChat === triesOfChat || tries.total >= triesInAll) {
      await this.bot.noteTry(tx, chatId);
      return reply('tooManyCodes');
    }
    const who = await this.chats.takeCode(tx, hashOfCode(code));
    if (!who || (await this.isClosed(tx, who.userId))) {
      await this.bot.noteTry(tx, chatId);
      return reply('wrongCode');
    }
    // One chat of an account, and one account of a chat: what was connected before is not any more.
    if (owner && owner.userId !== who.userId) await this.unlinkChat.unlinkIn(tx, owner.userId);
    await this.unlinkChat.unlinkIn(tx, who.userId, owner?.userId === who.userId ? undefined : 'stopped');
    await this.chats.link(tx, chatId, who);
    const subject = { type: 'user', id: who.userId, name: who.name };
    if (who.role !== 'customer')
      await this.outbox.record(tx, staffActed(who, 'account.telegram-connected', subject));
    await reply('connected', { name: who.name });
  }

  /** Whether the account was closed after its code was given. */
  private async isClosed(tx: EntityManager, userId: string): Promise<boolean> {
    return (await this.chats.isBlocked(tx, userId)) || (await forgottenAmong(tx, [userId])).has(userId);
  }

  private async helpStranger(
    tx: EntityManager,
    chatId: string,
    what: string,
    reply: (what: string) => Promise<void>,
  ): Promise<void> {
    const { ofChat } = await this.bot.countTries(tx, chatId);
    if (ofChat >= triesOfChat) return;
    await this.bot.noteTry(tx, chatId);
    await reply(what);
  }
}
