import type { Identity } from '@mekong/service-defaults';
import { anEvent, query, staff } from '@mekong/testing';
import { alertsOf, anOrderOf, givenProduct, pay } from './alert-events.js';
import { startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

const path = '/api/notifications/preferences';
const all = { order: true, stock: true, review: true, failure: true };
const aSeller = () => staff('seller');
const preferencesOf = async (who: Identity) => (await notifications.as(who).get(path)).body.preferences;
const choose = (who: Identity, choice: object) => notifications.as(who).put(path, { ...all, ...choice });

describe('preferences', () => {
  it('are by default all alerts, none by mail, and the threshold of each product', async () => {
    expect(await preferencesOf(aSeller())).toEqual({ ...all, mail: [], stock_from: null });
  });

  it('hide unwanted alerts, and show them again', async () => {
    const seller = aSeller();
    await pay(notifications, anOrderOf(seller.userId));
    expect((await choose(seller, { order: false })).status).toBe(200);
    expect(await alertsOf(notifications, seller)).toMatchObject({ total: 0, unread: 0 });
    await choose(seller, {});
    expect(await alertsOf(notifications, seller)).toMatchObject({ total: 1, unread: 1 });
  });

  it('of before the last version stay as they are, and can be changed', async () => {
    const seller = aSeller();
    const insert = `INSERT INTO alert_preferences (user_id, unwanted) VALUES ($1, '{failure}')`;
    await query(notifications.databaseUrl, insert, [seller.userId]);
    expect(await preferencesOf(seller)).toEqual({ ...all, failure: false, mail: [], stock_from: null });
    await choose(seller, { mail: ['order'] });
    expect(await preferencesOf(seller)).toMatchObject({ failure: true, mail: ['order'] });
  });

  it('that are left out stay as they are, and no alert is mailed that is not wanted', async () => {
    const seller = aSeller();
    await choose(seller, { mail: ['stock', 'order'], stock_from: 12 });
    const { body } = await choose(seller, { order: false });
    expect(body.preferences).toEqual({ ...all, order: false, mail: ['stock'], stock_from: 12 });
    expect(await preferencesOf(seller)).toEqual(body.preferences);
  });

  it.each([{ mail: ['gossip'] }, { stock_from: 0 }, { stock_from: 2.5 }, { order: 'yes' }])(
    'refuse %j',
    async (choice) => {
      expect((await choose(aSeller(), choice)).status).toBe(400);
    },
  );

  it('are deleted with their user', async () => {
    const seller = aSeller();
    await choose(seller, { order: false, mail: ['stock'] });
    await notifications.others.deliver(
      anEvent('user.deleted.v1', seller.userId, { user_id: seller.userId, email: 'gone@shop.example' }),
    );
    expect(await preferencesOf(seller)).toEqual({ ...all, mail: [], stock_from: null });
  });
});

describe('a low stock', () => {
  const lowOf = async (who: Identity, { product_id }: { product_id: number }) =>
    (await alertsOf(notifications, who, '?kind=stock')).alerts.flatMap(
      ({ facts }: { facts: { product_id: number; available: number } }) =>
        facts.product_id === product_id ? facts.available : [],
    );

  it('is told to each admin from the number on that they have chosen', async () => {
    const [early, late, usual] = [staff('admin'), staff('admin'), staff('admin')];
    await choose(early, { stock_from: 8 });
    await choose(late, { stock_from: 2 });
    const product = await givenProduct(notifications, { available: 10 });
    for (const left of [9, 8, 7, 5, 3, 2, 1]) await product.setStock(left);
    expect(await lowOf(early, product)).toEqual([8]);
    expect(await lowOf(usual, product)).toEqual([5]);
    expect(await lowOf(late, product)).toEqual([2]);
  });

  it('is told to a seller from the number on that they have chosen', async () => {
    const seller = aSeller();
    await choose(seller, { stock_from: 8 });
    const product = await givenProduct(notifications, { sellerId: seller.userId, available: 10 });
    for (const left of [8, 5]) await product.setStock(left);
    expect(await lowOf(seller, product)).toEqual([8]);
  });

  it('that is sold out is told to everybody once', async () => {
    const admin = staff('admin');
    await choose(admin, { stock_from: 8 });
    const product = await givenProduct(notifications, { available: 10 });
    await product.setStock(0);
    expect(await lowOf(admin, product)).toEqual([0]);
  });
});
