import { setTimeout as wait } from 'node:timers/promises';
import { sample } from '../statistics.mjs';
import { Connection } from './connection.mjs';

const customer = {
  customer_name: 'Sok Dara',
  phone_number: '+855 12 345 678',
  shipping_address: 'House 12, Street 240',
};
/** How long to wait until an order is shown as paid. */
const seenWithinMs = 30_000;
const pollMs = 5;

/** Logs in all accounts over `connections`, for at most `seconds`. Returns the cookies and a sample. */
export async function logins({
  origin,
  connections,
  seconds = Infinity,
  accounts,
  first = 0,
  count = Infinity,
}) {
  const cookies = [];
  const times = [];
  const begin = performance.now();
  let next = first;
  await inParallel(connections, origin, async (connection) => {
    while (performance.now() < begin + seconds * 1_000 && next < first + count) {
      const account = accounts[next % accounts.length];
      next += 1;
      const start = performance.now();
      const { status, head, body } = await connection.request('POST', '/api/auth/login', { body: account });
      if (status !== 200) throw new Error(`the login answered ${status}: ${body}`);
      times.push(performance.now() - start);
      cookies.push(/\r\nset-cookie: *([^;]+)/i.exec(head)[1]);
    }
  });
  return { ...sample(times, (performance.now() - begin) / 1_000), cookies, next };
}

/** Each of the shoppers places orders for `seconds`. Returns a sample, `begunAt` and the orders' ids. */
export async function checkouts({ origin, cookies, shoppers, seconds, first, products, same }) {
  const times = [];
  const orderIds = [];
  const begunAt = Date.now();
  const begin = performance.now();
  let next = first;
  await inParallel(shoppers, origin, async (connection, shopper) => {
    while (performance.now() < begin + seconds * 1_000) {
      const n = next;
      next += 1;
      const start = performance.now();
      orderIds.push(await checkOut(connection, cookies[shopper % cookies.length], cartOf(n, products, same)));
      times.push(performance.now() - start);
    }
  });
  return { ...sample(times, seconds), begunAt, orderIds, next };
}

/**
 * Makes whole orders for `seconds`, or `count` of them: checkout, QR, payment, and polling the customer's orders until it
 * is shown as paid. Returns a sample of the whole time, and of the time between the payment and seeing it as paid.
 */
export async function wholeOrders({
  origin,
  cookies,
  shoppers,
  seconds = Infinity,
  count = Infinity,
  first,
  products,
}) {
  const times = [];
  const seen = [];
  const begin = performance.now();
  let next = first;
  await inParallel(shoppers, origin, async (connection) => {
    while (performance.now() < begin + seconds * 1_000 && next < first + count) {
      const n = next;
      next += 1;
      const cookie = cookies[n % cookies.length];
      const start = performance.now();
      const orderId = await checkOut(connection, cookie, cartOf(n, products, false));
      seen.push(await pay(connection, cookie, orderId));
      times.push(performance.now() - start);
    }
  });
  const took = (performance.now() - begin) / 1_000;
  return { ...sample(times, took), seen: sample(seen, took), next };
}

async function inParallel(count, origin, work) {
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const connection = new Connection(origin);
      await work(connection, index);
      connection.close();
    }),
  );
}

/** One piece each of two products, since two pieces have free shipping. */
function cartOf(n, products, same) {
  const place = same ? 0 : (n * 2) % (products.length - 1);
  return [products[place], products[place + 1]];
}

async function checkOut(connection, cookie, cart) {
  const body = {
    ...customer,
    total: cart.reduce((sum, { cents }) => sum + cents, 0) / 100,
    cart: cart.map(({ id }) => ({ id, quantity: 1 })),
  };
  const answer = await connection.request('POST', '/api/checkout/Recipt-generator', { cookie, body });
  if (answer.status !== 201) throw new Error(`the checkout answered ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body).orderId;
}

/** Pays an order; returns the time in ms from the payment's answer until the order was shown as paid. */
async function pay(connection, cookie, orderId) {
  const qr = await connection.request('GET', `/api/payment/qr?orderId=${orderId}&amount=1`, { cookie });
  if (qr.status !== 200) throw new Error(`the QR answered ${qr.status}: ${qr.body}`);
  const body = { paymentStatus: 'completed', paidAt: new Date().toISOString() };
  const paid = await connection.request('PUT', `/api/checkout/mark-paid/${orderId}`, { cookie, body });
  if (paid.status !== 200) throw new Error(`the payment answered ${paid.status}: ${paid.body}`);
  const start = performance.now();
  while (performance.now() < start + seenWithinMs) {
    const mine = await connection.request('GET', '/api/user/my-orders', { cookie });
    if (mine.status !== 200) throw new Error(`my-orders answered ${mine.status}: ${mine.body}`);
    const order = JSON.parse(mine.body).orders.find(({ id }) => id === orderId);
    if (order?.Payment.status === 'completed') return performance.now() - start;
    await wait(pollMs);
  }
  throw new Error(`the order ${orderId} was paid and not seen within ${seenWithinMs / 1_000} s`);
}
