import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailboxMessage } from './mailbox-message.entity.js';
import { Mail } from './mail.entity.js';
import { AlertsModule } from '../alerts/index.js';
import { CopiesModule } from '../copies/index.js';
import { mailDelivery } from './delivery/choose-delivery.js';
import { SendingModule } from '../sending/index.js';
import { MailAlertsJob } from './mail-alerts.job.js';
import { MailAlerts } from './mail-alerts.js';
import { MailFigures } from './mail-figures.js';
import { MailLogController } from './mail-log.controller.js';
import { MailboxController } from './mailbox.controller.js';
import { MailboxRepository } from './mailbox.repository.js';
import { MailerJob } from './mailer.job.js';
import { MailsRepository } from './mails.repository.js';
import { QueueMails } from './queue-mails.js';
import { ResendMail } from './resend-mail.js';
import { SendMails } from './send-mails.js';

@Module({
  imports: [TypeOrmModule.forFeature([MailboxMessage, Mail]), AlertsModule, CopiesModule, SendingModule],
  controllers: [MailLogController, MailboxController],
  providers: [
    mailDelivery,
    MailAlerts,
    MailAlertsJob,
    MailFigures,
    MailboxRepository,
    MailerJob,
    MailsRepository,
    QueueMails,
    ResendMail,
    SendMails,
  ],
  exports: [MailboxRepository, MailerJob, MailsRepository, QueueMails],
})
export class MailsModule {}
