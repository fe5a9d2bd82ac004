import type { Role } from '@mekong/contracts';
import { anEvent, anIdentity, query } from '@mekong/testing';
import { Secret, TOTP } from 'otpauth';
import {
  givenStaff as givenLoggedIn,
  givenUser,
  inKhmer,
  logIn,
  sessionIn,
  staffPassword,
  startAuth,
  vouchFor,
  type AuthUnderTest,
} from './builders.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

/** The code that the app shows `ahead` steps from now; the current one is used up by the setup. */
const shown = (secret: string, ahead = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ahead * 30_000 });

async function givenStaff(role: Role = 'seller') {
  const user = await givenUser(auth);
  await query(auth.databaseUrl, 'UPDATE users SET role = $2 WHERE id = $1', [user.id, role]);
  const me = auth.as(anIdentity({ userId: user.id, email: user.email, name: user.name, role }));
  return { user, me };
}

const start = (me: Awaited<ReturnType<typeof givenStaff>>['me'], password = 'Secret1!') =>
  me.post('/api/account/two-step', { password });

/** Staff with two-step login on. */
async function givenTwoStep(role: Role = 'seller') {
  const { user, me } = await givenStaff(role);
  const { secret } = (await start(me)).body;
  const { body } = await me.post('/api/account/two-step/confirm', { code: shown(secret) });
  return { user, me, secret: secret as string, recoveryCodes: body.recovery_codes as string[] };
}
const ticketFor = async (email: string) => (await logIn(auth, email)).body.ticket as string;
const finish = (ticket: string, code: string) =>
  auth.as().post('/api/auth/login/second-step', { ticket, code });
const off = (me: Awaited<ReturnType<typeof givenStaff>>['me'], code: string, password = 'Secret1!') =>
  me.post('/api/account/two-step/off', { password, code });

describe('setting up two-step login', () => {
  it('gives a secret as text and for a QR code', async () => {
    const { user, me } = await givenStaff();
    const { secret, uri } = (await start(me)).body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Mekong%20Gear:${encodeURIComponent(user.email)}?issuer=Mekong%20Gear&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });

  it('requires the password', async () => {
    const { me } = await givenStaff();
    expect((await start(me, 'Wrong1!')).body.code).toBe('WRONG_PASSWORD');
  });

  it('does not affect logins before a code has confirmed it', async () => {
    const { user, me } = await givenStaff();
    await start(me);
    expect(sessionIn(await logIn(auth, user.email))).toBeDefined();
  });

  it('gives ten recovery codes', async () => {
    const { me, recoveryCodes } = await givenTwoStep();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await me.get('/api/account/two-step')).body).toEqual({ is_on: true, recovery_codes_left: 10 });
  });

  it('refuses a wrong code', async () => {
    const { me } = await givenStaff();
    const { secret } = (await start(me)).body;
    const answer = await me.post('/api/account/two-step/confirm', { code: shown(secret, 50) });
    expect(answer.body).toMatchObject({ status: 400, code: 'INVALID_CODE', errors: [{ field: 'code' }] });
    expect((await me.get('/api/account/two-step')).body.is_on).toBe(false);
  });

  it('is refused while it is on', async () => {
    const { me } = await givenTwoStep();
    expect((await start(me)).body).toMatchObject({ status: 409, code: 'TWO_STEP_ON' });
  });

  it('stores neither secret nor codes in the clear', async () => {
    const { user, secret, recoveryCodes } = await givenTwoStep();
    const [row] = await query(
      auth.databaseUrl,
      `SELECT secret_sealed, (SELECT string_agg(code_hash, ' ') FROM recovery_codes c WHERE c.user_id = t.user_id) AS codes
       FROM two_step t WHERE user_id = $1`,
      [user.id],
    );
    const text = JSON.stringify(row);
    const clear = [
      secret,
      Buffer.from(Secret.fromBase32(secret).buffer).toString('base64'),
      ...recoveryCodes.map((c) => c.replace('-', '')),
    ];
    expect(clear.filter((part) => text.includes(part))).toEqual([]);
  });
});

describe('logging in with two steps', () => {
  it('starts no session for the password alone', async () => {
    const { user } = await givenTwoStep();
    const answer = await logIn(auth, user.email);
    expect(answer).toMatchObject({ status: 200, body: { twoStepRequired: true } });
    expect(sessionIn(answer)).toBeUndefined();
    expect(answer.body.user).toBeUndefined();
    expect(await vouchFor(auth, answer.body.ticket)).toBeNull();
  });

  it('starts one for the code', async () => {
    const { user, secret } = await givenTwoStep();
    const answer = await finish(await ticketFor(user.email), shown(secret, 1));
    expect(answer).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect(await vouchFor(auth, sessionIn(answer)!)).not.toBeNull();
  });

  it('starts one for the code in Khmer digits', async () => {
    const { user, secret } = await givenTwoStep();
    const answer = await finish(await ticketFor(user.email), inKhmer(shown(secret, 1)));
    expect(answer.status).toBe(200);
  });

  it('accepts a code once', async () => {
    const { user, secret } = await givenTwoStep();
    const tickets = [await ticketFor(user.email), await ticketFor(user.email)];
    const code = shown(secret, 1);
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('accepts a ticket once', async () => {
    const { user, recoveryCodes } = await givenTwoStep();
    const ticket = await ticketFor(user.email);
    expect((await finish(ticket, recoveryCodes[0]!)).status).toBe(200);
    expect((await finish(ticket, recoveryCodes[1]!)).body.code).toBe('TICKET_ENDED');
  });

  it('accepts each recovery code once, however it is written', async () => {
    const { user, me, recoveryCodes } = await givenTwoStep();
    const code = recoveryCodes[3]!;
    const written = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await finish(await ticketFor(user.email), written)).status).toBe(200);
    expect((await finish(await ticketFor(user.email), code)).status).toBe(400);
    expect((await me.get('/api/account/two-step')).body.recovery_codes_left).toBe(9);
  });

  it('refuses the ticket after 5 wrong codes, even with the right one', async () => {
    const { user, secret } = await givenTwoStep();
    const ticket = await ticketFor(user.email);
    for (let wrong = 1; wrong <= 5; wrong += 1)
      expect((await finish(ticket, shown(secret, 50))).status).toBe(400);
    expect((await finish(ticket, shown(secret, 1))).body).toMatchObject({
      status: 401,
      code: 'TICKET_ENDED',
    });
  });

  it('is refused after 15 wrong codes with any tickets', async () => {
    const { user, secret } = await givenTwoStep();
    for (let wrong = 0; wrong < 15; wrong += 1) {
      const ticket = await ticketFor(user.email);
      await finish(ticket, shown(secret, 50));
    }
    const answer = await finish(await ticketFor(user.email), shown(secret, 1));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('ends with the ticket after 10 minutes', async () => {
    const { user, secret } = await givenTwoStep();
    const ticket = await ticketFor(user.email);
    await query(auth.databaseUrl, `UPDATE login_tickets SET expires_at = now() WHERE user_id = $1`, [
      user.id,
    ]);
    expect((await finish(ticket, shown(secret, 1))).body.code).toBe('TICKET_ENDED');
  });

  it('ends when the user is blocked between the steps', async () => {
    const { user, secret } = await givenTwoStep();
    const ticket = await ticketFor(user.email);
    await auth.as(anIdentity({ role: 'admin' })).post(`/api/admin/users/${user.id}/block`);
    expect((await finish(ticket, shown(secret, 1))).body.code).toBe('TICKET_ENDED');
  });

  it('leaves no session when an admin sets another password at the same moment', async () => {
    const { user, recoveryCodes } = await givenTwoStep();
    const tickets = await Promise.all(recoveryCodes.slice(0, 6).map(() => ticketFor(user.email)));
    const { me: admin } = await givenLoggedIn(auth);
    const [edited, ...answers] = await Promise.all([
      admin.patch(`/api/admin/users/${user.id}`, { password: staffPassword }),
      ...tickets.map((ticket, index) => finish(ticket, recoveryCodes[index]!)),
    ]);
    expect(edited.status).toBe(200);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const sessions = answers.map(sessionIn).filter((session) => session !== undefined);
    expect((await Promise.all(sessions.map((one) => vouchFor(auth, one)))).filter(Boolean)).toEqual([]);
  });

  it('is in the login history', async () => {
    const { user, me, secret } = await givenTwoStep();
    const ticket = await ticketFor(user.email);
    await finish(ticket, shown(secret, 50));
    await finish(ticket, shown(secret, 1));
    const { logins } = (await me.get('/api/account/logins')).body;
    expect(logins).toMatchObject([{ outcome: 'success' }, { outcome: 'wrong-code' }]);
  });
});

describe('switching two-step login off', () => {
  it('requires password and code', async () => {
    const { user, me, secret } = await givenTwoStep();
    expect((await off(me, shown(secret, 1))).status).toBe(200);
    expect(sessionIn(await logIn(auth, user.email))).toBeDefined();
    expect((await me.get('/api/account/two-step')).body).toEqual({ is_on: false, recovery_codes_left: 0 });
  });

  it('is refused for a wrong password or code', async () => {
    const { me, secret } = await givenTwoStep();
    expect((await off(me, shown(secret, 1), 'Wrong1!')).body.code).toBe('WRONG_PASSWORD');
    expect((await off(me, shown(secret, 50))).body.code).toBe('INVALID_CODE');
    expect((await me.get('/api/account/two-step')).body.is_on).toBe(true);
  });

  it('is possible for an admin, for somebody who has lost it', async () => {
    const { user } = await givenTwoStep();
    const { me: admin } = await givenLoggedIn(auth);
    const { body } = await admin.post(`/api/admin/users/${user.id}/reset-two-step`);
    expect(body.user).toMatchObject({ id: user.id, has_two_step: false });
    expect(sessionIn(await logIn(auth, user.email))).toBeDefined();
  });

  it('without a code is refused to an admin for their own account', async () => {
    const { user, me } = await givenTwoStep('admin');
    expect((await me.post(`/api/admin/users/${user.id}/reset-two-step`)).body.code).toBe('OWN_ACCOUNT');
  });

  it('by an admin is in the audit log, before and after', async () => {
    const { user } = await givenTwoStep();
    const { me: admin } = await givenLoggedIn(auth);
    await admin.post(`/api/admin/users/${user.id}/reset-two-step`);
    const { body } = await admin.get('/api/admin/audit-log');
    expect(body.entries).toContainEqual(
      expect.objectContaining({
        action: 'user.two-step-reset',
        subject: expect.objectContaining({ id: user.id }),
        before: { two_step: true },
        after: { two_step: false },
      }),
    );
  });

  it('is in the audit log, as is switching on', async () => {
    const { user, me, secret } = await givenTwoStep();
    await off(me, shown(secret, 1));
    const { body } = await auth.as(anIdentity({ role: 'admin' })).get('/api/admin/audit-log');
    const own = body.entries.filter((entry: { actor: { id: string } }) => entry.actor.id === user.id);
    expect(own.map((entry: { action: string }) => entry.action)).toEqual([
      'account.two-step-switched-off',
      'account.two-step-switched-on',
    ]);
  });
});

it('is shown by the app under the name that an admin has given the shop', async () => {
  const own = await startAuth();
  const user = await givenUser(own);
  const me = own.as(anIdentity({ userId: user.id, email: user.email, name: user.name, role: 'admin' }));
  const nothing = { address: '', address_km: '', hours: '', hours_km: '', phone: '', telegram: '' };
  const look = { logo: null, brand_color: null, accent_color: null, mail_footer: '', mail_footer_km: '' };
  for (const [version, name] of [
    [3, 'Tonle Tech'],
    [2, 'Older'],
  ] as const)
    await own.others.deliver(
      anEvent('settings.changed.v1', 'shop', { version: 1, shop: nothing, look: { ...look, version, name } }),
    );
  const { body } = await me.post('/api/account/two-step', { password: 'Secret1!' });
  expect(decodeURIComponent(body.uri)).toContain('Tonle Tech');
  await own.stop();
});
