import { defineService } from '@mekong/messaging';
import type { FastifyInstance } from 'fastify';
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

/** Makes Fastify leave multipart bodies unread, as multer reads them from the raw request. */
function leaveFormsToMulter(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}
