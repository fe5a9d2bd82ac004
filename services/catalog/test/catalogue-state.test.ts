import { gatewayKey, query, waitFor } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { CatalogueState } from '../src/browsing/catalogue-state.repository.js';
import { startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let dataSource: DataSource;
beforeAll(async () => {
  catalog = await startCatalog();
  dataSource = await new DataSource({ type: 'postgres', url: catalog.databaseUrl }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await catalog.stop();
});
beforeEach(() => query(catalog.databaseUrl, 'DELETE FROM catalogue_changes'));

/** The state as read by a replica that has just started. */
const replica = () => new CatalogueState(dataSource);
const change = (id: number, ofStock = false) =>
  query(
    catalog.databaseUrl,
    'INSERT INTO catalogue_changes (id, of_stock) OVERRIDING SYSTEM VALUE VALUES ($1, $2)',
    [id, ofStock],
  );
const aMinutePasses = () =>
  query(catalog.databaseUrl, `UPDATE catalogue_changes SET at = at - interval '61 seconds'`);

describe('the state of the catalogue', () => {
  it('changes with each change, in whatever order they commit', async () => {
    const states = [await replica().now()];
    for (const id of [-5, -7, -6]) {
      await change(id);
      states.push(await replica().now());
    }
    expect(new Set(states.map(({ listing }) => listing)).size).toBe(4);
  });

  it('has separate parts for what staff change and for the stock', async () => {
    const before = await replica().now();
    await change(-5, true);
    const after = await replica().now();
    expect(after.listing).toBe(before.listing);
    expect(after.stock).not.toBe(before.stock);
  });

  it('never becomes an earlier one when old changes are pruned', async () => {
    const states = [await replica().now()];
    for (const id of [-5, -7]) {
      await change(id);
      states.push(await replica().now());
    }
    await aMinutePasses();
    await replica().prune();
    const { listing } = await replica().now();
    expect(states.map((state) => state.listing)).not.toContain(listing);
    expect(await query(catalog.databaseUrl, 'SELECT id FROM catalogue_changes')).toHaveLength(1);
  });

  it('does not change when there is nothing to prune', async () => {
    await change(-5);
    await change(-6, true);
    await aMinutePasses();
    const before = await replica().now();
    await replica().prune();
    expect(await replica().now()).toEqual(before);
  });
});

describe('what the gateway is told', () => {
  const told = async () =>
    JSON.stringify(
      (await catalog.as().get('/internal/catalogue-state', { 'x-gateway-key': gatewayKey })).body,
    );

  it.each([
    ['a description', `UPDATE products SET description = 'Other'`],
    ['a rating', 'UPDATE products SET rating_sum = rating_sum + 5, rating_count = rating_count + 1'],
    ['a piece that is sold', 'UPDATE products SET stock = stock - 1'],
    ['a brand', `UPDATE brands SET name = name || ' Ltd'`],
    [
      'an image',
      `INSERT INTO product_pictures (product_id, place, image_url) SELECT id, 7, 'x' FROM products`,
    ],
    ['an answer to a review', `UPDATE reviews SET answer = 'Thank you'`],
    ['a page about the shop', `UPDATE shop_pages SET text = 'Other'`],
    ['the footer', `UPDATE shop_facts SET hours = 'Other'`],
  ])('changes with %s', async (_what, statement) => {
    const before = await told();
    await query(catalog.databaseUrl, statement);
    await waitFor(async () => (await told()) !== before, { what: 'another state' });
  });

  it('is told to nobody else', async () => {
    expect((await catalog.as().get('/internal/catalogue-state')).status).toBe(404);
  });
});
