import { connectEvents, type InProcessBus } from '@mekong/messaging';
import { createHttpApp, listen, type Env, type RunningApp } from '@mekong/service-defaults';
import { AppModule } from './app.module.js';
import { readPaymentsConfig } from './config.js';
import { PaymentsEvents } from './events.js';

/** Starts the payments service. Without AMQP_URL it needs the `bus` of the process it shares with the others. */
export async function start(env: Env, parts: { bus?: InProcessBus } = {}): Promise<RunningApp> {
  const config = readPaymentsConfig(env);
  const app = await createHttpApp(AppModule.register(config, parts.bus), {
    name: 'payments',
    logLevel: config.LOG_LEVEL,
  });
  await connectEvents(app, 'payments', PaymentsEvents);
  return listen(app, 'payments', config);
}
