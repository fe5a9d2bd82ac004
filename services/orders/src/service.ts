import { connectEvents, type InProcessBus } from '@mekong/messaging';
import { createHttpApp, listen, type Env, type RunningApp } from '@mekong/service-defaults';
import { AppModule } from './app.module.js';
import { readOrdersConfig } from './config.js';
import { OrdersEvents } from './events.js';

/** Starts the orders service. Without AMQP_URL it needs the `bus` of the process it shares with the others. */
export async function start(env: Env, parts: { bus?: InProcessBus } = {}): Promise<RunningApp> {
  const config = readOrdersConfig(env);
  const app = await createHttpApp(AppModule.register(config, parts.bus), {
    name: 'orders',
    logLevel: config.LOG_LEVEL,
  });
  await connectEvents(app, 'orders', OrdersEvents);
  return listen(app, 'orders', config);
}
