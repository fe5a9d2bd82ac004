/** Below `/seller-dashboard`, apart from the pages, so that whoever answers an address knows whether it has one. */
export const DASHBOARD_PATHS = [
  'products',
  'products/new',
  'products/bulk',
  'products/:productId',
  'view-all-orders',
  'view-all-orders/:orderId',
  'invoices/:tab?',
  'money/:tab?',
  'couriers',
  'brands',
  'view-all-users',
  'users/:userId',
  'settings/:tab?',
  'synonyms',
  'media',
  'media/upload',
  'reviews/:status?',
  'analytics',
  'reports/:kind?',
  'notifications/:tab?',
  'security/:tab?',
  'orders',
  'customers',
  'users',
] as const;

export type DashboardPath = (typeof DASHBOARD_PATHS)[number];
