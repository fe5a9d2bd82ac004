import { randomUUID } from 'node:crypto';
import { staff } from '@mekong/testing';
import type { PaymentsUnderTest } from './builders.js';
import { startKhqrShop } from './khqr-shop.js';

let payments: PaymentsUnderTest;
let stop: () => Promise<void>;
const admin = staff('admin');
beforeAll(async () => {
  ({ payments, stop } = await startKhqrShop());
});
afterAll(() => stop());

const base = '/api/admin/money/statements';
interface Line {
  line: number;
  minor: number | null;
  verdict: string;
  why: string | null;
  reference: string | null;
}
interface Read {
  id: string;
  lines: Line[];
}
const upload = async (csv: string): Promise<Read> => {
  const form = new FormData();
  form.set('csv', new Blob([csv]), 'aba.csv');
  return (await payments.as(admin).post(base, form)).body.statement;
};
const paste = async (text: string): Promise<Read> =>
  (await payments.as(admin).post(base, { text })).body.statement;
const take = async ({ id, lines }: Read) => {
  expect((await payments.as(admin).post(`${base}/${id}/commit`)).status).toBe(200);
  return verdictsOf({ id, lines });
};
const verdictsOf = ({ lines }: Read) =>
  lines.map(({ verdict, why }) => (why ? `${verdict}.${why}` : verdict));
const digits = () => randomUUID().replace(/\D/g, '').padEnd(12, '7').slice(0, 12);
const toKhmer = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)));
const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const alertOf = (amount: string, id: string) =>
  `${amount} paid by SOK DARA (*123) on ${day} 00:01 via ABA KHQR at Mekong Gear. Trx. ID: ${id}, APV: 123456.`;
const file = (reference: string, about = 'QR') =>
  `Date,Description,Reference,Amount,Currency\n${day},${about},"${reference}",33.00,USD\n`;

describe("money that is known by the bank's id", () => {
  it.each([
    ['behind an apostrophe', (id: string) => file(`'${id}`)],
    ['as a formula', (id: string) => file(`=""${id}""`)],
    ['with decimals', (id: string) => file(`${id}.00`)],
    ['behind a word', (id: string) => file(`Trx. ID: ${id}`)],
    ['in Khmer digits', (id: string) => file(toKhmer(id))],
    ['in its text alone', (id: string) => file('', `KHQR FROM SOK DARA TRX. ID: ${id}`)],
  ])('is known again where a spreadsheet has it %s', async (_, mangled) => {
    const id = digits();
    expect(await take(await paste(alertOf('$33.00', id)))).toEqual(['unmatched.unknown']);
    expect(verdictsOf(await upload(mangled(id)))).toEqual(['known.statement']);
  });

  it('is known again in a clean file and in a message, where a spreadsheet had it first', async () => {
    const id = digits();
    expect(await take(await upload(file(`'${id}`)))).toEqual(['unmatched.unknown']);
    for (const again of [file(`'${id}`), file(id), file(`=""${id}""`)])
      expect(verdictsOf(await upload(again))).toEqual(['known.statement']);
    expect(verdictsOf(await paste(alertOf('$33.00', id)))).toEqual(['known.statement']);
  });

  it('is none of a line that says another id in its text, or another amount under this one', async () => {
    const id = digits();
    await take(await paste(alertOf('$33.00', id)));
    const others = [file(digits(), `TRX. ID: ${id}`), file(`'${id}`).replace('33.00', '34.00')];
    for (const other of others) expect(verdictsOf(await upload(other))).toEqual(['unmatched.unknown']);
  });
});

describe('messages that are pasted in one line', () => {
  it('are refused rather than read as one, so that no money is missed', async () => {
    const text = `${alertOf('$24.00', digits())} ${alertOf('$5.00', digits())}`;
    expect(verdictsOf(await paste(text))).toEqual(['unmatched.unknown', 'fault']);
  });

  it('are refused where other money stands before one of them', async () => {
    const read = await paste(`Received $3.00 from somebody. ${alertOf('$24.00', digits())}`);
    expect(verdictsOf(read)).toEqual(['fault', 'unmatched.unknown']);
  });

  it('are read where old line ends part them', async () => {
    const [one, other] = [digits(), digits()];
    const before = `$5.00 paid by SOK DARA (*123) on ${day} 00:01 via ABA. Trx. ID: ${one}`;
    const read = await paste(`${before}\r${alertOf('$24.00', other)}`);
    expect(read.lines.map(({ minor, reference }) => [minor, reference])).toEqual([
      [500, one],
      [2_400, other],
    ]);
  });

  it('may have an amount in the remark of whoever paid', async () => {
    const id = digits();
    expect(verdictsOf(await paste(`${alertOf('$24.00', id)} Remark: $24.00 for a mouse`))).toEqual([
      'unmatched.unknown',
    ]);
  });
});
