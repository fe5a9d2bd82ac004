import { connectEvents, type InProcessBus } from '@mekong/messaging';
import { createHttpApp, listen, type Env, type RunningApp } from '@mekong/service-defaults';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { readCatalogConfig } from './config.js';
import { CatalogEvents } from './events.js';

/** Starts the catalog service. Without AMQP_URL it needs the `bus` of the process it shares with the others. */
export async function start(env: Env, parts: { bus?: InProcessBus } = {}): Promise<RunningApp> {
  const config = readCatalogConfig(env);
  const app = await createHttpApp(AppModule.register(config, parts.bus), {
    name: 'catalog',
    logLevel: config.LOG_LEVEL,
  });
  leaveFormsToMulter(app.getHttpAdapter().getInstance() as unknown as FastifyInstance);
  await connectEvents(app, 'catalog', CatalogEvents);
  return listen(app, 'catalog', config);
}

/** Fastify hands multipart bodies on unread; multer takes them from the raw request. */
function leaveFormsToMulter(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}
