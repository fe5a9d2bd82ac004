import { gatewayKey, anIdentity } from '@mekong/testing';
import {
  anEmail,
  givenUser,
  logIn,
  publicUrl,
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

describe('logging in', () => {
  it('starts a session with a cookie that scripts cannot read', async () => {
    const { email } = await givenUser(auth);
    const answer = await logIn(auth, email);
    expect(answer.body.user.email).toBe(email);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('accepts the address in any letter case', async () => {
    const { email } = await givenUser(auth);
    expect((await logIn(auth, ` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await givenUser(auth);
    const [wrong, unknown] = [await logIn(auth, email, 'Wrong1!'), await logIn(auth, anEmail())];
    const { traceId: _a, ...first } = wrong.body;
    const { traceId: _b, ...second } = unknown.body;
    expect(first).toEqual(second);
    expect(first).toMatchObject({ status: 401, message: 'Invalid email or password' });
  });

  it('is refused for an account after 10 failures, even with the right password', async () => {
    const { email } = await givenUser(auth);
    for (let failure = 1; failure <= 10; failure += 1)
      expect((await logIn(auth, email, 'Wrong1!')).status).toBe(401);
    const answer = await logIn(auth, email);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it("resets an account's failures after the right password", async () => {
    const { email } = await givenUser(auth);
    for (let round = 1; round <= 2; round += 1) {
      for (let failure = 1; failure <= 7; failure += 1) await logIn(auth, email, 'Wrong1!');
      expect((await logIn(auth, email)).status).toBe(200);
    }
  });

  it('succeeds for 20 logins of one user at the same time', async () => {
    const { email } = await givenUser(auth);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(auth, email)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  });

  it("is refused for a client's address after 100 failures with many accounts", async () => {
    const origin = from('203.0.113.7');
    const answers = [];
    for (let failure = 1; failure <= 100; failure += 1)
      answers.push(await logIn(auth, anEmail(), 'Wrong1!', origin));
    expect(answers.every((answer) => answer.status === 401)).toBe(true);
    expect((await logIn(auth, anEmail(), 'Wrong1!', origin)).status).toBe(429);
    expect((await logIn(auth, anEmail(), 'Wrong1!', from('203.0.113.8'))).status).toBe(401);
  });

  it("accepts a client's address only from the gateway", async () => {
    const { email } = await givenUser(auth);
    const lies = (n: number) => ({
      'x-client-address': `198.51.100.${n}`,
      'x-forwarded-for': `198.51.100.${n}`,
      'x-gateway-key': 'guessed',
    });
    for (let failure = 1; failure <= 10; failure += 1) await logIn(auth, email, 'Wrong1!', lies(failure));
    expect((await logIn(auth, email, 'Wrong1!', lies(99))).status).toBe(429);
  });
});

describe('a session', () => {
  it('shows who is logged in, read from the database', async () => {
    const user = await givenUser(auth);
    const { body } = await auth.as(anIdentity({ userId: user.id })).get('/api/auth/check-auth');
    expect(body.user).toMatchObject({ id: user.id, email: user.email });
  });

  it('does not exist without a token', async () => {
    expect((await auth.as().get('/api/auth/check-auth')).body).toMatchObject({
      status: 401,
      code: 'NOT_LOGGED_IN',
    });
  });

  describe('that does not exist', () => {
    const lenient = { prefer: 'handling=lenient' };
    const check = (headers?: Record<string, string>) => auth.as().get('/api/auth/check-auth', headers);

    it('is an error', async () => {
      const answer = await check();
      expect([answer.status, answer.headers.get('vary')]).toEqual([401, 'Prefer']);
      expect(answer.headers.get('preference-applied')).toBeNull();
    });

    it('is answered with a null user under lenient handling, and the answer says so', async () => {
      const answer = await check(lenient);
      expect(answer).toMatchObject({ status: 200, body: { user: null } });
      expect(answer.headers.get('preference-applied')).toBe('handling=lenient');
      expect(answer.headers.get('vary')).toBe('Prefer');
    });

    it.each([
      ['respond-async, handling=lenient', 200],
      ['Handling = "Lenient"; for=visitors', 200],
      ['handling=strict, handling=lenient', 401],
      ['handling=lenient-ish', 401],
      ['x-handling=lenient', 401],
    ])('reads the preference %s', async (prefer, status) => {
      expect((await check({ prefer })).status).toBe(status);
    });

    it('is answered with a null user when the user was deleted meanwhile', async () => {
      const caller = auth.as(anIdentity());
      expect((await caller.get('/api/auth/check-auth')).status).toBe(401);
      expect((await caller.get('/api/auth/check-auth', lenient)).body).toEqual({ user: null });
    });

    it('does not affect a user who has a session', async () => {
      const user = await givenUser(auth);
      const { body } = await auth.as(anIdentity({ userId: user.id })).get('/api/auth/check-auth', lenient);
      expect(body.user).toMatchObject({ id: user.id });
    });
  });

  it('ends at logout', async () => {
    const { email } = await givenUser(auth);
    const session = sessionIn(await logIn(auth, email))!;
    expect(await vouchFor(auth, session)).not.toBeNull();
    const answer = await auth.as().post('/api/auth/logout', undefined, { cookie: `session=${session}` });
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect(await vouchFor(auth, session)).toBeNull();
  });

  it('is exchanged for a token that names the one service that accepts it', async () => {
    const { email } = await givenUser(auth);
    const session = sessionIn(await logIn(auth, email))!;
    const audienceOf = (token: string | null) =>
      (JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString()) as { aud: string }).aud;
    expect(audienceOf(await vouchFor(auth, session, 'orders'))).toBe('orders');
    expect(audienceOf(await vouchFor(auth, session, 'payments'))).toBe('payments');
  });

  it('is exchanged for a token only for the gateway', async () => {
    const { email } = await givenUser(auth);
    const session = sessionIn(await logIn(auth, email))!;
    expect((await auth.as().post('/internal/vouch', { session, audience: 'orders' })).status).toBe(404);
  });
});

it('logout without a session succeeds', async () => {
  expect((await auth.as().post('/api/auth/logout')).status).toBe(200);
});

it('a cookie under HTTPS is bound to the host and to TLS', async () => {
  const secure = await startAuth({ PUBLIC_URL: publicUrl.replace('http:', 'https:') });
  const email = anEmail();
  await signUp(secure, { email });
  expect((await logIn(secure, email)).headers.getSetCookie()[0]).toMatch(
    /^__Host-session=.*; Secure; SameSite=Lax$/,
  );
  await secure.stop();
});

it('production refuses demo accounts and default secrets, and names them all at once', async () => {
  const production = startAuth({
    NODE_ENV: 'production',
    DEMO_ACCOUNTS: 'true',
    PASSWORD_PEPPER: 'change-me-change-me',
  });
  await expect(production).rejects.toThrow(/PASSWORD_PEPPER.*\n.*DEMO_ACCOUNTS/);
});

it('production refuses a short password of the first admin', async () => {
  const production = startAuth({
    NODE_ENV: 'production',
    ADMIN_EMAIL: 'a@shop.example',
    ADMIN_PASSWORD: 'Short-1!',
  });
  await expect(production).rejects.toThrow('ADMIN_PASSWORD must have at least 12 characters');
});

it('production refuses passwords that are hashed too fast', async () => {
  const production = startAuth({ NODE_ENV: 'production', PASSWORD_HASH_COST: '9' });
  await expect(production).rejects.toThrow('PASSWORD_HASH_COST must be at least 10 in production');
});

it('demo accounts are not shown to other machines unless that is meant', async () => {
  const shown = { HOST: '0.0.0.0', DEMO_ACCOUNTS: 'true' };
  await expect(startAuth(shown)).rejects.toThrow(/DEMO_ACCOUNTS is for this machine only.*EXPOSE_DEMO=true/);
  const meant = await startAuth({ ...shown, EXPOSE_DEMO: 'true' });
  await meant.stop();
});
