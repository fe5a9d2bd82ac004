import { shopDay } from '@mekong/contracts';
import { aCustomer, query, staff } from '@mekong/testing';
import {
  aCheckout,
  givenProduct,
  givenRate,
  pay,
  placeOrder,
  startInvoicing,
  type OrdersUnderTest,
} from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startInvoicing('2026-01-01');
});
afterAll(() => orders.stop());

const admin = staff('admin');
const documentsOf = async (orderId: string) =>
  (await orders.as(admin).get(`/api/orders/${orderId}/invoice`)).body.documents;
let keys = 0;
const refund = (orderId: string, body: object, key = `key-${(keys += 1)}`) =>
  orders.as(admin).post(`/api/payment/${orderId}/refund`, body, { 'idempotency-key': key });

/** A paid order of so many pieces at $19.99, one with $2.00 for its delivery. */
async function givenPaid(pieces = 3) {
  const cents = pieces * 1_999 + (pieces > 1 ? 0 : 200);
  const customer = aCustomer();
  const checkout = aCheckout(await givenProduct(orders, { name: 'Mouse' }), pieces, cents / 100);
  const orderId = await placeOrder(orders, customer, checkout);
  await pay(orders, orderId, cents, { paidAt: new Date('2026-02-01T05:00:00Z') });
  const page = await orders.as(admin).get(`/api/admin/orders/${orderId}`);
  return { customer, orderId, lineId: page.body.order.items[0].id as number };
}

interface Document {
  kind: string;
  lines: { amount_cents: number }[];
  totals: Record<string, number>;
}
const sumOf = (documents: Document[], amount: string) =>
  documents.reduce((sum, { kind, totals }) => sum + (kind === 'credit_note' ? -1 : 1) * totals[amount]!, 0);

it('a refund of some pieces is credited with its lines, at the rate of the invoice', async () => {
  const { orderId, lineId } = await givenPaid();
  await givenRate(orders, 4_400);
  const some = { lines: [{ id: lineId, quantity: 1 }], reason: 'Broken', restock: false };
  await refund(orderId, some, 'same');
  await refund(orderId, some, 'same');
  const [invoice, note, ...others] = await documentsOf(orderId);
  expect(others).toEqual([]);
  const year = shopDay().slice(0, 4);
  expect(note).toMatchObject({
    number: expect.stringMatching(`^CN-${year}-[0-9]{6}$`),
    ...{ kind: 'credit_note', credits: invoice.number, issued_on: shopDay(), buyer: invoice.buyer },
    lines: [{ kind: 'product', name: 'Mouse', quantity: 1, unit_cents: 1_999, amount_cents: 1_999 }],
    // 19.99 / 11 = 1.817 $; 19.99 × 4013 = 80,219.87 ៛; 1.82 × 4013 = 7,303.66 ៛.
    totals: {
      ...{ net_cents: 1_817, vat_cents: 182, total_cents: 1_999, riel_rate: 4_013, rate_day: '2026-01-01' },
      ...{ total_khr: 80_220, vat_khr: 7_304, net_khr: 72_916 },
    },
  });
});

it('an amount without a piece is credited as another amount', async () => {
  const { orderId } = await givenPaid();
  await refund(orderId, { amount_cents: 105, reason: 'A scratch' });
  const [, note] = await documentsOf(orderId);
  expect(note.lines).toMatchObject([{ kind: 'other', quantity: 1, amount_cents: 105 }]);
  expect(note.totals).toMatchObject({ net_cents: 95, vat_cents: 10, total_cents: 105 });
});

it('the last refund credits all that is left, its delivery too', async () => {
  const { orderId } = await givenPaid(1);
  await refund(orderId, {});
  const [invoice, note] = await documentsOf(orderId);
  expect(note.lines).toMatchObject([
    { kind: 'product', amount_cents: 1_999 },
    { kind: 'other', amount_cents: 200 },
  ]);
  expect(note.totals).toEqual(invoice.totals);
});

it('many small credits add up to what was invoiced, in each amount, to the cent and the riel', async () => {
  const { orderId } = await givenPaid();
  for (const amount_cents of [5, 6, 7, 1_111, 333]) await refund(orderId, { amount_cents, reason: 'Late' });
  await refund(orderId, {});
  const documents: Document[] = await documentsOf(orderId);
  expect(documents).toHaveLength(7);
  for (const amount of ['net_cents', 'vat_cents', 'total_cents', 'net_khr', 'vat_khr', 'total_khr'])
    expect([amount, sumOf(documents, amount)]).toEqual([amount, 0]);
  for (const { lines, totals } of documents) {
    expect(lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(totals.total_cents);
    expect(totals.net_cents! + totals.vat_cents!).toBe(totals.total_cents);
  }
});

it('what a version without credit notes gave back is credited when the invoice is asked for', async () => {
  const { orderId } = await givenPaid();
  await query(orders.databaseUrl, 'UPDATE orders SET refunded_cents = 250 WHERE id = $1', [orderId]);
  const [first, second] = await Promise.all([documentsOf(orderId), documentsOf(orderId)]);
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
  expect(first[1]).toMatchObject({
    kind: 'credit_note',
    lines: [{ kind: 'other' }],
    totals: { total_cents: 250 },
  });
});

it('PostgreSQL itself refuses to credit more than was invoiced', async () => {
  const { orderId } = await givenPaid();
  await refund(orderId, { amount_cents: 5_900, reason: 'Late' });
  const more = `INSERT INTO invoices (kind, year, serial, order_id, credits_id, issued_on, paid_on, seller, buyer, lines, net_cents,
      vat_cents, total_cents)
    SELECT 'credit_note', year, 900000, order_id, id, issued_on, paid_on, seller, buyer, lines, 98, 0, 98
    FROM invoices WHERE order_id = $1 AND kind = 'commercial'`;
  await expect(query(orders.databaseUrl, more, [orderId])).rejects.toThrow('credits more than was invoiced');
  expect(await query(orders.databaseUrl, more.replaceAll('98', '97'), [orderId])).toEqual([]);
});
