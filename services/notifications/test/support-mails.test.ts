import { randomUUID } from 'node:crypto';
import type { Role, ShopEvent } from '@mekong/contracts';
import { anEvent, natively, query, staff, waitFor } from '@mekong/testing';
import {
  aPaidOrder,
  aPerson,
  sealingKey,
  startNotifications,
  type NotificationsUnderTest,
} from './builders.js';

const { seal } = await natively<typeof import('@mekong/messaging')>('@mekong/messaging');

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

type Person = ReturnType<typeof aPerson>;
const [admin, support] = [staff('admin'), staff('support')];
const deliver = (event: ShopEvent) => notifications.others.deliver(event);
const secret = { token_sealed: seal('a-token', sealingKey), token_expires_at: '2099-11-21T09:00:00.000Z' };

const kindsSeenBy = async (reader: typeof admin, { email }: Person) => {
  const { mails, total } = (await notifications.as(reader).get(`/api/admin/mails?q=${email}`)).body;
  expect(total).toBe(mails.length);
  return mails.map(({ kind }: { kind: string }) => kind).sort();
};

const becomes = (person: Person, role: Role, time = new Date()) =>
  deliver({
    ...anEvent('user.changed.v1', person.user_id, {
      ...person,
      role,
      is_verified: true,
      is_blocked: false,
      signed_up_at: '2026-11-01T08:00:00.000Z',
    }),
    time: time.toISOString(),
  });

/** Somebody who got a welcome, a reset link and a receipt. */
async function givenMailed(): Promise<Person> {
  const person = aPerson();
  await deliver(anEvent('user.verified.v1', person.user_id, person));
  await deliver(anEvent('user.password-reset-requested.v1', person.user_id, { ...person, ...secret }));
  const order = { ...aPaidOrder(person), order_id: randomUUID().slice(0, 24) };
  await deliver(anEvent('order.paid.v1', order.order_id, order));
  const isSent = async () =>
    (await notifications.as(admin).get(`/api/admin/mails?q=${person.email}&status=sent`)).body.mails
      .length === 3;
  await waitFor(isSent, { what: 'three mails' });
  return person;
}
const all = ['order-receipt', 'password-reset', 'welcome'];

const welcomeTo = async ({ user_id }: Person) =>
  (
    await query(
      notifications.databaseUrl,
      `SELECT id FROM mails WHERE user_id = $1 AND template = 'welcome'`,
      [user_id],
    )
  )[0]!.id as string;
const resendAs = async (reader: typeof admin, id: string) =>
  (await notifications.as(reader).post(`/api/admin/mails/${id}/resend`)).status;

describe('the mails that support sees', () => {
  it('are those to customers', async () => {
    const customer = await givenMailed();
    expect(await kindsSeenBy(support, customer)).toEqual(all);
    expect(await resendAs(support, await welcomeTo(customer))).toBe(200);
  });

  it.each(['admin', 'seller', 'packer', 'support'] as const)(
    'are none to a %s, from before they were one either, and none of these is sent again',
    async (role) => {
      const person = await givenMailed();
      await becomes(person, role);
      expect(await kindsSeenBy(support, person)).toEqual([]);
      expect(await kindsSeenBy(admin, person)).toEqual(all);
      const id = await welcomeTo(person);
      expect(await resendAs(support, id)).toBe(404);
      expect(await kindsSeenBy(admin, person)).toEqual(all);
      expect(await resendAs(admin, id)).toBe(200);
    },
  );

  it('are no invitations, whose address nobody works under yet', async () => {
    const { user_id, email } = aPerson();
    await deliver(anEvent('user.invited.v1', user_id, { user_id, email, role: 'admin', ...secret }));
    const person = { user_id, email, name: '' };
    expect(await kindsSeenBy(admin, person)).toEqual(['invitation']);
    expect(await kindsSeenBy(support, person)).toEqual([]);
  });

  it('are those to somebody who has left the shop again, whatever comes late', async () => {
    const person = await givenMailed();
    const [hired, left] = [new Date(Date.now() - 60_000), new Date()];
    await becomes(person, 'seller', left);
    await becomes(person, 'customer', hired);
    expect(await kindsSeenBy(support, person)).toEqual([]);
    await becomes(person, 'customer', left);
    expect(await kindsSeenBy(support, person)).toEqual(all);
  });

  it('keeps nothing of staff whose account is gone', async () => {
    const person = aPerson();
    await becomes(person, 'packer');
    const { user_id, email } = person;
    await deliver(anEvent('user.deleted.v1', user_id, { user_id, email }));
    await becomes(person, 'packer');
    expect(
      await query(notifications.databaseUrl, 'SELECT * FROM known_staff WHERE user_id = $1', [user_id]),
    ).toEqual([]);
  });
});
