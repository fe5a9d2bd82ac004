import type { Identity } from '@mekong/service-defaults';
import { aCustomer, staff, waitFor } from '@mekong/testing';
import { start } from '../../services/orders/src/service.js';
import { aCheckout, aProduct, givenProduct, pay } from '../../services/orders/test/builders.js';
import { startBigService, type BigService } from './big-service.js';

const products = 100_000;
const orders = 1_000_000;
const templates = 20;
const cents = 3_998;

let big: BigService;
const customer = aCustomer();
const seller = staff('seller');

/** Customers have up to ten orders, sellers five thousand. */
const orderId = (id: string) => `source.${id} || '-' || n`;
const userId = `md5('customer ' || n % 100000)::uuid`;
const sellerId = `md5('seller ' || n % 200)::uuid`;

async function place(by: Identity, productId: number): Promise<string> {
  const product = aProduct({ product_id: productId });
  const { status, body } = await big.service
    .as(by)
    .post('/api/checkout/Recipt-generator', aCheckout(product, 2, cents / 100));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.orderId;
}

const paidOrders = async (by: Identity) => (await big.service.as(by).get('/api/user/my-orders')).body.orders;

async function placeAndPay(by: Identity, productId: number): Promise<string> {
  const id = await place(by, productId);
  await pay(big.service, id, cents);
  const isSeen = async () => (await paidOrders(by)).some((order: { id: string }) => order.id === id);
  await waitFor(isSeen, { what: 'the order to be seen as paid' });
  return id;
}

beforeAll(async () => {
  big = await startBigService('orders', start);
  for (let id = 1; id <= templates; id += 1) {
    await givenProduct(big.service, {
      product_id: id,
      seller_id: seller.userId,
      stock: { quantity: 1_000, version: 1 },
    });
    await placeAndPay(customer, id);
  }
  const copies = products / templates - 1;
  await big.fill('products', copies, { id: `source.id + ${templates} * n`, seller_id: sellerId });
  await big.fill('stock', copies, { product_id: `source.product_id + ${templates} * n` });
  const each = orders / templates;
  await big.fill('orders', each, {
    id: orderId('id'),
    order_number: "source.order_number || '-' || n",
    user_id: userId,
    status: "CASE WHEN n % 100 = 0 THEN 'pending' ELSE 'paid' END",
    payment_status: "CASE WHEN n % 100 = 0 THEN 'pending' ELSE 'completed' END",
    search_key: `${orderId('id')} || ' sok dara 012' || n`,
    admin_key: "'mouse ' || n % 5000",
    created_at: "source.created_at - n * interval '30 minutes'",
    // A month has few of them: what it reads is the month, not the table.
    paid_at: "source.paid_at - n * interval '4 hours'",
  });
  await big.fill('order_items', each, {
    order_id: orderId('order_id'),
    seller_id: sellerId,
    product_id: `1 + (source.product_id + n * 7) % ${products}`,
    name_key: "'mouse ' || n % 5000",
  });
  const some = each / 10;
  await big.fill('order_events', some, { order_id: orderId('order_id') });
  await big.fill('stock_changes', some, { product_id: `1 + (source.product_id + n * 7) % ${products}` });
  await big.fillMessages();
}, 600_000);

afterAll(() => big.stop());

it('an order reads no whole table from the quote until its customer sees it as paid', async () => {
  const read = await big.wholeTablesReadBy(async () => {
    await big.service.as().post('/api/checkout/quote', { cart: [{ id: 15, quantity: 1 }] });
    const id = await placeAndPay(customer, 15);
    await big.service.as(customer).get(`/api/checkout/order/${id}`);
    await big.service.as(customer).get('/api/user/open-orders');
    await big.service.as(customer).get('/api/user/my-orders');
    await big.service.as(customer).get('/api/user/closed-orders');
  });
  expect(read).toEqual([]);
});

it.each([
  ['admin', '/api/payment/admin-orders?status=pending'],
  ['admin', '/api/payment/admin-orders?q=01249999'],
  ['admin', '/api/payment/admin-orders?q=01249999 dara sok'],
  ['admin', `/api/payment/admin-orders?from=${daysAgo(106)}&to=${daysAgo(100)}`],
  ['admin', '/api/payment/admin-orders?method=cod'],
  ['admin', `/api/admin/accounts?period=${daysAgo(100).slice(0, 7)}`],
  ['seller', '/api/payment/admin-orders'],
  ['admin', '/api/admin/orders/{order}'],
  ['admin', '/api/admin/orders/counts'],
  ['seller', '/api/admin/orders/counts'],
  ['admin', '/api/admin/users/{customer}/orders'],
  ['admin', '/api/admin/stock-history/15'],
])("an %s's %s reads no whole table", async (role, path) => {
  const { id } = (await paidOrders(customer))[0];
  const named = path.replace('{order}', id).replace('{customer}', customer.userId);
  const asker = role === 'admin' ? staff('admin') : { ...seller, userId: await someSeller() };
  const read = await big.wholeTablesReadBy(async () => {
    expect((await big.service.as(asker).get(encodeURI(named))).status).toBe(200);
  });
  expect(read).toEqual([]);
});

it("the admin's list counts all orders once, and reads no whole table afterwards", async () => {
  const ask = () => big.service.as(staff('admin')).get('/api/payment/admin-orders');
  const before = (await ask()).body.total;
  await place(customer, 15);
  const read = await big.wholeTablesReadBy(async () => expect((await ask()).body.total).toBe(before + 1));
  expect(read).toEqual([]);
});

/** As `2026-01-31`. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** The id of a seller whose products are in the filled tables. */
async function someSeller(): Promise<string> {
  const [row] = await big.sql("SELECT md5('seller 7')::uuid::text AS id");
  return String(row!.id);
}
