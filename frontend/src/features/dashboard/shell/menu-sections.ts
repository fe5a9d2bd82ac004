import type { StaffText } from '../i18n/staff-i18n';

export interface MenuAction {
  label: StaffText;
  /** The address that the action opens. */
  to: string;
  isForAdmins?: boolean;
}

export interface MenuSection {
  key: string;
  label: StaffText;
  actions: MenuAction[];
}

const BASE = '/seller-dashboard';

export const MENU_SECTIONS: MenuSection[] = [
  {
    key: 'products',
    label: 'Products',
    actions: [
      { label: 'View All Products', to: `${BASE}/products` },
      { label: 'Add New Product', to: `${BASE}/products/new` },
      { label: 'Bulk Upload', to: `${BASE}/products/bulk` },
      { label: 'Search words', to: `${BASE}/synonyms`, isForAdmins: true },
    ],
  },
  {
    key: 'brands',
    label: 'Brands',
    actions: [{ label: 'Manage Brands', to: `${BASE}/brands`, isForAdmins: true }],
  },
  {
    key: 'orders',
    label: 'Orders',
    actions: [
      { label: 'View All Orders', to: `${BASE}/view-all-orders` },
      { label: 'Riel rate', to: `${BASE}/settings/riel`, isForAdmins: true },
      { label: 'Couriers', to: `${BASE}/couriers`, isForAdmins: true },
    ],
  },
  {
    key: 'customers',
    label: 'Customers',
    actions: [{ label: 'View All Users', to: `${BASE}/view-all-users`, isForAdmins: true }],
  },
  {
    key: 'analytics',
    label: 'Analytics',
    actions: [
      { label: 'Sales Overview', to: `${BASE}/analytics` },
      { label: 'Top Products', to: `${BASE}/analytics#best-sellers` },
      { label: 'Low Stock', to: `${BASE}/analytics#low-stock` },
    ],
  },
  {
    key: 'reviews',
    label: 'Reviews',
    actions: [
      { label: 'All Reviews', to: `${BASE}/reviews` },
      { label: 'Pending Reviews', to: `${BASE}/reviews/pending` },
    ],
  },
  {
    key: 'media',
    label: 'Media',
    actions: [
      { label: 'Image Library', to: `${BASE}/media` },
      { label: 'Upload Media', to: `${BASE}/media/upload` },
      { label: 'Pages and footer', to: `${BASE}/settings`, isForAdmins: true },
    ],
  },
  {
    key: 'reports',
    label: 'Reports',
    actions: [
      { label: 'Sales Report', to: `${BASE}/reports/sales` },
      { label: 'Product Report', to: `${BASE}/reports/products` },
      { label: 'Stock Report', to: `${BASE}/reports/stock` },
      { label: 'Customer Report', to: `${BASE}/reports/customers` },
      { label: 'Searches without a result', to: `${BASE}/reports/searches`, isForAdmins: true },
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
      { label: 'Audit Log', to: `${BASE}/security/audit-log`, isForAdmins: true },
    ],
  },
  {
    key: 'notifications',
    label: 'Notifications',
    actions: [
      { label: 'Email Notifications', to: `${BASE}/notifications/mails`, isForAdmins: true },
      { label: 'Failed events', to: `${BASE}/notifications/failed-events`, isForAdmins: true },
      { label: 'State of the shop', to: `${BASE}/notifications/shop`, isForAdmins: true },
      { label: 'Stock Alerts', to: `${BASE}/notifications?kind=stock` },
    ],
  },
];
