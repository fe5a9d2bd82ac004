import type { UnmatchedMoney } from '../../../api/types';
import { formatMoney } from '../../../lib/money';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';

/** Why money fits no payment. */
export const WHY: Record<UnmatchedMoney['reason'], StaffText> = {
  unknown: 'No order of the shop has this code',
  twice: 'The order was paid already',
  account: 'It came to another account',
  currency: 'It is in another currency',
  short: 'Less than the order costs',
  over: 'More than the order costs',
  cancelled: 'The order was cancelled before',
  expired: 'The time to pay was over',
  review: 'The order was given up while the bank could not be asked',
  late: 'It came after the time to pay',
  'not-reopened':
    'Its order could not be paid after all: too little is left, its promo code is used up, or the account is deleted',
};

/** The accounts of the books by their names in the API. */
export const ACCOUNTS: Record<string, StaffText> = {
  demo: 'Demo payments',
  khqr: 'Bank (KHQR)',
  sales: 'Sales',
  delivery: 'Delivery fees',
  tax: 'Tax',
  receivable: 'Owed by buyers',
  unmatched: 'Unmatched',
  'to-give-back': 'To give back',
  'written-off': 'Written off',
  bank: 'Bank',
  'cash-box': 'Cash box',
  fees: 'Fees of couriers',
  rounding: 'Rounding',
  exchange: 'Exchange of dollars and riel',
};

/** Accounts of what a courier holds begin so. */
const COURIER = 'courier:';
/** How the API calls couriers that are the shop's own. */
const OWN_RIDERS = 'own riders';

/** What a journal is about, by its kind in the API. */
const KINDS: Record<string, StaffText> = {
  payment: 'A payment',
  refund: 'A refund',
  unmatched: 'Unmatched money',
  attached: 'Money that paid an order',
  detached: 'Money that could not pay its order after all',
  'given-back': 'Money given back',
  'written-off': 'Money written off',
  counted: 'A difference that was counted',
  sold: 'An order on cash that is sold',
  unsold: 'A sale that did not come about',
  'cash-collected': 'Cash collected at the door',
  'cash-undone': 'Cash that was noted by mistake',
  'cash-refused': 'Fee of a refused parcel',
  remittance: 'Cash handed in',
};

/** Names accounts and kinds of journals; one that a later shop has stays as it is. */
export function useMoneyNames() {
  const { t } = useStaffI18n();
  const courierName = useCourierName();
  const named = (names: Record<string, StaffText>) => (name: string) => (names[name] ? t(names[name]) : name);
  const accountName = (account: string) =>
    account.startsWith(COURIER)
      ? t('Courier: {name}', { name: courierName(account.slice(COURIER.length)) })
      : named(ACCOUNTS)(account);
  return { accountName, kindName: named(KINDS) };
}

/** Names a courier as its cash does. */
export function useCourierName(): (courier: string) => string {
  const { t } = useStaffI18n();
  return (courier) => (courier === OWN_RIDERS ? t('Own riders') : courier);
}

/** What there is in both currencies: `$24.00 · 4,000៛`. */
export function bothAmounts({ usd_cents, khr }: { usd_cents: number; khr: number }): string {
  const riel = khr !== 0 && amountOf({ minor: khr, currency: 'KHR' });
  const dollars = (usd_cents !== 0 || !riel) && amountOf({ minor: usd_cents, currency: 'USD' });
  return [dollars, riel].filter(Boolean).join(' · ');
}

/** Cents, or whole riel, in their currency: `$21.99`, `-90,200៛`. */
export function amountOf({ minor, currency }: { minor: number; currency: string }): string {
  if (currency === 'USD') return formatMoney(minor / 100);
  return minor < 0 ? `-${formatRiel(-minor)}` : formatRiel(minor);
}
