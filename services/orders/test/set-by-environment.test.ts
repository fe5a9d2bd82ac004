import { aCustomer, actsOn, anEvent, outboxOf, query, staff } from '@mekong/testing';
import { aCheckout, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ KHR_RATE: '4000', COD_LIMIT_CENTS: '10000' });
});
afterAll(() => orders.stop());

const admin = staff('admin');
const cash = { provinces: ['Kampot'], limit_cents: 10_000, open_orders: 3 };
const save = (body: object) => orders.as(admin).put('/api/admin/cash-on-delivery', body);

describe('what the environment sets stands above what admins set:', () => {
  it('the limit of cash, which the answer says, while the rest is theirs', async () => {
    const { status, body } = await save({ ...cash, version: 0 });
    expect([status, body.cash_on_delivery]).toEqual([
      200,
      { ...cash, version: 1, environment: ['COD_LIMIT_CENTS'] },
    ]);
    const refused = await save({ ...cash, limit_cents: 20_000, version: 1 });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      ...[409, 'SET_BY_ENVIRONMENT', { setting: 'COD_LIMIT_CENTS' }],
    ]);
    expect(await actsOn(orders.databaseUrl, 'cash-on-delivery')).toHaveLength(1);
  });

  it('the limit of cash, below which what an admin has saved before is kept', async () => {
    const { databaseUrl } = orders;
    await query(databaseUrl, `DELETE FROM settings WHERE name = 'cash-on-delivery'`);
    const saved = JSON.stringify({ provinces: ['Kep'], limitCents: 25_000, openOrders: 2 });
    await query(
      databaseUrl,
      `INSERT INTO settings (name, value, version) VALUES ('cash-on-delivery', $1, 1)`,
      [saved],
    );
    expect((await save({ ...cash, version: 1 })).status).toBe(200);
    const [kept] = await query(databaseUrl, `SELECT value FROM settings WHERE name = 'cash-on-delivery'`);
    expect(kept!.value).toEqual({ provinces: ['Kampot'], limitCents: 25_000, openOrders: 3 });
  });

  it('the riel rate of an order, whatever payments has told', async () => {
    await orders.others.deliver(
      anEvent('riel-rate.changed.v1', 'riel-rate', { riel_rate: 4_200, version: 7 }),
    );
    const body = aCheckout(await givenProduct(orders), 2, 39.98);
    const { orderId } = (await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', body)).body;
    const [placed] = await outboxOf(orders.databaseUrl, orderId);
    expect(placed!.data).toMatchObject({ riel_rate: 4_000 });
  });
});
