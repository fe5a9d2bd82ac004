import type { CustomerExport } from './export.js';

const addressParts = [
  'address1',
  'address2',
  'company',
  'city',
  'zip',
  'province',
  'province code',
  'country',
  'country code',
];

export const shopifyCustomers: CustomerExport = {
  source: 'shopify',
  kind: 'customers',
  columns: ['first name', 'last name', 'email', 'total spent', ['total orders', 'orders count']],
  customer: (row) => ({
    name: row.all(' ', 'first name', 'last name') || row.get('default address company', 'company'),
    email: row.get('email'),
    phone: row.get('phone', 'default address phone'),
    address:
      row.all(', ', ...addressParts.map((part) => `default address ${part}`)) ||
      row.all(', ', ...addressParts),
    orders: row.get('total orders', 'orders count'),
    spent: row.get('total spent'),
    note: row.get('note'),
  }),
};

/** WooCommerce's own list under Analytics. */
export const wooCustomers: CustomerExport = {
  source: 'woocommerce',
  kind: 'customers',
  columns: [
    'name',
    'email',
    ['total spend', 'total spent'],
    'orders',
    ['sign up', 'date registered', 'last active'],
  ],
  customer: (row) => ({
    name: row.get('name', 'username'),
    email: row.get('email'),
    phone: '',
    address: row.all(', ', 'city', 'region', 'postal code', 'country / region'),
    orders: row.get('orders'),
    spent: row.get('total spend', 'total spent'),
    note: '',
  }),
};
