import { serviceNames } from './prepare-parts.mjs';

/**
 * Starts the five services and the gateway in this process. Without AMQP_URL they share one in-process event bus. What is
 * started is stopped by `cleanup`, the gateway first. Answers the gateway's URL on this machine.
 */
export async function hostShop({ settings, env, databaseUrls, secrets, cleanup }) {
  const shared = {
    NODE_ENV: 'development',
    // A person watches this terminal: they hear of trouble, not of every request.
    LOG_LEVEL: 'warn',
    ...withoutEmpty(env),
    ...secrets,
    PUBLIC_URL: settings.publicUrl,
    DEMO_ACCOUNTS: String(settings.hasDemoAccounts),
  };
  const parts = settings.amqpUrl ? {} : { bus: await createBus() };
  const urls = {};
  const local = {};
  for (const name of serviceNames) {
    const own = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: databaseUrls[name] };
    const service = await startApp(`services/${name}`, { ...shared, ...own }, parts);
    cleanup.add(() => service.close());
    local[name] = service;
    urls[`${name.toUpperCase()}_URL`] = service.url;
  }
  const own = { PORT: String(settings.port), HOST: settings.host, WEB_ROOT: settings.webRoot };
  const gateway = await startApp('gateway', { ...shared, ...own, ...urls }, { local });
  cleanup.add(() => gateway.close());
  return gateway.url;
}

function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

async function createBus() {
  const { createInProcessBus } = await import('@mekong/messaging');
  return createInProcessBus();
}

async function startApp(folder, env, parts) {
  const { start } = await import(new URL(`../../${folder}/dist/service.js`, import.meta.url).href);
  return start(env, parts);
}
