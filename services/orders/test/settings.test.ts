import { actsOn, staff } from '@mekong/testing';
import { aSeller, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const kampot = { province: 'Kampot', days_from: 3, days_to: 4, methods: [] };

/** Each setting: where it is changed, by which method, to what, and as what the audit log knows it. */
const settings: [string, 'put' | 'patch', object, string][] = [
  [
    '/api/admin/couriers',
    'put',
    { couriers: [{ name: 'VET', tracking_link: null, needs_number: true }] },
    'couriers',
  ],
  ['/api/admin/delivery', 'put', { provinces: [kampot] }, 'delivery'],
  ['/api/admin/who-ships', 'patch', { sellers_may_ship: true }, 'who-ships'],
  [
    '/api/admin/cash-on-delivery',
    'put',
    { provinces: ['Kep'], limit_cents: 500, open_orders: 1 },
    'cash-on-delivery',
  ],
  ['/api/admin/order-rules', 'put', { return_days: 20, shipping_policy: 'order-total' }, 'order-rules'],
  ['/api/admin/invoice-seller', 'put', aSeller(), 'invoice-seller'],
];

it.each(settings)(
  '%s that is saved once more as it is stays as it is, whatever was seen',
  async (path, method, to, id) => {
    const save = () => orders.as(staff('admin'))[method](path, { ...to, version: 0 });
    const first = await save();
    expect(first.status).toBe(200);
    expect(await save()).toMatchObject({ status: 200, body: first.body });
    expect(await actsOn(orders.databaseUrl, id)).toHaveLength(1);
  },
);
