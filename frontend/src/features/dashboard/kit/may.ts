import type { Role } from '../../../api/types';
import { useStaff } from './staff';

/** What each role may do, as the services have it, so that the screens offer nothing that would be refused. */
const ROLES = {
  /** Everything that is only for admins. */
  manage: ['admin'],
  /** The catalogue with its reviews, figures and alerts; sellers have their own. */
  sell: ['admin', 'seller'],
  /** Invoices, and the rates of the day. */
  seeInvoices: ['admin', 'support'],
  /** The books, and money that fits no payment. */
  seeMoney: ['admin', 'support'],
  /** Promo codes, which only admins change. */
  seePromoCodes: ['admin', 'support'],
  /** What customers send back; sellers see what they sold. */
  seeReturns: ['admin', 'seller', 'support'],
  /** Orders and customers of the shop system before, which only admins bring. */
  seePastOrders: ['admin', 'support'],
  answerReturns: ['admin', 'support'],
  ship: ['admin', 'packer'],
  pack: ['admin', 'seller', 'packer'],
  seeAmounts: ['admin', 'seller', 'support'],
  /** Customers' accounts and mails. */
  seeCustomers: ['admin', 'support'],
  /** Alerts, or the mails to customers. */
  readMessages: ['admin', 'seller', 'support'],
  /** Unpaid orders of others. */
  cancel: ['admin', 'support'],
} satisfies Record<string, Role[]>;

export type Deed = keyof typeof ROLES;

/** Tells what the logged-in user may do. */
export function useMay(): (deed: Deed) => boolean {
  const role = useStaff()?.role;
  return (deed) => ROLES[deed].some((one) => one === role);
}
