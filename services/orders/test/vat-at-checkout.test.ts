import { shopDay } from '@mekong/contracts';
import { aCustomer, anEvent, query } from '@mekong/testing';
import {
  aCheckout,
  givenProduct,
  pay,
  startInvoicing,
  startOrders,
  type OrdersUnderTest,
} from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startInvoicing(shopDay());
});
afterAll(() => orders.stop());

const taxpayer = { tin: 'l001 123456789', name: 'Angkor IT Co., Ltd.', address: '7 Street 7, Siem Reap' };
const checkOut = async (vat_invoice: object | undefined, customer = aCustomer(), shop = orders) => {
  const body = { ...aCheckout(await givenProduct(shop), 3, 59.97), vat_invoice };
  const answer = await shop.as(customer).post('/api/checkout/Recipt-generator', body);
  return { customer, answer, orderId: answer.body.orderId as string };
};
const invoiceOf = async ({ customer, orderId }: Awaited<ReturnType<typeof checkOut>>) =>
  (await orders.as(customer).get(`/api/orders/${orderId}/invoice`)).body;
const kept = (orderId: string) =>
  query(orders.databaseUrl, 'SELECT buyer FROM vat_requests WHERE order_id = $1', [orderId]);

describe('a checkout that gives a TIN', () => {
  it('has a VAT invoice and no other once it is paid, in the name of the company', async () => {
    const placed = await checkOut(taxpayer);
    await pay(orders, placed.orderId, 5_997);
    const invoice = await invoiceOf(placed);
    expect(invoice).toMatchObject({
      ...{ kind: 'vat', number: expect.stringMatching(/^VAT-/), vat_request_until: null },
      buyer: { ...taxpayer, tin: 'L001-123456789', phone: '+855 12 345 678' },
      totals: { net_cents: 5_452, vat_cents: 545, total_cents: 5_997, riel_rate: 4_013 },
    });
    expect(invoice.documents).toHaveLength(1);
  });

  it('takes no number of the other kind: 12 of both, paid at once, are without gaps', async () => {
    const last = async () =>
      Object.fromEntries(
        (await query(orders.databaseUrl, `SELECT kind, last FROM invoice_counters`)).map(({ kind, last }) => [
          String(kind),
          Number(last),
        ]),
      );
    const before = await last();
    const placed = [];
    for (let n = 0; n < 12; n += 1) placed.push(await checkOut(n % 2 ? taxpayer : undefined));
    await Promise.all(placed.map(({ orderId }) => pay(orders, orderId, 5_997)));
    const after = await last();
    expect([after.vat! - (before.vat ?? 0), after.commercial! - (before.commercial ?? 0)]).toEqual([6, 6]);
    const gaps = `SELECT kind FROM invoices GROUP BY kind, year HAVING max(serial) <> count(*)`;
    expect(await query(orders.databaseUrl, gaps)).toEqual([]);
  });

  it.each([
    ['tin', { ...taxpayer, tin: '12' }],
    ['name', { ...taxpayer, name: ' ' }],
    ['address', { tin: taxpayer.tin, name: 'A' }],
  ])('is refused where %s is none, naming the field', async (field, wrong) => {
    const { answer } = await checkOut(wrong);
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: `vat_invoice.${field}` }] });
  });

  it('is offered where the shop is registered for VAT', async () => {
    expect((await orders.as().get('/api/payment/methods')).body.vat_invoices).toBe(true);
  });

  it('is refused where the shop is not registered for VAT, and nothing is placed', async () => {
    const other = await startOrders();
    const { answer } = await checkOut(taxpayer, aCustomer(), other);
    expect([answer.status, answer.body.code, answer.body.params]).toEqual([
      409,
      'NO_VAT_INVOICE',
      { reason: 'unregistered' },
    ]);
    expect(await query(other.databaseUrl, 'SELECT id FROM orders')).toEqual([]);
    await other.stop();
  });

  it('is forgotten with the account once the order is over', async () => {
    const { customer, orderId } = await checkOut(taxpayer);
    expect(await kept(orderId)).toHaveLength(1);
    const cancelled_by = { user_id: customer.userId, email: customer.email, name: customer.name };
    const over = { order_id: orderId, cancelled_at: new Date().toISOString(), cancelled_by };
    await orders.others.deliver(anEvent('payment.cancelled.v1', orderId, over));
    await orders.others.deliver(
      anEvent('user.deleted.v1', customer.userId, {
        user_id: customer.userId,
        email: customer.email,
      } as never),
    );
    expect(await kept(orderId)).toEqual([]);
  });
});
