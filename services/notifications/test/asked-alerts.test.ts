import { randomUUID } from 'node:crypto';
import type { EventData } from '@mekong/contracts';
import { anEvent, query, staff } from '@mekong/testing';
import { alertsOf, anOrderOf, pay } from './alert-events.js';
import { aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

const deliver: NotificationsUnderTest['others']['deliver'] = (event) => notifications.others.deliver(event);
const newestOf = async (person: ReturnType<typeof staff>) =>
  (await alertsOf(notifications, person)).alerts[0];

let serial = 0;
const askAbout = async (seller_id: string, product_name = 'Glide Pad') => {
  const question_id = (serial += 1);
  await deliver(
    anEvent('question.asked.v1', question_id, { question_id, product_id: 12, product_name, seller_id }),
  );
  return question_id;
};

describe('a question about a product', () => {
  it('tells the admins and the seller of the product', async () => {
    const seller = staff('seller');
    await askAbout(seller.userId);
    const asked = { kind: 'review', what: 'question.asked', facts: { product_name: 'Glide Pad' } };
    for (const reader of [seller, staff('admin')]) expect(await newestOf(reader)).toMatchObject(asked);
    expect((await alertsOf(notifications, staff('seller'))).alerts).toEqual([]);
  });

  it.each(['answered', 'hidden', 'deleted'] as const)('is read by all once it is %s', async (decision) => {
    const seller = staff('seller');
    const question_id = await askAbout(seller.userId);
    const { unread } = await alertsOf(notifications, seller);
    await deliver(anEvent('question.settled.v1', question_id, { question_id, decision }));
    expect(await newestOf(seller)).toMatchObject({ facts: { question_id, decision } });
    expect((await alertsOf(notifications, seller)).unread).toBe(unread - 1);
  });
});

describe('brands that a seller wants', () => {
  const want = async (upload_id: string, seller_id: string) => {
    const brands = ['Zowie', 'Vaxee'];
    await deliver(anEvent('brands.wanted.v1', upload_id, { upload_id, seller_id, brands }));
  };

  it('are told to the admins, and to no seller', async () => {
    const [seller, upload_id] = [staff('seller'), randomUUID()];
    await want(upload_id, seller.userId);
    const facts = { upload_id, brands: ['Zowie', 'Vaxee'] };
    expect(await newestOf(staff('admin'))).toMatchObject({ kind: 'review', what: 'brands.wanted', facts });
    expect(await newestOf(seller)).toBeUndefined();
  });

  it('are told once an hour for each upload', async () => {
    const [admin, { userId }, upload_id] = [staff('admin'), staff('seller'), randomUUID()];
    await want(upload_id, userId);
    const { unread } = await alertsOf(notifications, admin);
    await want(upload_id, userId);
    expect((await alertsOf(notifications, admin)).unread).toBe(unread);
    await want(randomUUID(), userId);
    expect((await alertsOf(notifications, admin)).unread).toBe(unread + 1);
  });
});

describe('the answer to a question', () => {
  const answered = (customer = aPerson()): EventData<'question.answered.v1'> => ({
    question_id: (serial += 1),
    customer,
    product: { id: 12, name: 'Glide Pad', name_km: 'កម្រាល', category: 'mousepad' },
    text: 'Is it <quiet>?\nReally?',
    answer: 'Yes & very',
  });

  it('is mailed to whoever asked, with the question, and is no markup', async () => {
    const event = answered();
    await deliver(anEvent('question.answered.v1', event.question_id, event));
    const mail = await notifications.mailTo(event.customer.email);
    expect(mail.subject).toBe('Your question about Glide Pad');
    expect(mail.text).toContain('You have asked:\nIs it <quiet>?\nReally?\n\nWe answer:\nYes & very');
    expect(mail.text).toContain('http://shop.test/product/mousepad/x-12#questions');
    expect(mail.html).toContain('Is it &lt;quiet&gt;?');
    expect(mail.html).toContain('Yes &amp; very');
  });

  it('is mailed once, however often its event comes', async () => {
    const event = answered();
    const told = anEvent('question.answered.v1', event.question_id, event);
    await Promise.all([1, 2, 3].map(() => deliver(told)));
    await notifications.mailTo(event.customer.email);
    expect(
      await query(notifications.databaseUrl, 'SELECT count(*)::int FROM mails WHERE user_id = $1', [
        event.customer.user_id,
      ]),
    ).toEqual([{ count: 1 }]);
  });
});

describe('a return that a customer asks for', () => {
  const aReturn = (
    order: ReturnType<typeof anOrderOf>,
    state: EventData<'order.return-changed.v1'>['state'],
  ): EventData<'order.return-changed.v1'> => ({
    ...{ order_id: order.order_id, order_number: 'MG-2611-0042', customer: order.customer, return_id: 7 },
    ...{ state, message: null, hand_over: null, label: null },
    lines: [{ product_id: order.lines[0]!.product_id, name: 'Glide Pad', quantity: 2 }],
  });

  it('tells the admins and the seller of its pieces, and no other seller of the order', async () => {
    const [seller, other] = [staff('seller'), staff('seller')];
    const order = anOrderOf(seller.userId, other.userId);
    await pay(notifications, order);
    await deliver(anEvent('order.return-changed.v1', order.order_id, aReturn(order, 'requested')));
    const told = {
      kind: 'order',
      what: 'order.return-asked',
      facts: { order_number: 'MG-2611-0042', products: [{ name: 'Glide Pad', quantity: 2 }] },
    };
    for (const reader of [seller, staff('admin')]) expect(await newestOf(reader)).toMatchObject(told);
    expect(await newestOf(other)).toMatchObject({ what: 'order.paid' });
  });

  it('tells nobody of what staff have done with it', async () => {
    const seller = staff('seller');
    const order = anOrderOf(seller.userId);
    await pay(notifications, order);
    await deliver(anEvent('order.return-changed.v1', order.order_id, aReturn(order, 'accepted')));
    expect(await newestOf(seller)).toMatchObject({ what: 'order.paid' });
  });

  it('of a deleted account is told without the name', async () => {
    const seller = staff('seller');
    const order = { ...anOrderOf(seller.userId), customer: aPerson() };
    const { user_id, email } = order.customer;
    await deliver(anEvent('user.deleted.v1', user_id, { user_id, email }));
    await deliver(anEvent('order.return-changed.v1', randomUUID(), aReturn(order, 'requested')));
    expect(await newestOf(staff('admin'))).toMatchObject({ facts: { customer_name: 'A former customer' } });
  });
});
