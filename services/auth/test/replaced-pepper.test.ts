import { query } from '@mekong/testing';
import { Secret, TOTP } from 'otpauth';
import {
  givenStaff,
  givenUser,
  logIn,
  sessionIn,
  signUp,
  staffPassword,
  startAuth,
  vouchFor,
  type AuthUnderTest,
  cookiesOf,
} from './builders.js';

const [before, now] = ['the-pepper-of-before', 'the-pepper-of-today'];
const both = `${now},${before}`;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Auth with this pepper, on the database of another one. */
async function givenAuth(PASSWORD_PEPPER: string, same?: AuthUnderTest): Promise<AuthUnderTest> {
  const env = { PASSWORD_PEPPER, ...(same && { DATABASE_URL: same.databaseUrl }) };
  const auth = await startAuth(env);
  stops.push(() => auth.stop());
  return auth;
}

const hashOf = async ({ databaseUrl }: AuthUnderTest, id: string) =>
  (await query(databaseUrl, 'SELECT password_hash FROM users WHERE id = $1', [id]))[0]!['password_hash'];

const secondStep = (auth: AuthUnderTest, ticket: string, code: string) =>
  auth.as().post('/api/auth/login/second-step', { ticket, code });

/** The code that the app shows now. */
const shown = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) });

/** As if the last code had been used long ago: each works once, and these here come within one half minute, or two. */
const forgetUsedCode = ({ databaseUrl }: AuthUnderTest) =>
  query(databaseUrl, 'UPDATE two_step SET last_counter = 0');

describe('while the pepper is being replaced', () => {
  it('a password goes on working, and after a login without the pepper of before', async () => {
    const first = await givenAuth(before);
    const user = await givenUser(first);
    const next = await givenAuth(both, first);
    expect((await logIn(next, user.email)).status).toBe(200);
    const last = await givenAuth(now, first);
    expect((await logIn(last, user.email)).status).toBe(200);
  });

  it('a wrong password is refused', async () => {
    const first = await givenAuth(before);
    const user = await givenUser(first);
    const next = await givenAuth(both, first);
    expect((await logIn(next, user.email, 'Secret2!')).status).toBe(401);
  });

  it('logins at the same time all succeed', async () => {
    const first = await givenAuth(before);
    const user = await givenUser(first);
    const next = await givenAuth(both, first);
    const logins = await Promise.all(Array.from({ length: 5 }, () => logIn(next, user.email)));
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('a password is hashed anew once', async () => {
    const first = await givenAuth(before);
    const user = await givenUser(first);
    const next = await givenAuth(both, first);
    await logIn(next, user.email);
    const renewed = await hashOf(first, user.id);
    await logIn(next, user.email);
    expect(await hashOf(first, user.id)).toBe(renewed);
  });

  it('sessions of before go on, are listed as this one, and end by a logout', async () => {
    const first = await givenAuth(before);
    const { session, identity } = await givenStaff(first);
    const next = await givenAuth(both, first);
    expect(await vouchFor(next, session)).not.toBeNull();
    const me = next.as(identity, { cookie: `session=${session}` });
    expect((await me.get('/api/account/sessions')).body.sessions).toMatchObject([{ is_current: true }]);
    await me.post('/api/auth/logout');
    expect(await vouchFor(next, session)).toBeNull();
  });

  it('replicas that have not been restarted yet know the sessions of those that have', async () => {
    const first = await givenAuth(`${before},${now}`);
    const user = await givenUser(first);
    const next = await givenAuth(both, first);
    const session = sessionIn(await logIn(next, user.email))!;
    expect(await vouchFor(first, session)).not.toBeNull();
  });

  it('a mailed code and a mailed link of before work', async () => {
    const first = await givenAuth(before);
    const signedUp = await signUp(first);
    const { user } = signedUp.body;
    const code = await first.secretIn('user.signed-up.v1', user.id);
    const next = await givenAuth(both, first);
    const proof = { email: user.email, code };
    const verified = await next.as().post('/api/auth/verify-email', proof, cookiesOf(signedUp));
    expect(verified.status).toBe(200);
    await first.as().post('/api/auth/forgot-password', { email: user.email });
    const token = await first.secretIn('user.password-reset-requested.v1', user.id);
    const reset = await next.as().post(`/api/auth/reset-password/${token}`, { password: 'Secret9!' });
    expect(reset.status).toBe(200);
    expect((await logIn(next, user.email, 'Secret9!')).status).toBe(200);
  });

  it('the second step goes on working, and after a login without the pepper of before', async () => {
    const first = await givenAuth(before);
    const { user, me } = await givenStaff(first, 'seller');
    const { secret } = (await me.post('/api/account/two-step', { password: staffPassword })).body;
    const { body } = await me.post('/api/account/two-step/confirm', { code: shown(secret) });
    await forgetUsedCode(first);
    const next = await givenAuth(both, first);
    const { ticket } = (await logIn(next, user.email, staffPassword)).body;
    expect((await secondStep(next, ticket, shown(secret))).status).toBe(200);
    const recovery = (await logIn(next, user.email, staffPassword)).body.ticket;
    expect((await secondStep(next, recovery, body.recovery_codes[0])).status).toBe(200);
    const last = await givenAuth(now, first);
    const again = (await logIn(last, user.email, staffPassword)).body.ticket;
    await forgetUsedCode(first);
    expect((await secondStep(last, again, shown(secret))).status).toBe(200);
  });
});
