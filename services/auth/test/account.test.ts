import { gatewayKey, anIdentity, outboxOf, query, type ApiClient } from '@mekong/testing';
import {
  givenUser,
  logIn,
  sessionIn,
  signUp,
  startAuth,
  vouchFor,
  type AuthUnderTest,
  cookiesOf,
} from './builders.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';
const atHome = { 'x-gateway-key': gatewayKey, 'x-client-address': '203.0.113.9', 'user-agent': chrome };

/** A user with one session, and a client for it. */
async function givenLogin(headers: Record<string, string> = atHome) {
  const user = await givenUser(auth);
  const session = sessionIn(await logIn(auth, user.email, 'Secret1!', headers))!;
  const me = auth.as(anIdentity({ userId: user.id, email: user.email }));
  return { user, session, me, cookie: { cookie: `session=${session}` } };
}
const another = async (email: string) => sessionIn(await logIn(auth, email))!;
const change = (me: ApiClient, old: string, cookie = {}) =>
  me.post('/api/account/password', { current_password: old, new_password: 'Another1!' }, cookie);

describe("a user's sessions", () => {
  it('have a browser name and an address, and the current one is marked', async () => {
    const { user, me, cookie } = await givenLogin();
    await another(user.email);
    const { sessions } = (await me.get('/api/account/sessions', cookie)).body;
    expect(sessions).toHaveLength(2);
    expect(sessions.find((session: { is_current: boolean }) => session.is_current)).toMatchObject({
      browser: 'Chrome on Windows',
      address: '203.0.113.9',
      created_at: expect.any(String),
      last_seen_at: expect.any(String),
    });
  });

  it('have the time when they were last seen', async () => {
    const { session, me } = await givenLogin();
    await query(auth.databaseUrl, `UPDATE sessions SET last_seen_at = now() - interval '1 day'`);
    await vouchFor(auth, session);
    const { sessions } = (await me.get('/api/account/sessions')).body;
    expect(Date.now() - Date.parse(sessions[0].last_seen_at)).toBeLessThan(60_000);
  });

  it('never hold a token or its hash', async () => {
    const { session, me } = await givenLogin();
    const text = JSON.stringify((await me.get('/api/account/sessions')).body);
    expect(text).not.toContain(session);
    expect(text).not.toMatch(/hash|token/);
  });

  it('can be ended one by one', async () => {
    const { user, session, me, cookie } = await givenLogin();
    const other = await another(user.email);
    const { sessions } = (await me.get('/api/account/sessions', cookie)).body;
    const { id } = sessions.find((one: { is_current: boolean }) => !one.is_current);
    expect((await me.delete(`/api/account/sessions/${id}`)).status).toBe(200);
    expect(await vouchFor(auth, other)).toBeNull();
    expect(await vouchFor(auth, session)).not.toBeNull();
  });

  it('can all be ended except the current one', async () => {
    const { user, session, me, cookie } = await givenLogin();
    const others = [await another(user.email), await another(user.email)];
    expect((await me.delete('/api/account/sessions', cookie)).body.ended).toBe(2);
    expect(await Promise.all(others.map((one) => vouchFor(auth, one)))).toEqual([null, null]);
    expect(await vouchFor(auth, session)).not.toBeNull();
  });

  it.each([
    ['one by one', 'one', undefined],
    ['all but the one that asks', 'others', true],
    ['by a new password', 'password', true],
    ['at logout', 'logout', undefined],
  ])('are published as ended when they are ended %s, and whether all are', async (_, how, all) => {
    const { user, me, cookie } = await givenLogin();
    await another(user.email);
    const { sessions } = (await me.get('/api/account/sessions', cookie)).body;
    if (how === 'one') await me.delete(`/api/account/sessions/${sessions[0].id}`);
    if (how === 'others') await me.delete('/api/account/sessions', cookie);
    if (how === 'password') await change(me, 'Secret1!', cookie);
    if (how === 'logout') await auth.as().post('/api/auth/logout', undefined, cookie);
    const events = await outboxOf(auth.databaseUrl, user.id);
    const ended = events.filter(({ type }) => type === 'user.sessions-ended.v1');
    expect(ended.map(({ data }) => data)).toEqual([{ user_id: user.id, all }]);
  });

  it.each([
    ['all others', 'others'],
    ['by a new password', 'password'],
  ])('are published as ended %s where there is no other, as a chat may be connected', async (_, how) => {
    const { user, me, cookie } = await givenLogin();
    if (how === 'others') await me.delete('/api/account/sessions', cookie);
    if (how === 'password') await change(me, 'Secret1!', cookie);
    const ended = (await outboxOf(auth.databaseUrl, user.id)).filter(
      ({ type }) => type === 'user.sessions-ended.v1',
    );
    expect(ended.map(({ data }) => data)).toEqual([{ user_id: user.id, all: true }]);
  });

  it('publish nothing when an unknown one logs out', async () => {
    const { user } = await givenLogin();
    await auth.as().post('/api/auth/logout', undefined, { cookie: 'session=unknown' });
    const events = await outboxOf(auth.databaseUrl, user.id);
    expect(events.map(({ type }) => type)).not.toContain('user.sessions-ended.v1');
  });

  it('cannot be ended by somebody else', async () => {
    const [owner, stranger] = [await givenLogin(), await givenLogin()];
    const { sessions } = (await owner.me.get('/api/account/sessions')).body;
    expect((await stranger.me.delete(`/api/account/sessions/${sessions[0].id}`)).status).toBe(404);
    expect(await vouchFor(auth, owner.session)).not.toBeNull();
  });
});

describe('the login history', () => {
  it('has successful and failed logins, newest first', async () => {
    const { user, me } = await givenLogin();
    await logIn(auth, user.email, 'Wrong1!', atHome);
    const { body } = await me.get('/api/account/logins');
    expect(body).toMatchObject({
      total: 2,
      logins: [
        { outcome: 'wrong-password', browser: 'Chrome on Windows', address: '203.0.113.9' },
        { outcome: 'success' },
      ],
    });
  });

  it('has the login by verifying an email', async () => {
    const signedUp = await signUp(auth);
    const { user } = signedUp.body;
    const code = await auth.secretIn('user.signed-up.v1', user.id);
    await auth.as().post('/api/auth/verify-email', { email: user.email, code }, cookiesOf(signedUp));
    const { logins } = (await auth.as(anIdentity({ userId: user.id })).get('/api/account/logins')).body;
    expect(logins).toMatchObject([{ outcome: 'success' }]);
  });

  it('loses entries after 90 days', async () => {
    const { user, me } = await givenLogin();
    await query(auth.databaseUrl, `UPDATE logins SET at = now() - interval '91 days' WHERE user_id = $1`, [
      user.id,
    ]);
    expect((await me.get('/api/account/logins')).body).toMatchObject({ logins: [], total: 0 });
  });
});

describe('changing the own password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const { user, session, me, cookie } = await givenLogin();
    const other = await another(user.email);
    expect((await change(me, 'Secret1!', cookie)).status).toBe(200);
    expect(await vouchFor(auth, other)).toBeNull();
    expect(await vouchFor(auth, session)).not.toBeNull();
    expect((await logIn(auth, user.email, 'Another1!')).status).toBe(200);
    expect((await logIn(auth, user.email, 'Secret1!')).status).toBe(401);
  });

  it('requires the right old one', async () => {
    const { user, me } = await givenLogin();
    expect((await change(me, 'Wrong1!')).body).toMatchObject({
      status: 400,
      code: 'WRONG_PASSWORD',
      errors: [{ field: 'current_password' }],
    });
    expect((await logIn(auth, user.email)).status).toBe(200);
  });

  it('is refused after 10 wrong old ones, even with the right one', async () => {
    const { me } = await givenLogin();
    for (let wrong = 1; wrong <= 10; wrong += 1) await change(me, 'Wrong1!');
    expect((await change(me, 'Secret1!')).status).toBe(429);
  });

  it('requires at least 6 characters', async () => {
    const { me } = await givenLogin();
    const body = { current_password: 'Secret1!', new_password: '123' };
    expect((await me.post('/api/account/password', body)).body).toMatchObject({
      status: 400,
      errors: [{ field: 'new_password' }],
    });
  });

  it('succeeds once when two changes are made at the same time', async () => {
    const { me } = await givenLogin();
    const answers = await Promise.all([change(me, 'Secret1!'), change(me, 'Secret1!')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
