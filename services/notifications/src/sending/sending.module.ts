import { Module } from '@nestjs/common';
import { BotToken } from './bot-token.js';
import { ChangeSending } from './change-sending.js';
import { SendingController } from './sending.controller.js';
import { SendingRepository } from './sending.repository.js';

@Module({
  controllers: [SendingController],
  providers: [BotToken, ChangeSending, SendingRepository],
  exports: [BotToken, SendingRepository],
})
export class SendingModule {}
