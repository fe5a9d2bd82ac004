import { Inject, Injectable, Logger } from '@nestjs/common';
import { mayWorkLater } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { ShopInMessages } from '../copies/index.js';
import { BotRepository } from './bot.repository.js';
import type { Outgoing } from './message.js';
import { MessagesRepository } from './messages.repository.js';
import { renderMessage } from './render-message.js';
import { TelegramApi } from './telegram-api.js';
import { isOfOneMessage, TelegramFault } from './telegram-fault.js';
import { TelegramPauses } from './telegram-pauses.js';
import { UnlinkChat } from './unlink-chat.js';

/** Telegram takes 30 messages a second in all. */
const maxInSecond = 25;
/** Calls at once. No connection to the database waits for them. */
const maxAtOnce = 5;

/** Telegram says this where an edit would change nothing. */
const isUnchanged = ({ message }: Error) => /message is not modified/i.test(message);

/**
 * Sends what is queued, in the order of each chat: by all replicas together each message once, unless a process is killed between
 * Telegram's word and the commit. While Telegram fails everything waits, a day at most.
 */
@Injectable()
export class SendMessages {
  private readonly logger = new Logger(SendMessages.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly api: TelegramApi,
    private readonly bot: BotRepository,
    private readonly messages: MessagesRepository,
    private readonly pauses: TelegramPauses,
    private readonly unlinkChat: UnlinkChat,
    private readonly shopInMessages: ShopInMessages,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Sends until nothing can be sent now. */
  async send(isStopped: () => boolean): Promise<void> {
    if (!(await this.api.isOn())) return;
    while (!isStopped()) {
      const claimed = await this.claim();
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((message) => this.sendOne(message)));
    }
  }

  private claim(): Promise<Outgoing[]> {
    return this.dataSource.transaction(async (tx) => {
      await this.messages.giveUpOld(tx);
      const { paused, sent } = await this.bot.lockForSending(tx);
      const limit = Math.min(maxAtOnce, maxInSecond - sent);
      if (paused || limit <= 0) return [];
      const claimed = await this.messages.claim(tx, limit);
      if (claimed.length > 0) await this.bot.countSent(tx, sent + claimed.length);
      return claimed;
    });
  }

  private async sendOne(message: Outgoing): Promise<void> {
    if (!isStillFor(message)) return this.fail(message, 'NOT_ALLOWED');
    try {
      const sent = await this.call(message);
      await this.noteSent(message, sent);
    } catch (error) {
      if (mayWorkLater(error)) throw error;
      // What cannot be written fails alone: the chat's next messages wait for it.
      const { message: why } = error as Error;
      await this.handle(message, error instanceof TelegramFault ? error : new TelegramFault('REFUSED', why));
    }
  }

  private async handle(message: Outgoing, fault: TelegramFault): Promise<void> {
    if (message.kind === 'edit' && isUnchanged(fault)) return this.noteSent(message, undefined);
    if (fault.trouble === 'CHAT_CLOSED') {
      await this.fail(message, fault.trouble);
      return this.unlinkChat.closed(message.chatId);
    }
    if (isOfOneMessage(fault)) {
      this.logger.warn(
        `message ${message.id} (${message.kind} ${message.what}) was refused: ${fault.message}`,
      );
      return this.fail(message, fault.trouble);
    }
    await this.messages.putOff(message);
    await this.pauses.after(fault);
  }

  private async noteSent(message: Outgoing, messageId: number | undefined): Promise<void> {
    const pause = message.kind === 'answer' ? 0 : this.config.TELEGRAM_CHAT_PAUSE_MS;
    await this.dataSource.transaction((tx) => this.messages.markSent(tx, message, messageId, pause));
    await this.pauses.noteSuccess();
  }

  private fail(message: Outgoing, fault: string): Promise<void> {
    return this.dataSource.transaction((tx) => this.messages.markFailed(tx, message, fault));
  }

  /** Answers Telegram's id of the message, where it makes one. */
  private async call(message: Outgoing): Promise<number | undefined> {
    if (message.kind === 'answer') {
      const { press, text } = message.params;
      await this.api.call('answerCallbackQuery', {
        callback_query_id: press,
        text: String(text).slice(0, 200),
      });
      return undefined;
    }
    if (message.kind === 'edit' && message.targetMessageId === null) return undefined;
    const { name, url } = await this.shopInMessages.now();
    const { text, buttons, asksForAnswer } = renderMessage(message, { name, url });
    const shown = {
      chat_id: message.chatId,
      text,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      ...(asksForAnswer && { reply_markup: { force_reply: true } }),
      ...(buttons && { reply_markup: { inline_keyboard: buttons } }),
    };
    if (message.kind === 'edit') {
      await this.api.call('editMessageText', { ...shown, message_id: message.targetMessageId });
      return undefined;
    }
    return messageIdOf(await this.api.call('sendMessage', shown));
  }
}

/** Alerts and news are for whom the chat belongs to now; alerts only while they work in the shop. */
function isStillFor({ kind, userId, ownerId, role }: Outgoing): boolean {
  if (kind === 'alert' || kind === 'edit') return ownerId === userId && role !== null && role !== 'customer';
  return kind !== 'news' || ownerId === userId;
}

function messageIdOf(sent: unknown): number | undefined {
  const id = (sent as { message_id?: unknown } | null)?.message_id;
  return typeof id === 'number' ? id : undefined;
}
