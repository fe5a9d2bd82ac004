import { query, staff } from '@mekong/testing';
import { startPayments, type PaymentsUnderTest } from './builders.js';
import { givenCollected } from './cash-builders.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const admin = staff('admin');
let last = 100;
/** An order whose $24.00 J&T has, with a number of its own. */
const held = (courier = 'J&T') =>
  givenCollected(payments, { courier, order_number: `MG-2611-0${(last += 1)}` });

function rehearse(file: string | Uint8Array<ArrayBuffer>, courier?: string, who = admin) {
  const form = new FormData();
  form.set('csv', new Blob([file], { type: 'text/csv' }), 'cash.csv');
  if (courier) form.set('courier', courier);
  return payments.as(who).post('/api/admin/money/remittances/rehearse', form);
}
const codesOf = (orders: { faults: { code: string }[] }[]) =>
  orders.map(({ faults }) => faults.map(({ code }) => code));

describe("a courier's file", () => {
  it('is read by numbers or ids of orders, as what it would hand in, and writes nothing', async () => {
    const [one, two] = [await held(), await held()];
    const file = `Order,USD,KHR,Fee\n${one.number},22.50,,1.50\n"${two.orderId}","0.00","98,400",0\n`;
    const { status, body } = await rehearse(file);
    expect([status, body]).toEqual([
      200,
      {
        courier: 'J&T',
        orders: [
          {
            ...{ line: 2, order: one.number, id: one.orderId, number: one.number },
            ...{ usd_cents: 2_250, khr: 0, fee_cents: 150, faults: [] },
          },
          {
            ...{ line: 3, order: two.orderId, id: two.orderId, number: two.number },
            ...{ usd_cents: 0, khr: 98_400, fee_cents: 0, faults: [] },
          },
        ],
      },
    ]);
    expect(await query(payments.databaseUrl, 'SELECT count(*)::int AS n FROM remittances')).toEqual([
      { n: 0 },
    ]);
  });

  it('is what the remittance takes, row for row', async () => {
    const { number } = await held();
    const { body } = await rehearse(`order,usd,khr,fee\n${number},24,0,0`);
    const [{ id, usd_cents, khr, fee_cents }] = body.orders;
    const remittance = {
      courier: body.courier,
      reference: 'FT',
      orders: [{ id, usd_cents, khr, fee_cents }],
    };
    expect((await payments.as(admin).post('/api/admin/money/remittances', remittance)).status).toBe(200);
    expect(codesOf((await rehearse(`order,usd\n${number},24`, 'J&T')).body.orders)).toEqual([['CASH_IS_IN']]);
  });

  it('says by line what would be refused', async () => {
    const [mine, others] = [await held(), await held('VET')];
    const rows = [
      `${mine.number},20`,
      `${mine.number.toLowerCase().replaceAll('-', '')},24`,
      `${others.number},24`,
      'MG-2611-9999,24',
      `${(await held()).number},twenty`,
      `${(await held()).number},1.234`,
    ];
    const { body } = await rehearse(`order,usd\n${rows.join('\n')}`, 'J&T');
    expect(codesOf(body.orders)).toEqual([
      ...[['REMITTANCE_DIFFERS'], ['NAMED_TWICE'], ['CASH_IS_ELSEWHERE'], ['NOT_FOUND']],
      ...[['WRONG_FORMAT'], ['WRONG_FORMAT']],
    ]);
    expect(body.orders[0].faults[0].params).toEqual({ row: 1, difference: -16_400 });
    expect(body.orders[4]).toMatchObject({ line: 6, usd_cents: null });
  });

  it.each([
    ['$1,234.50', 123_450],
    ['-1.5', -150],
    ['២៤', 2_400],
    ['24.00', 2_400],
    ['24,50', 2_450],
    ['1.234,50', 123_450],
  ])('may write %s', async (written, usd_cents) => {
    const { number } = await held();
    expect((await rehearse(`order,usd\n${number},"${written}"`)).body.orders[0].usd_cents).toBe(usd_cents);
  });

  it('may have Khmer names, semicolons and decimal commas, as a phone or a spreadsheet here saves it', async () => {
    const { number } = await held();
    const file = `\ufeffលេខបញ្ជាទិញ;ដុល្លារ;រៀល;ថ្លៃដឹក\r\n${number};22,50;;1,50\r\n`;
    const { body } = await rehearse(file);
    expect(body.orders).toMatchObject([{ usd_cents: 2_250, khr: 0, fee_cents: 150, faults: [] }]);
  });

  it.each([
    ['Order No.,COD (USD),COD (KHR),Delivery fee', 'with names of couriers'],
    ['J&T Express\nCash of November,,,\n\norder,usd,khr,fee', 'below what the courier writes above'],
    ['Order #;Amount USD;Amount KHR;Service fee', 'with a mark'],
  ])('is found by its header “%s”: %s; sums below are no orders', async (header) => {
    const { number, orderId } = await held();
    const mark = header.includes(';') ? ';' : ',';
    const rows = [[number, '22.50', '', '1.50'].join(mark), ['Total:', '22.50', '', '1.50'].join(mark)];
    const { body } = await rehearse([header, ...rows].join('\n'));
    expect(body.orders).toMatchObject([
      { id: orderId, usd_cents: 2_250, khr: 0, fee_cents: 150, faults: [] },
    ]);
  });

  it('is not read where a cell names another money than its column', async () => {
    const { number } = await held();
    const { body } = await rehearse(`order,usd,khr\n${number},"98,400 ៛",\n${(await held()).number},,$24`);
    expect(codesOf(body.orders)).toEqual([['WRONG_FORMAT'], ['WRONG_FORMAT']]);
  });

  it.each([
    ['CSV_EMPTY', 'order,usd'],
    ['CSV_COLUMNS_MISSING', 'number of it,amount\n1,2'],
    ['CSV_NOT_UTF8', new Uint8Array([0xc3, 0x28, 0x0a])],
    ['CSV_TOO_MANY_ROWS', `order,usd\n${'MG-2611-0001,1\n'.repeat(501)}`],
  ])('is refused as a whole with %s', async (code, file) => {
    const { status, body } = await rehearse(file);
    expect([status, body.errors[0]]).toMatchObject([400, { field: 'csv', code }]);
  });

  it('is needed, and read for admins alone', async () => {
    const { body } = await payments.as(admin).post('/api/admin/money/remittances/rehearse', {});
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'csv', code: 'REQUIRED' }] });
    expect((await rehearse('order,usd\n1,2', undefined, staff('support'))).status).toBe(403);
  });
});
