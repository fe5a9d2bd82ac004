import { Injectable, Logger } from '@nestjs/common';
import { Failures } from '@mekong/service-defaults';
import { BotRepository } from './bot.repository.js';
import type { TelegramFault } from './telegram-fault.js';

/** A token is not right by itself again. */
const tokenWait = 300;
/** Else each failure doubles the time until the next try. */
const longestSeconds = 300;
/** As long as Telegram says, within a day. */
const longestObeyed = 86_400;

/** Leaves Telegram alone after it has failed, for all replicas, and notes for operators why. */
@Injectable()
export class TelegramPauses {
  private readonly failures = new Failures(new Logger(TelegramPauses.name), 'Telegram');

  constructor(private readonly bot: BotRepository) {}

  async after(fault: TelegramFault): Promise<void> {
    this.failures.note(fault);
    const { trouble, message, retryAfter } = fault;
    if (trouble === 'CONFLICT') return this.bot.noteConflict(message);
    const wait = trouble === 'TOKEN_REFUSED' ? tokenWait : undefined;
    const seconds = retryAfter === undefined ? wait : Math.ceil(retryAfter);
    await this.bot.pause(
      trouble,
      message,
      seconds,
      retryAfter === undefined ? longestSeconds : longestObeyed,
    );
  }

  /** A call has worked, such as one for updates. */
  async noteSuccess(ofUpdates = false): Promise<void> {
    this.failures.noteSuccess();
    await this.bot.noteSuccess(ofUpdates);
  }
}
