import type { INestApplication, Type } from '@nestjs/common';
import type { MicroserviceOptions, NestMicroservice } from '@nestjs/microservices';
import type { ServiceName } from '@mekong/contracts';
import type { EventHandlers } from './handling/event-handlers.js';
import { EventServer } from './handling/event-server.js';

/** Starts to pass the service's events to its handlers, over whichever transport it has. */
export async function connectEvents<S extends ServiceName>(
  app: INestApplication,
  handlers: Type<EventHandlers<S>>,
): Promise<void> {
  const strategy = app.get(EventServer);
  strategy.handleWith(app.get(handlers) as unknown as EventHandlers<ServiceName>);
  const listener = app.connectMicroservice<MicroserviceOptions>(
    { strategy },
    { deferInitialization: true },
  ) as NestMicroservice;
  // The application itself runs the lifecycle hooks.
  listener.setIsInitialized(true);
  listener.setIsInitHookCalled(true);
  await app.startAllMicroservices();
}
