/** Files as other shop systems export them. */

/** The header of its orders. */
export const shopifyHeader =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Address1,Billing Zip,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Country,Shipping Phone,Notes,Cancelled at,Phone';

const shopifyColumns = shopifyHeader.split(',');

type Cells = Record<string, string>;

/** A row with these cells and no others. */
export const shopifyRow = (cells: Cells): string =>
  shopifyColumns.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(',');

/** A row of an order of Shopify with what is its own. */
export const anOrder = (cells: Cells): string =>
  shopifyRow({
    'Financial Status': 'paid',
    'Fulfillment Status': 'fulfilled',
    Currency: 'USD',
    Total: '49.90',
    'Created at': '2024-01-05 10:11:12 +0700',
    'Lineitem quantity': '2',
    'Lineitem name': 'Mouse',
    'Lineitem price': '19.95',
    'Shipping Name': 'Sok Dara',
    'Shipping Address1': '12 Street 240',
    'Shipping City': 'Phnom Penh',
    'Shipping Phone': '+855 12 345 678',
    ...cells,
  });

/** A further line of it. */
export const aLine = (name: string, item: string): string =>
  shopifyRow({ Name: name, 'Lineitem name': item, 'Lineitem quantity': '1', 'Lineitem price': '5' });

export const shopifyFile = (...rows: string[]): string => [shopifyHeader, ...rows].join('\n');

/** A file of customers of Shopify. */
export const shopifyCustomers = (...emails: string[]): string =>
  [
    'First Name,Last Name,Email,Phone,Total Spent,Total Orders,Note',
    ...emails.map((email) => `Sok,Dara,${email},+85512345678,"1,234.50",12,VIP`),
  ].join('\n');

/** The list of orders under Analytics of WooCommerce. */
export const wooFile = (...rows: string[]): string =>
  ['Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Coupon(s),N. Revenue', ...rows].join(
    '\n',
  );

/** The form with a file. */
export function aForm(file: string | Uint8Array, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('csv', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'orders.csv');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
