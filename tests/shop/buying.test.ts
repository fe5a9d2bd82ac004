import { waitFor } from '@mekong/testing';
import { givenBrand, givenMouse } from '../support/catalogue.js';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { aShopper, aVerifiedCustomer, loggedIn, mailTo } from '../support/shopper.js';

let shop: EmbeddedShop;

beforeAll(async () => {
  shop = await startEmbeddedShop();
  const admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  await givenBrand(admin, 'tonle');
});
afterAll(() => shop.stop());

const seller = () => loggedIn(shop.url, 'seller@mekong.example', 'Seller123!');
const contact = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Phnom Penh' };

it('a shopper signs up with the mailed code, checks out, pays, and gets the receipt and its mail', async () => {
  const id = await givenMouse(await seller(), { name: 'Journey Mouse' });
  const shopper = await aVerifiedCustomer(shop.url, 'dara@shop.example');
  const cart = [{ id, quantity: 2 }];

  const { body: quote } = await shopper.call('POST', '/api/checkout/quote', { cart });
  expect(quote).toMatchObject({ subtotal: 39.98, shipping: 0, tax: 0, total: 39.98 });
  const { body: placed } = await shopper.call('POST', '/api/checkout/Recipt-generator', {
    ...contact,
    total: quote.total,
    cart,
  });
  const { body: due } = await shopper.call('GET', `/api/checkout/order/${placed.orderId}`);
  expect(due).toMatchObject({ amount: 39.98, order: { status: 'pending' } });
  const { body: qr } = await shopper.call(
    'GET',
    `/api/payment/qr?amount=${due.amount}&orderId=${placed.orderId}`,
  );
  expect(qr.qrImage).toMatch(/^data:image\/png;base64,/);
  const paid = await shopper.call('PUT', `/api/checkout/mark-paid/${placed.orderId}`, {
    paymentStatus: 'completed',
    paidAt: new Date().toISOString(),
  });
  expect(paid.body.payment).toMatchObject({ status: 'completed', transaction_id: expect.any(String) });

  const orders = await waitFor(async () => {
    const { body } = await shopper.call('GET', '/api/user/my-orders');
    return body.orders.length > 0 && body.orders;
  });
  expect(orders).toMatchObject([
    { id: placed.orderId, status: 'paid', total_price: 39.98, Payment: { status: 'completed' } },
  ]);
  await waitFor(async () => (await shopper.call('GET', `/api/products/${id}`)).body.product.stock === 8, {
    what: 'the stock shown to be 8',
  });
  expect((await mailTo(shop.url, 'dara@shop.example', /receipt/)).text).toContain(
    '2 × Journey Mouse: $39.98',
  );
});

it('ends the session at logout', async () => {
  const shopper = await aVerifiedCustomer(shop.url, 'leaver@shop.example');
  expect((await shopper.call('GET', '/api/auth/check-auth')).status).toBe(200);
  const cookie = shopper.cookies();
  await shopper.call('POST', '/api/auth/logout');
  const stale = await aShopper(shop.url).call('GET', '/api/user/my-orders', undefined, { cookie });
  expect(stale.body).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
});

it('shows a changed product at once to the user who changed it', async () => {
  const merchant = await seller();
  const id = await givenMouse(merchant, { name: 'Cheaper Mouse' });
  await merchant.call('GET', `/api/products/${id}`);
  await merchant.call('PATCH', `/api/products/${id}`, { price: 9.5 });
  expect((await merchant.call('GET', `/api/products/${id}`)).body.product.price).toBe(9.5);
});

it('answers an unknown path of the API with a problem', async () => {
  const answer = await aShopper(shop.url).call('GET', '/api/nothing');
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

it('refuses a change sent by a page of another origin', async () => {
  const answer = await aShopper(shop.url).call('POST', '/api/auth/logout', undefined, {
    origin: 'http://evil.test',
  });
  expect(answer.body).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
});
