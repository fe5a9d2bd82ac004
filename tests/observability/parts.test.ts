import { anEvent, query } from '@mekong/testing';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { loggedIn } from '../support/shopper.js';

async function stateOf(shop: EmbeddedShop, service: string) {
  const admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  return (await admin.call('GET', `/api/admin/parts/${service}`)).body.state;
}

it('a part that is cut off from the broker says so, and how much waits for that', async () => {
  const shop = await startEmbeddedShop({ AMQP_URL: 'amqp://127.0.0.1:1' });
  const event = anEvent('search.missed.v1', 'mouse', { term: 'mouse' });
  await query(
    shop.databases.catalog!,
    `INSERT INTO outbox (id, type, envelope) VALUES ($1, $2, $3::jsonb || jsonb_build_object('time', now() - interval '1 hour'))`,
    [event.id, event.type, JSON.stringify(event)],
  );
  const state = await stateOf(shop, 'catalog');
  expect(state).toMatchObject({ service: 'catalog', broker: 'away', unhandled: null, failed: null });
  expect(state.unsent).toBeGreaterThan(0);
  expect(state.oldest_unsent_seconds).toBeGreaterThan(3_599);
  await shop.stop();
});

it('failed events are counted where there is no broker to count them', async () => {
  const shop = await startEmbeddedShop();
  const event = anEvent('report.failed.v1', 'none', {} as never);
  await query(
    shop.databases.notifications!,
    `INSERT INTO dead_letters (id, event, reason, attempts) VALUES ($1, $2, 'broken', 3)`,
    [event.id, JSON.stringify(event)],
  );
  expect(await stateOf(shop, 'notifications')).toMatchObject({ broker: 'there', failed: 1, unhandled: 0 });
  await shop.stop();
});
