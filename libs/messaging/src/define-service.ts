import type { DynamicModule, Type } from '@nestjs/common';
import type { ServiceName } from '@mekong/contracts';
import {
  createHttpApp,
  fastifyOf,
  giveRights,
  listen,
  migrateDatabase,
  type DatabaseParts,
  type Env,
  type RunningApp,
  type ServiceConfig,
} from '@mekong/service-defaults';
import { connectEvents } from './connect-events.js';
import type { EventHandlers } from './handling/event-handlers.js';
import type { InProcessBus } from './in-process/in-process-bus.js';

interface ServiceParts<S extends ServiceName, Config extends ServiceConfig> {
  name: S;
  readConfig(env: Env): Config;
  module: { database: DatabaseParts; register(config: Config, bus?: InProcessBus): DynamicModule };
  events: Type<EventHandlers<S>>;
  /** Prepares the server before it handles any event or request. */
  prepare?(fastify: ReturnType<typeof fastifyOf>): void;
}

/** Makes the function that starts a service. Without AMQP_URL it needs the `bus` of the process it shares with the others. */
export function defineService<S extends ServiceName, Config extends ServiceConfig>({
  name,
  readConfig,
  module,
  events,
  prepare,
}: ServiceParts<S, Config>) {
  async function start(env: Env, parts: { bus?: InProcessBus } = {}): Promise<RunningApp> {
    const config = readConfig(env);
    const app = await createHttpApp(module.register(config, parts.bus), { name, logLevel: config.LOG_LEVEL });
    prepare?.(fastifyOf(app));
    await connectEvents<S>(app, events);
    return listen(app, name, config);
  }
  const migrate = async (env: Env) => {
    await migrateDatabase(env, module.database);
    await giveRights(env);
  };
  return Object.assign(start, { migrate });
}
