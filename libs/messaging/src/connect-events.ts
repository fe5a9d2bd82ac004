import type { INestApplication } from '@nestjs/common';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { EventServer } from './event-server.js';
import { PassOnFilter } from './pass-on.filter.js';

/** Lets the service's `@EventPattern` handlers hear the events, over whichever transport it has. */
export async function connectEvents(app: INestApplication): Promise<void> {
  const listener = app.connectMicroservice<MicroserviceOptions>({ strategy: app.get(EventServer) });
  listener.useGlobalFilters(new PassOnFilter());
  await app.startAllMicroservices();
}
