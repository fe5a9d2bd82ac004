import Papa from 'papaparse';
import { readWorkbook } from '../../test/read-workbook.js';
import { reportFile } from './report-file.js';
import { reportColumns, type Column, type ReportRow } from './reports.js';

const csv = async (term: string) => {
  const file = await reportFile({ format: 'csv', language: 'en' }, reportColumns.searches, [
    { term, times: 2, last_day: '2026-01-31' },
  ]);
  return Papa.parse<string[]>(file.toString().replace(/^\ufeff/, '')).data;
};

it('has a heading and a line for each row', async () => {
  expect(await csv('mouse "x", ម៉ៅស៍')).toEqual([
    ['Search', 'Times', 'Last day'],
    ['mouse "x", ម៉ៅស៍', '2', '2026-01-31'],
  ]);
});

it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '=1+1\nand more', '\n=1', '＝1+1'])(
  'a cell like %j is not taken for a formula by a spreadsheet',
  async (cell) => {
    expect((await csv(cell))[1]![0]).toBe(`'${cell}`);
  },
);

it('writes money with two decimals, and nothing for an unknown value', async () => {
  const file = await reportFile({ format: 'csv', language: 'en' }, reportColumns.customers, [
    { name: null, email: null, signed_up: null, orders: 1, amount: 2_000, last_order: '2026-01-31' },
  ]);
  expect(file.toString().split('\r\n')[1]).toBe(',,,1,20.00,2026-01-31');
});

it('begins with the byte order mark, by which spreadsheets recognize UTF-8', async () => {
  expect(
    (await reportFile({ format: 'csv', language: 'en' }, reportColumns.searches, []))
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('efbbbf');
});

const aSale = {
  day: '2026-01-31',
  order_number: 'MG-2601-0001',
  order_id: 'o1',
  product: 'Naga',
  category: 'mouse',
  brand: 'Razer',
  quantity: 1,
  price: 2_000,
  discount: 150,
  amount: 1_850,
  refunded: 0,
  method: 'khqr',
  currency: 'KHR',
  state: 'paid',
};

it.each([
  [
    'en',
    'Day,Order,Order ID,Product,Category',
    '2026-01-31,MG-2601-0001,o1,Naga,Mouse,Razer,1,20.00,1.50,18.50,0.00,KHQR,KHR,paid',
  ],
  [
    'km',
    'ថ្ងៃទី,ការបញ្ជាទិញ,លេខសម្គាល់ការបញ្ជាទិញ,ផលិតផល,ប្រភេទ',
    '2026-01-31,MG-2601-0001,o1,Naga,កណ្ដុរ,Razer,1,20.00,1.50,18.50,0.00,KHQR,KHR,បានទូទាត់',
  ],
] as const)(
  'has the same headings, categories and states as the dashboard in %s',
  async (language, head, line) => {
    const file = await reportFile({ format: 'csv', language }, reportColumns.sales, [aSale]);
    const [heads, sold] = file
      .toString()
      .replace(/^\ufeff/, '')
      .split('\r\n');
    expect(heads).toMatch(new RegExp(`^${head},`));
    expect(sold).toBe(line);
  },
);

it('has a Khmer text for every heading', async () => {
  for (const columns of Object.values(reportColumns)) {
    const file = await reportFile({ format: 'csv', language: 'km' }, columns, []);
    expect(file.toString()).not.toMatch(/[A-Za-z]/);
  }
});

describe('as XLSX', () => {
  const workbook = async (columns: Column[], ...rows: ReportRow[]) =>
    readWorkbook(await reportFile({ format: 'xlsx', language: 'en' }, columns, rows));

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    '🎧',
    'ម៉ៅស៍',
    '=1+1',
    ' <b>&amp;</b> ',
    'two\r\nlines',
    '_x0041_',
  ])('a text like %j is read back unchanged', async (term) => {
    expect(await workbook(reportColumns.searches, { term, times: 2, last_day: null })).toEqual({
      A1: 'Search',
      B1: 'Times',
      C1: 'Last day',
      A2: term,
      B2: { value: 2, format: 'General' },
    });
  });

  it('characters that XML cannot hold are left out', async () => {
    const read = await workbook(reportColumns.searches, { term: 'a\u0000b\ud800', times: 1, last_day: null });
    expect(read.A2).toBe('ab\ufffd');
  });

  it('days are dates, and money has two decimals', async () => {
    const facts = { name: 'Dara', email: null, signed_up: '2000-03-01', orders: 1, amount: 2_050 };
    const read = await workbook(reportColumns.customers, { ...facts, last_order: '2026-01-31' });
    expect(read).toMatchObject({
      C2: { value: 36_586, format: 'yyyy-mm-dd' },
      E2: { value: 20.5, format: '#,##0.00' },
      F2: { value: 46_053, format: 'yyyy-mm-dd' },
    });
  });
});
