import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/index.js';
import { CopiesModule } from '../copies/index.js';
import { SendingModule } from '../sending/index.js';
import { BotRepository } from './bot.repository.js';
import { ChatsRepository } from './chats.repository.js';
import { HearUpdates } from './hear-updates.js';
import { KeepOwners } from './keep-owners.js';
import { MessagesRepository } from './messages.repository.js';
import { OfferCode } from './offer-code.js';
import { QueueNews } from './queue-news.js';
import { ReadWritten } from './read-written.js';
import { SendMessages } from './send-messages.js';
import { TakePress } from './take-press.js';
import { TakeUpdate } from './take-update.js';
import { TelegramApi } from './telegram-api.js';
import { TelegramController } from './telegram.controller.js';
import { TelegramFigures } from './telegram-figures.js';
import { TelegramJob } from './telegram.job.js';
import { TelegramPauses } from './telegram-pauses.js';
import { TellStaff } from './tell-staff.js';
import { TellVerdict } from './tell-verdict.js';
import { UnlinkChat } from './unlink-chat.js';

@Module({
  imports: [AlertsModule, CopiesModule, SendingModule],
  controllers: [TelegramController],
  providers: [
    BotRepository,
    ChatsRepository,
    HearUpdates,
    KeepOwners,
    MessagesRepository,
    OfferCode,
    QueueNews,
    ReadWritten,
    SendMessages,
    TakePress,
    TakeUpdate,
    TelegramApi,
    TelegramFigures,
    TelegramJob,
    TelegramPauses,
    TellStaff,
    TellVerdict,
    UnlinkChat,
  ],
  exports: [
    BotRepository,
    ChatsRepository,
    KeepOwners,
    MessagesRepository,
    QueueNews,
    TelegramJob,
    TellVerdict,
  ],
})
export class TelegramModule {}
