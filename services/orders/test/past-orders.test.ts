import type { Identity } from '@mekong/service-defaults';
import { aCustomer, outboxOf, sentAgain, staff } from '@mekong/testing';
import { startOrders, type OrdersUnderTest } from './builders.js';
import { aForm, aLine, anOrder, shopifyCustomers, shopifyFile, wooFile } from './past-order-files.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = staff('admin');
const path = '/api/admin/past-orders';
const check = (file: string, fields?: Record<string, string>, by: Identity = admin) =>
  orders.as(by).post(`${path}/check`, aForm(file, fields));
const bring = (file: string, fields?: Record<string, string>, by: Identity = admin) =>
  orders.as(by).post(path, aForm(file, fields));
const found = async (q: string, by: Identity = admin) =>
  (await orders.as(by).get(`${path}?q=${encodeURIComponent(q)}`)).body.orders;
const numbers = (found: { number: string }[]) => found.map(({ number }) => number);

let serial = 0;
/** A number that no other test uses. */
const aNumber = () => `#T${(serial += 1)}`;

describe('the orders of another shop system', () => {
  it('are told of before anything is kept', async () => {
    const [one, two] = [aNumber(), aNumber()];
    const file = shopifyFile(
      anOrder({ Name: one, 'Created at': '2024-01-05 10:11:12 +0700' }),
      aLine(one, 'Cable'),
      anOrder({ Name: two, Total: '1,234.50', 'Created at': '2024-02-05 10:11:12 +0700' }),
      anOrder({ Name: aNumber(), Total: 'free' }),
    );
    const { status, body } = await check(file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ source: 'shopify', kind: 'orders', new: 2, known: 0, changed: 0, failed: 1 },
      ...{ from: '2024-01-05T03:11:12.000Z', to: '2024-02-05T03:11:12.000Z' },
      failures: [{ row: 5, error: expect.stringContaining('free'), fault: { code: 'AMOUNT_UNCLEAR' } }],
      sample: [
        { title: one, name: 'Sok Dara', total: 49.9, currency: 'USD', pieces: 3 },
        { title: two, total: 1_234.5 },
      ],
    });
    expect(await found(one)).toEqual([]);
  });

  it('are kept to be looked up, without the rows that cannot be read', async () => {
    const number = aNumber();
    const { status, body } = await bring(
      shopifyFile(
        anOrder({ Name: number, Email: 'Dara@Shop.example', Notes: 'Ring', 'Lineitem sku': 'M-1' }),
        anOrder({ Name: aNumber(), Total: 'free' }),
      ),
    );
    expect({ status, body }).toMatchObject({ status: 201, body: { brought: { new: 1, failed: 1 } } });
    const [order] = await found(number);
    expect(order).toMatchObject({
      ...{
        source: 'shopify',
        number,
        status: 'paid / fulfilled',
        total: 49.9,
        currency: 'USD',
        note: 'Ring',
      },
      ...{ name: 'Sok Dara', email: 'Dara@Shop.example', phone: '+855 12 345 678' },
      ...{ address: '12 Street 240, Phnom Penh', placed_at: '2024-01-05T03:11:12.000Z' },
      items: [{ name: 'Mouse', sku: 'M-1', quantity: 2, price: 19.95 }],
    });
    expect((await orders.as(admin).get(`${path}/${order.id}`)).body.order).toEqual(order);
  });

  it('change nothing when the same file comes again', async () => {
    const number = aNumber();
    const file = shopifyFile(anOrder({ Name: number }));
    await bring(file);
    const [before] = await found(number);
    expect((await check(file)).body).toMatchObject({ new: 0, known: 1, changed: 0 });
    expect((await bring(file)).body.brought).toMatchObject({ new: 0, known: 1, changed: 0 });
    expect(await found(number)).toEqual([before]);
  });

  it('are as a newer file says', async () => {
    const [number, same] = [aNumber(), aNumber()];
    await bring(shopifyFile(anOrder({ Name: number }), anOrder({ Name: same })));
    const newer = shopifyFile(
      anOrder({ Name: number, 'Financial Status': 'refunded' }),
      anOrder({ Name: same }),
      anOrder({ Name: aNumber() }),
    );
    for (const { body } of [await check(newer), await bring(newer)])
      expect(body.brought ?? body).toMatchObject({ new: 1, known: 1, changed: 1 });
    expect(await found(number)).toMatchObject([{ status: 'refunded / fulfilled' }]);
  });

  it('of both systems may have the same number', async () => {
    const number = aNumber();
    await bring(shopifyFile(anOrder({ Name: number })));
    await bring(wooFile(`2024-01-05 10:11:12,${number},completed,Sok Dara,new,2× Mouse,2,,"1,234.50"`));
    expect(await found(number)).toHaveLength(2);
    const { body } = await orders.as(admin).get(`${path}?source=woocommerce&q=${encodeURIComponent(number)}`);
    expect(body.orders).toMatchObject([{ source: 'woocommerce', total: 1_234.5 }]);
  });

  it('have the currency that the form says, where the file says none', async () => {
    const number = aNumber();
    await bring(wooFile(`2024-01-05,${number},completed,Sok Dara,new,,0,,98400`), { currency: 'khr' });
    expect(await found(number)).toMatchObject([{ currency: 'KHR', total: 98_400 }]);
    const { body } = await bring(wooFile(), { currency: 'Gold' });
    expect(body.errors).toMatchObject([{ field: 'currency', code: 'UNKNOWN_CURRENCY' }]);
  });

  it('are found by number, name, email, phone, product and SKU, the newest first', async () => {
    const [old, young] = [aNumber(), aNumber()];
    const cells = {
      ...{ Email: 'vanna@elsewhere.example', 'Shipping Name': 'ចាន់ វណ្ណា', 'Shipping Phone': '098 765 432' },
      ...{ 'Lineitem name': 'Tonlé keyboard', 'Lineitem sku': 'KB-77' },
    };
    await bring(
      shopifyFile(
        anOrder({ ...cells, Name: old, 'Created at': '2022-01-05' }),
        anOrder({ ...cells, Name: young, 'Created at': '2023-01-05' }),
      ),
    );
    for (const words of ['VANNA@elsewhere', 'វណ្ណា', '+855 98 765 432', 'tonle keyboard', 'kb-77'])
      expect(numbers(await found(words))).toEqual([young, old]);
    expect(numbers(await found(old.slice(1)))).toContain(old);
    expect(await found('keyboard nobody')).toEqual([]);
  });

  it('are kept once when they are sent again with their key', async () => {
    const file = shopifyFile(anOrder({ Name: aNumber() }));
    const send = (headers: object) => orders.as(admin).post(path, aForm(file), { ...headers });
    expect((await sentAgain(send)).body.brought).toMatchObject({ new: 1 });
  });

  it('are told to the audit log by their number alone, and to nobody else', async () => {
    const by = staff('admin');
    await bring(shopifyFile(anOrder({ Name: aNumber(), Email: 'secret@shop.example' })), {}, by);
    const events = await outboxOf(orders.databaseUrl, by.userId);
    expect(events.map(({ data }) => data)).toEqual([
      expect.objectContaining({
        ...{ action: 'history.brought', subject: { type: 'history', id: 'shopify', name: 'Shopify' } },
        after: { kind: 'orders', new: 1, known: 0, changed: 0, failed: 0 },
      }),
    ]);
    expect(JSON.stringify(events)).not.toMatch(/secret@|345 678/);
  });

  it('are looked up by support, and brought by admins alone', async () => {
    const file = shopifyFile(anOrder({ Name: aNumber() }));
    const support = staff('support');
    expect((await orders.as(support).get(path)).status).toBe(200);
    for (const by of [support, staff('seller'), staff('packer'), aCustomer()]) {
      expect((await check(file, {}, by)).status).toBe(403);
      expect((await bring(file, {}, by)).status).toBe(403);
    }
    for (const by of [staff('seller'), staff('packer'), aCustomer()])
      expect((await orders.as(by).get(path)).status).toBe(403);
  });

  it('are neither among the orders of the shop nor counted with them', async () => {
    const counted = async () => (await orders.as(admin).get('/api/admin/orders/counts')).body;
    const before = await counted();
    const number = aNumber();
    await bring(shopifyFile(anOrder({ Name: number })));
    expect(await counted()).toEqual(before);
    const { body } = await orders.as(admin).get(`/api/payment/admin-orders?q=${encodeURIComponent(number)}`);
    expect(body.orders).toEqual([]);
  });

  it('that are not there are a 404', async () => {
    for (const id of ['999999999', 'x'])
      expect((await orders.as(admin).get(`${path}/${id}`)).status).toBe(404);
  });

  it('of a file that is none of them are refused with its columns', async () => {
    const { status, body } = await check('Plate,Driver\nA,B');
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: [{ field: 'csv', code: 'HISTORY_UNKNOWN', params: { columns: 'Plate, Driver' } }],
    });
  });
});

describe('the customers of another shop system', () => {
  const customers = async (q: string) =>
    (await orders.as(admin).get(`/api/admin/past-customers?q=${encodeURIComponent(q)}`)).body.customers;

  it('are kept with what their shop counted, and with how many of their orders are here', async () => {
    const email = 'bopha@shop.example';
    await bring(shopifyFile(anOrder({ Name: aNumber(), Email: 'Bopha@Shop.example' })));
    const file = shopifyCustomers(email, email, '');
    expect((await check(file)).body).toMatchObject({
      ...{ kind: 'customers', new: 2, failed: 1, failures: [{ row: 3, fault: { code: 'HISTORY_TWICE' } }] },
      sample: [{ title: 'Sok Dara', name: email, total: 1_234.5, placed_at: null }, {}],
    });
    await bring(file);
    expect(await customers('bopha')).toMatchObject([
      { source: 'shopify', name: 'Sok Dara', email, orders: 12, total_spent: 1_234.5, past_orders: 1 },
    ]);
    expect((await bring(file)).body.brought).toMatchObject({ new: 0, known: 2, changed: 0 });
  });
});

describe('a shop system', () => {
  it('is taken out again with all that came from it, and told to the audit log', async () => {
    const fresh = { ...staff('admin'), passwordAt: Math.floor(Date.now() / 1_000) };
    const number = aNumber();
    await bring(wooFile(`2024-01-05,${number},completed,Sok Dara,new,,0,,5`));
    await bring(shopifyFile(anOrder({ Name: number })));
    const remove = (by: Identity) => orders.as(by).delete(`${path}?source=woocommerce`);
    expect((await remove({ ...admin, passwordAt: 0 })).body.code).toBe('CONFIRM_PASSWORD');
    const { status, body } = await remove(fresh);
    expect({ status, body }).toMatchObject({ status: 200, body: { removed: { customers: 0 } } });
    expect(body.removed.orders).toBeGreaterThan(0);
    expect(await found(number)).toMatchObject([{ source: 'shopify' }]);
    const [act] = await outboxOf(orders.databaseUrl, fresh.userId);
    expect(act!.data).toMatchObject({ action: 'history.removed', before: body.removed });
  });
});

describe('whoever has ordered before', () => {
  const mine = (by: Identity) => orders.as(by).get('/api/past-orders');

  it('sees what has their verified email, without notes and addresses', async () => {
    const customer = aCustomer();
    const number = aNumber();
    await bring(
      shopifyFile(
        anOrder({ Name: number, Email: customer.email.toUpperCase(), Notes: 'Haggles' }),
        anOrder({ Name: aNumber(), Email: 'other@shop.example' }),
        anOrder({ Name: aNumber(), Email: '' }),
      ),
    );
    const { body } = await mine(customer);
    expect(body).toMatchObject({ total: 1, orders: [{ number, total: 49.9, items: [{ name: 'Mouse' }] }] });
    expect(JSON.stringify(body)).not.toMatch(/Haggles|Street|345 678/);
    expect((await mine({ ...customer, verified: false })).status).toBe(403);
  });
});
