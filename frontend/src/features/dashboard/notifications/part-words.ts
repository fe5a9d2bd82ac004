import type { Service } from '../../../api/notifications-api';
import { problemOf } from '../../../api/problem';
import type { PartState } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';
import { BAD, GOOD, WAITING } from '../kit/tag-colors';

/** What a service does for the shop, and what does not work without it. */
export const PARTS: Record<Service, { name: StaffText; without: StaffText }> = {
  orders: { name: 'Checkout and orders', without: 'Nobody can check out. Orders that were placed are kept.' },
  payments: { name: 'Payments', without: 'Nobody can pay. Orders can be placed, and paid later.' },
  catalog: { name: 'Products and search', without: 'Products cannot be opened or searched.' },
  auth: { name: 'Accounts and logins', without: 'Nobody can log in or sign up.' },
  notifications: { name: 'Mails and alerts', without: 'Mails and alerts wait. They are sent later.' },
  analytics: { name: 'Figures and reports', without: 'Figures stand still. They catch up later.' },
};

/** Events that wait for so long do not arrive as they should. */
const LATE_SECONDS = 30;
/** More than a busy minute brings. */
const MANY = 500;

/** How many of its replicas do not answer; others do its work. */
export function absentOf({ replicas: { hanging = 0, unreachable = 0 } }: PartState): number {
  return hanging + unreachable;
}

/** Mails that wait for longer do so for the mail server. */
const MAIL_LATE_SECONDS = 120;
export const areMailsLate = ({ oldest_mail_seconds: age = 0 }: PartState) => age > MAIL_LATE_SECONDS;

/** The worst that there is to say of a part. */
export function verdictOf(state: PartState | null): { label: StaffText; color: string } {
  if (!state) return { label: 'Does not answer', color: BAD };
  if (state.broker === 'away') return { label: 'Cut off from the others', color: BAD };
  if (absentOf(state) > 0 || areMailsLate(state)) return { label: 'Needs a look', color: WAITING };
  const isLate = state.oldest_unsent_seconds > LATE_SECONDS || (state.unhandled ?? 0) > MANY;
  if (isLate) return { label: 'Catching up', color: WAITING };
  if (state.failed) return { label: 'Needs a look', color: WAITING };
  return { label: 'Works', color: GOOD };
}

/** Why no part can be looked at. Without accounts and logins every part is closed, as nobody is known. */
export const whyNone = (error: unknown): StaffText =>
  problemOf(error)?.params?.reason === 'accounts'
    ? 'Accounts and logins do not answer. Nobody can log in or sign up, and the other parts cannot be looked at.'
    : 'No part of the shop does its work. It may have more to do than it can, or its database may be away.';
