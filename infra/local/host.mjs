// Only this file: the rest of the library is loaded while PostgreSQL starts.
import { serviceNames, urlSetting } from '../../libs/contracts/dist/services.js';

/** Loads the code of all services and of the gateway, which takes about as long as PostgreSQL takes to start. */
export async function loadShop() {
  const folders = [...serviceNames.map((name) => `services/${name}`), 'gateway'];
  const [{ createInProcessBus }, ...apps] = await Promise.all([
    import('@mekong/messaging'),
    ...folders.map(load),
  ]);
  return { createBus: createInProcessBus, services: apps.slice(0, -1), gateway: apps.at(-1) };
}

function load(folder) {
  return import(new URL(`../../${folder}/dist/service.js`, import.meta.url).href);
}

/** Of the bank that takes the shop's money; only the service that asks it has them. */
const isBanks = (name) => name.startsWith('BAKONG_');

/**
 * Starts the services and the gateway in this process. Without AMQP_URL they share one in-process event bus. `cleanup`
 * stops them, the gateway first. Answers the gateway's URL on this machine.
 */
export async function hostShop({ settings, env, databaseUrls, bank, secrets, cleanup, code }) {
  const { createBus, services, gateway } = code;
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const ofBank = { ...Object.fromEntries(given.filter(([name]) => isBanks(name))), ...bank?.settings };
  const shared = {
    NODE_ENV: 'development',
    // For a person at the terminal: only problems, not every request.
    LOG_LEVEL: 'warn',
    // One process does not use more connections for a service, and each one has to plan every statement.
    DATABASE_POOL: '6',
    ...Object.fromEntries(given.filter(([name]) => !isBanks(name))),
    ...secrets,
    PUBLIC_URL: settings.publicUrl,
    DEMO_ACCOUNTS: String(settings.hasDemoAccounts),
  };
  const parts = settings.amqpUrl ? {} : { bus: createBus() };
  const urls = {};
  const local = {};
  const startService = async (name, place) => {
    const own = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrls[name],
      ...(name === 'payments' && ofBank),
    };
    const service = await services[place].start({ ...shared, ...own }, parts);
    cleanup.add(() => service.close());
    local[name] = service;
    urls[urlSetting(name)] = service.url;
  };
  await allOrFirstFailure(serviceNames.map(startService));
  const own = { PORT: String(settings.port), HOST: settings.host, WEB_ROOT: settings.webRoot };
  const { url, close } = await gateway.start({ ...shared, ...own, ...urls }, { local, bankUrl: bank?.url });
  cleanup.add(close);
  return url;
}

/** Waits for all promises, so that none is still starting when the first failure is thrown. */
async function allOrFirstFailure(promises) {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
