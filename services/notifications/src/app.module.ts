import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import { databaseModule, IdentityModule, OperationsModule } from '@mekong/service-defaults';
import { CONFIG, type NotificationsConfig } from './config.js';
import { AlertsRepository } from './data-access/alerts.repository.js';
import { KnownRepository } from './data-access/known.repository.js';
import { Mail } from './data-access/mail.js';
import { MailboxMessage } from './data-access/mailbox-message.js';
import { MailboxRepository } from './data-access/mailbox.repository.js';
import { MailsRepository } from './data-access/mails.repository.js';
import { NotificationsTables1700000001000 } from './data-access/migrations/1700000001000-notifications-tables.js';
import { Alerts1700000002000 } from './data-access/migrations/1700000002000-alerts.js';
import { MailLog1700000003000 } from './data-access/migrations/1700000003000-mail-log.js';
import { PreferencesRepository } from './data-access/preferences.repository.js';
import { MAIL_DELIVERY, type MailDelivery } from './delivery/mail-delivery.js';
import { MailboxDelivery } from './delivery/mailbox-delivery.js';
import { NotificationsEvents } from './entry-points/events/notifications.events.js';
import { AlertsController } from './entry-points/http/alerts.controller.js';
import { MailLogController } from './entry-points/http/mail-log.controller.js';
import { MailboxController } from './entry-points/http/mailbox.controller.js';
import { CleanAlertsJob } from './entry-points/jobs/clean-alerts.job.js';
import { MailerJob } from './entry-points/jobs/mailer.job.js';
import { LiveStreams } from './live/live-streams.js';
import { QueueMails } from './use-cases/queue-mails.js';
import { RaiseAlerts } from './use-cases/raise-alerts.js';
import { ResendMail } from './use-cases/resend-mail.js';
import { SendMails } from './use-cases/send-mails.js';

const entities = [Mail, MailboxMessage];

async function delivery(config: NotificationsConfig, mailbox: MailboxRepository): Promise<MailDelivery> {
  if (!config.SMTP_URL) return new MailboxDelivery(mailbox);
  const from = config.MAIL_FROM ?? `${config.SHOP_NAME} <no-reply@${new URL(config.PUBLIC_URL).hostname}>`;
  // Loaded late: a mailbox needs no mail client.
  const { SmtpDelivery } = await import('./delivery/smtp-delivery.js');
  return new SmtpDelivery(config.SMTP_URL, from);
}

@Module({})
export class AppModule {
  static register(config: NotificationsConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, {
          name: 'notifications',
          entities,
          migrations: [
            MessagingTables1700000000000,
            NotificationsTables1700000001000,
            Alerts1700000002000,
            MailLog1700000003000,
          ],
        }),
        TypeOrmModule.forFeature(entities),
        MessagingModule.register('notifications', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [MailboxController, AlertsController, MailLogController],
      providers: [
        { provide: CONFIG, useValue: config },
        {
          provide: MAIL_DELIVERY,
          useFactory: (mailbox: MailboxRepository) => delivery(config, mailbox),
          inject: [MailboxRepository],
        },
        MailsRepository,
        MailboxRepository,
        AlertsRepository,
        PreferencesRepository,
        KnownRepository,
        NotificationsEvents,
        QueueMails,
        SendMails,
        ResendMail,
        RaiseAlerts,
        MailerJob,
        CleanAlertsJob,
        LiveStreams,
      ],
    };
  }
}
