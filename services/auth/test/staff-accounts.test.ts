import { createHash } from 'node:crypto';
import { anIdentity, query, serviceEnv, type ApiClient } from '@mekong/testing';
import { Secret, TOTP } from 'otpauth';
import { readAuthConfig } from '../src/config.js';
import {
  anEmail,
  givenStaff,
  givenUser,
  logIn,
  sessionIn,
  staffPassword,
  startAuth,
  throughSession,
  vouchFor,
  type AuthUnderTest,
  cookiesOf,
  signUp,
} from './builders.js';

const firstAdmin = { ADMIN_EMAIL: 'first@shop.example', ADMIN_PASSWORD: 'Long-enough-to-start' };
let auth: AuthUnderTest;
let admin: ApiClient;
beforeAll(async () => {
  auth = await startAuth({ DEMO_ACCOUNTS: 'true', REQUIRE_TWO_STEP: 'admin', ...firstAdmin });
  admin = (await givenStaff(auth)).me;
});
afterAll(() => auth.stop());

const edit = (id: string, change: object, caller = admin) => caller.patch(`/api/admin/users/${id}`, change);
const changePassword = (me: ApiClient, new_password: string, current_password = staffPassword) =>
  me.post('/api/account/password', { current_password, new_password });

/** What the token for a session says is still to be set up. */
async function setupIn(session: string): Promise<unknown> {
  const payload = (await vouchFor(auth, session))!.split('.')[1]!;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).setup;
}

async function resetLinkFor(user: { id: string; email: string }) {
  await auth.as().post('/api/auth/forgot-password', { email: user.email });
  const token = await auth.secretIn('user.password-reset-requested.v1', user.id);
  return (password: string) => auth.as().post(`/api/auth/reset-password/${token}`, { password });
}

describe('a weak password of staff', () => {
  const refusal = (field: string, reason: string) => ({
    status: 400,
    code: 'WEAK_PASSWORD',
    params: { reason, least: 12 },
    errors: [{ field, code: 'WEAK_PASSWORD', params: { reason, least: 12 } }],
  });

  it('is refused when they change their own', async () => {
    const { me } = await givenStaff(auth, 'seller');
    expect((await changePassword(me, 'Short-1!')).body).toMatchObject(refusal('new_password', 'short'));
    expect((await changePassword(me, 'Password1234')).body).toMatchObject(refusal('new_password', 'common'));
  });

  it('is refused by a mailed link, which still works', async () => {
    const { user } = await givenStaff(auth, 'seller');
    const reset = await resetLinkFor(user);
    expect((await reset('Short-1!')).body).toMatchObject(refusal('password', 'short'));
    expect((await reset('Another-good-1')).status).toBe(200);
  });

  it('is refused to an admin who sets it', async () => {
    const { user } = await givenStaff(auth, 'seller');
    expect((await edit(user.id, { password: 'Short-1!' })).body).toMatchObject(refusal('password', 'short'));
    expect((await logIn(auth, user.email, staffPassword)).status).toBe(200);
  });

  it('is refused together with a new role, which is not given either', async () => {
    const user = await givenUser(auth);
    const change = { role: 'seller', password: `${user.email}!` };
    expect((await edit(user.id, change)).body).toMatchObject(refusal('password', 'personal'));
    expect(await query(auth.databaseUrl, 'SELECT role FROM users WHERE id = $1', [user.id])).toEqual([
      { role: 'customer' },
    ]);
  });

  it('stays possible for shoppers', async () => {
    const user = await givenUser(auth);
    expect((await edit(user.id, { password: 'Six-1!' })).status).toBe(200);
  });
});

describe('who becomes staff with a weak password', () => {
  async function givenRaised(password: string) {
    const user = await givenUser(auth, { password });
    await edit(user.id, { role: 'seller' });
    const answer = await logIn(auth, user.email, password);
    return { user, answer, session: sessionIn(answer)! };
  }

  it('must change it first, and is free then', async () => {
    const { user, answer, session } = await givenRaised('Secret1!');
    expect(answer.body.user.must_set_up).toBe('password');
    expect(await setupIn(session)).toBe('password');
    const me = auth.as(anIdentity({ userId: user.id, setup: 'password' }), { cookie: `session=${session}` });
    expect((await changePassword(me, staffPassword, 'Secret1!')).status).toBe(200);
    expect(await setupIn(session)).toBeUndefined();
    expect((await me.get('/api/auth/check-auth')).body.user).not.toHaveProperty('must_set_up');
  });

  it('need not change one that keeps the rules', async () => {
    const { answer, session } = await givenRaised(staffPassword);
    expect(answer.body.user).not.toHaveProperty('must_set_up');
    expect(await setupIn(session)).toBeUndefined();
  });

  it('may do nothing else as staff', async () => {
    const me = auth.as(anIdentity({ role: 'admin', setup: 'password' }));
    const [list, start] = [await me.get('/api/admin/users'), await me.get('/api/admin/audit-log')];
    expect(list.body).toMatchObject({ status: 403, code: 'PASSWORD_CHANGE_REQUIRED' });
    expect(start.body.code).toBe('PASSWORD_CHANGE_REQUIRED');
  });
});

describe('a required second step', () => {
  const codeFor = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) });

  it('is set up right after the login, which opens everything else', async () => {
    const { user, session } = await givenStaff(auth, 'admin');
    expect(await setupIn(session)).toBe('two_step');
    const me = auth.as(anIdentity({ userId: user.id, email: user.email, role: 'admin', setup: 'two_step' }));
    expect((await me.get('/api/admin/users')).body).toMatchObject({ status: 403, code: 'TWO_STEP_REQUIRED' });
    const { secret } = (await me.post('/api/account/two-step', { password: staffPassword })).body;
    expect((await me.post('/api/account/two-step/confirm', { code: codeFor(secret) })).status).toBe(200);
    expect(await setupIn(session)).toBeUndefined();
  });

  it('is not asked of other roles', async () => {
    const { session } = await givenStaff(auth, 'seller');
    expect(await setupIn(session)).toBeUndefined();
  });

  it.each([
    ['the first admin', firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD, 'two_step'],
    ['the demo admin', 'admin@mekong.example', 'Admin123!', 'two_step'],
    ['the demo seller', 'seller@mekong.example', 'Seller123!', undefined],
  ])('locks nobody out: %s', async (_, email, password, setup) => {
    const { body } = await logIn(auth, email, password);
    expect(body.user.must_set_up).toBe(setup);
  });

  it.each(['customer', 'admin;seller'])('is refused as a setting: %s', (roles) => {
    const env = serviceEnv('postgres://localhost/shop', { REQUIRE_TWO_STEP: roles });
    expect(() => readAuthConfig(env)).toThrow(/REQUIRE_TWO_STEP/);
  });
});

describe('a session of staff', () => {
  const leaveFor = (session: string, hours: number, user: { id: string }) =>
    query(
      auth.databaseUrl,
      `UPDATE sessions SET last_seen_at = now() - $2 * interval '1 hour' WHERE user_id = $1`,
      [user.id, hours],
    ).then(() => vouchFor(auth, session));

  it('ends after 12 hours without use, for good', async () => {
    const { user, session, me } = await givenStaff(auth, 'seller');
    expect(await leaveFor(session, 11.9, user)).not.toBeNull();
    expect(await leaveFor(session, 12.1, user)).toBeNull();
    expect(await vouchFor(auth, session)).toBeNull();
    expect((await me.get('/api/account/sessions')).body.sessions).toEqual([]);
  });

  it('lives longer when it is a shopper', async () => {
    const user = await givenUser(auth);
    expect(await leaveFor(sessionIn(await logIn(auth, user.email))!, 100, user)).not.toBeNull();
  });
});

describe('power over accounts', () => {
  /** An admin whose login was some minutes ago. */
  async function givenEarlier(minutes: number) {
    const { user, session } = await givenStaff(auth);
    await query(
      auth.databaseUrl,
      `UPDATE sessions SET password_confirmed_at = now() - $2 * interval '1 minute' WHERE user_id = $1`,
      [user.id, minutes],
    );
    await setTwoStep(user.id);
    return { user, me: () => throughSession(auth, session) };
  }
  const setTwoStep = (id: string) =>
    query(auth.databaseUrl, 'UPDATE users SET has_two_step = true WHERE id = $1', [id]);
  const stateOf = (id: string) => query(auth.databaseUrl, 'SELECT * FROM users WHERE id = $1', [id]);
  const auditEntries = () => query(auth.databaseUrl, 'SELECT count(*) FROM audit_log');
  const confirm = (me: ApiClient, password = staffPassword) => me.post('/api/account/confirm', { password });

  it.each([
    ['a higher role', 'customer', { role: 'seller' }],
    ['a still higher role', 'seller', { role: 'admin' }],
    ['a password', 'customer', { password: 'Another-good-1' }],
    ['another address of staff', 'seller', { email: 'moved-staff@shop.example' }],
    ['another address of a customer', 'customer', { email: 'moved-customer@shop.example' }],
    ['a lower role', 'seller', { role: 'customer' }],
    ['another role', 'packer', { role: 'support' }],
    ['a role below admin', 'admin', { role: 'seller' }],
  ] as const)('needs a password typed within 15 minutes: %s', async (_, role, change) => {
    const [{ user }, { me }] = [await givenStaff(auth, role), await givenEarlier(15.1)];
    const before = await stateOf(user.id);
    expect((await edit(user.id, change, await me())).body).toMatchObject({
      status: 403,
      code: 'CONFIRM_PASSWORD',
    });
    expect(await stateOf(user.id)).toEqual(before);
    expect((await confirm(await me())).status).toBe(200);
    expect((await edit(user.id, change, await me())).status).toBe(200);
  });

  it('needs it for switching off two-step login of another too', async () => {
    const [{ user }, { me }] = [await givenStaff(auth, 'seller'), await givenEarlier(15.1)];
    await setTwoStep(user.id);
    const reset = async () => (await me()).post(`/api/admin/users/${user.id}/reset-two-step`);
    expect((await reset()).body).toMatchObject({ status: 403, code: 'CONFIRM_PASSWORD' });
    expect(await query(auth.databaseUrl, 'SELECT has_two_step FROM users WHERE id = $1', [user.id])).toEqual([
      { has_two_step: true },
    ]);
    await confirm(await me());
    expect((await reset()).status).toBe(200);
  });

  it.each([
    ['shut out', (id) => ['post', `${id}/block`]],
    ['let in again', (id) => ['post', `${id}/unblock`]],
    ['deleted', (id) => ['delete', id]],
    ['copied', (id) => ['post', `${id}/export`]],
  ] as [string, (id: string) => ['post' | 'delete', string]][])(
    'needs it for a person who is %s',
    async (_, act) => {
      const [{ user }, { me }] = [await givenStaff(auth, 'seller'), await givenEarlier(60)];
      const [before, entries] = [await stateOf(user.id), await auditEntries()];
      const [method, path] = act(user.id);
      const call = async () => (await me())[method](`/api/admin/users/${path}`);
      expect((await call()).body).toMatchObject({ status: 403, code: 'CONFIRM_PASSWORD' });
      expect([await stateOf(user.id), await auditEntries()]).toEqual([before, entries]);
      await confirm(await me());
      expect((await call()).status).toBe(200);
    },
  );

  it('needs no password for anything else', async () => {
    const [{ user }, { me }] = [await givenStaff(auth, 'seller'), await givenEarlier(60)];
    expect(
      (await edit(user.id, { name: 'Other', phone: '012345678', address: 'Street 240' }, await me())).status,
    ).toBe(200);
  });

  it('lasts for a login of the last 15 minutes', async () => {
    const [user, { me }] = [await givenUser(auth), await givenEarlier(14.9)];
    expect((await edit(user.id, { role: 'seller' }, await me())).status).toBe(200);
  });

  it('is not had by another session of the same admin', async () => {
    const { user, me } = await givenEarlier(60);
    await logIn(auth, user.email, staffPassword);
    const target = await givenUser(auth);
    expect((await edit(target.id, { role: 'seller' }, await me())).body.code).toBe('CONFIRM_PASSWORD');
  });

  it('is not given by a wrong password, and guessing ends after 10', async () => {
    const { me } = await givenEarlier(60);
    for (let wrong = 1; wrong <= 10; wrong += 1)
      expect((await confirm(await me(), 'Wrong1!')).body.code).toBe('WRONG_PASSWORD');
    expect((await confirm(await me())).status).toBe(429);
    const target = await givenUser(auth);
    expect((await edit(target.id, { role: 'seller' }, await me())).body.code).toBe('CONFIRM_PASSWORD');
  });

  it('is confirmed 60 times in 15 minutes', async () => {
    const { user, me } = await givenEarlier(60);
    await confirm(await me());
    const key = `own-passwords:${createHash('sha256').update(user.id).digest('base64url')}`;
    const counted = `UPDATE limits SET points = 59 WHERE key = $1 AND points = 1 RETURNING key`;
    expect(await query(auth.databaseUrl, counted, [key])).toEqual([{ key }]);
    expect([(await confirm(await me())).status, (await confirm(await me())).status]).toEqual([200, 429]);
  });

  it('is in the audit log when staff confirm it', async () => {
    const { user, me } = await givenEarlier(60);
    await confirm(await me());
    const { entries } = (await auth.as(anIdentity({ role: 'admin' })).get('/api/admin/audit-log')).body;
    expect(entries[0]).toMatchObject({ action: 'account.password-confirmed', actor: { id: user.id } });
  });

  it('needs a session to confirm it in', async () => {
    const { identity } = await givenStaff(auth);
    expect((await confirm(auth.as(identity))).status).toBe(401);
  });

  it('is not had by whoever has only proved their address', async () => {
    const email = anEmail();
    const signedUp = await signUp(auth, { email, password: staffPassword });
    const { user } = signedUp.body;
    const code = await auth.secretIn('user.signed-up.v1', user.id);
    const verified = await auth.as().post('/api/auth/verify-email', { email, code }, cookiesOf(signedUp));
    const session = sessionIn(verified);
    await query(auth.databaseUrl, `UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
    await setTwoStep(user.id);
    const me = () => throughSession(auth, session!);
    const target = await givenUser(auth);
    expect((await edit(target.id, { role: 'seller' }, await me())).body.code).toBe('CONFIRM_PASSWORD');
  });
});
