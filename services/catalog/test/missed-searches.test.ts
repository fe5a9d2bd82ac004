import { gatewayKey, outboxOf, waitFor } from '@mekong/testing';
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

it('one network has a hundred terms a day published, and takes none from others', async () => {
  const search = (term: string, address: string) =>
    catalog.as().get(`/products?q=${term}`, { 'x-gateway-key': gatewayKey, 'x-client-address': address });
  const fromOne = Array.from({ length: 110 }, (_, n) => `zz${String.fromCharCode(97 + (n % 26))}q${n}x`);
  await Promise.all(fromOne.slice(0, 99).map((term, n) => search(term, `2001:db8::${n}`)));
  await waitFor(async () => (await missed()).filter((term) => term.startsWith('zz')).length === 99);
  await Promise.all(fromOne.slice(99).map((term, n) => search(term, `2001:db8::${n}`)));
  await search('kwkwxq', '192.0.2.7');
  await waitFor(async () => (await missed()).includes('kwkwxq'));
  expect((await missed()).filter((term) => term.startsWith('zz'))).toHaveLength(100);
});
