import { hasMonthFirst, readDate } from '@mekong/spreadsheets';
import { guessColumns } from './columns.js';
import { readAmount } from '../read-amount.js';
import { readFile } from './read-file.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const now = new Date('2026-11-28T05:00:00Z');
const iso = (text: string, isMonthFirst = false) => readDate(text, { now, isMonthFirst })?.toISOString();

describe('an amount', () => {
  it.each([
    ['24.00', 'USD', 2_400],
    ['US$ 1,234.50', 'USD', 123_450],
    ['1.234,50', 'USD', 123_450],
    ['24,00', 'USD', 2_400],
    ['1,234', 'USD', 123_400],
    ['៛98,400', 'KHR', 98_400],
    ['98.400 KHR', 'KHR', 98_400],
    ['៩៨,៤០០៛', 'KHR', 98_400],
    ['98400.00', 'KHR', 98_400],
    ['(24.00)', 'USD', -2_400],
    ['-24.00', 'USD', -2_400],
    ['24.00 DR', 'USD', -2_400],
    ['90071992547.41', 'USD', 9_007_199_254_741],
  ] as const)('%s is read by its digits', (text, currency, minor) => {
    expect(readAmount(text, currency)).toBe(minor);
  });

  it.each([
    ['1.234', 'USD'],
    ['24.005', 'USD'],
    ['98400.5', 'KHR'],
    ['1,23,456', 'USD'],
    ['1.2.3', 'USD'],
    ['1e3', 'USD'],
    ['', 'USD'],
  ] as const)('%s is not guessed', (text, currency) => {
    expect(readAmount(text, currency)).toBeUndefined();
  });
});

describe('a time', () => {
  it.each([
    ['2026-11-28 10:15', '2026-11-28T03:15:00.000Z'],
    ['28/11/2026 10:15:33', '2026-11-28T03:15:33.000Z'],
    ['28-Nov-26', '2026-11-27T17:00:00.000Z'],
    ['Nov 28, 2026 12:05 AM', '2026-11-27T17:05:00.000Z'],
    ['Nov 28, 10:15 AM', '2026-11-28T03:15:00.000Z'],
    ['Dec 31, 11:00 PM', '2025-12-31T16:00:00.000Z'],
    ['ថ្ងៃទី២៨ ខែវិច្ឆិកា ឆ្នាំ២០២៦ ម៉ោង ១០:១៥', '2026-11-28T03:15:00.000Z'],
    ['2026-11-28T03:15:00Z', '2026-11-28T03:15:00.000Z'],
    ['2026-11-28 01:15:00 -0200', '2026-11-28T03:15:00.000Z'],
    ['2026-11-28 03:15:00 UTC', '2026-11-28T03:15:00.000Z'],
  ])('%s is one of Phnom Penh', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  it.each(['2026-02-30', '32/01/2026', 'soon', '28/11/2026 25:00', ''])('%s is none', (text) => {
    expect(iso(text)).toBeUndefined();
  });

  it('has its month first where the days of the file cannot be read otherwise', () => {
    expect(hasMonthFirst(['1/2/2026', '11/28/2026'])).toBe(true);
    expect(hasMonthFirst(['1/2/2026', '28/11/2026'])).toBe(false);
    expect(iso('11/28/2026', true)).toBe('2026-11-27T17:00:00.000Z');
  });

  it('has its month first where the name of the column says so, or days would be still to come', () => {
    const now = new Date('2026-12-01T05:00:00Z');
    expect(hasMonthFirst(['11/5/2026'], { name: 'Date (MM/DD/YYYY)', now })).toBe(true);
    expect(hasMonthFirst(['28/11/2026'], { name: 'Date (MM/DD/YYYY)', now })).toBe(false);
    expect(hasMonthFirst(['11/5/2026', '11/12/2026'], { now })).toBe(true);
    expect(hasMonthFirst(['11/5/2026', '11/12/2026'], { name: 'Date (DD/MM/YYYY)', now })).toBe(false);
    expect(hasMonthFirst(['11/5/2026'], { now })).toBe(false);
  });
});

describe('the columns of a bank', () => {
  it.each([
    [
      ['Date', 'Transaction Details', 'Money In', 'Ccy', 'Money Out', 'Ccy', 'Balance'],
      {
        date: 'Date',
        description: 'Transaction Details',
        amount: 'Money In',
        out: 'Money Out',
        currency: 'Ccy',
      },
    ],
    [
      ['Trx. ID', 'Trx. Date', 'Payer', 'Original Amount', 'Currency', 'Remark'],
      {
        ...{ reference: 'Trx. ID', date: 'Trx. Date', payer: 'Payer', amount: 'Original Amount' },
        ...{ currency: 'Currency', description: 'Remark' },
      },
    ],
    [
      ['កាលបរិច្ឆេទ', 'ការពិពណ៌នា', 'លេខយោង', 'ប្រាក់ចូល', 'ប្រាក់ចេញ', 'សមតុល្យ'],
      {
        ...{ date: 'កាលបរិច្ឆេទ', description: 'ការពិពណ៌នា', reference: 'លេខយោង' },
        ...{ amount: 'ប្រាក់ចូល', out: 'ប្រាក់ចេញ' },
      },
    ],
  ])('%j are known by their names', (header, columns) => {
    expect(guessColumns(header).columns).toEqual(columns);
  });

  it('name the money for all lines', () => {
    expect(guessColumns(['Date', 'Amount (KHR)']).currency).toBe('KHR');
  });
});

describe('a file', () => {
  it('may have lines above its header, a mark, semicolons, decimal commas and any line ends', () => {
    const text =
      '\ufeffStatement;Mekong Gear;\r\nCurrency;USD;\r\n\r\nDate;Details;Money In;Money Out\r\n' +
      '28/11/2026;"one;two";1.024,00;\r28/11/2026;fee;;2,00\r\nTotal;;1.024,00;2,00\r\n';
    const { lines, missing } = readFile(bytes(text));
    expect(missing).toEqual([]);
    expect(lines).toMatchObject([
      { line: 5, minor: 102_400, currency: 'USD', isOut: false, description: 'one;two', faults: [] },
      { line: 6, minor: 200, isOut: true, faults: [] },
    ]);
  });

  it.each([
    ['DR/CR', 'DR', 'CR'],
    ['Debit/Credit', 'Debit', 'Credit'],
    ['Type', 'D', 'C'],
    ['ប្រភេទ', 'ឥណពន្ធ', 'ឥណទាន'],
  ])(
    'whose column “%s” says which way money went takes none that went out for money that came',
    (name, out, came) => {
      const text = `Date,Amount,${name},Ccy\n2026-11-28,5.00,${out},USD\n2026-11-28,6.00,${came},USD\nTotal,11.00,2 lines,USD\n`;
      expect(readFile(bytes(text)).lines).toMatchObject([
        { minor: 500, isOut: true, faults: [] },
        { minor: 600, isOut: false, faults: [] },
      ]);
    },
  );

  it('may have a word of a way in another column, which says nothing of the others', () => {
    const text = 'Date,Amount,Class,Remark,Ccy\n2026-11-28,5.00,D,debit,USD\n2026-11-28,6.00,D,QR,USD\n';
    expect(readFile(bytes(text)).lines).toMatchObject([{ isOut: false }, { isOut: false }]);
  });

  it.each(['0.00', '-', '$0', '៛០'])('may say %s where another one has no amount', (none) => {
    const text = `Date,Money In,Money Out,Ccy\n2026-11-28,${none},5.00,USD\n2026-11-28,6.00,${none},USD\n2026-11-28,${none},${none},USD\n`;
    expect(readFile(bytes(text)).lines).toMatchObject([
      { minor: 500, isOut: true, faults: [] },
      { minor: 600, isOut: false, faults: [] },
    ]);
  });

  it.each([
    ['a remark of whoever paid', 'Total for MG-2611-0001,2026-11-28 10:15,50.50,USD,'],
    ['the name of whoever paid', 'Balance Sports Co,2026-11-28,50.50,USD,'],
    ["the bank's own id", 'Total,2026-11-28,50.50,USD,FT26332001'],
    ['an id though its day cannot be read', 'Closing,46354.43,50.50,USD,FT26332001'],
  ])('has money in a line that begins like a sum, by %s', (_, line) => {
    const text = `Description,Date,Amount,Ccy,Reference\n${line}\nTotal,,50.50,USD,\n`;
    expect(readFile(bytes(text)).lines).toMatchObject([{ line: 2, minor: 5_050 }]);
  });

  it.each([
    'Total',
    'Closing balance:',
    'Balance as of 30/11/2026',
    'Total credit',
    'Opening Balance',
    'សរុប',
  ])('has no money in “%s”, also with a day', (sum) => {
    const text = `Date,Description,Amount,Ccy\n2026-11-28,QR,5.00,USD\n2026-11-30,${sum},5.00,USD\n`;
    expect(readFile(bytes(text)).lines).toMatchObject([{ line: 2, minor: 500 }]);
  });

  it('may have columns of its own for dollars and riel, of which none is left out', () => {
    const text =
      'Date,Details,Credit (USD),Debit (USD),Credit (KHR),Debit (KHR)\n' +
      '2026-11-28,a,24.00,,,\n2026-11-28,b,,,98400,\n2026-11-28,c,0.00,,-,4000\n2026-11-28,d,1.00,,4000,\n';
    expect(readFile(bytes(text)).lines).toMatchObject([
      { line: 2, currency: 'USD', minor: 2_400, isOut: false, faults: [] },
      { line: 3, currency: 'KHR', minor: 98_400, isOut: false, faults: [] },
      { line: 4, currency: 'KHR', minor: 4_000, isOut: true, faults: [] },
      { line: 5, currency: null, faults: [{ code: 'CURRENCY_UNCLEAR' }] },
    ]);
  });

  it('may say each amount in the other money, too', () => {
    const text = 'Date,Details,Amount (USD),Amount (KHR)\n2026-11-28,a,24.00,98400\n';
    expect(readFile(bytes(text)).lines).toMatchObject([{ currency: 'USD', minor: 2_400, faults: [] }]);
  });

  it('without known names says what is missing, until people say which column it is', () => {
    const text = 'When,What,Worth\n2026-11-28,QR,24.00\n';
    expect(readFile(bytes(text))).toMatchObject({ missing: ['date', 'amount'], lines: [] });
    expect(readFile(bytes(text)).columns[2]).toEqual({ name: 'Worth', guess: null, samples: ['24.00'] });
    const mapping = { columns: { date: 'When', amount: 'Worth' }, currency: 'USD' as const };
    expect(readFile(bytes(text), mapping).lines).toMatchObject([{ minor: 2_400, faults: [] }]);
  });

  it.each([
    ['', 'CSV_EMPTY'],
    ['Date,Amount,Currency\n', 'CSV_EMPTY'],
    [`Date,Amount,Currency\n${'2026-11-28,1.00,USD\n'.repeat(1_001)}`, 'CSV_TOO_MANY_ROWS'],
    ['\0\0\0PK', 'CSV_NOT_UTF8'],
  ])('that is none is refused, naming the field', (text, code) => {
    expect(() => readFile(bytes(text))).toThrow(
      expect.objectContaining({ status: 400, errors: [expect.objectContaining({ field: 'csv', code })] }),
    );
  });
});
