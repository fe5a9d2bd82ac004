import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableFile } from '@mekong/spreadsheets';
import { anOrder, shopifyHeader, shopifyRow } from './past-order-files.js';
import { type History, readHistory } from '../src/past-orders/files/read-history.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(file: string | Uint8Array, currency = 'USD'): Promise<History> {
  const path = join(folder, 'file');
  await writeFile(path, file);
  return readHistory(path, currency);
}
const refusal = async (file: string) => {
  const { errors } = await read(file).then(
    () => ({ errors: [{ field: '', code: 'NONE', message: '' }] }),
    (problem) => problem.details ?? problem,
  );
  return errors[0];
};
const csv = (header: string, ...rows: string[]) => [header, ...rows].join('\n');
const codes = ({ failures }: History) => failures.map(({ row, fault }) => [row, fault.code]);

const shopify = shopifyHeader;
const first = (but: Record<string, string> = {}) =>
  anOrder({
    Name: '#1001',
    Email: 'Dara@Shop.example',
    'Lineitem name': 'Mouse - Black',
    'Lineitem sku': 'M-1',
    'Shipping Zip': "'12207",
    'Shipping Country': 'KH',
    'Shipping Phone': "'+855 12 345 678",
    ...but,
  });
const further = (name: string, but: Record<string, string> = {}) =>
  shopifyRow({ Name: '#1001', 'Lineitem quantity': '1', 'Lineitem name': name, ...but });

describe('orders of Shopify', () => {
  it('are read with their lines, which stand in rows of their own', async () => {
    const { source, kind, orders, failures } = await read(
      csv(shopify, first(), further('Cable', { 'Lineitem price': '10.00' })),
    );
    expect({ source, kind, failures }).toEqual({ source: 'shopify', kind: 'orders', failures: [] });
    expect(orders).toEqual([
      {
        number: '#1001',
        placedAt: new Date('2024-01-05T03:11:12Z'),
        status: 'paid / fulfilled',
        currency: 'USD',
        totalMinor: 4_990,
        name: 'Sok Dara',
        email: 'Dara@Shop.example',
        phone: '+855 12 345 678',
        address: '12 Street 240, Phnom Penh, 12207, KH',
        note: '',
        items: [
          { name: 'Mouse - Black', sku: 'M-1', quantity: 2, priceMinor: 1_995 },
          { name: 'Cable', sku: '', quantity: 1, priceMinor: 1_000 },
        ],
      },
    ]);
  });

  it('may have two hundred lines, and rows between those of other orders', async () => {
    const rows = Array.from({ length: 199 }, (_, place) => further(`Part ${place}`));
    const { orders } = await read(
      csv(shopify, first(), ...rows.slice(0, 99), first({ Name: '#1002' }), ...rows.slice(99)),
    );
    expect(orders.map(({ items }) => items.length)).toEqual([200, 1]);
  });

  it('have at most two thousand lines: one with more is named, and not kept without some of them', async () => {
    const rows = Array.from({ length: 2_000 }, (_, place) => further(`Part ${place}`));
    const history = await read(csv(shopify, first(), ...rows, first({ Name: '#1002' })));
    expect(codes(history)).toEqual([[2_002, 'HISTORY_TOO_MANY_ITEMS']]);
    expect(history.orders.map(({ number }) => number)).toEqual(['#1002']);
  });

  it('keep Khmer, quotes, line ends and signs of formulas in their texts', async () => {
    const texts = {
      'Shipping Name': 'សុខ ដារ៉ា',
      'Lineitem name': '24" screen',
      'Lineitem sku': "'90s",
      Notes: 'Ring\ntwice',
      'Shipping Address1': "'=HYPERLINK(1)",
    };
    const { orders } = await read(csv(shopify, first(texts)));
    expect(orders[0]).toMatchObject({
      name: 'សុខ ដារ៉ា',
      note: 'Ring\ntwice',
      items: [{ name: '24" screen', sku: "'90s" }],
    });
    expect(orders[0]!.address).toMatch(/^=HYPERLINK/);
  });

  it.each([
    ['with a BOM', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['in UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['with \\r\\n', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
    [
      'with semicolons',
      (text: string) => Buffer.from(text.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, ';')),
    ],
    ['with tabs', (text: string) => Buffer.from(text.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, '\t'))],
  ])('are read %s', async (_, form) => {
    const { orders } = await read(form(csv(shopify, first())));
    expect(orders).toMatchObject([{ number: '#1001', totalMinor: 4_990 }]);
  });

  it('are read from a workbook', async () => {
    const columns = shopify
      .split(',')
      .map((title, place) => ({ key: String(place), title, type: 'text' as const }));
    const cells = first().slice(1, -1).split('","');
    const row = Object.fromEntries(cells.map((cell, place) => [String(place), cell]));
    const { orders } = await read(await tableFile('xlsx', columns, [row]));
    expect(orders).toMatchObject([{ number: '#1001', totalMinor: 4_990, phone: '+855 12 345 678' }]);
  });

  it('of which one cannot be read are named by its row, and the others are read', async () => {
    const history = await read(
      csv(
        shopify,
        first({ Notes: 'two\nlines' }),
        first({ Name: '#1002', Total: 'free' }),
        first({ Name: '#1003', 'Created at': 'some day' }),
        first({ Name: '#1004', 'Lineitem quantity': 'many' }),
        first({ Name: '' }),
        first({ Name: '#1005', Currency: 'Gold' }),
        further('Lost', { Name: '#1006' }),
      ),
    );
    expect(history.orders.map(({ number }) => number)).toEqual(['#1001']);
    expect(codes(history)).toEqual([
      [4, 'AMOUNT_UNCLEAR'],
      [5, 'DATE_UNCLEAR'],
      [6, 'AMOUNT_UNCLEAR'],
      [7, 'HISTORY_NO_NUMBER'],
      [8, 'UNKNOWN_CURRENCY'],
      [9, 'HISTORY_INCOMPLETE'],
    ]);
  });

  it('whose quote is not closed are named by the line where it opens', async () => {
    const history = await read(
      csv(shopify, first(), first({ Name: '#1002' }).replace('"paid"', '"paid'), first({ Name: '#1003' })),
    );
    expect(history.orders.map(({ number }) => number)).toContain('#1001');
    expect(history.failures[0]).toMatchObject({ row: 3 });
  });

  it('with a huge cell fail alone', async () => {
    const history = await read(csv(shopify, first({ Notes: 'x'.repeat(30_000) }), first({ Name: '#1002' })));
    expect(codes(history)).toEqual([[2, 'TOO_LONG']]);
    expect(history.orders).toHaveLength(1);
  });
});

describe('an amount', () => {
  it.each([
    ['1,234.50', 'USD', 123_450],
    ['$1,234.50', 'USD', 123_450],
    ['1.234,50 €', 'EUR', 123_450],
    ['98400.00', 'KHR', 98_400],
    ['៛98,400', 'KHR', 98_400],
    ['1200', 'JPY', 1_200],
    ['1.250', 'KWD', 1_250],
    ['24.990000', 'USD', 2_499],
    ['0', 'USD', 0],
  ])('%s of %s is kept in whole minor units', async (Total, Currency, minor) => {
    const { orders } = await read(csv(shopify, first({ Total, Currency })));
    expect(orders).toMatchObject([{ totalMinor: minor, currency: Currency }]);
  });

  it('is of the currency that the file does not say', async () => {
    const { orders } = await read(csv(shopify, first({ Total: '98400', Currency: '' })), 'KHR');
    expect(orders).toMatchObject([{ totalMinor: 98_400, currency: 'KHR' }]);
  });
});

describe('a day', () => {
  it.each([
    ['2024-01-05 10:11:12 +0700', '2024-01-05T03:11:12.000Z'],
    ['2024-01-05T03:11:12Z', '2024-01-05T03:11:12.000Z'],
    ['2024-01-05 10:11:12', '2024-01-05T03:11:12.000Z'],
    ['January 5, 2024', '2024-01-04T17:00:00.000Z'],
    ['January 5, 2024 10:11 am', '2024-01-05T03:11:00.000Z'],
  ])('%s is read', async (day, expected) => {
    const { orders } = await read(csv(shopify, first({ 'Created at': day })));
    expect(orders.map(({ placedAt }) => placedAt.toISOString())).toEqual([expected]);
  });

  it('to come is none', async () => {
    expect(codes(await read(csv(shopify, first({ 'Created at': '2199-01-01' }))))).toEqual([
      [2, 'DATE_UNCLEAR'],
    ]);
  });
});

describe('orders of WooCommerce', () => {
  it('are read from the list under Analytics', async () => {
    const header = 'Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Coupon(s),N. Revenue';
    const row =
      '2024-01-05 10:11:12,501,completed,Sok Dara,returning,"2× Mouse, 1× Cable, black",3,,"1,234.50"';
    const { source, orders } = await read(csv(header, row, row));
    expect(source).toBe('woocommerce');
    expect(orders).toMatchObject([
      {
        number: '501',
        status: 'completed',
        name: 'Sok Dara',
        totalMinor: 123_450,
        items: [
          { name: 'Mouse', quantity: 2, priceMinor: null },
          { name: 'Cable, black', quantity: 1 },
        ],
      },
    ]);
  });

  it('are named by the row that has one of them again', async () => {
    const header = 'Date,Order #,Status,Net sales';
    const history = await read(csv(header, '2024-01-05,501,completed,5', '2024-01-05,501,refunded,-5'));
    expect(history.failures).toMatchObject([
      { row: 3, fault: { code: 'HISTORY_TWICE', params: { row: 2 } } },
    ]);
  });

  it('are read from what export plugins write, a row for each line', async () => {
    const header =
      'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Address 1&2 (Billing),City (Billing),Postcode (Billing),Country Code (Billing),Email (Billing),Phone (Billing),Order Total Amount,SKU,Item #,Item Name,Quantity (- Refund),Item Cost';
    const order =
      '501,Completed,"January 5, 2024 10:11",Ring twice,Sok,Sok,12 Street 240,Phnom Penh,12207,KH,dara@shop.example,012 345 678,13.33';
    const { orders } = await read(csv(header, `${order},M-1,1,Mouse,3,3.3333`, `${order},,2,Cable,1,3.33`));
    expect(orders).toMatchObject([
      {
        number: '501',
        name: 'Sok Sok',
        note: 'Ring twice',
        email: 'dara@shop.example',
        phone: '012 345 678',
        address: '12 Street 240, Phnom Penh, 12207, KH',
        totalMinor: 1_333,
        items: [
          { name: 'Mouse', sku: 'M-1', quantity: 3, priceMinor: 333 },
          { name: 'Cable', quantity: 1, priceMinor: 333 },
        ],
      },
    ]);
  });

  it('are read from files with a column for each line', async () => {
    const header =
      'order_id,order_number,order_date,status,order_total,order_currency,customer_email,billing_first_name,billing_last_name,billing_phone,billing_address_1,billing_city,line_item_1,line_item_2';
    const row =
      "7,501,2024-01-05 10:11:12,completed,25.00,USD,dara@shop.example,Sok,Dara,'+85512345678,12 Street 240,Phnom Penh,name:Mouse|product_id:1|sku:M-1|quantity:2|total:20.00|sub_total:20.00,name:Cable|product_id:2|sku:|quantity:1|total:5.00";
    const { orders } = await read(csv(header, row));
    expect(orders).toMatchObject([
      {
        number: '501',
        name: 'Sok Dara',
        phone: '+85512345678',
        address: '12 Street 240, Phnom Penh',
        items: [
          { name: 'Mouse', sku: 'M-1', quantity: 2, priceMinor: 1_000 },
          { name: 'Cable', sku: '', quantity: 1, priceMinor: 500 },
        ],
      },
    ]);
  });
});

describe('customers', () => {
  it('of Shopify are read, new files and old ones', async () => {
    const now =
      "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Country Code,Default Address Phone,Phone,Total Spent,Total Orders,Note,Tags\n'1,Sok,Dara,dara@shop.example,no,,12 Street 240,Phnom Penh,KH,,'+85512345678,1234.50,12,VIP,";
    const before =
      'First Name,Last Name,Email,Company,Address1,City,Country,Phone,Accepts Marketing,Total Spent,Total Orders,Tags,Note\nSok,Dara,dara@shop.example,,12 Street 240,Phnom Penh,KH,+85512345678,no,1234.50,12,,VIP';
    for (const file of [now, before])
      expect(await read(file)).toMatchObject({
        ...{ source: 'shopify', kind: 'customers', failures: [] },
        customers: [
          {
            ...{ name: 'Sok Dara', email: 'dara@shop.example', phone: '+85512345678', note: 'VIP' },
            ...{ address: '12 Street 240, Phnom Penh, KH', orders: 12, spentMinor: 123_450, currency: 'USD' },
          },
        ],
      });
  });

  it('of WooCommerce are read; nobody and the same again are named by their rows', async () => {
    const header =
      'Name,Username,Last active,Sign Up,Email,Orders,Total spend,AOV,Country / Region,City,Region,Postal code';
    const row =
      'Sok Dara,dara,2024-01-05,2023-01-05,dara@shop.example,12,"$1,234.50",102.88,KH,Phnom Penh,,12207';
    const history = await read(
      csv(header, row, row.replace('dara@', 'DARA@'), row.replace('dara@shop.example', '')),
    );
    expect(history).toMatchObject({
      source: 'woocommerce',
      customers: [{ orders: 12, spentMinor: 123_450 }],
    });
    expect(codes(history)).toEqual([
      [3, 'HISTORY_TWICE'],
      [4, 'HISTORY_NO_CONTACT'],
    ]);
  });
});

describe('a file', () => {
  it('of something else is refused with the columns that it has', async () => {
    expect(await refusal('Plate,Driver\nA,B')).toMatchObject({
      ...{ field: 'csv', code: 'HISTORY_UNKNOWN', params: { columns: 'Plate, Driver' } },
    });
  });

  it.each(['Handle,Title,Variant Price\na,b,1', 'ID,Type,SKU,Name,Published\n1,simple,a,b,1'])(
    'of products belongs into Bulk Upload: %s',
    async (file) => {
      expect(await refusal(file)).toMatchObject({ code: 'HISTORY_OF_PRODUCTS' });
    },
  );

  it.each([
    ['', 'CSV_EMPTY'],
    [Array.from({ length: 301 }, (_, place) => `c${place}`).join(), 'CSV_TOO_MANY_COLUMNS'],
  ])('%# is refused as a whole', async (file, code) => {
    expect(await refusal(file)).toMatchObject({ code });
  });
});
