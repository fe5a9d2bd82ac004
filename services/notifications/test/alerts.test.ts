import { randomUUID } from 'node:crypto';
import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, anIdentity, query, staff } from '@mekong/testing';
import { alertsOf, anOrderOf, givenProduct, pay } from './alert-events.js';
import { aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

const aSeller = () => staff('seller');
const anAdmin = () => staff('admin');

describe('an order that was paid', () => {
  it('raises an alert with their own lines for each seller, and with all lines for admins', async () => {
    const [one, other] = [aSeller(), aSeller()];
    const order = anOrderOf(one.userId, other.userId);
    await pay(notifications, order);
    const { alerts } = await alertsOf(notifications, one);
    expect(alerts).toMatchObject([
      {
        kind: 'order',
        what: 'order.paid',
        facts: { order_id: order.order_id, total: 19.98, customer_name: order.customer_name },
        read_at: null,
      },
    ]);
    expect(alerts[0].facts.products).toEqual([
      { id: order.lines[0]!.product_id, name: order.lines[0]!.name, quantity: 2 },
    ]);
    const [newest] = (await alertsOf(notifications, anAdmin())).alerts;
    expect(newest.facts).toMatchObject({ order_id: order.order_id, total: 39.96 });
    expect(newest.facts.products).toHaveLength(2);
  });

  it('raises one alert, however often its event arrives', async () => {
    const seller = aSeller();
    const event = anEvent('order.paid.v1', 'x', anOrderOf(seller.userId));
    await Promise.all([1, 2, 3].map(() => notifications.others.deliver(event)));
    expect((await alertsOf(notifications, seller)).total).toBe(1);
  });
});

it.each([
  ['order.cancelled', { reason: 'expired' as const }],
  ['order.refunded', { total: { amount: 1_998, currency: 'USD' as const } }],
] as const)('%s tells the sellers of the order', async (what, facts) => {
  const seller = aSeller();
  const { transaction_id: _, paid_at: __, ...placed } = anOrderOf(seller.userId);
  const { order_id, customer } = placed;
  const pay_until = new Date().toISOString();
  await notifications.others.deliver(anEvent('order.placed.v1', order_id, { ...placed, pay_until }));
  const data = { order_id, customer, ...facts };
  await notifications.others.deliver(anEvent(`${what}.v1`, order_id, data as never));
  const { alerts } = await alertsOf(notifications, seller);
  expect(alerts).toMatchObject([{ what, facts: { order_id, products: [{ quantity: 2 }] } }]);
});

it('the end of an order without a copy raises an alert for admins only', async () => {
  const order_id = randomUUID();
  const data = { order_id, customer: aPerson('Chan Thou'), reason: 'cancelled' as const };
  await notifications.others.deliver(anEvent('order.cancelled.v1', order_id, data));
  const [newest] = (await alertsOf(notifications, anAdmin())).alerts;
  expect(newest.facts).toEqual({ order_id, customer_name: 'Chan Thou', reason: 'cancelled' });
});

describe('stock', () => {
  const alertsFor = async (seller: ReturnType<typeof staff>) =>
    (await alertsOf(notifications, seller)).alerts.map(
      ({ what, facts }: { what: string; facts: { available: number } }) => `${what} ${facts.available}`,
    );
  const givenStock = async (available: number, restockAt?: number) => {
    const seller = aSeller();
    return {
      seller,
      ...(await givenProduct(notifications, { sellerId: seller.userId, available, restockAt })),
    };
  };

  it.each([
    [20, 'stock.low 20'],
    [1, 'stock.low 1'],
  ])('raises one alert at the threshold of %d that its product has', async (restockAt, alert) => {
    const { seller, setStock } = await givenStock(22, restockAt);
    for (const left of [21, 20, 19, 5, 2, 1]) await setStock(left);
    expect(await alertsFor(seller)).toEqual([alert]);
  });

  it('raises one alert when five or fewer are left of a product without a threshold', async () => {
    const { seller, setStock } = await givenStock(7);
    for (const left of [6, 5, 4, 3]) await setStock(left);
    expect(await alertsFor(seller)).toEqual(['stock.low 5']);
  });

  it('raises an alert when it is sold out', async () => {
    const { seller, setStock } = await givenStock(2);
    await setStock(0);
    expect(await alertsFor(seller)).toEqual(['stock.sold-out 0']);
  });

  it('that falls from many to none raises only the alert that it is sold out', async () => {
    const { seller, setStock } = await givenStock(9);
    await setStock(0);
    expect(await alertsFor(seller)).toEqual(['stock.sold-out 0']);
  });

  it('raises no alert when it rises, and when it falls again only one an hour', async () => {
    const { seller, setStock, product_id } = await givenStock(6);
    for (const left of [4, 20, 3, 6, 5]) await setStock(left);
    expect(await alertsFor(seller)).toEqual(['stock.low 4']);
    await query(
      notifications.databaseUrl,
      `UPDATE alerts SET created_at = now() - interval '61 minutes' WHERE facts->>'product_id' = $1`,
      [String(product_id)],
    );
    for (const left of [6, 2]) await setStock(left);
    expect(await alertsFor(seller)).toEqual(['stock.low 2', 'stock.low 4']);
  });

  it('raises an alert when it is sold out just after it became low', async () => {
    const { seller, setStock } = await givenStock(6);
    for (const left of [5, 0]) await setStock(left);
    expect(await alertsFor(seller)).toEqual(['stock.sold-out 0', 'stock.low 5']);
  });

  it('that staff have made low alerts everybody but them', async () => {
    const { seller, setStockBy } = await givenStock(9);
    await setStockBy(seller.userId, 3);
    expect(await alertsFor(seller)).toEqual([]);
    expect((await alertsFor(anAdmin()))[0]).toBe('stock.low 3');
  });

  it('that others make low after that alerts them too', async () => {
    const { seller, setStock, setStockBy } = await givenStock(9);
    for (const left of [3, 8]) await setStockBy(seller.userId, left);
    await setStock(5);
    expect(await alertsFor(seller)).toEqual(['stock.low 5']);
  });

  it('of an older event is ignored', async () => {
    const { seller, setStock } = await givenStock(9);
    await setStock(8, 50);
    await setStock(0, 49);
    expect(await alertsFor(seller)).toEqual([]);
  });

  it('raises alerts with the current name of the product', async () => {
    const { seller, setStock, product } = await givenStock(6);
    const renamed = { ...product, version: 2, name: 'Silent Pad' };
    await notifications.others.deliver(anEvent('product.changed.v1', product.product_id, renamed));
    await setStock(1);
    const { alerts } = await alertsOf(notifications, seller);
    expect(alerts[0].facts).toEqual({
      product_id: product.product_id,
      product_name: 'Silent Pad',
      available: 1,
    });
  });

  it('raises alerts for products written by one event, and none for those deleted by one', async () => {
    const [kept, gone] = [await givenStock(6), await givenStock(6)];
    const [one, other] = [kept, gone].map(({ product }) => ({ ...product, version: 2, name: 'Silent Pad' }));
    const { product_id } = other!;
    for (const event of [
      anEvent('products.written.v1', product_id, { products: [other!, one!] }),
      anEvent('products.deleted.v1', product_id, { products: [{ product_id, version: 3 }] }),
    ])
      await notifications.others.deliver(event);
    for (const { setStock } of [kept, gone]) await setStock(1);
    const { alerts } = await alertsOf(notifications, kept.seller);
    expect(alerts).toMatchObject([{ facts: { product_name: 'Silent Pad' } }]);
    expect(await alertsFor(gone.seller)).toEqual([]);
  });

  it('raises alerts for a product that is known from an order only', async () => {
    const seller = aSeller();
    const order = anOrderOf(seller.userId);
    await pay(notifications, order);
    const { product_id, name } = order.lines[0]!;
    for (const [version, available] of [6, 5].entries()) {
      const data = { product_id, available, held: 0, version };
      await notifications.others.deliver(anEvent('stock.changed.v1', product_id, data));
    }
    const { alerts } = await alertsOf(notifications, seller, '?kind=stock');
    expect(alerts).toMatchObject([{ what: 'stock.low', facts: { product_name: name } }]);
  });
});

describe('a failure', () => {
  const failuresOf = async (person: ReturnType<typeof staff>) =>
    (await alertsOf(notifications, person, '?kind=failure')).alerts;

  it('of a report raises an alert for admins and for the seller who asked for it', async () => {
    const seller = aSeller();
    const fault = { code: 'REPORT_TOO_LONG', params: { most: 9 }, message: 'too long' };
    const about = { report_id: randomUUID(), kind: 'sales', requested_by: seller.userId };
    const data = { ...about, reason: 'too long', fault };
    await notifications.others.deliver(anEvent('report.failed.v1', data.report_id, data));
    const facts = { report_kind: 'sales', reason: 'too long', faults: [fault] };
    const expected = { what: 'report.failed', facts };
    expect(await failuresOf(seller)).toMatchObject([expected]);
    expect((await failuresOf(anAdmin()))[0]).toMatchObject(expected);
    expect(await failuresOf(aSeller())).toEqual([]);
  });

  it.each([
    ['payment.cannot-check', 'payment.cannot-check.v1', { reason: 'no_budget' }],
    ['payment.review', 'payment.review.v1', { reviewed_at: new Date().toISOString() }],
    [
      'money.unmatched',
      'money.unmatched.v1',
      { evidence_id: '1', reason: 'late', amount: { minor: 2_199, currency: 'USD' } },
    ],
  ] as const)('of money raises an alert for admins alone: %s', async (what, type, more) => {
    const order = { order_id: randomUUID(), order_number: 'MG-2611-0007' };
    await notifications.others.deliver(anEvent(type, order.order_id, { ...order, ...more } as never));
    expect((await failuresOf(anAdmin()))[0]).toMatchObject({ what, facts: order });
    expect(await failuresOf(aSeller())).toEqual([]);
  });

  it('of money that is open for long raises an alert for admins alone', async () => {
    const account = {
      account: 'unmatched',
      currency: 'USD',
      minor: -500,
      open_since: new Date().toISOString(),
    };
    const data = { day: '2026-11-28', accounts: [account] };
    await notifications.others.deliver(anEvent('money.waits.v1', data.day, data));
    expect((await failuresOf(anAdmin()))[0]).toMatchObject({ what: 'money.waits' });
    expect(await failuresOf(aSeller())).toEqual([]);
  });

  it('of events of one type raises one alert for admins', async () => {
    const failedEvent = (event_type: string) => {
      const data = {
        service: 'orders' as const,
        event_id: randomUUID(),
        event_type,
        reason: 'no such order',
      };
      return notifications.others.deliver(anEvent('event.dead-lettered.v1', 'orders', data));
    };
    await Promise.all([1, 2, 3].map(() => failedEvent('payment.expired.v1')));
    await failedEvent('payment.cancelled.v1');
    const failures = (await failuresOf(anAdmin())).filter(
      ({ what }: { what: string }) => what === 'event.dead-lettered',
    );
    expect(failures).toMatchObject([
      { facts: { service: 'orders', event_type: 'payment.cancelled.v1', reason: 'no such order' } },
      { facts: { service: 'orders', event_type: 'payment.expired.v1' } },
    ]);
    expect(await failuresOf(aSeller())).toEqual([]);
  });
});

describe('reading', () => {
  async function givenAlerts(count: number) {
    const seller = aSeller();
    for (let alert = 1; alert <= count; alert += 1) await pay(notifications, anOrderOf(seller.userId));
    return seller;
  }

  it('counts the unread alerts of each person separately', async () => {
    const [one, other] = [anAdmin(), anAdmin()];
    await givenAlerts(1);
    const { alerts, unread } = await alertsOf(notifications, one);
    const answer = await notifications.as(one).post('/api/notifications/read', { ids: [alerts[0].id] });
    expect(answer.body).toEqual({ unread: unread - 1 });
    expect((await alertsOf(notifications, one)).alerts[0].read_at).not.toBeNull();
    expect((await alertsOf(notifications, other)).unread).toBe(unread);
  });

  it('marks all alerts, and filters by unread ones', async () => {
    const seller = await givenAlerts(3);
    expect((await notifications.as(seller).post('/api/notifications/read', { all: true })).body).toEqual({
      unread: 0,
    });
    await pay(notifications, anOrderOf(seller.userId));
    expect(await alertsOf(notifications, seller, '?unread=true')).toMatchObject({ total: 1, unread: 1 });
    expect(await alertsOf(notifications, seller)).toMatchObject({ total: 4 });
  });

  it('marks all alerts of one kind and leaves the others', async () => {
    const seller = await givenAlerts(2);
    const answer = await notifications
      .as(seller)
      .post('/api/notifications/read', { all: true, kind: 'stock' });
    expect(answer.body).toEqual({ unread: 2 });
    const orders = await notifications
      .as(seller)
      .post('/api/notifications/read', { all: true, kind: 'order' });
    expect(orders.body).toEqual({ unread: 0 });
  });

  it("does not mark others' alerts", async () => {
    const seller = await givenAlerts(1);
    const { alerts } = await alertsOf(notifications, seller);
    await notifications.as(aSeller()).post('/api/notifications/read', { ids: [alerts[0].id] });
    expect((await alertsOf(notifications, seller)).unread).toBe(1);
  });

  it('comes in pages', async () => {
    const seller = await givenAlerts(3);
    const second = await alertsOf(notifications, seller, '?page=2&limit=2');
    expect(second).toMatchObject({ page: 2, total: 3, totalPages: 2 });
    expect(second.alerts).toHaveLength(1);
  });

  it.each([{}, { ids: [] }, { ids: ['x'] }, { all: false }, { all: true, kind: 'x' }])(
    'refuses %j',
    async (body) => {
      expect((await notifications.as(aSeller()).post('/api/notifications/read', body)).status).toBe(400);
    },
  );

  it('is for staff', async () => {
    expect((await notifications.as().get('/api/notifications')).status).toBe(401);
    expect((await notifications.as(aCustomer()).get('/api/notifications')).status).toBe(403);
    const unverified = anIdentity({ role: 'seller', verified: false });
    expect((await notifications.as(unverified).get('/api/notifications')).status).toBe(403);
  });
});

it.each([
  ['not paid in time', 'expired' as const],
  ['cancelled by their customers', 'cancelled' as const],
])('orders that were %s share one alert, which is unread again', async (_what, reason) => {
  const seller = aSeller();
  for (const count of [1, 2, 3]) {
    const order = anOrderOf(seller.userId);
    await notifications.others.deliver(
      anEvent('order.placed.v1', order.order_id, { ...order, pay_until: new Date().toISOString() }),
    );
    const { order_id, customer } = order;
    const ended = anEvent('order.cancelled.v1', order_id, { order_id, customer, reason });
    await notifications.others.deliver(ended);
    const { alerts, total, unread } = await alertsOf(notifications, seller);
    expect([total, unread, alerts[0].facts.count ?? 1]).toEqual([1, 1, count]);
    await notifications.as(seller).post('/api/notifications/read', { all: true });
  }
});

it('nobody is told of their own act, and everybody else is', async () => {
  const [seller, acting, other] = [aSeller(), anAdmin(), anAdmin()];
  const order = anOrderOf(seller.userId);
  await pay(notifications, order);
  const { order_id, customer, total } = order;
  const refund = { order_id, by: acting.userId, customer, total };
  await notifications.others.deliver(anEvent('order.refunded.v1', order_id, refund));
  const newestOf = async (who: Identity) => (await alertsOf(notifications, who)).alerts[0];
  expect(await newestOf(acting)).toMatchObject({ what: 'order.paid', facts: { order_id } });
  for (const who of [other, seller])
    expect(await newestOf(who)).toMatchObject({ what: 'order.refunded', facts: { order_id } });
});

describe('a review that waits for the shop', () => {
  let serial = 0;
  const waiting = (seller_id: string, cause: 'written' | 'flagged', review_id = (serial += 1)) =>
    anEvent('review.waiting.v1', review_id, {
      review_id,
      product_id: 12,
      product_name: 'Glide Pad',
      seller_id,
      rating: 4,
      cause,
    });

  it('tells the admins and the seller of its product, once for each event', async () => {
    const seller = aSeller();
    const event = waiting(seller.userId, 'written');
    await Promise.all([1, 2].map(() => notifications.others.deliver(event)));
    const told = { kind: 'review', what: 'review.written', facts: { product_name: 'Glide Pad', rating: 4 } };
    const { alerts, total } = await alertsOf(notifications, seller);
    expect([alerts[0], total]).toMatchObject([told, 1]);
    expect((await alertsOf(notifications, anAdmin())).alerts[0]).toMatchObject(told);
  });

  it('is told of once an hour, however often its customer changes it', async () => {
    const seller = aSeller();
    for (let count = 0; count < 3; count += 1)
      await notifications.others.deliver(waiting(seller.userId, 'written', 1_000));
    expect((await alertsOf(notifications, seller)).total).toBe(1);
  });

  it('tells only the admins when its seller has flagged it', async () => {
    const seller = aSeller();
    await notifications.others.deliver(waiting(seller.userId, 'flagged'));
    expect((await alertsOf(notifications, seller)).alerts).toEqual([]);
    expect((await alertsOf(notifications, anAdmin())).alerts[0]).toMatchObject({ what: 'review.flagged' });
  });
});
