import { anEvent, query, natively } from '@mekong/testing';
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

const changed = (person: Person, language?: 'km' | 'en', time = new Date()) => ({
  ...anEvent('user.changed.v1', person.user_id, {
    ...person,
    role: 'customer',
    ...(language && { language }),
    is_verified: true,
    is_blocked: false,
    signed_up_at: '2026-11-01T00:00:00.000Z',
  }),
  time: time.toISOString(),
});

async function receiptOf(person: Person) {
  await notifications.others.deliver(anEvent('order.paid.v1', 'order', aPaidOrder(person)));
  return notifications.mailTo(person.email);
}

it('mails are in English to whoever has chosen no language', async () => {
  expect((await receiptOf(aPerson())).subject).toBe(
    'Your Mekong Gear receipt for order MG-2611-0001: $19.98',
  );
});

it('the first mail is in the language in which one signed up', async () => {
  const person = aPerson();
  await notifications.others.deliver(
    anEvent('user.signed-up.v1', person.user_id, {
      ...person,
      language: 'km',
      code_sealed: seal('123456', sealingKey),
      code_expires_at: new Date(Date.now() + 900_000).toISOString(),
    }),
  );
  const { subject, html } = await notifications.mailTo(person.email);
  expect(subject).toBe('123456 ជាលេខកូដផ្ទៀងផ្ទាត់ Mekong Gear របស់អ្នក');
  expect(html).toContain('<html lang="km">');
});

it('mails follow the language that the account has now, and an earlier choice that is heard of later changes nothing', async () => {
  const person = aPerson();
  await notifications.others.deliver(changed(person, 'km'));
  await notifications.others.deliver(changed(person, 'en', new Date(Date.now() - 60_000)));
  const { subject, text } = await receiptOf(person);
  expect(text).toContain('2 × បន្ទះកណ្ដុរ Glide');
  expect(subject).toBe('វិក្កយបត្រ Mekong Gear របស់អ្នកសម្រាប់ការបញ្ជាទិញ MG-2611-0001៖ $19.98');
  expect(text).toMatch(/បានទូទាត់ 21 វិច្ឆិកា 2026 ម៉ោង 15:00 /);
  expect(text).toContain('ប្រហែល 81,900៛ តាមអត្រានៅពេលអ្នកទូទាត់');
});

it('mails are in English again once the account has no language any more, but not after older news of that', async () => {
  const [taken, kept] = [aPerson(), aPerson()];
  for (const person of [taken, kept]) await notifications.others.deliver(changed(person, 'km'));
  await notifications.others.deliver(changed(taken, undefined, new Date(Date.now() + 1_000)));
  await notifications.others.deliver(changed(kept, undefined, new Date(Date.now() - 60_000)));
  expect((await receiptOf(taken)).subject).toContain('receipt');
  expect((await receiptOf(kept)).subject).toContain('វិក្កយបត្រ');
});

it('a parcel that came back is told in the language of the account', async () => {
  const person = aPerson();
  await notifications.others.deliver(changed(person, 'km'));
  const back = {
    order_id: 'order',
    order_number: 'MG-2611-0042',
    customer: person,
    phone_number: '012 345 678',
  };
  await notifications.others.deliver(anEvent('order.came-back.v1', 'order', back));
  const { subject, text } = await notifications.mailTo(person.email);
  expect(subject).toBe('ការបញ្ជាទិញ MG-2611-0042 របស់អ្នកពី Mekong Gear បានត្រឡប់មកយើងវិញ');
  expect(text).toContain('យើងនឹងទូរស័ព្ទទៅ 012 345 678');
});

it('a return is told in the language of the account', async () => {
  const person = aPerson();
  await notifications.others.deliver(changed(person, 'km'));
  const accepted = {
    ...{
      order_id: 'order',
      order_number: 'MG-2611-0042',
      customer: person,
      return_id: 7,
      state: 'accepted' as const,
    },
    ...{ message: null, hand_over: 'pick_up' as const, label: null },
    lines: [{ product_id: 1, name: 'Glide', name_km: 'បន្ទះកណ្ដុរ', quantity: 1 }],
  };
  await notifications.others.deliver(anEvent('order.return-changed.v1', 'order', accepted));
  const { subject, text } = await notifications.mailTo(person.email);
  expect(subject).toBe('ការប្រគល់មកវិញនៃការបញ្ជាទិញ MG-2611-0042 នៅ Mekong Gear ត្រូវបានទទួលយក');
  expect(text).toContain('ប្រគល់មកវិញ: 1 × បន្ទះកណ្ដុរ');
});

it('a parcel that is sent again is told in the language of the account', async () => {
  const person = aPerson();
  await notifications.others.deliver(changed(person, 'km'));
  const again = { order_id: 'order', order_number: 'MG-2611-0042', customer: person };
  await notifications.others.deliver(anEvent('order.sent-again.v1', 'order', again));
  const { subject } = await notifications.mailTo(person.email);
  expect(subject).toBe('ការបញ្ជាទិញ MG-2611-0042 របស់អ្នកពី Mekong Gear កំពុងត្រូវបានផ្ញើម្ដងទៀត');
});

it('the language of a person whose data was deleted is kept no more, and not again', async () => {
  const person = aPerson();
  await notifications.others.deliver(changed(person, 'km'));
  const { user_id, email } = person;
  await notifications.others.deliver(anEvent('user.deleted.v1', user_id, { user_id, email }));
  await notifications.others.deliver(changed(person, 'km'));
  const kept = `SELECT language FROM known_languages WHERE user_id = $1`;
  expect(await query(notifications.databaseUrl, kept, [user_id])).toEqual([]);
});
