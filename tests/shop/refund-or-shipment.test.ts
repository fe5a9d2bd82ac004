import { query, waitFor } from '@mekong/testing';
import { givenBrand, givenMouse, untilSold } from '../support/catalogue.js';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { pay } from '../support/paid-order.js';
import { aVerifiedCustomer, loggedIn, type Shopper } from '../support/shopper.js';

const RACES = 20;

let shop: EmbeddedShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await startEmbeddedShop();
  admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  await givenBrand(admin, 'Tonle');
});
afterAll(() => shop.stop());

/** A paid order of one piece for each race; the product has no further stock. */
async function givenPaidOrders(): Promise<{ productId: number; orderIds: string[] }> {
  const seller = await loggedIn(shop.url, 'seller@mekong.example', 'Seller123!');
  const productId = await givenMouse(seller, { name: 'Race Mouse', stock: String(RACES) });
  await untilSold(shop.url, [productId]);
  const customer = await aVerifiedCustomer(shop.url, 'racer@shop.example');
  const cart = [{ id: productId, quantity: 1 }];
  const { total } = (await customer.call('POST', '/api/checkout/quote', { cart })).body;
  const where = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Street 240' };
  const orderIds: string[] = [];
  for (let race = 0; race < RACES; race += 1) {
    const placed = await customer.call('POST', '/api/checkout/Recipt-generator', { ...where, total, cart });
    await pay(customer, placed.body.orderId);
    orderIds.push(placed.body.orderId);
  }
  return { productId, orderIds };
}

const paymentOf = async (orderId: string) =>
  (await query(shop.databases.payments!, 'SELECT status FROM payments WHERE order_id = $1', [orderId]))[0]!
    .status;

it('an order cannot be shipped and refunded: of two calls at the same moment one is refused', async () => {
  const { productId, orderIds } = await givenPaidOrders();
  let refunds = 0;
  for (const [race, orderId] of orderIds.entries()) {
    const calls = [
      () => admin.call('PATCH', `/api/admin/orders/${orderId}`, { status: 'shipped', courier: 'J&T' }),
      () => admin.call('POST', `/api/payment/${orderId}/refund`),
    ];
    // Each call goes first as often as the other.
    const answers = await Promise.all((race % 2 ? calls : calls.reverse()).map((call) => call()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { order } = (await admin.call('GET', `/api/admin/orders/${orderId}`)).body;
    const isRefunded = order.status === 'refunded';
    if (isRefunded) refunds += 1;
    expect(order.timeline.map(({ type }: { type: string }) => type)).toEqual([
      'placed',
      'paid',
      isRefunded ? 'refunded' : 'shipped',
    ]);
    const payment = isRefunded ? 'refunded' : 'completed';
    await waitFor(async () => (await paymentOf(orderId)) === payment, { what: `a ${payment} payment` });
  }
  const stock = 'SELECT available, held FROM stock WHERE product_id = $1';
  expect(await query(shop.databases.orders!, stock, [productId])).toEqual([{ available: refunds, held: 0 }]);
});
