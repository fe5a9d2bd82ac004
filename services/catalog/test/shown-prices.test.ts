import { anEvent } from '@mekong/testing';
import { startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
beforeEach(async () => {
  catalog = await startCatalog();
});
afterEach(() => catalog.stop());

const told = (version: number, data: object) =>
  catalog.others.deliver(anEvent('riel-rate.changed.v1', 'riel-rate', { version, ...data } as never));
const shown = async () => {
  const { riel_rate, prices } = (await catalog.as().get('/api/shop')).body.shop;
  return [riel_rate, prices];
};

it('prices are shown in dollars first, with riel at the usual rate, until payments tells otherwise', async () => {
  expect(await shown()).toEqual([4_100, 'dollars-first']);
  await told(2, { riel_rate: 4_000, prices: 'riel-first' });
  expect(await shown()).toEqual([4_000, 'riel-first']);
});

it('a rate from a version that knows no ways to write prices leaves them as they are', async () => {
  await told(2, { riel_rate: 4_100, prices: 'dollars-only' });
  await told(3, { riel_rate: 4_050 });
  expect(await shown()).toEqual([4_050, 'dollars-only']);
});

it('the rate of the environment stands above what payments tells, and how prices are written does not', async () => {
  const fixed = await startCatalog({ KHR_RATE: '4200' });
  const data = { version: 2, riel_rate: 4_000, prices: 'riel-first' } as const;
  await fixed.others.deliver(anEvent('riel-rate.changed.v1', 'riel-rate', data));
  const { shop } = (await fixed.as().get('/api/shop')).body;
  await fixed.stop();
  expect([shop.riel_rate, shop.prices]).toEqual([4_200, 'riel-first']);
});
