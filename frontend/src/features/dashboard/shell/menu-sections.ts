import type { OwnText } from '../i18n/staff-i18n';
import type { Deed } from '../kit/may';

export interface MenuAction {
  label: OwnText;
  /** The address that the action opens. */
  to: string;
  /** How the addresses of its items begin, if not with its own. */
  items?: string;
  /** What one must be allowed to do for it; everybody may open the others. */
  needs?: Deed;
}

export interface MenuSection {
  key: string;
  label: OwnText;
  actions: MenuAction[];
}

const BASE = '/seller-dashboard';

export const MENU_SECTIONS: MenuSection[] = [
  {
    key: 'products',
    label: 'Products',
    actions: [
      { label: 'View All Products', to: `${BASE}/products`, needs: 'sell' },
      { label: 'Add New Product', to: `${BASE}/products/new`, needs: 'sell' },
      { label: 'Bulk Upload', to: `${BASE}/products/bulk`, needs: 'sell' },
      { label: 'Price list of a supplier', to: `${BASE}/products/price-list`, needs: 'sell' },
      { label: 'Sale prices', to: `${BASE}/sales`, needs: 'manage' },
      { label: 'Specification fields', to: `${BASE}/settings/specifications`, needs: 'manage' },
      { label: 'Search words', to: `${BASE}/synonyms`, needs: 'manage' },
    ],
  },
  {
    key: 'brands',
    label: 'Brands',
    actions: [{ label: 'Manage Brands', to: `${BASE}/brands`, needs: 'manage' }],
  },
  {
    key: 'orders',
    label: 'Orders',
    actions: [
      { label: 'View All Orders', to: `${BASE}/view-all-orders` },
      { label: 'Returns', to: `${BASE}/returns`, needs: 'seeReturns' },
      { label: 'Earlier orders', to: `${BASE}/past-orders`, needs: 'seePastOrders' },
      { label: 'Money', to: `${BASE}/money`, needs: 'seeMoney' },
      { label: 'Invoices', to: `${BASE}/invoices`, needs: 'seeInvoices' },
      { label: 'For the accountant', to: `${BASE}/invoices/accounts`, needs: 'seeInvoices' },
      { label: 'Promo codes', to: `${BASE}/promo-codes`, needs: 'seePromoCodes' },
      { label: 'Riel rate', to: `${BASE}/settings/riel`, needs: 'manage' },
      { label: 'Couriers', to: `${BASE}/couriers`, needs: 'manage' },
      { label: 'Delivery days', to: `${BASE}/settings/delivery`, needs: 'manage' },
    ],
  },
  {
    key: 'customers',
    label: 'Customers',
    actions: [
      {
        label: 'View All Users',
        to: `${BASE}/view-all-users`,
        items: `${BASE}/users`,
        needs: 'seeCustomers',
      },
    ],
  },
  {
    key: 'analytics',
    label: 'Analytics',
    actions: [
      { label: 'Sales Overview', to: `${BASE}/analytics`, needs: 'sell' },
      { label: 'Top Products', to: `${BASE}/analytics#best-sellers`, needs: 'sell' },
      { label: 'Low Stock', to: `${BASE}/analytics#low-stock`, needs: 'sell' },
    ],
  },
  {
    key: 'reviews',
    label: 'Reviews',
    actions: [
      { label: 'All Reviews', to: `${BASE}/reviews`, needs: 'sell' },
      { label: 'Pending Reviews', to: `${BASE}/reviews/pending`, needs: 'sell' },
      { label: 'Questions about products', to: `${BASE}/questions`, needs: 'sell' },
    ],
  },
  {
    key: 'media',
    label: 'Media',
    actions: [
      { label: 'Image Library', to: `${BASE}/media`, needs: 'sell' },
      { label: 'Upload Media', to: `${BASE}/media/upload`, needs: 'sell' },
      { label: 'Shop settings', to: `${BASE}/settings`, needs: 'manage' },
      { label: 'Pages and footer', to: `${BASE}/settings/pages`, needs: 'manage' },
    ],
  },
  {
    key: 'reports',
    label: 'Reports',
    actions: [
      { label: 'Sales Report', to: `${BASE}/reports/sales`, needs: 'sell' },
      { label: 'Product Report', to: `${BASE}/reports/products`, needs: 'sell' },
      { label: 'Stock Report', to: `${BASE}/reports/stock`, needs: 'sell' },
      { label: 'Customer Report', to: `${BASE}/reports/customers`, needs: 'sell' },
      { label: 'Searches without a result', to: `${BASE}/reports/searches`, needs: 'manage' },
    ],
  },
  {
    key: 'security',
    label: 'Security',
    actions: [
      { label: 'Password', to: `${BASE}/security` },
      { label: 'Active Sessions', to: `${BASE}/security/sessions` },
      { label: 'Login Activity', to: `${BASE}/security/logins` },
      { label: 'Two-Step Login', to: `${BASE}/security/two-step` },
      { label: 'Audit Log', to: `${BASE}/security/audit-log`, needs: 'manage' },
    ],
  },
  {
    key: 'notifications',
    label: 'Notifications',
    actions: [
      { label: 'Email Notifications', to: `${BASE}/notifications/mails`, needs: 'seeCustomers' },
      { label: 'Failed events', to: `${BASE}/notifications/failed-events`, needs: 'manage' },
      { label: 'State of the shop', to: `${BASE}/notifications/shop`, needs: 'manage' },
      { label: 'Stock Alerts', to: `${BASE}/notifications?kind=stock`, needs: 'sell' },
    ],
  },
];
