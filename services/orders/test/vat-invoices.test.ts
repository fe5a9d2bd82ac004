import { shopDay } from '@mekong/contracts';
import { aCustomer, query, staff } from '@mekong/testing';
import {
  aCheckout,
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
const pathOf = (orderId: string) => `/api/orders/${orderId}/invoice`;
const taxpayer = { tin: 'L001-123456789', name: 'Angkor IT Co., Ltd.', address: '7 Street 7, Siem Reap' };
type Customer = ReturnType<typeof aCustomer>;
const ask = ({ orderId, customer }: Given, body: object = taxpayer, key?: string) =>
  orders.as(customer).post(pathOf(orderId), body, key ? { 'idempotency-key': key } : {});
const read = async ({ orderId, customer }: Given) => (await orders.as(customer).get(pathOf(orderId))).body;

interface Given {
  customer: Customer;
  orderId: string;
}

async function givenPaid(paidAt?: Date, customer = aCustomer()): Promise<Given> {
  const orderId = await placeOrder(orders, customer, aCheckout(await givenProduct(orders), 3, 59.97));
  await pay(orders, orderId, 5_997, { paidAt });
  return { customer, orderId };
}
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('a VAT invoice', () => {
  it('takes the place of the commercial one, which is credited as a whole', async () => {
    const given = await givenPaid();
    const { number } = await read(given);
    const { status, body } = await ask(given);
    const year = shopDay().slice(0, 4);
    expect([status, body]).toMatchObject([
      201,
      {
        number: expect.stringMatching(`^VAT-${year}-[0-9]{6}$`),
        kind: 'vat',
        buyer: { ...taxpayer, phone: '+855 12 345 678' },
        totals: { net_cents: 5_452, vat_cents: 545, total_cents: 5_997, riel_rate: 4_013 },
        documents: [
          { number, kind: 'commercial', buyer: { name: 'Sok Dara', tin: null } },
          { kind: 'credit_note', credits: number, lines: [{ kind: 'replaced', amount_cents: 5_997 }] },
          { kind: 'vat', lines: [{ kind: 'product', quantity: 3 }] },
        ],
        vat_request_until: null,
      },
    ]);
    expect(await read(given)).toEqual(body);
  });

  it('of an order that was given back in part credits that of itself', async () => {
    const given = await givenPaid();
    const part = { amount_cents: 500, reason: 'A scratch' };
    await orders.as(admin).post(`/api/payment/${given.orderId}/refund`, part, { 'idempotency-key': 'part' });
    const { body } = await ask(given);
    const [commercial, part1, rest, vat, part2] = body.documents;
    expect([part1.credits, rest.credits, part2.credits]).toEqual([
      commercial.number,
      commercial.number,
      vat.number,
    ]);
    expect([part1, rest, vat, part2].map(({ totals }) => totals.total_cents)).toEqual([
      500, 5_497, 5_997, 500,
    ]);
    expect(body.number).toBe(vat.number);
  });

  it('is issued once, whoever asks twice at once or again with the same key', async () => {
    const given = await givenPaid();
    const answers = await Promise.all([ask(given), ask(given)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'NO_VAT_INVOICE',
      params: { reason: 'issued' },
    });
    const other = await givenPaid();
    const [first, again] = [await ask(other, taxpayer, 'a-key'), await ask(other, taxpayer, 'a-key')];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await ask(other, { ...taxpayer, name: 'Other' }, 'a-key')).status).toBe(422);
  });

  it.each([
    ['L001 123456789', 'L001-123456789'],
    ['e123-123456789', 'E123-123456789'],
    ['B123 - 123 456 789', 'B123-123456789'],
    ['K001–901234567', 'K001-901234567'],
    ['Ｋ００１－９０１２３４５６７', 'K001-901234567'],
    ['k០០១−៩០១២៣៤៥៦៧', 'K001-901234567'],
  ])('takes the TIN %p as %p', async (tin, written) => {
    expect((await ask(await givenPaid(), { ...taxpayer, tin })).body.buyer.tin).toBe(written);
  });
});

describe('a VAT invoice is refused', () => {
  it.each([
    [{ tin: 'A001-123456789' }, 'tin', 'NOT_A_TIN'],
    [{ tin: 'K001-12345678' }, 'tin', 'NOT_A_TIN'],
    [{ tin: '' }, 'tin', 'REQUIRED'],
    [{ tin: undefined }, 'tin', 'REQUIRED'],
    [{ name: ' ' }, 'name', 'REQUIRED'],
    [{ address: undefined }, 'address', 'REQUIRED'],
  ])('with %j, naming the field', async (but, field, code) => {
    const { body } = await ask(await givenPaid(), { ...taxpayer, ...but });
    expect(body).toMatchObject({ status: 400, errors: [{ field, code }] });
  });

  it('where the shop is not registered for VAT', async () => {
    const given = await givenPaid();
    await givenSeller(orders, { vat_registered: false });
    expect((await read(given)).vat_request_until).toBeNull();
    expect((await ask(given)).body).toMatchObject({ status: 409, params: { reason: 'unregistered' } });
    await givenSeller(orders);
  });

  it('after 30 days, until which it says that it can be asked for', async () => {
    const [late, inTime] = [await givenPaid(ago(30)), await givenPaid(ago(29))];
    expect((await read(late)).vat_request_until).toBeNull();
    expect((await ask(late)).body).toMatchObject({ status: 409, params: { reason: 'late' } });
    expect(Date.parse((await read(inTime)).vat_request_until)).toBeGreaterThan(Date.now());
    expect((await ask(inTime)).status).toBe(201);
  });

  it('of an order that is not paid, or was given back', async () => {
    const customer = aCustomer();
    const checkout = aCheckout(await givenProduct(orders), 3, 59.97);
    const { orderId } = (await orders.as(customer).post('/api/checkout/Recipt-generator', checkout)).body;
    expect((await ask({ orderId, customer })).body).toMatchObject({ status: 409, code: 'PAYMENT_PENDING' });
    const given = await givenPaid();
    await orders.as(admin).post(`/api/payment/${given.orderId}/refund`, {});
    expect((await read(given)).vat_request_until).toBeNull();
    expect((await ask(given)).body).toMatchObject({ status: 409, code: 'PAYMENT_REFUNDED' });
  });

  it('to everybody but its customer, as if there were no such order', async () => {
    const given = await givenPaid();
    const others = [aCustomer(), admin, staff('support')];
    const answers = await Promise.all(others.map((customer) => ask({ ...given, customer })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const { body } = await orders.as(admin).get(pathOf(given.orderId));
    expect(body.vat_request_until).toBeNull();
  });

  it('while no rate is known, as it has to say its amounts in riel', async () => {
    const given = await givenPaid();
    await query(orders.databaseUrl, 'DELETE FROM exchange_rates');
    expect((await ask(given)).body).toMatchObject({ status: 409, params: { reason: 'no_rate' } });
    await givenRate(orders, 4_013);
  });
});
