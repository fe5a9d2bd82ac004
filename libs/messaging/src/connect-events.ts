import type { INestApplication, Type } from '@nestjs/common';
import type { MicroserviceOptions, NestMicroservice } from '@nestjs/microservices';
import type { ServiceName } from '@mekong/contracts';
import type { EventHandlers } from './handling/event-handlers.js';
import { EventServer } from './handling/event-server.js';

/** Lets the handlers of this service hear its events, over whichever transport it has. */
export async function connectEvents<S extends ServiceName>(
  app: INestApplication,
  _service: S,
  handlers: Type<EventHandlers<S>>,
): Promise<void> {
  const strategy = app.get(EventServer);
  strategy.handleWith(app.get(handlers) as unknown as EventHandlers<ServiceName>);
  const listener = app.connectMicroservice<MicroserviceOptions>(
    { strategy },
    { deferInitialization: true },
  ) as NestMicroservice;
  // The hooks are the application's.
  listener.setIsInitialized(true);
  listener.setIsInitHookCalled(true);
  await app.startAllMicroservices();
}
