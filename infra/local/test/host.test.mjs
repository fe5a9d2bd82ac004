import { serviceNames } from '@mekong/contracts';
import { Cleanup } from '../cleanup.mjs';
import { hostShop } from '../host.mjs';

/**
 * Hosts parts that only say with which settings they were started.
 *
 * @param {{ env: Record<string, string>, bank?: object }} given
 */
async function settingsOfParts({ env, bank }) {
  /** @type {Record<string, any>} */
  const given = {};
  const part = (name) => ({
    start: async (settings, parts) => {
      given[name] = { settings, parts };
      return { url: `http://${name}.test`, close: async () => {} };
    },
  });
  await hostShop({
    settings: { publicUrl: 'http://localhost:3000', port: 3000, hasDemoAccounts: true },
    env,
    databaseUrls: {},
    bank,
    secrets: {},
    cleanup: new Cleanup(),
    code: { createBus: () => ({}), services: serviceNames.map(part), gateway: part('gateway') },
  });
  return given;
}

const bank = {
  url: 'http://127.0.0.1:7',
  settings: { BAKONG_API_URL: 'http://127.0.0.1:7', BAKONG_TOKEN: 'secret' },
};
const others = [...serviceNames.filter((name) => name !== 'payments'), 'gateway'];

it("only payments gets the bank's address and token", async () => {
  const given = await settingsOfParts({ env: {}, bank });
  expect(given.payments.settings).toMatchObject(bank.settings);
  for (const name of others) expect(JSON.stringify(given[name].settings)).not.toMatch(/BAKONG|secret/);
});

it("only payments gets those of a shop's own bank too", async () => {
  const env = {
    BAKONG_API_URL: 'https://bank.example',
    BAKONG_TOKEN: 'secret',
    BAKONG_EMAIL: '',
    SHOP_NAME: 'Tonle',
  };
  const given = await settingsOfParts({ env });
  expect(given.payments.settings).toMatchObject({
    BAKONG_API_URL: 'https://bank.example',
    BAKONG_TOKEN: 'secret',
  });
  expect(given.payments.settings).not.toHaveProperty('BAKONG_EMAIL');
  for (const name of others) expect(JSON.stringify(given[name].settings)).not.toMatch(/BAKONG|secret/);
  expect(given.auth.settings.SHOP_NAME).toBe('Tonle');
});

it('the gateway shows the embedded bank, and none where there is none', async () => {
  expect((await settingsOfParts({ env: {}, bank })).gateway.parts.bankUrl).toBe(bank.url);
  expect((await settingsOfParts({ env: {} })).gateway.parts.bankUrl).toBeUndefined();
});
