import { anEvent, query, waitFor, natively } from '@mekong/testing';
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

const soon = () => new Date(Date.now() + 900_000).toISOString();
const signedUp = (person: ReturnType<typeof aPerson>) =>
  anEvent('user.signed-up.v1', person.user_id, {
    ...person,
    code_sealed: seal('123456', sealingKey),
    code_expires_at: soon(),
  });
const mailsTo = (email: string) =>
  query(notifications.databaseUrl, 'SELECT * FROM mails WHERE "to" = $1', [email]);

it('a sign-up mails the code', async () => {
  const person = aPerson();
  await notifications.others.deliver(signedUp(person));
  const mail = await notifications.mailTo(person.email);
  expect(mail.subject).toBe('123456 is your Mekong Gear verification code');
  expect(mail.text).toContain('123456');
});

it('a mailed code comes without the name, which a stranger may have made up', async () => {
  const person = { ...aPerson(), name: 'Win at evil.example' };
  await notifications.others.deliver(signedUp(person));
  const { text, html } = await notifications.mailTo(person.email);
  expect(text + html).not.toContain('evil.example');
});

it('a requested new code is mailed too', async () => {
  const person = aPerson();
  await notifications.others.deliver(
    anEvent('user.code-requested.v1', person.user_id, {
      ...person,
      code_sealed: seal('654321', sealingKey),
      code_expires_at: soon(),
    }),
  );
  expect((await notifications.mailTo(person.email)).subject).toContain('654321');
});

it('a verified user gets a welcome mail', async () => {
  const person = aPerson();
  await notifications.others.deliver(anEvent('user.verified.v1', person.user_id, person));
  expect((await notifications.mailTo(person.email)).subject).toBe('Welcome to Mekong Gear');
});

it("a password reset mails the link under the shop's own address", async () => {
  const person = aPerson();
  const event = anEvent('user.password-reset-requested.v1', person.user_id, {
    ...person,
    token_sealed: seal('a-token', sealingKey),
    token_expires_at: soon(),
  });
  await notifications.others.deliver(event);
  expect((await notifications.mailTo(person.email)).text).toContain(
    'http://shop.test/reset-password/a-token',
  );
});

it('an invitation mails its link and the role', async () => {
  const { user_id, email } = aPerson();
  const event = anEvent('user.invited.v1', user_id, {
    user_id,
    email,
    role: 'packer',
    token_sealed: seal('a-token', sealingKey),
    token_expires_at: soon(),
  });
  await notifications.others.deliver(event);
  const { text } = await notifications.mailTo(email);
  expect(text).toContain('as a packer');
  expect(text).toContain('http://shop.test/invitation/a-token');
});

it('a paid order mails the receipt with lines, sums and address', async () => {
  const order = aPaidOrder();
  await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, order));
  const mail = await notifications.mailTo(order.customer.email);
  expect(mail.subject).toBe('Your Mekong Gear receipt for order MG-2611-0001: $19.98');
  expect(mail.text).toContain(
    '2 × Glide Pad: $19.98\nSubtotal: $19.98\nShipping: Free\nTax (VAT 0%): $0.00\nTotal: $19.98\nabout 81,900៛ at the rate when you paid',
  );
  expect(mail.html).toContain('about 81,900៛ at the rate when you paid');
  expect(mail.text).toContain('ផ្ទះលេខ ១២, Phnom Penh');
});

it('the receipt of a payment whose riel rate is not known says nothing of riel', async () => {
  const order = { ...aPaidOrder(), riel_rate: undefined };
  await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, order));
  expect((await notifications.mailTo(order.customer.email)).text).not.toContain('៛');
});

it('the receipt thanks whoever has bought, and says for whom where that is somebody else', async () => {
  const order = { ...aPaidOrder(), customer_name: 'Grandmother' };
  await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, order));
  const { text } = await notifications.mailTo(order.customer.email);
  expect(text).toContain(`Thank you, ${order.customer.name}, for your order for Grandmother.`);
});

it('the receipt of an order for oneself names nobody twice', async () => {
  const order = aPaidOrder();
  const own = { ...order, customer_name: order.customer.name.toUpperCase() };
  await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, own));
  const { text } = await notifications.mailTo(order.customer.email);
  expect(text).toContain(`Thank you for your order, ${order.customer.name}.`);
});

it('text that shoppers typed is escaped', async () => {
  const order = aPaidOrder();
  await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, order));
  const mail = await notifications.mailTo(order.customer.email);
  expect(mail.html).toContain('Chan &lt;b&gt;Thy&lt;/b&gt;');
});

it('an event that arrives twice sends one mail', async () => {
  const person = aPerson();
  const event = signedUp(person);
  await Promise.all([notifications.others.deliver(event), notifications.others.deliver(event)]);
  await notifications.mailTo(person.email);
  expect(await mailsTo(person.email)).toHaveLength(1);
});

it("a sent mail's code is deleted", async () => {
  const person = aPerson();
  await notifications.others.deliver(signedUp(person));
  await notifications.mailTo(person.email);
  expect(await mailsTo(person.email)).toMatchObject([{ status: 'sent', secret_sealed: null }]);
});

describe('the mailbox', () => {
  it('lists newest first, and finds an address in any letter case', async () => {
    const person = aPerson();
    await notifications.others.deliver(anEvent('user.verified.v1', person.user_id, person));
    await notifications.mailTo(person.email);
    const order = aPaidOrder(person);
    await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, order));
    const messages = await waitFor(async () => {
      const { body } = await notifications.api.get(`/api/dev/mailbox?to=${person.email.toUpperCase()}`);
      return body.messages.length === 2 ? body.messages : undefined;
    });
    expect(messages.map((message: { subject: string }) => message.subject)).toEqual([
      'Your Mekong Gear receipt for order MG-2611-0001: $19.98',
      'Welcome to Mekong Gear',
    ]);
  });

  it('is a page that lists mails and shows one in a sandbox', async () => {
    const person = aPerson('<script>alert(1)</script>');
    await notifications.others.deliver(anEvent('user.verified.v1', person.user_id, person));
    await notifications.mailTo(person.email);
    const list = await notifications.api.get(`/dev/mailbox?to=${person.email}`);
    expect(list.headers.get('content-type')).toContain('text/html');
    const [link] = /\/dev\/mailbox\/\d+/.exec(list.body)!;
    const mail = await notifications.api.get(link);
    expect(mail.body).toContain('sandbox=');
    expect(mail.body).not.toContain('<script>alert');
  });

  it.each(['0', 'x', '999999'])('answers 404 for mail %s', async (id) => {
    expect((await notifications.api.get(`/dev/mailbox/${id}`)).status).toBe(404);
  });
});
