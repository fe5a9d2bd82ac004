import { connectEvents, type InProcessBus } from '@mekong/messaging';
import { createHttpApp, listen, type Env, type RunningApp } from '@mekong/service-defaults';
import { AppModule } from './app.module.js';
import { readAuthConfig } from './config.js';
import { AuthEvents } from './events.js';

/** Starts the auth service. Without AMQP_URL it needs the `bus` of the process it shares with the others. */
export async function start(env: Env, parts: { bus?: InProcessBus } = {}): Promise<RunningApp> {
  const config = readAuthConfig(env);
  const app = await createHttpApp(AppModule.register(config, parts.bus), {
    name: 'auth',
    logLevel: config.LOG_LEVEL,
  });
  await connectEvents(app, 'auth', AuthEvents);
  return listen(app, 'auth', config);
}
