import { actsOn, anIdentity, outboxOf } from '@mekong/testing';
import { givenPaidOrder, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin', name: 'Chea Admin' });
const path = '/api/admin/couriers';
const read = async () => (await orders.as(admin).get(path)).body;
const change = (body: object, as = admin) => orders.as(as).put(path, body);
const aCourier = (but: object = {}) => ({ name: 'VET', tracking_link: null, needs_number: true, ...but });
/** These are the couriers from now on. */
async function givenCouriers(...couriers: object[]) {
  const { version } = await read();
  expect((await change({ couriers, version })).status).toBe(200);
}
const patch = (id: string, body: object) => orders.as(admin).patch(`/api/admin/orders/${id}`, body);

it('a new shop has four couriers, without links', async () => {
  const { couriers, version } = await read();
  expect(couriers.map(({ name }: { name: string }) => name)).toEqual(['VET', 'J&T', 'Grab', 'Own delivery']);
  expect(couriers.every(({ tracking_link }: { tracking_link: null }) => tracking_link === null)).toBe(true);
  expect(version).toBe(0);
});

it('an admin replaces them, which is in the audit log', async () => {
  const link = 'https://vet.example/{number}';
  const { version } = await read();
  const { body } = await change({ couriers: [aCourier({ tracking_link: link })], version });
  expect(body).toEqual({ couriers: [aCourier({ tracking_link: link })], version: version + 1 });
  expect(await read()).toEqual(body);
  expect((await actsOn(orders.databaseUrl, 'couriers')).at(-1)!.data).toMatchObject({
    action: 'couriers.changed',
    after: { couriers: [{ name: 'VET', tracking_link: link, needs_number: true }] },
  });
});

it('of two admins who change them at the same moment, one is refused and shown how they are now', async () => {
  const { version } = await read();
  const to = (name: string) => change({ couriers: [aCourier({ name })], version });
  const answers = await Promise.all([to('A'), to('B')]);
  const [won, lost] = answers.sort((a, b) => a.status - b.status);
  expect([won!.status, lost!.status]).toEqual([200, 409]);
  expect(lost!.body).toMatchObject({ code: 'STALE_EDIT', current: won!.body });
});

it.each([
  [[], 'couriers'],
  [[aCourier(), aCourier({ name: 'vet' })], 'couriers'],
  [[aCourier(), aCourier({ name: 'V\u00ADET' })], 'couriers'],
  [[aCourier({ name: ' ' })], 'couriers.0.name'],
  [[aCourier({ tracking_link: 'http://vet.example/{number}' })], 'couriers.0.tracking_link'],
  [[aCourier({ tracking_link: 'https://vet.example/' })], 'couriers.0.tracking_link'],
  [[aCourier({ tracking_link: 'https://vet.example/\r\nhello {number}' })], 'couriers.0.tracking_link'],
  [[aCourier({ tracking_link: 'https://vet.example\\{number}' })], 'couriers.0.tracking_link'],
  [Array.from({ length: 21 }, (_, id) => aCourier({ name: `${id}` })), 'couriers'],
])('%j is refused, naming the field', async (couriers, field) => {
  const { version } = await read();
  expect((await change({ couriers, version })).body).toMatchObject({ status: 400, errors: [{ field }] });
});

describe('where a parcel can be followed', () => {
  const link = 'https://vet.example/?no={number}';
  const numbered = { courier: 'VET', tracking_number: 'A&B 1' };

  it("is in the order's answers and its events, as the link was when it was shipped", async () => {
    await givenCouriers(aCourier({ tracking_link: link }));
    const id = await givenPaidOrder(orders);
    const { body } = await patch(id, { status: 'shipped', ...numbered });
    expect(body.order.tracking_url).toBe('https://vet.example/?no=A%26B%201');
    await givenCouriers(aCourier());
    const { order } = (await orders.as(admin).get(`/api/admin/orders/${id}`)).body;
    expect(order.tracking_url).toBe('https://vet.example/?no=A%26B%201');
    expect((await outboxOf(orders.databaseUrl, id)).at(-1)!.data).toMatchObject({
      tracking_url: 'https://vet.example/?no=A%26B%201',
    });
  });

  it('follows a correction', async () => {
    await givenCouriers(aCourier({ tracking_link: link }));
    const id = await givenPaidOrder(orders);
    await patch(id, { status: 'shipped', ...numbered });
    expect((await patch(id, { tracking_number: '2' })).body.order.tracking_url).toBe(
      'https://vet.example/?no=2',
    );
    expect((await patch(id, { courier: 'Somebody' })).body.order.tracking_url).toBeNull();
  });

  it('is there for many that are shipped at once', async () => {
    await givenCouriers(aCourier({ tracking_link: link }));
    const id = await givenPaidOrder(orders);
    const parcels = [{ id, tracking_number: '7' }];
    await orders.as(admin).post('/api/admin/orders/ship', { courier: 'VET', orders: parcels });
    const { order } = (await orders.as(admin).get(`/api/admin/orders/${id}`)).body;
    expect(order.tracking_url).toBe('https://vet.example/?no=7');
  });
});
