import { randomUUID } from 'node:crypto';
import type { EventData, EventType } from '@mekong/contracts';
import { anEvent, query } from '@mekong/testing';
import { aPaidOrder, aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

const order_id = '0123456789abcdef01234567';

async function mailOf<T extends EventType>(type: T, data: EventData<T> & { customer?: { email: string } }) {
  await notifications.others.deliver(anEvent(type, order_id, data));
  return notifications.mailTo(data.customer!.email);
}

it.each([
  [{ from: 2, to: 4 }, 'It usually arrives 2 to 4 working days after payment.'],
  [{ from: 3, to: 3 }, 'It usually arrives 3 working days after payment.'],
  [{ from: 1, to: 1 }, 'It usually arrives one working day after payment.'],
])(
  'a receipt says when the order arrives, as the shop said when it was paid: %j',
  async (delivery_days, words) => {
    const { html, text } = await mailOf('order.paid.v1', { ...aPaidOrder(), delivery_days });
    expect(text).toContain(words);
    expect(html).toContain(words);
  },
);

it('a receipt of an order that does not say how long it takes promises no days', async () => {
  expect((await mailOf('order.paid.v1', aPaidOrder())).text).not.toContain('working day');
});

it('a shipped order mails courier and tracking number', async () => {
  const shipped = { order_id, customer: aPerson(), courier: 'Vireak Buntham', tracking_number: 'VB-77' };
  const mail = await mailOf('order.shipped.v1', shipped);
  expect(mail.subject).toBe(`Your Mekong Gear order ${order_id} is on its way`);
  expect(mail.text).toContain('with Vireak Buntham');
  expect(mail.text).toContain(`Order: ${order_id}\nCourier: Vireak Buntham\nTracking number: VB-77`);
  expect(mail.text).toContain('http://shop.test/user-profile');
});

it('a shipped order mails where its parcel can be followed', async () => {
  const parcel = {
    courier: 'VET',
    tracking_number: 'VB-77',
    tracking_url: 'https://vet.example/?a=1&no=VB-77',
  };
  const mail = await mailOf('order.shipped.v1', { order_id, customer: aPerson(), ...parcel });
  expect(mail.text).toContain(
    'Tracking number: VB-77\nFollow your parcel: https://vet.example/?a=1&no=VB-77',
  );
  expect(mail.html).toContain('href="https://vet.example/?a=1&amp;no=VB-77"');
});

it('an order is called by its number, in the subject too, by which several are told apart', async () => {
  const delivered = { order_id, order_number: 'MG-2611-0042', customer: aPerson() };
  const mail = await mailOf('order.delivered.v1', delivered);
  expect(mail.subject).toBe('Your Mekong Gear order MG-2611-0042 was delivered');
  expect(mail.text).toContain('Order: MG-2611-0042\n');
  expect(mail.text).not.toContain(order_id);
});

it('the mail of a shipment without courier and tracking number names neither', async () => {
  const shipped = { order_id, customer: aPerson(), courier: null, tracking_number: null };
  expect((await mailOf('order.shipped.v1', shipped)).text).not.toMatch(/Courier|Tracking|null/);
});

it('a parcel that came back mails what happened, what happens next and how to reach the shop', async () => {
  const back = { order_id, order_number: 'MG-2611-0042', customer: aPerson(), phone_number: '012 345 678' };
  const mail = await mailOf('order.came-back.v1', back);
  expect(mail.subject).toBe('Your Mekong Gear order MG-2611-0042 came back to us');
  for (const words of ['brought it back to us', 'We call 012 345 678', 'money back', 'answer this mail']) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.text).toContain('http://shop.test/user-profile');
});

it.each([
  ['requested', 'Your return of Mekong Gear order MG-2611-0042', 'We have got your wish'],
  ['accepted', 'Your return of Mekong Gear order MG-2611-0042 is accepted', 'put the label on the parcel'],
  ['refused', 'Your return of Mekong Gear order MG-2611-0042 was not accepted', 'The shop says: So be it'],
  ['withdrawn', 'Your return of Mekong Gear order MG-2611-0042 is withdrawn', 'You need not do anything'],
  ['arrived', 'Your return of Mekong Gear order MG-2611-0042 has arrived', 'arrived at our shop'],
  ['closed', 'Your return of Mekong Gear order MG-2611-0042 is done', 'The shop says: So be it'],
] as const)(
  'a return that is %s is mailed with its pieces and what the shop says',
  async (state, subject, words) => {
    const mail = await mailOf('order.return-changed.v1', {
      ...{ order_id, order_number: 'MG-2611-0042', customer: aPerson(), return_id: 7, state },
      ...{ message: 'So be it', hand_over: 'label', label: 'VET-77' },
      lines: [{ product_id: 1, name: 'River Mouse', quantity: 2 }],
    });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('Return: 2 × River Mouse');
    expect(mail.text.includes('VET-77')).toBe(state === 'accepted');
  },
);

it('a delivered order is mailed', async () => {
  const mail = await mailOf('order.delivered.v1', { order_id, customer: aPerson() });
  expect(mail.subject).toBe(`Your Mekong Gear order ${order_id} was delivered`);
});

it.each([
  ['expired', 'since it was not paid in time'],
  ['cancelled', 'Your order was cancelled.'],
] as const)('an order that was %s mails why', async (reason, words) => {
  const mail = await mailOf('order.cancelled.v1', { order_id, customer: aPerson(), reason });
  expect(mail.subject).toBe(`Your Mekong Gear order ${order_id} was cancelled`);
  expect(mail.text).toContain(words);
});

it('an order that ended as its bank could not say whether it was paid says so in its mail', async () => {
  const ended = { order_id, customer: aPerson(), reason: 'cancelled', in_review: true } as const;
  const { text } = await mailOf('order.cancelled.v1', ended);
  expect(text).toContain('The bank could not tell us in time whether you have paid');
  expect(text).toContain('If you have paid, do not pay again: answer this mail with the order number.');
});

it.each([
  ['cancelled by themselves', 1, {}],
  ['cancelled by staff', 3, { by: randomUUID() }],
  ['cancelled, as nobody could say whether they were paid', 3, { in_review: true, by: undefined }],
  ['not paid in time', 3, { reason: 'expired' }],
] as const)(
  'of three orders that were %s within an hour their customer gets %i mails',
  async (_how, mails, how) => {
    const customer = aPerson();
    for (const serial of [1, 2, 3]) {
      const id = `${order_id.slice(1)}${serial}`;
      await notifications.others.deliver(
        anEvent('order.cancelled.v1', id, {
          order_id: id,
          customer,
          reason: 'cancelled',
          by: customer.user_id,
          ...how,
        }),
      );
    }
    const { count } = (
      await query(notifications.databaseUrl, 'SELECT count(*)::int AS count FROM mails WHERE user_id = $1', [
        customer.user_id,
      ])
    )[0]!;
    expect(count).toBe(mails);
  },
);

it('a refund of some pieces mails what was given back', async () => {
  const price = { amount: 1_999, currency: 'USD' as const };
  const mail = await mailOf('order.partly-refunded.v1', {
    order_id,
    customer: aPerson(),
    amount: { ...price, amount: 3_998 },
    lines: [{ product_id: 1, name: 'River Mouse', quantity: 2, price }],
  });
  expect(mail.subject).toBe(`A part of your Mekong Gear order ${order_id} was refunded: $39.98`);
  expect(mail.text).toContain('2 × River Mouse: $39.98');
});

it('a refund mails the amount', async () => {
  const total = { amount: 3_998, currency: 'USD' as const };
  const mail = await mailOf('order.refunded.v1', { order_id, customer: aPerson(), total });
  expect(mail.subject).toBe(`Your Mekong Gear order ${order_id} was refunded: $39.98`);
});

it.each([
  ['demo', 'USD', ['We have given $39.98 back to you.'], ['by hand', 'riel']],
  ['cod', 'USD', ['We give $39.98 back to you.', 'Our staff send it by hand'], ['have given', 'riel']],
  [
    'khqr',
    'KHR',
    ['We give $39.98 back', 'in riel, at the rate of your order: 4,100 ៛ for a dollar'],
    ['have given'],
  ],
] as const)(
  'a refund of what was paid by %s in %s says whether it has gone out, and in which money',
  async (method, pay_currency, said, unsaid) => {
    const amount = { amount: 3_998, currency: 'USD' as const };
    const paid = { order_id, customer: aPerson(), method, pay_currency, riel_rate: 4_100 };
    const part = { ...paid, customer: aPerson(), amount, lines: [] };
    const mails = [
      await mailOf('order.refunded.v1', { ...paid, total: amount }),
      await mailOf('order.partly-refunded.v1', part),
    ];
    for (const { text } of mails) {
      for (const words of said) expect(text).toContain(words);
      for (const words of unsaid) expect(text).not.toContain(words);
    }
  },
);

it('a courier that staff typed is escaped', async () => {
  const shipped = { order_id, customer: aPerson(), courier: '<b>Fast</b>', tracking_number: null };
  expect((await mailOf('order.shipped.v1', shipped)).html).toContain('&lt;b&gt;Fast&lt;/b&gt;');
});
