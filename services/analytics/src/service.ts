import { defineService } from '@mekong/messaging';
import { AppModule } from './app.module.js';
import { readAnalyticsConfig } from './config.js';
import { AnalyticsEvents } from './events.js';

/** Starts the analytics service. */
export const start = defineService({
  name: 'analytics',
  readConfig: readAnalyticsConfig,
  module: AppModule,
  events: AnalyticsEvents,
});
