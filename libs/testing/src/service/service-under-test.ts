import type { ServiceName } from '@mekong/contracts';
import type { InProcessBus } from '@mekong/messaging';
import type { Env, Identity, RunningApp } from '@mekong/service-defaults';
import { createMigratedDatabase } from '../create-test-database.js';
import { documentedClient, type ApiClient } from './api-client.js';
import { serviceEnv } from './service-env.js';
import { otherServices, type OtherServices } from './shop-events.js';

export interface ServiceUnderTest {
  others: OtherServices;
  databaseUrl: string;
  url: string;
  /** Calls the service as this identity, or as nobody, with these headers at every call. */
  as(identity?: Identity, headers?: Record<string, string>): ApiClient;
  stop(): Promise<void>;
}

interface Start {
  (env: Env, parts: { bus: InProcessBus }): Promise<RunningApp>;
  migrate(env: Env): Promise<void>;
}

/** Starts one service with a database of its own, and doubles of the other services on its bus. */
export async function serviceUnderTest(
  name: ServiceName,
  start: Start,
  env: Record<string, string> = {},
): Promise<ServiceUnderTest> {
  const database = await createMigratedDatabase(name, start.migrate);
  const others = otherServices(name);
  const app = await start(serviceEnv(database.url, env), { bus: others.bus });
  return {
    others,
    databaseUrl: database.url,
    url: app.url,
    as: (identity, headers) => documentedClient(app.url, identity, headers),
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
}
