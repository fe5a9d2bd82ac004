import type { INestApplication } from '@nestjs/common';
import type { MicroserviceOptions, NestMicroservice } from '@nestjs/microservices';
import { EventServer } from './event-server.js';
import { PassOnFilter } from './pass-on.filter.js';

/** Lets the service's `@EventPattern` handlers hear the events, over whichever transport it has. */
export async function connectEvents(app: INestApplication): Promise<void> {
  const strategy = app.get(EventServer);
  const listener = app.connectMicroservice<MicroserviceOptions>(
    { strategy },
    { deferInitialization: true },
  ) as NestMicroservice;
  // Handlers take up the filters when they are registered, so the filter comes first. The hooks are the application's.
  listener.useGlobalFilters(new PassOnFilter());
  listener.registerListeners();
  listener.setIsInitialized(true);
  listener.setIsInitHookCalled(true);
  await app.startAllMicroservices();
}
