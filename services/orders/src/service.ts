import { defineService } from '@mekong/messaging';
import { cartPaths, maxCartBytes } from '@mekong/service-defaults';
import { leaveFormsToMulter } from '@mekong/uploads';
import { AppModule } from './app.module.js';
import { readOrdersConfig } from './config.js';
import { OrdersEvents } from './events.js';

/** Starts the orders service. */
export const start = defineService({
  name: 'orders',
  readConfig: readOrdersConfig,
  module: AppModule,
  events: OrdersEvents,
  prepare: (fastify) => {
    leaveFormsToMulter(fastify);
    fastify.addHook('onRoute', (route) => {
      if (cartPaths.includes(route.url)) route.bodyLimit = maxCartBytes;
    });
  },
});
