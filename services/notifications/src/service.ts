import { defineService } from '@mekong/messaging';
import { AppModule } from './app.module.js';
import { readNotificationsConfig } from './config.js';
import { NotificationsEvents } from './events.js';

/** Starts the notifications service. */
export const start = defineService({
  name: 'notifications',
  readConfig: readNotificationsConfig,
  module: AppModule,
  events: NotificationsEvents,
});
