import type { EventData } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { anEvent, anIdentity, query, waitFor } from '@mekong/testing';
import { anOrderOf, givenProduct, pay } from './alert-events.js';
import { aPaidOrder, startNotifications, type NotificationsUnderTest } from './builders.js';
import { startFakeTelegram, type FakeTelegram } from './fake-telegram.js';
import {
  answerTo,
  becomes,
  type Connected,
  connected,
  judges,
  telegramSettings,
  told,
  wantedOf,
} from './telegram-people.js';

let telegram: FakeTelegram;
let notifications: NotificationsUnderTest;
beforeAll(async () => {
  telegram = await startFakeTelegram();
  notifications = await startNotifications(telegramSettings(telegram));
});
afterAll(async () => {
  await notifications.stop();
  await telegram.stop();
});

const connect = (...given: [Parameters<typeof connected>[2]?, Parameters<typeof connected>[3]?]) =>
  connected(notifications, telegram, ...given);
const personOf = ({ userId: user_id, email, name }: Identity) => ({ user_id, email, name });
const namesOf = (message: { buttons: { text: string }[] }) => message.buttons.map(({ text }) => text);
let serial = 0;
/** A paid order with a number of its own. */
const anOrder = (but: Partial<EventData<'order.paid.v1'>> = {}) => ({
  ...anOrderOf(anIdentity().userId),
  order_number: `MG-2611-${(serial += 1)}`,
  ...but,
});
const paid = async (but: Partial<EventData<'order.paid.v1'>> = {}) => {
  const order = anOrder(but);
  await pay(notifications, order);
  return order;
};
/** The same to be paid in cash at the door. */
const placedForCash = async () => {
  const { transaction_id: _, paid_at: __, ...bill } = anOrder();
  const payment = { method: 'cod' as const, currency: 'USD' as const };
  const placed = { ...bill, pay_until: '2027-01-01T00:00:00.000Z', payment };
  await notifications.others.deliver(anEvent('order.placed.v1', placed.order_id, placed));
  return placed;
};
const press = async (who: Connected, text: string | RegExp, button: string) =>
  telegram.presses(who.chat, await told(telegram, who.chat, text), button);
const deliver = (type: 'order.shipped.v1' | 'order.cancelled.v1', data: object) =>
  notifications.others.deliver(anEvent(type, (data as { order_id: string }).order_id, data as never));

describe('staff are told', () => {
  it('of paid orders, without the name of the customer, escaped, in their language', async () => {
    const [admin, khmer] = [await connect(), await connect()];
    await becomes(notifications, khmer, { language: 'km' });
    const lines = [{ ...aPaidOrder().lines[0]!, name: 'Pad <XL> & «ខ្មែរ»', quantity: 3 }];
    const order = await paid({ lines });
    const message = await told(telegram, admin.chat, order.order_number!);
    expect(message.text).toMatch(
      /^<b>Order MG-2611-\d+ was paid: \$19.98<\/b>\n3 × Pad &lt;XL&gt; &amp; «ខ្មែរ»\n/,
    );
    expect(message.text).toContain(`http://shop.test/seller-dashboard/view-all-orders/${order.order_id}`);
    expect(message.text).not.toContain('Thy');
    expect(namesOf(message)).toEqual(['Packed', 'Shipped']);
    const inKhmer = await told(telegram, khmer.chat, order.order_number!);
    expect(inKhmer.text).toContain('បានទូទាត់៖ $19.98');
    expect(namesOf(inKhmer)).toEqual(['បានវេចខ្ចប់', 'បានផ្ញើ']);
  });

  it('of what concerns them: sellers of their lines, packers of what is to be packed, support of whom to call', async () => {
    const [seller, other] = [await connect('seller'), await connect('seller')];
    const [packer, support] = [await connect('packer'), await connect('support')];
    const order = { ...anOrderOf(seller.userId, anIdentity().userId), order_number: 'MG-2611-own' };
    await pay(notifications, order);
    const cash = await placedForCash();
    const own = await told(telegram, seller.chat, 'MG-2611-own');
    expect(own.text).toContain('$19.98');
    expect(own.text).not.toContain(order.lines[1]!.name);
    expect(namesOf(own)).toEqual(['Packed']);
    const toPack = await told(telegram, packer.chat, 'MG-2611-own');
    expect(toPack.text).toContain('is to be packed');
    expect(toPack.text).not.toContain('$');
    const toCall = await told(telegram, support.chat, cash.order_number!);
    expect(toCall.text).toContain('to be confirmed by phone');
    expect(namesOf(toCall)).toEqual(['Confirm']);
    expect(telegram.of(support.chat).some(({ text }) => text.includes('MG-2611-own'))).toBe(false);
    expect(telegram.of(other.chat)).toHaveLength(1);
  });

  it('of few pieces left, of money that needs care, and of what has failed', async () => {
    const admin = await connect();
    const { setStock } = await givenProduct(notifications, { name: 'Low <Pad>' });
    await setStock(3);
    const about = { order_id: 'a'.repeat(24), order_number: 'MG-2611-REVIEW' };
    const review = {
      ...about,
      amount: { amount: 1, currency: 'USD' as const },
      reviewed_at: '2026-11-28T00:00:00.000Z',
    };
    await notifications.others.deliver(anEvent('payment.review.v1', about.order_id, review as never));
    const failed = {
      service: 'orders' as const,
      event_id: 'x',
      event_type: 'product.created.v1',
      reason: 'R',
    };
    await notifications.others.deliver(anEvent('event.dead-lettered.v1', 'x', failed));
    await told(telegram, admin.chat, 'Low &lt;Pad&gt;: only 3 left');
    expect(namesOf(await told(telegram, admin.chat, 'MG-2611-REVIEW'))).toEqual([]);
    await told(telegram, admin.chat, 'could not handle an event');
  });

  it('of a review and a question to answer', async () => {
    const admin = await connect();
    const about = { product_id: 12, product_name: 'Asked <Pad>', seller_id: admin.userId };
    const review = { ...about, review_id: 7, rating: 4, cause: 'written' as const };
    await notifications.others.deliver(anEvent('review.waiting.v1', 7, review));
    await notifications.others.deliver(anEvent('question.asked.v1', 7, { ...about, question_id: 7 }));
    await told(telegram, admin.chat, /Asked &lt;Pad&gt; waits for approval \(4 of 5\)/);
    await told(telegram, admin.chat, 'Somebody has asked about Asked &lt;Pad&gt;');
  });

  it('of a return to answer, without buttons of its order', async () => {
    const [admin, support] = [await connect(), await connect('support')];
    const order = await paid();
    await notifications.others.deliver(
      anEvent('order.return-changed.v1', order.order_id, {
        ...{ order_id: order.order_id, order_number: order.order_number, customer: order.customer },
        ...{ return_id: 7, state: 'requested', message: null, hand_over: null, label: null },
        lines: [{ product_id: order.lines[0]!.product_id, name: 'Pad', quantity: 1 }],
      }),
    );
    for (const { chat } of [admin, support])
      expect(
        namesOf(await told(telegram, chat, `wants to return something of order ${order.order_number}`)),
      ).toEqual([]);
  });

  it('by their preferences, and in the order in which it happened', async () => {
    const admin = await connect();
    const wishes = { order: false, stock: true, failure: true };
    await notifications.as(admin).put('/api/notifications/preferences', wishes);
    const before = await paid();
    await notifications.as(admin).put('/api/notifications/preferences', { ...wishes, order: true });
    const orders = [await paid(), await paid(), await paid()].map(({ order_number }) => order_number);
    await told(telegram, admin.chat, orders[2]!);
    const numbers = telegram.of(admin.chat).flatMap(({ text }) => /MG-2611-\d+/.exec(text) ?? []);
    expect(numbers.filter((number) => number !== before.order_number)).toEqual(orders);
  });
});

describe('a button', () => {
  it('has orders judge the step, and the messages of all tell what became of it', async () => {
    const [sok, keo] = [await connect('admin', { name: 'Sok <S>' }), await connect('admin', { name: 'Keo' })];
    const cash = await placedForCash();
    const pressed = await press(sok, cash.order_number!, 'Confirm');
    const { data: wanted } = await wantedOf(notifications, cash.order_id);
    const { userId: user_id, email, name } = sok;
    expect(wanted).toMatchObject({
      step: 'confirm',
      via: 'telegram',
      by: { user_id, email, name, role: 'admin' },
    });
    await judges(notifications, wanted);
    expect(await answerTo(telegram, pressed)).toMatch(/^Confirmed by Sok <S>, .*10:42/);
    for (const { chat } of [sok, keo])
      expect(namesOf(await told(telegram, chat, /Confirmed by Sok &lt;S&gt;/))).toEqual([
        'Packed',
        'Shipped',
      ]);
  });

  it('that somebody else was faster with tells who, and is judged no more', async () => {
    const [sok, keo] = [await connect('admin', { name: 'Sok' }), await connect('admin', { name: 'Keo' })];
    const { order_id, order_number } = await paid();
    const stale = await told(telegram, keo.chat, order_number!);
    const old = structuredClone(stale);
    await press(sok, order_number!, 'Packed');
    await judges(notifications, (await wantedOf(notifications, order_id)).data);
    const pressed = telegram.presses(keo.chat, old, 'Packed');
    expect(await answerTo(telegram, pressed)).toMatch(/^Sok has packed this already, /);
    const wanted = notifications.others.events.filter(
      ({ type, subject }) => type === 'order.step-wanted.v1' && subject === order_id,
    );
    expect(wanted).toHaveLength(1);
  });

  it('tells why not', async () => {
    const admin = await connect();
    const { order_id, order_number } = await paid();
    const pressed = await press(admin, order_number!, 'Packed');
    const { data } = await wantedOf(notifications, order_id);
    const problem = { code: 'WRONG_STATUS', params: {}, message: 'No' };
    await judges(notifications, data, { outcome: 'refused', problem });
    expect(await answerTo(telegram, pressed)).toBe('The order has gone on: this is not possible any more.');
    expect(namesOf(await told(telegram, admin.chat, order_number!))).toEqual(['Packed', 'Shipped']);
  });

  it('for a shipment asks with whom, and for the number where there is one', async () => {
    const packer = await connect('packer', { name: 'Vanna' });
    const { order_id, order_number } = await paid();
    await press(packer, order_number!, 'Shipped');
    const { data: first } = await wantedOf(notifications, order_id);
    const couriers = [
      { name: 'J&T', needs_number: true },
      { name: 'Grab', needs_number: false },
    ];
    await judges(notifications, first, { outcome: 'courier-needed', who: undefined, couriers });
    await told(telegram, packer.chat, 'With whom does it leave?');
    await press(packer, 'With whom', 'Shipped: J&T');
    const asked = await told(telegram, packer.chat, 'tracking number of J&amp;T');
    expect(asked.asksForAnswer).toBe(true);
    telegram.writes(packer.chat, ' JT-77 ', { reply_to_message: { message_id: asked.message_id } });
    const { data: second } = await waitFor(
      () =>
        notifications.others.events.findLast(
          ({ type, subject, data }) =>
            type === 'order.step-wanted.v1' && subject === order_id && 'courier' in data && data.courier,
        ) as { data: EventData<'order.step-wanted.v1'> } | undefined,
      { what: 'the number' },
    );
    expect(second).toMatchObject({ courier: 'J&T', tracking_number: 'JT-77' });
    await judges(notifications, second);
    expect(namesOf(await told(telegram, packer.chat, /Shipped by Vanna/))).toEqual([]);
  });

  it('counts by the role of now, and for the messages of the chat alone', async () => {
    const [admin, other] = [await connect(), await connect()];
    const { order_id, order_number } = await paid();
    const message = await told(telegram, admin.chat, order_number!);
    const theirs = telegram.presses(other.chat, message, 'Packed');
    expect(await answerTo(telegram, theirs)).toMatch(/^This cannot be done now/);
    await becomes(notifications, admin, { role: 'support' });
    expect(await answerTo(telegram, telegram.presses(admin.chat, message, 'Packed'))).toBe(
      'You may not do this.',
    );
    await becomes(notifications, admin, { role: 'customer' });
    expect(await answerTo(telegram, telegram.presses(admin.chat, message, 'Shipped'))).toBe(
      'You may not do this.',
    );
    const later = await paid();
    await told(telegram, other.chat, later.order_number!);
    expect(telegram.of(admin.chat).some(({ text }) => text.includes(later.order_number!))).toBe(false);
    expect(
      notifications.others.events.some(
        ({ type, subject }) => type === 'order.step-wanted.v1' && subject === order_id,
      ),
    ).toBe(false);
  });

  it('is gone when the order is shipped in the dashboard, or over', async () => {
    const admin = await connect();
    const [shipped, cancelled] = [await paid(), await placedForCash()];
    for (const { order_number } of [shipped, cancelled]) await told(telegram, admin.chat, order_number!);
    const { order_id, order_number, customer } = shipped;
    await deliver('order.shipped.v1', {
      order_id,
      order_number,
      customer,
      courier: null,
      tracking_number: null,
    });
    const { order_id: id, order_number: number } = cancelled;
    await deliver('order.cancelled.v1', {
      order_id: id,
      order_number: number,
      customer,
      reason: 'unconfirmed',
    });
    expect(namesOf(await told(telegram, admin.chat, /Shipped by the shop/))).toEqual([]);
    expect(namesOf(await told(telegram, admin.chat, /This order is over/))).toEqual([]);
  });
});

describe('a customer who is connected', () => {
  it('gets the news of their orders in their language, and nothing of those of others', async () => {
    const one = await connect('customer', { name: 'Dara' });
    const khmer = await connect('customer');
    await becomes(notifications, khmer, { language: 'km' });
    const customer = personOf(one);
    const order = await paid({ customer });
    await paid({ customer: personOf(khmer) });
    const of = { order_id: order.order_id, order_number: order.order_number, customer };
    const tracking_url = 'https://jt.example/track?a=1&n=JT-1';
    await deliver('order.shipped.v1', {
      ...of,
      courier: 'J&T',
      tracking_number: 'JT-1',
      tracking_url,
      version: 3,
    });
    const others = notifications.others;
    await others.deliver(
      anEvent('order.came-back.v1', of.order_id, { ...of, phone_number: '012 345', version: 4 }),
    );
    await others.deliver(anEvent('order.delivered.v1', of.order_id, { ...of, version: 5 }));
    const total = { amount: 1_998, currency: 'USD' as const };
    await others.deliver(anEvent('order.refunded.v1', of.order_id, { ...of, total, version: 6 }));
    await told(telegram, one.chat, /was refunded: \$19.98/);
    const texts = telegram.of(one.chat).map(({ text }) => text);
    expect(texts.slice(1).map((text) => text.split('\n')[0])).toEqual([
      expect.stringMatching(/is paid: \$19.98/),
      expect.stringMatching(/is on its way/),
      expect.stringMatching(/came back to us/),
      expect.stringMatching(/was delivered/),
      expect.stringMatching(/was refunded/),
    ]);
    expect(texts[2]).toContain('<a href="https://jt.example/track?a=1&amp;n=JT-1">Follow your parcel</a>');
    expect((await told(telegram, khmer.chat, 'បានទូទាត់')).buttons).toEqual([]);
    expect(telegram.of(khmer.chat)).toHaveLength(2);
  });

  it('hears that an order was cancelled, unless they have done that themselves', async () => {
    const one = await connect('customer');
    const customer = personOf(one);
    const cancel = async (how: object) => {
      const { order_id, order_number } = await placedForCash();
      await deliver('order.cancelled.v1', { order_id, order_number, customer, reason: 'cancelled', ...how });
    };
    await cancel({ by: one.userId });
    await cancel({ in_review: true });
    await told(telegram, one.chat, 'The bank could not tell us in time');
    expect(telegram.of(one.chat).filter(({ text }) => text.includes('was cancelled'))).toHaveLength(1);
  });

  it('hears that money goes back by hand, where no provider sends it', async () => {
    const one = await connect('customer');
    const of = { ...(await paid({ customer: personOf(one) })), method: 'cod' as const };
    await notifications.others.deliver(anEvent('order.refunded.v1', of.order_id, { ...of, version: 6 }));
    expect((await told(telegram, one.chat, 'was refunded')).text).toContain('Our staff send it by hand');
  });

  it('who is nobody any more gets nothing', async () => {
    const who = await connect('customer');
    await becomes(notifications, who, { is_blocked: true });
    await paid({ customer: personOf(who) });
    const rows = await query(
      notifications.databaseUrl,
      `SELECT what FROM telegram_messages WHERE user_id = $1`,
      [who.userId],
    );
    expect(rows.map(({ what }) => what)).not.toContain('paid');
  });
});
