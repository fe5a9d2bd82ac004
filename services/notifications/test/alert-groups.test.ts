import { anEvent, query, staff } from '@mekong/testing';
import { alertsOf, anOrderOf, givenProduct, pay } from './alert-events.js';
import { startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

let serial = 0;
const waiting = (seller_id: string, review_id: number, cause: 'written' | 'flagged' = 'written') =>
  notifications.others.deliver(
    anEvent('review.waiting.v1', review_id, {
      review_id,
      product_id: 1,
      product_name: 'Glide Pad',
      seller_id,
      rating: 4,
      cause,
    }),
  );
const decided = (review_id: number, decision: 'approved' | 'hidden' | 'deleted') =>
  notifications.others.deliver(anEvent('review.decided.v1', review_id, { review_id, decision }));

describe('the alert of a review', () => {
  it.each(['approved', 'hidden', 'deleted'] as const)('that is %s says so, and is read', async (decision) => {
    const seller = staff('seller');
    const id = (serial += 1);
    await waiting(seller.userId, id);
    expect((await alertsOf(notifications, seller)).unread).toBe(1);
    await decided(id, decision);
    const { alerts, unread } = await alertsOf(notifications, seller);
    expect(unread).toBe(0);
    expect(alerts).toMatchObject([{ facts: { review_id: id, decision }, read_at: expect.any(String) }]);
    expect((await alertsOf(notifications, seller, '?unread=true')).total).toBe(0);
  });

  it('that was written anew after a decision waits again, within the hour too', async () => {
    const seller = staff('seller');
    const id = (serial += 1);
    await waiting(seller.userId, id);
    await decided(id, 'approved');
    await waiting(seller.userId, id);
    expect(await alertsOf(notifications, seller)).toMatchObject({
      unread: 1,
      alerts: [{ facts: { review_id: id }, read_at: null }, { facts: { decision: 'approved' } }],
    });
  });
});

describe('grouped alerts', () => {
  const groupsOf = (seller: ReturnType<typeof staff>, more = '') =>
    alertsOf(notifications, seller, `?grouped=true${more}`);

  it('of one subject and day are one, their newest, with how many they are and are unread', async () => {
    const seller = staff('seller');
    for (let order = 1; order <= 3; order += 1) await pay(notifications, anOrderOf(seller.userId));
    const { alerts } = await alertsOf(notifications, seller);
    await notifications.as(seller).post('/api/notifications/read', { ids: [alerts[2].id] });
    const { setStock } = await givenProduct(notifications, { sellerId: seller.userId });
    await setStock(0);
    const groups = await groupsOf(seller);
    expect(groups).toMatchObject({ total: 2, unread: 3 });
    expect(groups.alerts).toMatchObject([
      { what: 'stock.sold-out', group: { count: 1, unread: 1 } },
      { id: alerts[0].id, what: 'order.paid', group: { count: 3, unread: 2, settled: false } },
    ]);
  });

  it('of different days are parted at midnight in Phnom Penh', async () => {
    const seller = staff('seller');
    for (let order = 1; order <= 2; order += 1) await pay(notifications, anOrderOf(seller.userId));
    const ids = (await alertsOf(notifications, seller)).alerts.map(({ id }: { id: number }) => id);
    const setTime = (id: number, time: string) =>
      query(notifications.databaseUrl, 'UPDATE alerts SET created_at = $2 WHERE id = $1', [id, time]);
    await setTime(ids[0], '2026-03-01T17:00:00Z');
    await setTime(ids[1], '2026-03-01T16:59:59Z');
    const days = (await groupsOf(seller)).alerts.map((alert: { group: { day: string } }) => alert.group.day);
    expect(days).toEqual(['2026-03-02', '2026-03-01']);
  });

  it('open into their alerts, and are marked as read together', async () => {
    const seller = staff('seller');
    for (let order = 1; order <= 2; order += 1) await pay(notifications, anOrderOf(seller.userId));
    const { setStock } = await givenProduct(notifications, { sellerId: seller.userId });
    await setStock(0);
    const [, paid] = (await groupsOf(seller)).alerts;
    const { day } = paid.group;
    const opened = await alertsOf(notifications, seller, `?what=order.paid&day=${day}&settled=false`);
    expect(opened.alerts).toHaveLength(2);
    const body = { all: true, what: 'order.paid', day };
    expect((await notifications.as(seller).post('/api/notifications/read', body)).body).toEqual({
      unread: 1,
    });
  });

  it('of reviews keep what is decided apart from what waits', async () => {
    const seller = staff('seller');
    const [one, other] = [(serial += 1), (serial += 1)];
    await waiting(seller.userId, one);
    await waiting(seller.userId, other);
    await decided(one, 'approved');
    expect((await groupsOf(seller)).alerts).toMatchObject([
      { facts: { review_id: other }, group: { count: 1, settled: false } },
      { facts: { review_id: one }, group: { count: 1, settled: true } },
    ]);
  });
});
