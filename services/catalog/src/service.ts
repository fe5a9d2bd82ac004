import { defineService } from '@mekong/messaging';
import { leaveFormsToMulter } from '@mekong/uploads';
import { AppModule } from './app.module.js';
import { readCatalogConfig } from './config.js';
import { CatalogEvents } from './events.js';

/** Starts the catalog service. */
export const start = defineService({
  name: 'catalog',
  readConfig: readCatalogConfig,
  module: AppModule,
  events: CatalogEvents,
  prepare: leaveFormsToMulter,
});
