import type { StaffText } from '../i18n/staff-i18n';
import type { Deed } from './may';

const BASE = '/seller-dashboard';

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** As on the keys of the user's keyboard. */
export const COMMAND_KEY = [isApple ? '⌘' : 'Ctrl', 'K'];

/** Keys that press the button of the page that has them as its `aria-keyshortcuts`. */
export const SHIP_KEY = 's';
export const TAKE_BACK_KEY = 'z';
export const BUTTON_KEYS = [SHIP_KEY, TAKE_BACK_KEY];

/** Where `g` and then another key lead. */
export const LEAPS: { key: string; label: StaffText; to: string; needs?: Deed }[] = [
  { key: 'h', label: 'Home', to: BASE },
  { key: 'o', label: 'View All Orders', to: `${BASE}/view-all-orders` },
  { key: 's', label: 'To ship', to: `${BASE}/view-all-orders?status=paid` },
  { key: 'p', label: 'View All Products', to: `${BASE}/products`, needs: 'sell' },
  { key: 'n', label: 'Add New Product', to: `${BASE}/products/new`, needs: 'sell' },
  { key: 'c', label: 'View All Users', to: `${BASE}/view-all-users`, needs: 'seeCustomers' },
  { key: 'a', label: 'Sales Overview', to: `${BASE}/analytics`, needs: 'sell' },
];
