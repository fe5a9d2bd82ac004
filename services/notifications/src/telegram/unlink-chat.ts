import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ChatsRepository } from './chats.repository.js';
import { MessagesRepository } from './messages.repository.js';

/** Takes a chat away from its account: nothing more is sent to it, and no press or code of before counts. */
@Injectable()
export class UnlinkChat {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
  ) {}

  /** Its owner's wish. */
  unlink(userId: string): Promise<void> {
    return this.dataSource.transaction((tx) => this.unlinkIn(tx, userId, 'stopped'));
  }

  /** The same in a transaction that is under way; the chat is told why. */
  async unlinkIn(tx: EntityManager, userId: string, why?: 'stopped' | 'ended'): Promise<void> {
    await this.chats.forgetCode(tx, userId);
    const chatId = await this.chats.unlinkUser(tx, userId);
    if (!chatId) return;
    await this.messages.dropQueued(tx, chatId);
    if (why) await this.messages.queue(tx, [{ chatId, kind: 'reply', what: why, params: {} }]);
  }

  /** Nobody can write to this chat any more. */
  closed(chatId: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await this.chats.unlinkChat(tx, chatId);
      await this.messages.dropQueued(tx, chatId);
    });
  }
}
