import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import {
  databaseModule,
  type DatabaseParts,
  IdentityModule,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
  OperationsModule,
} from '@mekong/service-defaults';
import { CONFIG, type NotificationsConfig } from './config.js';
import { AlertsRepository } from './alerts/alerts.repository.js';
import { BackupsController } from './backups/backups.controller.js';
import { BackupsRepository } from './backups/backups.repository.js';
import { KeepCopies } from './copies/keep-copies.js';
import { OrderCopiesRepository } from './copies/order-copies.repository.js';
import { ProductCopiesRepository } from './copies/product-copies.repository.js';
import { Mail } from './mails/mail.entity.js';
import { MailboxMessage } from './mails/mailbox-message.entity.js';
import { MailboxRepository } from './mails/mailbox.repository.js';
import { MailsRepository } from './mails/mails.repository.js';
import { PreferencesRepository } from './alerts/preferences.repository.js';
import { MAIL_DELIVERY, type MailDelivery } from './mails/delivery/mail-delivery.js';
import { MailboxDelivery } from './mails/delivery/mailbox-delivery.js';
import { NotificationsEvents } from './events.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { MailLogController } from './mails/mail-log.controller.js';
import { MailboxController } from './mails/mailbox.controller.js';
import { TidyNotificationsJob } from './tidy-notifications.job.js';
import { MailerJob } from './mails/mailer.job.js';
import { MailFigures } from './mails/mail-figures.js';
import { LiveStreams } from './alerts/live/live-streams.js';
import { QueueMails } from './mails/queue-mails.js';
import { EndStreams } from './alerts/live/end-streams.js';
import { KeepReceivers } from './alerts/keep-receivers.js';
import { MailAlerts } from './alerts/mail-alerts.js';
import { MailAlertsJob } from './alerts/mail-alerts.job.js';
import { MarkRead } from './alerts/mark-read.js';
import { RaiseAlerts } from './alerts/raise-alerts.js';
import { TidyNotifications } from './tidy-notifications.js';
import { SetPreferences } from './alerts/set-preferences.js';
import { KeepLanguages } from './copies/keep-languages.js';
import { KeepShopFacts } from './copies/keep-shop-facts.js';
import { ShopFactsRepository } from './copies/shop-facts.repository.js';
import { KeepStaff } from './copies/keep-staff.js';
import { LanguagesRepository } from './copies/languages.repository.js';
import { StaffRepository } from './copies/staff.repository.js';
import { PlanReminders } from './reminders/plan-reminders.js';
import { RemindersRepository } from './reminders/reminders.repository.js';
import { SendReminders } from './reminders/send-reminders.js';
import { SendRemindersJob } from './reminders/send-reminders.job.js';
import { ForgetPerson } from './forget-person.js';
import { ResendMail } from './mails/resend-mail.js';
import { SendMails } from './mails/send-mails.js';
import { NotificationsInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { MailTraces1764300000000 } from './migrations/1764300000000-mail-traces.js';
import { RestockAt1764500000000 } from './migrations/1764500000000-restock-at.js';
import { ReviewsAndActs1764600000000 } from './migrations/1764600000000-reviews-and-acts.js';
import { AlertChoices1764700000000 } from './migrations/1764700000000-alert-choices.js';
import { BackupNotes1764710000000 } from './migrations/1764710000000-backup-notes.js';
import { ShopFacts1764800000000 } from './migrations/1764800000000-shop-facts.js';
import { KnownStaff1766300000000 } from './migrations/1766300000000-known-staff.js';
import { SettledAlerts1766500000000 } from './migrations/1766500000000-settled-alerts.js';

const entities = [Mail, MailboxMessage];

async function delivery(config: NotificationsConfig, mailbox: MailboxRepository): Promise<MailDelivery> {
  if (!config.SMTP_URL) return new MailboxDelivery(mailbox);
  const from = config.MAIL_FROM ?? `${config.SHOP_NAME} <no-reply@${new URL(config.PUBLIC_URL).hostname}>`;
  // Loaded late: a mailbox needs no mail client.
  const { SmtpDelivery } = await import('./mails/delivery/smtp-delivery.js');
  return new SmtpDelivery(config.SMTP_URL, from);
}

@Module({})
export class AppModule {
  static readonly database: DatabaseParts = {
    name: 'notifications',
    entities,
    migrations: [
      MessagingTables1700000000000,
      NotificationsInitial1764000000000,
      MailTraces1764300000000,
      RestockAt1764500000000,
      ReviewsAndActs1764600000000,
      AlertChoices1764700000000,
      BackupNotes1764710000000,
      ShopFacts1764800000000,
      KeptAnswers1764900000000,
      KeysOfDay1766000000000,
      KnownStaff1766300000000,
      SettledAlerts1766500000000,
    ],
  };

  static register(config: NotificationsConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, AppModule.database),
        TypeOrmModule.forFeature(entities),
        MessagingModule.register('notifications', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [MailboxController, AlertsController, MailLogController, BackupsController],
      providers: [
        { provide: CONFIG, useValue: config },
        {
          provide: MAIL_DELIVERY,
          useFactory: (mailbox: MailboxRepository) => delivery(config, mailbox),
          inject: [MailboxRepository],
        },
        MailsRepository,
        MailFigures,
        MailboxRepository,
        AlertsRepository,
        PreferencesRepository,
        BackupsRepository,
        ProductCopiesRepository,
        OrderCopiesRepository,
        RemindersRepository,
        LanguagesRepository,
        StaffRepository,
        KeepStaff,
        KeepLanguages,
        ShopFactsRepository,
        KeepShopFacts,
        NotificationsEvents,
        QueueMails,
        SendMails,
        ResendMail,
        RaiseAlerts,
        MarkRead,
        KeepReceivers,
        MailAlerts,
        SetPreferences,
        EndStreams,
        TidyNotifications,
        KeepCopies,
        PlanReminders,
        SendReminders,
        ForgetPerson,
        MailerJob,
        TidyNotificationsJob,
        SendRemindersJob,
        MailAlertsJob,
        LiveStreams,
      ],
    };
  }
}
