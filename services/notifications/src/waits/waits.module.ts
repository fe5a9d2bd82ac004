import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/index.js';
import { AnswerLink } from './answer-link.js';
import { AskAlert } from './ask-alert.js';
import { SendAlertsJob } from './send-alerts.job.js';
import { SendAlerts } from './send-alerts.js';
import { TriesRepository } from './tries.repository.js';
import { WaitsController } from './waits.controller.js';
import { WaitsRepository } from './waits.repository.js';

@Module({
  imports: [MailsModule],
  controllers: [WaitsController],
  providers: [AnswerLink, AskAlert, SendAlerts, SendAlertsJob, TriesRepository, WaitsRepository],
  exports: [TriesRepository, WaitsRepository],
})
export class WaitsModule {}
