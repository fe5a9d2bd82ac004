import type { ShopEvent } from '@mekong/contracts';
import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChatsRepository } from './chats.repository.js';
import { MessagesRepository } from './messages.repository.js';
import { UnlinkChat } from './unlink-chat.js';

/** Keeps which role everybody has now, by which presses are judged; a blocked or deleted account loses its chat at once. */
@Injectable()
export class KeepOwners {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly unlinkChat: UnlinkChat,
  ) {}

  async keep(tx: EntityManager, { data, time }: ShopEvent<'user.changed.v1'>): Promise<void> {
    const { user_id: userId, role, is_blocked: isBlocked, name, email } = data;
    if ((await forgottenAmong(tx, [userId])).has(userId)) return;
    if (!(await this.chats.keepRole(tx, { userId, role, isBlocked }, time))) return;
    if (isBlocked) return this.unlinkChat.unlinkIn(tx, userId, 'ended');
    await this.chats.rename(tx, userId, name, email);
    const [chat] = role === 'customer' ? await this.chats.findByUsers([userId], tx) : [];
    if (chat) await this.messages.dropQueued(tx, chat.chatId, 'alert');
  }

  /** Whoever ends all sessions may do so since a stranger had one, who may have connected a chat of their own. */
  sessionsEnded(tx: EntityManager, userId: string): Promise<void> {
    return this.unlinkChat.unlinkIn(tx, userId, 'ended');
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await this.unlinkChat.unlinkIn(tx, userId);
    await this.chats.forgetRole(tx, userId);
    await this.messages.forgetUser(tx, userId);
  }
}
