import { availableParallelism } from 'node:os';
import { anIdentity, gatewayKey, query } from '@mekong/testing';
import {
  cookiesOf,
  givenUser,
  logIn,
  sessionIn,
  signUp,
  startAuth,
  vouchFor,
  type AuthUnderTest,
} from './builders.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const from = (address: string) => ({ 'x-gateway-key': gatewayKey, 'x-client-address': address });

const failTimes = async (times: number, email: string, headers = {}) => {
  for (let failure = 1; failure <= times; failure += 1) await logIn(auth, email, 'Wrong1!', headers);
};

const resetPassword = async (user: { id: string; email: string }, password: string) => {
  await auth.as().post('/api/auth/forgot-password', { email: user.email });
  const token = await auth.secretIn('user.password-reset-requested.v1', user.id);
  return auth.as().post(`/api/auth/reset-password/${token}`, { password });
};

describe('a browser that has logged in before', () => {
  it('can log in however many wrong passwords strangers have tried', async () => {
    const { email } = await givenUser(auth);
    const browser = cookiesOf(await logIn(auth, email));
    await failTimes(11, email);
    expect((await logIn(auth, email)).status).toBe(429);
    expect((await logIn(auth, email, 'Secret1!', browser)).status).toBe(200);
  });

  it('has ten tries of its own', async () => {
    const { email } = await givenUser(auth);
    const browser = cookiesOf(await logIn(auth, email));
    await failTimes(10, email, browser);
    expect((await logIn(auth, email, 'Secret1!', browser)).status).toBe(429);
    expect((await logIn(auth, email)).status).toBe(200);
  });

  it('is known by a cookie that only the login gets and scripts cannot read', async () => {
    const { email } = await givenUser(auth);
    expect((await logIn(auth, email)).headers.getSetCookie()[1]).toMatch(
      /^device-[0-9a-f]{12}=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is one that has reset the password too, so that strangers who go on do not lock the owner out again', async () => {
    const user = await givenUser(auth);
    const browser = cookiesOf(await resetPassword(user, 'Another1!'));
    await failTimes(10, user.email);
    expect((await logIn(auth, user.email, 'Another1!', browser)).status).toBe(200);
  });

  it('stays known after changing the password there', async () => {
    const user = await givenUser(auth);
    const passwords = { current_password: 'Secret1!', new_password: 'Another1!' };
    const changed = await auth.as(anIdentity({ userId: user.id })).post('/api/account/password', passwords);
    await failTimes(10, user.email);
    expect((await logIn(auth, user.email, 'Another1!', cookiesOf(changed))).status).toBe(200);
  });

  it('is not known any more after the password was reset', async () => {
    const user = await givenUser(auth);
    const browser = cookiesOf(await logIn(auth, user.email));
    await resetPassword(user, 'Another1!');
    await failTimes(10, user.email);
    expect((await logIn(auth, user.email, 'Another1!', browser)).status).toBe(429);
  });

  it('is not known for another account', async () => {
    const [own, other] = [await givenUser(auth), await givenUser(auth)];
    const [[, value]] = (await logIn(auth, own.email)).headers
      .getSetCookie()
      .slice(1)
      .map((line) => line.split(/[=;]/)) as [string[]];
    const [[name]] = (await logIn(auth, other.email)).headers
      .getSetCookie()
      .slice(1)
      .map((line) => line.split(/[=;]/)) as [string[]];
    await failTimes(10, other.email);
    expect((await logIn(auth, other.email, 'Secret1!', { cookie: `${name}=${value}` })).status).toBe(429);
  });

  it('is known after the email was verified there', async () => {
    const signedUp = await signUp(auth);
    const { user } = signedUp.body;
    const code = await auth.secretIn('user.signed-up.v1', user.id);
    const proof = { email: user.email, code };
    const browser = cookiesOf(await auth.as().post('/api/auth/verify-email', proof, cookiesOf(signedUp)));
    await failTimes(10, user.email);
    expect((await logIn(auth, user.email, 'Secret1!', browser)).status).toBe(200);
  });
});

it('right passwords are taken 60 times in 15 minutes', async () => {
  const { email } = await givenUser(auth);
  const answers = await Promise.all(Array.from({ length: 70 }, () => logIn(auth, email)));
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken).toBeGreaterThanOrEqual(60);
  // As many as there are processors are compared at once, and can pass together.
  expect(taken).toBeLessThanOrEqual(60 + availableParallelism());
  expect((await logIn(auth, email)).body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});

it('a user has at most the newest 50 sessions', async () => {
  const user = await givenUser(auth);
  const first = sessionIn(await logIn(auth, user.email))!;
  const second = sessionIn(await logIn(auth, user.email))!;
  await query(
    auth.databaseUrl,
    `INSERT INTO sessions (token_hash, user_id, expires_at)
     SELECT $1::text || n, $1::uuid, now() + interval '1 day' FROM generate_series(1, 48) AS n`,
    [user.id],
  );
  await logIn(auth, user.email);
  expect(await vouchFor(auth, first)).toBeNull();
  expect(await vouchFor(auth, second)).not.toBeNull();
});

it('wrong passwords from networks of one /48 are four times as many together, for all accounts', async () => {
  const fail = (n: number) =>
    logIn(auth, `nobody${n}@shop.example`, 'Wrong1!', from(`2001:db8:48:${n.toString(16)}::1`));
  const { email } = await givenUser(auth);
  for (let n = 0; n < 400; n += 20)
    await Promise.all(Array.from({ length: 20 }, (_, place) => fail(n + place)));
  expect((await logIn(auth, email, 'Secret1!', from('2001:db8:48:ffff::1'))).status).toBe(429);
  expect((await logIn(auth, email, 'Secret1!', from('2001:db8:49:ffff::1'))).status).toBe(200);
});

describe('wrong codes', () => {
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const verify = (email: string, code: string, address: string) =>
    auth.as().post('/api/auth/verify-email', { email, code }, from(address));
  /** A right code that comes from a browser unknown so far: it is not refused for its tries. */
  const isTaken = 409;

  it('of a stranger elsewhere leave the owner their own five tries', async () => {
    const { user } = (await signUp(auth)).body;
    const code = await auth.secretIn('user.signed-up.v1', user.id);
    for (let attempt = 1; attempt <= 5; attempt += 1) await verify(user.email, wrong(code), '203.0.113.66');
    expect((await verify(user.email, code, '203.0.113.66')).status).toBe(429);
    expect((await verify(user.email, code, '203.0.113.9')).status).toBe(isTaken);
  });

  it('from addresses of one IPv6 network count together', async () => {
    const { user } = (await signUp(auth)).body;
    const code = await auth.secretIn('user.signed-up.v1', user.id);
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await verify(user.email, wrong(code), `2001:db8:7:7::${attempt}`);
    expect((await verify(user.email, code, '2001:db8:7:7:ffff::1')).status).toBe(429);
    expect((await verify(user.email, code, '2001:db8:7:8::1')).status).toBe(isTaken);
  });

  it('from networks of one /48 are four times as many together', async () => {
    const { user } = (await signUp(auth)).body;
    const code = await auth.secretIn('user.signed-up.v1', user.id);
    for (let attempt = 1; attempt <= 20; attempt += 1)
      await verify(user.email, wrong(code), `2001:db8:9:${attempt}::1`);
    expect((await verify(user.email, code, '2001:db8:9:99::1')).status).toBe(429);
    expect((await verify(user.email, code, '2001:db8:10:1::1')).status).toBe(isTaken);
  });

  it('end a code after thirty of all strangers together', async () => {
    const { user } = (await signUp(auth)).body;
    const code = await auth.secretIn('user.signed-up.v1', user.id);
    for (let attempt = 0; attempt < 30; attempt += 1)
      await verify(user.email, wrong(code), `203.0.113.${attempt % 6}`);
    expect((await verify(user.email, code, '203.0.113.99')).status).toBe(429);
  });
});

describe('reset mails', () => {
  const ask = (email: string, address: string) =>
    auth.as().post('/api/auth/forgot-password', { email }, from(address));
  const mailed = async (userId: string) =>
    (await query(auth.databaseUrl, 'SELECT token_hash FROM reset_tokens WHERE user_id = $1', [userId]))
      .length;

  it('that a stranger has used up can still be had by the owner elsewhere', async () => {
    const user = await givenUser(auth);
    await Promise.all(Array.from({ length: 7 }, () => ask(user.email, '198.51.100.66')));
    expect(await mailed(user.id)).toBe(5);
    await ask(user.email, '198.51.100.9');
    expect(await mailed(user.id)).toBe(6);
  });

  it('are at most 20 an hour for one account', async () => {
    const user = await givenUser(auth);
    await Promise.all(Array.from({ length: 30 }, (_, index) => ask(user.email, `198.51.100.${100 + index}`)));
    expect(await mailed(user.id)).toBe(20);
  });
});

it('a login ends the session that the browser had', async () => {
  const user = await givenUser(auth);
  const first = await logIn(auth, user.email);
  const elsewhere = await logIn(auth, user.email);
  const second = await logIn(auth, user.email, 'Secret1!', cookiesOf(first));
  expect(await vouchFor(auth, sessionIn(first)!)).toBeNull();
  expect(await vouchFor(auth, sessionIn(second)!)).not.toBeNull();
  expect(await vouchFor(auth, sessionIn(elsewhere)!)).not.toBeNull();
});
