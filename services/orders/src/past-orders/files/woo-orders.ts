import type { Cells } from './cells.js';
import type { ItemTexts, OrderExport } from './export.js';

/** WooCommerce's own list under Analytics: a row for each order, without anybody's address. */
export const wooAnalytics: OrderExport = {
  source: 'woocommerce',
  kind: 'orders',
  columns: ['date', 'order #', 'status', ['n. revenue', 'net revenue', 'net sales']],
  hasRowsOfItems: false,
  number: (row) => row.get('order #'),
  order: (row) => ({
    placed: row.get('date'),
    status: row.get('status'),
    currency: row.get('currency'),
    total: row.get('n. revenue', 'net revenue', 'net sales'),
    name: row.get('customer'),
    ...{ email: '', phone: '', address: '', note: '' },
  }),
  items: (row) => row.get('product(s)', 'products').split(betweenProducts).flatMap(itemOf),
};

/** `2× Mouse, 1× Keyboard, black`: only what a count follows begins a product. */
const betweenProducts = /,\s*(?=\d+\s*[×x]\s)/u;

function itemOf(text: string): ItemTexts[] {
  const [, quantity = '', name = text] = /^\s*(\d+)\s*[×x]\s+(.*)$/su.exec(text) ?? [];
  return name.trim() === '' ? [] : [{ name: name.trim(), sku: '', quantity, price: '' }];
}

/** What plugins for exports write: a row for each line, with the order's own fields in all of them or in the first. */
export const wooPlugin: OrderExport = {
  source: 'woocommerce',
  kind: 'orders',
  columns: [
    'order number',
    'order date',
    ['order total amount', 'order total amount (- refund)', 'order total'],
  ],
  hasRowsOfItems: true,
  number: (row) => row.get('order number', 'order id'),
  order(row) {
    const total = row.get('order total amount', 'order total', 'order total amount (- refund)');
    const placed = row.get('order date', 'paid date');
    if (total === '' && placed === '') return undefined;
    return {
      placed,
      total,
      status: row.get('order status', 'status'),
      currency: row.get('order currency', 'currency'),
      name: nameOf(row),
      email: row.get('email (billing)', 'customer email', 'billing email'),
      phone: row.get('phone (billing)', 'phone (shipping)', 'billing phone', 'shipping phone'),
      address: addressOf(row),
      note: row.get('customer note'),
    };
  },
  items(row) {
    const name = row.get('item name', 'product name (main)', 'product name', 'name');
    if (name === '') return [];
    return [
      {
        name,
        sku: row.get('sku'),
        quantity: row.get('quantity (- refund)', 'quantity'),
        price: row.get('item cost', 'item cost (inc. tax)'),
      },
    ];
  },
};

/** A row for each order, whose lines stand in columns of their own. */
export const wooToffee: OrderExport = {
  ...wooPlugin,
  columns: [
    ['order number', 'order id'],
    'order date',
    ['order total', 'total'],
    ['line item 1', 'billing first name'],
  ],
  hasRowsOfItems: false,
  items: (row) => row.like(/^line item \d+$/).flatMap(pipedItem),
};

/** `name:Mouse|product_id:1|sku:A|quantity:2|total:10.00|sub_total:10.00` */
function pipedItem(text: string): ItemTexts[] {
  const parts = new Map(
    text.split('|').map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
    }),
  );
  const [name = '', sku = '', quantity = ''] = ['name', 'sku', 'quantity'].map((key) => parts.get(key));
  if (name === '') return [];
  return [{ name, sku, quantity, price: '', total: parts.get('total') ?? parts.get('sub_total') }];
}

const nameOf = (row: Cells): string =>
  row.get('full name (billing)', 'customer name') ||
  row.all(' ', 'first name (billing)', 'last name (billing)') ||
  row.all(' ', 'billing first name', 'billing last name') ||
  row.all(' ', 'first name (shipping)', 'last name (shipping)') ||
  row.all(' ', 'shipping first name', 'shipping last name');

const places = [
  'address 1',
  'address 2',
  'address 1&2',
  'company',
  'city',
  'state',
  'state code',
  'postcode',
];

/** Of where it went, else of who paid. */
function addressOf(row: Cells): string {
  const of = (whose: string) => {
    const names = [...places, 'country', 'country code'];
    return row.all(
      ', ',
      ...names.map((name) => `${name} (${whose})`),
      ...names.map((name) => `${whose} ${name}`),
    );
  };
  return of('shipping') || of('billing');
}
