import { Body, Controller, Delete, Get, Headers, HttpCode, Inject, Post } from '@nestjs/common';
import { notFound, Problem } from '@mekong/contracts';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  isOneOfKeys,
  messageAnswer,
  requireFreshPassword,
} from '@mekong/service-defaults';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { BotRepository } from './bot.repository.js';
import { ChatsRepository } from './chats.repository.js';
import { MessagesRepository } from './messages.repository.js';
import { OfferCode } from './offer-code.js';
import { TakeUpdate } from './take-update.js';
import { TelegramApi } from './telegram-api.js';
import { TelegramJob } from './telegram.job.js';
import { UnlinkChat } from './unlink-chat.js';
import * as dto from './telegram.dto.js';

@ApiTags('notifications')
@Controller('api')
export class TelegramController {
  constructor(
    private readonly api: TelegramApi,
    private readonly bot: BotRepository,
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly offerCode: OfferCode,
    private readonly unlinkChat: UnlinkChat,
    private readonly takeUpdate: TakeUpdate,
    private readonly job: TelegramJob,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  @Get('account/telegram')
  @Access('verified')
  @Answers('Whether a chat of Telegram is connected to your account', 200, dto.telegramAnswer, 401, 403)
  async state(@Caller() { userId, role }: Identity) {
    const [[chat], bot, isOn] = await Promise.all([
      this.chats.findByUsers([userId]),
      this.bot.find(),
      this.api.isOn(),
    ]);
    const isAdmin = role === 'admin' && isOn;
    const { fault, faultDetail, failingSince } = bot;
    const isIll = isAdmin && fault !== null && failingSince !== null;
    return {
      telegram: {
        is_on: isOn,
        bot: isOn ? bot.username : null,
        connected_at: chat?.linkedAt.toISOString() ?? null,
        trouble: isIll ? { code: fault, detail: faultDetail ?? '', since: failingSince.toISOString() } : null,
        waiting: isAdmin ? (await this.messages.figures()).waiting : null,
      },
    };
  }

  @Post('account/telegram')
  @HttpCode(200)
  @Access('verified')
  @Answers(
    'A code that connects a chat of Telegram to your account, once, within a quarter of an hour',
    200,
    dto.codeAnswer,
    401,
    403,
    409,
  )
  async connect(@Caller() caller: Identity) {
    // The chat acts for them from then on, without a session.
    if (caller.role !== 'customer') requireFreshPassword(caller);
    const { code, link, expiresAt } = await this.offerCode.offer(caller);
    return { code, link, expires_at: expiresAt.toISOString() };
  }

  @Delete('account/telegram')
  @Access('verified')
  @Answers('Disconnects the chat of Telegram from your account', 200, messageAnswer, 401, 403)
  async disconnect(@Caller() { userId }: Identity) {
    await this.unlinkChat.unlink(userId);
    this.job.wake();
    return { message: 'Disconnected' };
  }

  @Post('telegram/updates')
  @HttpCode(200)
  @Access('public')
  @Answers(
    'For Telegram: something was pressed or written in a chat of the bot',
    200,
    messageAnswer,
    400,
    403,
    404,
  )
  async hear(
    @Headers('x-telegram-bot-api-secret-token') given: string | undefined,
    @Body({ schema: dto.updateBody }) update: dto.UpdateBody,
  ) {
    const { TELEGRAM_WEBHOOK_SECRET: secret } = this.config;
    if (!secret || !(await this.api.isOn())) throw notFound('Page');
    if (!isOneOfKeys(secret, given ?? ''))
      throw new Problem(403, 'FORBIDDEN', 'This did not come from Telegram.');
    await this.takeUpdate.take(update);
    this.job.wake();
    return { message: 'Heard' };
  }
}
