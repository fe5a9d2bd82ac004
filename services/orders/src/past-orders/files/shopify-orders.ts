import type { Cells } from './cells.js';
import type { OrderExport } from './export.js';

/** A row for each line; only the first one of an order has what is the order's own. */
export const shopifyOrders: OrderExport = {
  source: 'shopify',
  kind: 'orders',
  columns: ['name', 'financial status', 'lineitem name'],
  hasRowsOfItems: true,
  number: (row) => row.get('name'),
  order(row) {
    const placed = row.get('created at', 'paid at');
    if (placed === '' && row.get('total') === '') return undefined;
    const cancelled = row.get('cancelled at') && 'cancelled';
    return {
      placed,
      status: [row.get('financial status'), row.get('fulfillment status'), cancelled]
        .filter(Boolean)
        .join(' / '),
      currency: row.get('currency'),
      total: row.get('total'),
      name: row.get('shipping name', 'billing name'),
      email: row.get('email'),
      phone: row.get('shipping phone', 'billing phone', 'phone'),
      address: addressOf(row, 'shipping') || addressOf(row, 'billing'),
      note: row.get('notes'),
    };
  },
  items(row) {
    const name = row.get('lineitem name');
    if (name === '') return [];
    return [
      {
        name,
        sku: row.get('lineitem sku'),
        quantity: row.get('lineitem quantity'),
        price: row.get('lineitem price'),
      },
    ];
  },
};

function addressOf(row: Cells, whose: string): string {
  const street = row.all(', ', `${whose} address1`, `${whose} address2`) || row.get(`${whose} street`);
  const rest = row.all(
    ', ',
    ...['company', 'city', 'zip', 'province', 'country'].map((name) => `${whose} ${name}`),
  );
  return [street, rest].filter(Boolean).join(', ');
}
