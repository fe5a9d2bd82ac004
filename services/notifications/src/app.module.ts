import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import { AlertsModule } from './alerts/index.js';
import { BackupsModule } from './backups/index.js';
import { CopiesModule } from './copies/index.js';
import { MailsModule } from './mails/index.js';
import { RemindersModule } from './reminders/index.js';
import { SendingModule } from './sending/index.js';
import { TelegramModule } from './telegram/index.js';
import { WaitsModule } from './waits/index.js';
import { CONFIG, type NotificationsConfig } from './config.js';
import { database } from './database.js';
import { NotificationsEvents } from './events.js';
import { ForgetPerson } from './forget-person.js';
import { TidyNotificationsJob } from './tidy-notifications.job.js';
import { TidyNotifications } from './tidy-notifications.js';

@Module({
  imports: [
    AlertsModule,
    BackupsModule,
    CopiesModule,
    MailsModule,
    RemindersModule,
    SendingModule,
    TelegramModule,
    WaitsModule,
  ],
  providers: [NotificationsEvents, ForgetPerson, TidyNotifications, TidyNotificationsJob],
})
export class AppModule {
  static readonly database = database;

  static register(config: NotificationsConfig, bus?: InProcessBus): DynamicModule {
    const imports = serviceModules('notifications', database, { token: CONFIG, config }, bus);
    return { module: AppModule, imports };
  }
}
