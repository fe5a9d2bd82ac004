import Papa from 'papaparse';
import { reportFile } from './report-file.js';
import { reportColumns } from './reports.js';

const csv = async (term: string) => {
  const file = await reportFile('csv', reportColumns.searches, [{ term, times: 2, last_day: '2026-01-31' }]);
  return Papa.parse<string[]>(file.toString().replace(/^\ufeff/, '')).data;
};

it('has a head and a line for each row', async () => {
  expect(await csv('mouse "x", ម៉ៅស៍')).toEqual([
    ['Search', 'Times', 'Last day'],
    ['mouse "x", ម៉ៅស៍', '2', '2026-01-31'],
  ]);
});

it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1'])(
  'a cell like %j is not run by a spreadsheet',
  async (cell) => {
    expect((await csv(cell))[1]![0]).toBe(`'${cell}`);
  },
);

it('writes money with two decimals, and nothing for what is not known', async () => {
  const file = await reportFile('csv', reportColumns.customers, [
    { name: null, email: null, signed_up: null, orders: 1, amount: 20, last_order: '2026-01-31' },
  ]);
  expect(file.toString().split('\r\n')[1]).toBe(',,,1,20.00,2026-01-31');
});

it('begins with the mark by which spreadsheets know its letters', async () => {
  expect((await reportFile('csv', reportColumns.searches, [])).subarray(0, 3).toString('hex')).toBe('efbbbf');
});

it('is a workbook as XLSX', async () => {
  const file = await reportFile('xlsx', reportColumns.searches, [{ term: '=1+1', times: 2, last_day: null }]);
  expect(file.subarray(0, 2).toString()).toBe('PK');
});
