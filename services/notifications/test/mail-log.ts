import { staff, waitFor } from '@mekong/testing';
import type { NotificationsUnderTest } from './builders.js';

export interface Entry {
  id: string;
  kind: string;
  status: string;
  last_error: string | null;
  can_resend: boolean;
}

/** The log of mails as an admin uses it. `q` is an address, or the id of an order. */
export function mailLogOf(notifications: () => NotificationsUnderTest) {
  const admin = staff('admin');
  /** The mails that are found, the newest first. */
  const find = async (q: string): Promise<Entry[]> =>
    (
      await notifications()
        .as(admin)
        .get(`/api/admin/mails?q=${encodeURIComponent(q)}`)
    ).body.mails;
  return {
    admin,
    find,
    /** Waits until so many mails are found and none is queued; answers them, the oldest first. */
    settled: (q: string, count: number) =>
      waitFor(
        async () => {
          const mails = (await find(q)).reverse();
          const isSettled = mails.length === count && mails.every(({ status }) => status !== 'queued');
          return isSettled ? mails : undefined;
        },
        { what: `${count} mails of ${q}` },
      ),
    /** Waits until the newest mail could not be sent for now. */
    failedOnce: (q: string) =>
      waitFor(async () => (await find(q))[0]?.last_error, { what: `a first try of a mail of ${q}` }),
    resend: ({ id }: Entry) => notifications().as(admin).post(`/api/admin/mails/${id}/resend`),
  };
}
