import { shopDay } from '@mekong/contracts';
import { aCustomer, anEvent, query, staff } from '@mekong/testing';
import {
  aCheckout,
  aSeller,
  givenPaidOrder,
  givenProduct,
  givenRate,
  givenSeller,
  pay,
  placeOrder,
  startInvoicing,
  type OrdersUnderTest,
} from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startInvoicing(shopDay());
});
afterAll(() => orders.stop());

const admin = staff('admin');
const invoiceOf = (orderId: string, as = admin) => orders.as(as).get(`/api/orders/${orderId}/invoice`);

/** An unpaid order of a piece at $19.99, which costs $21.99 with its delivery. */
async function givenUnpaid(customer = aCustomer()) {
  const product = await givenProduct(orders, { name: 'Mouse', name_km: 'កណ្ដុរ' });
  return { customer, orderId: await placeOrder(orders, customer, aCheckout(product, 1, 21.99)) };
}

async function givenPaid(paidAt?: Date) {
  const { customer, orderId } = await givenUnpaid();
  await pay(orders, orderId, 2_199, { paidAt });
  return { customer, orderId };
}

/** A paid order of a version of the service that issues no invoices. */
async function givenPaidBefore() {
  const given = await givenUnpaid();
  const paid = `UPDATE orders SET status = 'paid', payment_status = 'completed', paid_at = '2025-01-15T03:00:00Z' WHERE id = $1`;
  await query(orders.databaseUrl, paid, [given.orderId]);
  return given;
}

describe('the invoice of a paid order', () => {
  it('names seller, buyer, lines and totals with the VAT that is in them, in dollars and in riel', async () => {
    const { customer, orderId } = await givenPaid();
    const { status, body } = await invoiceOf(orderId, customer);
    const today = shopDay();
    expect([status, body]).toMatchObject([
      200,
      {
        number: expect.stringMatching(`^INV-${today.slice(0, 4)}-[0-9]{6}$`),
        kind: 'commercial',
        order_id: orderId,
        issued_on: today,
        paid_on: today,
        seller: aSeller(),
        buyer: {
          name: 'Sok Dara',
          address: '12 Street 240, Phnom Penh',
          phone: '+855 12 345 678',
          tin: null,
        },
        lines: [
          {
            kind: 'product',
            name: 'Mouse',
            name_km: 'កណ្ដុរ',
            quantity: 1,
            unit_cents: 1_999,
            amount_cents: 1_999,
          },
          { kind: 'delivery', quantity: 1, unit_cents: 200, amount_cents: 200 },
        ],
        // 21.99 / 11 = 1.999 $; 21.99 × 4013 = 88,245.87 ៛; 2.00 × 4013 = 8,026 ៛.
        totals: {
          ...{ currency: 'USD', net_cents: 1_999, vat_cents: 200, total_cents: 2_199, riel_rate: 4_013 },
          ...{ rate_day: today, net_khr: 80_220, vat_khr: 8_026, total_khr: 88_246 },
        },
      },
    ]);
  });

  it('is there from the moment of the payment on, with what held then', async () => {
    const { orderId } = await givenPaid();
    const [issued] = await query(orders.databaseUrl, 'SELECT number FROM invoices WHERE order_id = $1', [
      orderId,
    ]);
    await givenSeller(orders, { name: 'Another Co., Ltd.' });
    await givenRate(orders, 4_500);
    const { body } = await invoiceOf(orderId);
    expect(body).toMatchObject({
      number: issued!.number,
      seller: aSeller(),
      totals: { riel_rate: 4_013 },
    });
    await givenSeller(orders);
    await givenRate(orders, 4_013);
  });

  it('is not issued twice when the payment is told twice', async () => {
    const { orderId } = await givenPaid();
    await pay(orders, orderId, 2_199);
    expect((await invoiceOf(orderId)).body.documents).toHaveLength(1);
  });

  it('is of the day of the payment, by the rate of the last day before that has one', async () => {
    await givenRate(orders, 4_001, '2026-02-06');
    await givenRate(orders, 4_002, '2026-02-09');
    const { orderId } = await givenPaid(new Date('2026-02-08T16:59:59Z'));
    expect((await invoiceOf(orderId)).body).toMatchObject({
      issued_on: '2026-02-08',
      totals: { riel_rate: 4_001, rate_day: '2026-02-06' },
    });
    const next = await givenPaid(new Date('2026-02-08T17:00:00Z'));
    expect((await invoiceOf(next.orderId)).body).toMatchObject({
      issued_on: '2026-02-09',
      totals: { riel_rate: 4_002, rate_day: '2026-02-09' },
    });
  });

  it('says nothing in riel where no rate was ever entered', async () => {
    const { orderId } = await givenPaid(new Date('2001-01-01T00:00:00Z'));
    const none = { riel_rate: null, rate_day: null, net_khr: null, vat_khr: null, total_khr: null };
    expect((await invoiceOf(orderId)).body.totals).toMatchObject(none);
  });

  it('has no VAT where the shop is not registered', async () => {
    await givenSeller(orders, { vat_registered: false });
    const { orderId } = await givenPaid();
    expect((await invoiceOf(orderId)).body.totals).toMatchObject({
      net_cents: 2_199,
      vat_cents: 0,
      vat_khr: 0,
    });
    await givenSeller(orders);
  });

  it('of an order that a version without invoices was paid is issued when it is asked for, of that day', async () => {
    const { customer, orderId } = await givenPaidBefore();
    const answers = await Promise.all([invoiceOf(orderId, customer), invoiceOf(orderId, customer)]);
    expect(answers.map(({ body }) => body.number)).toEqual([expect.any(String), answers[0]!.body.number]);
    expect(answers[0]!.body).toMatchObject({ issued_on: shopDay(), paid_on: '2025-01-15' });
  });

  it('stays as it is when its customer is deleted', async () => {
    const { customer, orderId } = await givenPaid();
    await orders.as(admin).patch(`/api/admin/orders/${orderId}`, { status: 'shipped', courier: 'Grab' });
    await orders.as(admin).patch(`/api/admin/orders/${orderId}`, { status: 'delivered' });
    await orders.others.deliver(
      anEvent('user.deleted.v1', customer.userId, { user_id: customer.userId, email: customer.email }),
    );
    expect((await invoiceOf(orderId)).body.buyer.name).toBe('Sok Dara');
  });
});

describe('who reads it', () => {
  it('is its customer, an admin and support; for everybody else there is no such order', async () => {
    const { customer, orderId } = await givenPaid();
    const readers = [customer, admin, staff('support')];
    const others = [aCustomer(), staff('seller'), staff('packer')];
    const statusFor = async (as: typeof admin) => (await invoiceOf(orderId, as)).status;
    expect(await Promise.all(readers.map(statusFor))).toEqual([200, 200, 200]);
    expect(await Promise.all(others.map(statusFor))).toEqual([404, 404, 404]);
    expect((await invoiceOf('none')).status).toBe(404);
  });

  it('is not support where a member of staff has bought', async () => {
    const seller = staff('seller');
    await orders.others.deliver(
      anEvent('user.changed.v1', seller.userId, {
        ...{ user_id: seller.userId, email: seller.email, name: seller.name, role: 'seller' },
        ...{ is_verified: true, is_blocked: false, signed_up_at: '2026-11-01T08:00:00.000Z' },
      }),
    );
    const orderId = await givenPaidOrder(orders, { customer: seller });
    expect((await invoiceOf(orderId, staff('support'))).status).toBe(404);
    expect((await invoiceOf(orderId, seller)).status).toBe(200);
  });
});

describe('an order without a payment', () => {
  it('has no invoice until it is paid', async () => {
    const { customer, orderId } = await givenUnpaid();
    expect((await invoiceOf(orderId, customer)).body).toMatchObject({ status: 409, code: 'PAYMENT_PENDING' });
  });

  it('has none when its time has run out', async () => {
    const { customer, orderId } = await givenUnpaid();
    const expired = { order_id: orderId, expired_at: new Date().toISOString() };
    await orders.others.deliver(anEvent('payment.expired.v1', orderId, expired));
    expect((await invoiceOf(orderId, customer)).body).toMatchObject({ status: 409, code: 'PAYMENT_EXPIRED' });
    expect(await query(orders.databaseUrl, 'SELECT FROM invoices WHERE order_id = $1', [orderId])).toEqual(
      [],
    );
  });
});
