import { randomUUID } from 'node:crypto';
import { anEvent, natively, query, sentAgain, staff, waitFor } from '@mekong/testing';
import { alertsOf } from './alert-events.js';
import { aPerson, sealingKey } from './builders.js';
import { mailing } from './mailing.js';

const { seal } = await natively<typeof import('@mekong/messaging')>('@mekong/messaging');

const shop = mailing();
const admin = staff('admin');

const log = async (search: string) =>
  (await shop.notifications.as(admin).get(`/api/admin/mails?${search}`)).body;
const resend = (id: string) => shop.notifications.as(admin).post(`/api/admin/mails/${id}/resend`);
const settled = (email: string, status = 'sent') =>
  waitFor(
    async () => (await log(`q=${email}`)).mails.find((mail: { status: string }) => mail.status === status),
    {
      what: `a mail to ${email} that is ${status}`,
    },
  );

async function givenWelcome(person = aPerson()) {
  await shop.notifications.others.deliver(anEvent('user.verified.v1', person.user_id, person));
  return person;
}

/** Makes the repetitions of this mail a minute older. */
const minutePasses = (id: string) =>
  query(
    shop.notifications.databaseUrl,
    `UPDATE mails SET created_at = created_at - interval '61 seconds' WHERE resend_of = $1`,
    [id],
  );

async function givenCode(code: string, person = aPerson()) {
  const expires = { code_expires_at: new Date(Date.now() + 900_000).toISOString() };
  const data = { ...person, ...expires, code_sealed: seal(code, sealingKey) };
  await shop.notifications.others.deliver(anEvent('user.signed-up.v1', person.user_id, data));
  return person;
}

describe('the log of mails', () => {
  it('shows the status of a mail, but not its content', async () => {
    const { email } = await givenWelcome();
    const mail = await settled(email);
    expect(mail).toMatchObject({
      to: email,
      subject: 'Welcome to Mekong Gear',
      kind: 'welcome',
      attempts: 1,
    });
    expect(Object.keys(mail)).not.toEqual(expect.arrayContaining(['text', 'html', 'params']));
  });

  it('shows no code, not even in a subject', async () => {
    const { email } = await givenCode('481516');
    const mail = await settled(email);
    expect(mail.subject).toMatch(/is your Mekong Gear verification code$/);
    expect(JSON.stringify(mail)).not.toContain('481516');
    expect(mail.can_resend).toBe(false);
  });

  it("is searched by a part of the address in any letter case, by an order's id or number, by status and kind", async () => {
    const { email } = await givenWelcome();
    await settled(email);
    expect((await log(`q=${email.toUpperCase().slice(1)}`)).total).toBe(1);
    expect((await log(`q=${email}&status=failed`)).total).toBe(0);
    expect((await log(`q=${email}&kind=order-receipt`)).total).toBe(0);
    expect((await log(`q=%25`)).total).toBe(0);
    const order_id = randomUUID();
    const order_number = 'MG-2611-7777';
    const delivered = { order_id, order_number, customer: aPerson() };
    await shop.notifications.others.deliver(anEvent('order.delivered.v1', order_id, delivered));
    for (const q of [order_id, order_number, 'mg26117777'])
      expect((await log(`q=${q}`)).mails).toMatchObject([
        { kind: 'order-delivered', order_id, order_number },
      ]);
  });

  it('loses the mails of a deleted account, but not those of a later account with its address', async () => {
    const gone = await givenWelcome();
    const { id } = await settled(gone.email);
    const deleted = { user_id: gone.user_id, email: gone.email.toUpperCase() };
    const event = anEvent('user.deleted.v1', gone.user_id, deleted);
    await givenWelcome({ ...aPerson(), email: gone.email });
    await shop.notifications.others.deliver(event);
    expect((await log(`q=${gone.email}`)).total).toBe(1);
    expect((await resend(id)).status).toBe(404);
  });
});

describe('why a mail was not sent', () => {
  it.each([
    [550, 'address', 'failed', 'MAIL_ADDRESS_REFUSED'],
    [554, 'mail', 'failed', 'MAIL_REFUSED'],
    [451, 'mail', 'queued', 'MAIL_SERVER_BUSY'],
  ] as const)('after a %d to the %s is named by its code, with what the server said', async (...refusal) => {
    const [answer, what, status, code] = refusal;
    shop.server.refuseWith(answer, what);
    const { email } = await givenWelcome();
    const mail = await waitFor(
      async () =>
        (await log(`q=${email}&status=${status}`)).mails.find((one: { attempts: number }) => one.attempts),
      { what: `a mail to ${email} that was refused` },
    );
    const detail = expect.stringContaining(`${answer} refused`);
    expect(mail).toMatchObject({
      last_error: detail,
      faults: [{ code, params: { detail }, message: detail }],
    });
  });

  it('is forgotten once it was sent', async () => {
    shop.server.refuseWith(451);
    const { email } = await givenWelcome();
    await waitFor(async () => (await log(`q=${email}`)).mails[0].faults.length > 0, { what: 'a first try' });
    shop.server.refuseWith(undefined);
    expect(await settled(email)).toMatchObject({ last_error: null, faults: [] });
  });
});

describe('sending a mail again', () => {
  it('queues a mail of its own, and is published for the audit log', async () => {
    const { email } = await givenWelcome();
    const { id } = await settled(email);
    const answer = await resend(id);
    expect(answer.status).toBe(200);
    await waitFor(() => shop.server.received.filter((mail) => mail.to?.[0]?.address === email).length === 2, {
      what: 'the second mail',
    });
    expect((await log(`q=${email}`)).mails[0]).toMatchObject({ id: answer.body.id, resend_of: id });
    const acted = await shop.notifications.others.received('staff.acted.v1', admin.userId);
    expect(acted.data).toMatchObject({
      action: 'mail.resent',
      subject: { type: 'mail', id, name: 'welcome' },
      actor: { user_id: admin.userId },
    });
  });

  it('is refused for a code, with the reason', async () => {
    const { email } = await givenCode('123456');
    const answer = await resend((await settled(email)).id);
    expect(answer.body).toMatchObject({ status: 409, code: 'MAIL_HOLDS_SECRET' });
  });

  it('is refused while it is queued', async () => {
    shop.server.refuseWith(451);
    const { email } = await givenWelcome();
    const [{ id }] = (await log(`q=${email}`)).mails;
    expect((await resend(id)).body).toMatchObject({ status: 409, code: 'MAIL_IS_QUEUED' });
  });

  it('happens once when it is requested twice at the same time', async () => {
    const { email } = await givenWelcome();
    const { id } = await settled(email);
    shop.server.refuseWith(451);
    const answers = await Promise.all([resend(id), resend(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('happens once when the call is sent again with its key, which is answered the same', async () => {
    const { email } = await givenWelcome();
    const { id } = await settled(email);
    const send = (key: object) =>
      shop.notifications.as(admin).post(`/api/admin/mails/${id}/resend`, undefined, { ...key });
    expect((await sentAgain(send)).status).toBe(200);
    expect((await log(`q=${email}`)).total).toBe(2);
  });

  it('is refused for a minute after it was sent again', async () => {
    const { email } = await givenWelcome();
    const { id } = await settled(email);
    expect((await resend(id)).status).toBe(200);
    await waitFor(async () => (await log(`q=${email}&status=sent`)).total === 2);
    expect((await resend(id)).body).toMatchObject({ status: 409, code: 'MAIL_IS_RESENT' });
    await minutePasses(id);
    expect((await resend(id)).status).toBe(200);
  });

  it('is refused after five in an hour to one address', async () => {
    const { email } = await givenWelcome();
    const { id } = await settled(email);
    for (let again = 1; again <= 5; again += 1) {
      expect((await resend(id)).status).toBe(200);
      await waitFor(async () => (await log(`q=${email}&status=sent`)).total === again + 1);
      await minutePasses(id);
    }
    const answer = await resend(id);
    expect(answer.body).toMatchObject({ status: 429, code: 'TOO_MANY_RESENDS' });
    expect(answer.headers.get('retry-after')).toBe('3600');
  });

  it('counts requests for several mails to one address at the same time', async () => {
    const person = aPerson();
    for (let mail = 1; mail <= 8; mail += 1) await givenWelcome(person);
    await waitFor(async () => (await log(`q=${person.email}&status=sent`)).total === 8);
    const ids = (await log(`q=${person.email}`)).mails.map(({ id }: { id: string }) => id);
    const answers = await Promise.all(ids.map(resend));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it.each([randomUUID(), 'x'])('answers 404 for mail %s', async (id) => {
    expect((await resend(id)).status).toBe(404);
  });
});

describe('a mail that has failed', () => {
  it('raises an alert for admins', async () => {
    shop.server.refuseWith(550);
    const { email } = await givenWelcome();
    await settled(email, 'failed');
    const { alerts } = await alertsOf(shop.notifications, admin, '?kind=failure');
    // Mails that earlier tests left in the queue may be refused as well.
    const own = alerts.filter(({ facts }: { facts: { to?: string } }) => facts.to === email);
    expect(own).toMatchObject([{ what: 'mail.failed', facts: { template: 'welcome' } }]);
    expect((await alertsOf(shop.notifications, staff('seller'), '?kind=failure')).total).toBe(0);
  });

  it('can be sent again', async () => {
    shop.server.refuseWith(550);
    const { email } = await givenWelcome();
    const { id } = await settled(email, 'failed');
    shop.server.refuseWith(undefined);
    expect((await resend(id)).status).toBe(200);
    await settled(email);
  });

  it('has no code in its error, even if the server quotes it', async () => {
    // The server answers 'refused', so a code of that text is one that the server quotes.
    shop.server.refuseWith(550);
    const { email } = await givenCode('refused');
    const { last_error, faults } = await settled(email, 'failed');
    expect(last_error).not.toContain('refused');
    expect(faults).toMatchObject([{ code: 'MAIL_REFUSED' }]);
    expect(JSON.stringify(faults)).not.toContain('refused');
  });
});
