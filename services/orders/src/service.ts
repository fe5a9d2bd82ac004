import { defineService } from '@mekong/messaging';
import { AppModule } from './app.module.js';
import { readOrdersConfig } from './config.js';
import { OrdersEvents } from './events.js';

/** Starts the orders service. */
export const start = defineService({
  name: 'orders',
  readConfig: readOrdersConfig,
  module: AppModule,
  events: OrdersEvents,
});
