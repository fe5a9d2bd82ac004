import { Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { BotRepository } from './bot.repository.js';
import { ChatsRepository } from './chats.repository.js';
import { hashOfCode, newLinkCode } from './link-code.js';
import { TelegramApi } from './telegram-api.js';

export interface OfferedCode {
  code: string;
  /** Opens the bot with the code; null while Telegram has not said what the bot is called. */
  link: string | null;
  expiresAt: Date;
}

/** Gives somebody a code, in place of an earlier one, by which a chat becomes theirs: once, within a quarter of an hour. Throws a 409 while Telegram is off. */
@Injectable()
export class OfferCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly api: TelegramApi,
    private readonly bot: BotRepository,
    private readonly chats: ChatsRepository,
  ) {}

  async offer(caller: Identity): Promise<OfferedCode> {
    if (!(await this.api.isOn()))
      throw new Problem(409, 'TELEGRAM_IS_OFF', 'The shop is not connected to Telegram.');
    const code = newLinkCode();
    const expiresAt = await this.dataSource.transaction((tx) =>
      this.chats.keepCode(tx, hashOfCode(code), caller),
    );
    const { username } = await this.bot.find();
    return { code, link: username && `https://t.me/${username}?start=${code}`, expiresAt };
  }
}
