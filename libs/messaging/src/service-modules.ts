import type { DynamicModule, Type } from '@nestjs/common';
import type { ServiceName } from '@mekong/contracts';
import {
  ConfigModule,
  databaseModule,
  type DatabaseParts,
  IdentityModule,
  OperationsModule,
  type ServiceConfig,
} from '@mekong/service-defaults';
import type { InProcessBus } from './in-process/in-process-bus.js';
import { MessagingModule } from './messaging.module.js';

interface Settings {
  /** By which the rooms of the service ask for its settings, if they do. */
  token?: symbol;
  config: ServiceConfig;
}

/** What every service has besides its rooms: settings, a database, events, who calls it, and what operators ask. */
export const serviceModules = (
  name: ServiceName,
  database: DatabaseParts,
  { token, config }: Settings,
  bus?: InProcessBus,
): (DynamicModule | Type)[] => [
  databaseModule(config, database),
  ...(token ? [ConfigModule.register(token, config)] : []),
  MessagingModule.register(name, config, bus),
  IdentityModule.register(config),
  OperationsModule,
];
