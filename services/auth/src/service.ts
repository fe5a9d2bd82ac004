import { defineService } from '@mekong/messaging';
import { AppModule } from './app.module.js';
import { readAuthConfig } from './config.js';
import { AuthEvents } from './events.js';

/** Starts the auth service. */
export const start = defineService({
  name: 'auth',
  readConfig: readAuthConfig,
  module: AppModule,
  events: AuthEvents,
});
