import { Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { BotRepository } from './bot.repository.js';
import { MessagesRepository } from './messages.repository.js';
import { TelegramApi } from './telegram-api.js';

@Injectable()
export class TelegramFigures {
  constructor(metrics: Metrics, api: TelegramApi, bot: BotRepository, messages: MessagesRepository) {
    const failingSeconds = async () => {
      if (!(await api.isOn())) return 0;
      const { failingSince } = await bot.find();
      return failingSince ? (Date.now() - failingSince.getTime()) / 1_000 : 0;
    };
    const waiting = async () => (await messages.figures()).waiting;
    const oldest = async () => (await messages.figures()).oldestSeconds;
    metrics.measure('telegram_messages_waiting', 'Messages that Telegram does not have yet', waiting);
    metrics.measure('telegram_messages_oldest_seconds', 'Age of the oldest of them', oldest);
    metrics.measure(
      'telegram_failing_seconds',
      'For how long no call of Telegram has worked',
      failingSeconds,
    );
  }
}
