import { connectEvents, type InProcessBus } from '@mekong/messaging';
import { createHttpApp, listen, type Env, type RunningApp } from '@mekong/service-defaults';
import { AppModule } from './app.module.js';
import { readNotificationsConfig } from './config.js';
import { NotificationsEvents } from './events.js';

/** Starts the notifications service. Without AMQP_URL it needs the `bus` of the process it shares with the others. */
export async function start(env: Env, parts: { bus?: InProcessBus } = {}): Promise<RunningApp> {
  const config = readNotificationsConfig(env);
  const app = await createHttpApp(AppModule.register(config, parts.bus), {
    name: 'notifications',
    logLevel: config.LOG_LEVEL,
  });
  await connectEvents(app, 'notifications', NotificationsEvents);
  return listen(app, 'notifications', config);
}
