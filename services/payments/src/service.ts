import { defineService } from '@mekong/messaging';
import { AppModule } from './app.module.js';
import { readPaymentsConfig } from './config.js';
import { PaymentsEvents } from './events.js';

/** Starts the payments service. */
export const start = defineService({
  name: 'payments',
  readConfig: readPaymentsConfig,
  module: AppModule,
  events: PaymentsEvents,
});
