import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  inEnvironment,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { BotToken } from './bot-token.js';
import { ChangeSending } from './change-sending.js';
import * as dto from './sending.dto.js';
import { SendingRepository } from './sending.repository.js';
import type { Sending } from './sending.js';

/** From whom mails come, and which bot writes in Telegram. Nobody is shown the bot's token. */
@ApiTags('notifications')
@Controller('api/admin/sending')
@Access(['admin'])
export class SendingController {
  constructor(
    private readonly settings: SendingRepository,
    private readonly changeSending: ChangeSending,
    private readonly botToken: BotToken,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  @Get()
  @Answers('From whom mails come, and whether there is a bot in Telegram', 200, dto.sendingAnswer, 401, 403)
  async now() {
    return this.viewOf(await this.settings.find());
  }

  @Put()
  @NeedsFreshPassword()
  @Answers('Changes them; 409 also for what the environment sets', 200, dto.sendingAnswer, 400, 401, 403, 409)
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.sendingBody })
    { mail_from: mailFrom, bot_token: botToken, version }: dto.SendingBody,
  ) {
    const changed = this.changeSending.change(caller, { mailFrom, botToken, version });
    return this.viewOf(await changed.catch(showStale((current: Sending) => this.viewOf(current))));
  }

  private viewOf({ mailFrom, sealedToken, version }: Sending) {
    const environment = inEnvironment(this.config, 'MAIL_FROM', 'TELEGRAM_BOT_TOKEN');
    const { MAIL_FROM: mail_from = mailFrom } = this.config;
    return { sending: { mail_from, bot: this.botIn(sealedToken), version, environment } };
  }

  private botIn(sealed: string | null): 'none' | 'set' | 'unreadable' {
    if (this.config.TELEGRAM_BOT_TOKEN) return 'set';
    if (sealed === null) return 'none';
    return this.botToken.open(sealed) === undefined ? 'unreadable' : 'set';
  }
}
