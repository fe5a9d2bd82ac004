import { outboxOf, waitFor } from '@mekong/testing';
import { startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const missed = async () =>
  (await outboxOf(catalog.databaseUrl))
    .filter((event) => event.type === 'search.missed.v1')
    .map((event) => event.subject);

it('a term without a result is published once, when it is completely typed', async () => {
  for (const term of ['qz', 'qzx', 'Qzxv', 'qzxv', 'qzx']) await catalog.as().get(`/products?q=${term}`);
  await waitFor(async () => (await missed()).length > 0);
  expect(await missed()).toEqual(['qzxv']);
});
