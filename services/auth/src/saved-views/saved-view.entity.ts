/** The lists of the dashboard of which staff save views. */
export const listNames = [
  'orders',
  'products',
  'users',
  'reviews',
  'images',
  'alerts',
  'mails',
  'failed_events',
  'audit_log',
  'search_words',
  'khmer_values',
  'reports',
] as const;
type ListName = (typeof listNames)[number];

/** The filters of a list by their names. */
type ListFilters = Record<string, string>;

/** How somebody has filtered a list of the dashboard, under a name that they gave it. */
export interface SavedView {
  id: string;
  list: ListName;
  name: string;
  filters: ListFilters;
}
