import { connectEvents, type InProcessBus } from '@mekong/messaging';
import { createHttpApp, listen, type Env, type RunningApp } from '@mekong/service-defaults';
import { AppModule } from './app.module.js';
import { readAnalyticsConfig } from './config.js';
import { AnalyticsEvents } from './events.js';

/** Starts the analytics service. Without AMQP_URL it needs the `bus` of the process it shares with the others. */
export async function start(env: Env, parts: { bus?: InProcessBus } = {}): Promise<RunningApp> {
  const config = readAnalyticsConfig(env);
  const app = await createHttpApp(AppModule.register(config, parts.bus), {
    name: 'analytics',
    logLevel: config.LOG_LEVEL,
  });
  await connectEvents(app, 'analytics', AnalyticsEvents);
  return listen(app, 'analytics', config);
}
