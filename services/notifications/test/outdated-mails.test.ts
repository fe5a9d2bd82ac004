import { randomUUID } from 'node:crypto';
import type { EventType } from '@mekong/contracts';
import { seal } from '@mekong/messaging';
import { anEvent } from '@mekong/testing';
import { aPaidOrder, aPerson, sealingKey } from './builders.js';
import { mailLogOf } from './mail-log.js';
import { mailing } from './mailing.js';

const shop = mailing();

const { admin, find, settled, failedOnce, resend } = mailLogOf(() => shop.notifications);
const subjectsTo = ({ email }: { email: string }) =>
  shop.server.received.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);

const facts = {
  'order.shipped.v1': { courier: 'VET', tracking_number: 'VB-1' },
  'order.shipment-corrected.v1': { courier: 'VET', tracking_number: 'VB-2' },
  'order.came-back.v1': { phone_number: '012 345 678' },
  'order.sent-again.v1': {},
  'order.delivered.v1': {},
  'order.partly-refunded.v1': { amount: { amount: 500, currency: 'USD' }, lines: [] },
  'order.refunded.v1': { total: { amount: 1_998, currency: 'USD' } },
};
type Step = keyof typeof facts;

const anOrder = () => ({ order_id: randomUUID(), customer: aPerson() });
const take = (order: ReturnType<typeof anOrder>, type: Step, version: number) =>
  shop.notifications.others.deliver(
    anEvent(type as EventType, order.order_id, { ...order, ...facts[type], version } as never),
  );

const wentOn = 'The order has gone on since: this mail is out of date.';

describe('a mail that waits for the mail server is not sent when the order has taken another step meanwhile', () => {
  it.each([
    ['order.shipped.v1', 'order.came-back.v1'],
    ['order.shipped.v1', 'order.delivered.v1'],
    ['order.shipment-corrected.v1', 'order.came-back.v1'],
    ['order.came-back.v1', 'order.sent-again.v1'],
    ['order.came-back.v1', 'order.refunded.v1'],
    ['order.sent-again.v1', 'order.shipped.v1'],
    ['order.delivered.v1', 'order.refunded.v1'],
  ] as const)('%s, then %s', async (first, then) => {
    shop.server.refuseWith(451);
    const order = anOrder();
    await take(order, first, 4);
    await failedOnce(order.order_id);
    await take(order, then, 5);
    shop.server.refuseWith(undefined);
    const [older] = await settled(order.order_id, 2);
    expect(older).toMatchObject({ status: 'outdated', last_error: wentOn, can_resend: false });
    expect(older).toMatchObject({ faults: [{ code: 'MAIL_ORDER_WENT_ON' }] });
    expect(subjectsTo(order.customer)).toHaveLength(1);
  });
});

it('is no failed mail, and is found as what it is', async () => {
  shop.server.refuseWith(451);
  const order = anOrder();
  await take(order, 'order.came-back.v1', 4);
  await failedOnce(order.order_id);
  await take(order, 'order.sent-again.v1', 5);
  shop.server.refuseWith(undefined);
  await settled(order.order_id, 2);
  const totalOf = async (status: string) =>
    (await shop.notifications.as(admin).get(`/api/admin/mails?q=${order.order_id}&status=${status}`)).body
      .total;
  expect([await totalOf('outdated'), await totalOf('failed'), await totalOf('sent')]).toEqual([1, 0, 1]);
});

it('of all steps of an order only the mail of the newest can be sent again, and all mails about money', async () => {
  const order = anOrder();
  const steps: Step[] = [
    'order.shipped.v1',
    'order.came-back.v1',
    'order.sent-again.v1',
    'order.shipped.v1',
    'order.partly-refunded.v1',
    'order.delivered.v1',
    'order.partly-refunded.v1',
    'order.refunded.v1',
  ];
  for (const [at, step] of steps.entries()) {
    await take(order, step, at + 3);
    await settled(order.order_id, at + 1);
  }
  const mails = await settled(order.order_id, steps.length);
  expect(mails.map(({ can_resend }) => can_resend)).toEqual([
    ...[false, false, false, false, true, false, true, true],
  ]);
  expect((await resend(mails[1]!)).body).toMatchObject({
    status: 409,
    code: 'MAIL_ORDER_WENT_ON',
    message: wentOn,
  });
});

it('the newest step is that of the highest version, in whatever order the events arrive', async () => {
  const order = anOrder();
  await take(order, 'order.sent-again.v1', 6);
  await settled(order.order_id, 1);
  await take(order, 'order.came-back.v1', 5);
  const [newer, older] = await settled(order.order_id, 2);
  expect(newer).toMatchObject({ status: 'sent', can_resend: true });
  expect(older).toMatchObject({ status: 'outdated', can_resend: false });
  expect(subjectsTo(order.customer)).toHaveLength(1);
});

it('steps of before, whose events say no version, hinder one another in nothing', async () => {
  const order = anOrder();
  for (const type of ['order.shipped.v1', 'order.delivered.v1'] as const)
    await shop.notifications.others.deliver(
      anEvent(type, order.order_id, { ...order, courier: null, tracking_number: null }),
    );
  expect((await settled(order.order_id, 2)).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

it('a receipt can be sent again whatever became of the order', async () => {
  const order = anOrder();
  await shop.notifications.others.deliver(
    anEvent('order.paid.v1', order.order_id, { ...aPaidOrder(order.customer), order_id: order.order_id }),
  );
  await take(order, 'order.refunded.v1', 5);
  expect((await settled(order.order_id, 2)).map(({ can_resend }) => can_resend)).toEqual([true, true]);
});

it('a receipt that is sent again names where the order goes now, in whatever order corrections arrive', async () => {
  const order = anOrder();
  await shop.notifications.others.deliver(
    anEvent('order.paid.v1', order.order_id, { ...aPaidOrder(order.customer), order_id: order.order_id }),
  );
  const [receipt] = await settled(order.order_id, 1);
  for (const [version, street] of [
    [6, '7 Street 63, Battambang'],
    [5, '1 Street 1, Kep'],
  ] as const)
    await shop.notifications.others.deliver(
      anEvent('order.delivery-changed.v1', order.order_id, {
        ...order,
        ...{ customer_name: 'Keo Bopha', phone_number: '097 765 4321', shipping_address: street, version },
      }),
    );
  await resend(receipt!);
  await settled(order.order_id, 2);
  const { text } = shop.server.received.filter(({ to }) => to?.[0]?.address === order.customer.email).at(-1)!;
  expect(text).toContain('7 Street 63, Battambang');
  expect(text).not.toMatch(/Kep|Phnom Penh/);
});

it('an order that is sent again mails that another mail comes when it leaves', async () => {
  const order = anOrder();
  await take(order, 'order.sent-again.v1', 5);
  await settled(order.order_id, 1);
  expect(subjectsTo(order.customer)).toEqual([
    `Your Mekong Gear order ${order.order_id} is being sent again`,
  ]);
});

describe('a code or link that no longer works is not mailed', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const secret = seal('123456', sealingKey);
  const dead = 'Its code or link no longer works: this mail is out of date.';
  const asked = (person: ReturnType<typeof aPerson>, code_expires_at: string) =>
    shop.notifications.others.deliver(
      anEvent('user.code-requested.v1', person.user_id, { ...person, code_sealed: secret, code_expires_at }),
    );

  it('a code for which another was asked meanwhile', async () => {
    shop.server.refuseWith(451);
    const person = aPerson();
    await asked(person, inMinutes(14));
    await failedOnce(person.email);
    await asked(person, inMinutes(15));
    shop.server.refuseWith(undefined);
    const mails = await settled(person.email, 2);
    expect(mails.map(({ status }) => status)).toEqual(['outdated', 'sent']);
    expect(mails[0]).toMatchObject({ last_error: dead, faults: [{ code: 'MAIL_SECRET_IS_DEAD' }] });
    expect(subjectsTo(person)).toHaveLength(1);
  });

  it('a code, a link to set a password and an invitation whose time is over', async () => {
    const [shopper, forgetful, invited] = [aPerson(), aPerson(), aPerson()];
    const old = { token_sealed: secret, token_expires_at: inMinutes(-1) };
    await asked(shopper, inMinutes(-1));
    await shop.notifications.others.deliver(
      anEvent('user.password-reset-requested.v1', forgetful.user_id, { ...forgetful, ...old }),
    );
    await shop.notifications.others.deliver(
      anEvent('user.invited.v1', invited.user_id, { ...invited, role: 'seller', ...old }),
    );
    for (const person of [shopper, forgetful, invited]) {
      await settled(person.email, 1);
      expect(await find(person.email)).toMatchObject([{ status: 'outdated', last_error: dead }]);
      expect(subjectsTo(person)).toEqual([]);
    }
  });

  it.each([
    [
      'was withdrawn',
      1,
      ({ user_id }: ReturnType<typeof aPerson>) =>
        anEvent('user.invitation-withdrawn.v1', user_id, { user_id, withdrawn_at: inMinutes(-1) }),
    ],
    ['was replaced by another one', 2, (person: ReturnType<typeof aPerson>) => invitation(person, 30)],
  ] as const)('an invitation that %s while it waited to be sent', async (_what, mails, then) => {
    shop.server.refuseWith(451);
    const person = aPerson();
    await shop.notifications.others.deliver(invitation(person, 20));
    await failedOnce(person.email);
    await shop.notifications.others.deliver(then(person) as never);
    shop.server.refuseWith(undefined);
    const [older] = await settled(person.email, mails);
    expect(older).toMatchObject({ status: 'outdated', last_error: dead });
    expect(subjectsTo(person)).toHaveLength(mails - 1);
  });

  const invitation = (person: ReturnType<typeof aPerson>, minutes: number) =>
    anEvent('user.invited.v1', person.user_id, {
      ...{ ...person, role: 'seller' as const },
      ...{ token_sealed: secret, token_expires_at: inMinutes(minutes) },
    });
});
