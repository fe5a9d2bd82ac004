import { domainToASCII } from 'node:url';
import { outboxOf, query, waitFor, waitingStatements } from '@mekong/testing';
import pg from 'pg';
import {
  anEmail,
  cookiesOf,
  inKhmer,
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

/** The browsers in which these people signed up. */
const browsers = new Map<string, { cookie: string }>();
const verify = (email: string, code: string) =>
  auth.as().post('/api/auth/verify-email', { email, code }, browsers.get(email.toLowerCase()));
const resend = (email: string) => auth.as().post('/api/auth/resend-code', { email });
/** Makes the last mail so many minutes older. */
const minutesPass = (userId: string, minutes: number) =>
  query(
    auth.databaseUrl,
    `UPDATE verification_codes SET sent_at = sent_at - $2 * interval '1 minute', expires_at = expires_at - $2 * interval '1 minute' WHERE user_id = $1`,
    [userId, minutes],
  );
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** A fresh account with its mailed code. */
async function given() {
  const answer = await signUp(auth);
  const { user } = answer.body;
  browsers.set(user.email, cookiesOf(answer));
  return { ...user, code: await auth.secretIn('user.signed-up.v1', user.id) } as {
    id: string;
    email: string;
    code: string;
  };
}

describe('signing up', () => {
  it('keeps the language in which it was done with the account, and tells it with the first code', async () => {
    const { body } = await signUp(auth, { language: 'km' });
    expect(body.user.language).toBe('km');
    const [event] = await outboxOf(auth.databaseUrl, body.user.id);
    expect(event!.data).toMatchObject({ language: 'km' });
  });

  it('creates an unverified customer without a session, and publishes a code to be mailed', async () => {
    const answer = await signUp(auth, { name: '  Sok Dara ' });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ name: 'Sok Dara', role: 'customer', is_verified: false });
    expect(sessionIn(answer)).toBeUndefined();
    expect(await auth.secretIn('user.signed-up.v1', answer.body.user.id)).toMatch(/^\d{6}$/);
  });

  it('stores neither password nor code in the clear', async () => {
    const { id, code } = await given();
    const everything = JSON.stringify([
      await query(auth.databaseUrl, 'SELECT * FROM users WHERE id = $1', [id]),
      await query(auth.databaseUrl, 'SELECT * FROM verification_codes WHERE user_id = $1', [id]),
      await outboxOf(auth.databaseUrl, id),
    ]);
    expect(everything).not.toContain('Secret1!');
    expect(everything).not.toContain(`"${code}"`);
  });

  it('never answers a hash, a code or a token', async () => {
    const { body } = await signUp(auth);
    expect(Object.keys(body.user).sort()).toEqual([
      'address',
      'created_at',
      'email',
      'id',
      'is_verified',
      'language',
      'name',
      'news',
      'phone',
      'role',
    ]);
  });

  it('ignores a role in the request', async () => {
    expect((await signUp(auth, { role: 'admin' })).body.user.role).toBe('customer');
  });

  it('refuses an address that is taken, in any letter case', async () => {
    const email = `Ünï${anEmail()}`.replace('Ünï', 'uni.');
    await signUp(auth, { email });
    expect((await signUp(auth, { email: email.toUpperCase() })).body).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
    });
  });

  it('twice at the same time creates one account', async () => {
    const email = anEmail();
    const answers = await Promise.all([signUp(auth, { email }), signUp(auth, { email })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  it('takes an address whose domain is not ASCII, as one with the letters that stand for it', async () => {
    const email = anEmail().replace('@', '@münchen-');
    const { body, status } = await signUp(auth, { email });
    expect([status, body.user.email]).toEqual([201, email]);
    const [name] = email.split('@');
    const ascii = `${name}@${domainToASCII(email.split('@')[1]!)}`;
    expect(ascii).toMatch(/@xn--/);
    for (const same of [ascii, email.toUpperCase()]) {
      expect((await signUp(auth, { email: same })).body).toMatchObject({ code: 'EMAIL_TAKEN' });
      expect((await logIn(auth, same)).status).toBe(200);
    }
  });

  it.each([
    ['email', 'no-address', 'Email must be a valid email address'],
    ['email', undefined, 'Email is required'],
    ['password', '12345', 'Password must have at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password must have at most 128 characters'],
    ['name', '   ', 'Name is required'],
    ['name', 'Eve\r\nBcc: x', 'Name must be one line without control characters'],
    ['name', 'Eve\u2028x', 'Name must be one line without control characters'],
    ['name', 'Click https://evil.example now', 'Name must not hold a web address'],
    ['name', 'See WWW.evil.example', 'Name must not hold a web address'],
  ])('refuses %s = %p with a 400 that names it', async (field, value, message) => {
    const { status, body } = await signUp(auth, { [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, errors: [{ field, message }] });
  });

  it('distinguishes long Khmer passwords beyond the 72 bytes that bcrypt reads', async () => {
    const email = anEmail();
    const password = 'ក'.repeat(40);
    await signUp(auth, { email, password: `${password}ខ` });
    expect((await logIn(auth, email, `${password}គ`)).status).toBe(401);
    expect((await logIn(auth, email, `${password}ខ`)).status).toBe(200);
  });
});

it('passwords are hashed with bcrypt at cost 10 unless the operator sets another', async () => {
  const plain = await startAuth({ PASSWORD_HASH_COST: '' });
  const { user } = (await signUp(plain)).body;
  const rows = await query(plain.databaseUrl, 'SELECT password_hash FROM users WHERE id = $1', [user.id]);
  expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$2b\$10\$/) }]);
  await plain.stop();
});

it('a sign-up that is repeated by its key, since no answer came, makes the browser one in which the code works', async () => {
  const account = { email: anEmail() };
  const key = { 'idempotency-key': `sign-up of ${account.email}` };
  await signUp(auth, account, key);
  const again = await signUp(auth, account, key);
  const code = await auth.secretIn('user.signed-up.v1', again.body.user.id);
  const typed = { email: account.email, code };
  const verified = await auth.as().post('/api/auth/verify-email', typed, cookiesOf(again));
  expect(verified.body).toMatchObject({ user: { is_verified: true } });
});

it('a sign-up that is repeated by its key is of the same browser each time, which has ten wrong passwords in all', async () => {
  const account = { email: anEmail() };
  const key = { 'idempotency-key': `sign-up of ${account.email}` };
  const answers = [await signUp(auth, account, key), await signUp(auth, account, key)];
  const [first, again] = answers.map((answer) => cookiesOf(answer).cookie);
  expect(again).toBe(first);
});

it('a sign-up that is repeated by its key says nothing of a password that was set since', async () => {
  const account = { email: anEmail() };
  const key = { 'idempotency-key': `sign-up of ${account.email}` };
  const { user } = (await signUp(auth, account, key)).body;
  await auth.as().post('/api/auth/forgot-password', { email: account.email });
  const token = await auth.secretIn('user.password-reset-requested.v1', user.id);
  await auth.as().post(`/api/auth/reset-password/${token}`, { password: 'Better1!' });
  const again = await signUp(auth, account, key);
  expect([again.status, again.headers.getSetCookie()]).toEqual([201, []]);
});

describe('verifying', () => {
  it('with the right code starts a session and publishes it', async () => {
    const { id, email, code } = await given();
    const answer = await verify(email.toUpperCase(), code);
    expect(answer.body.user).toMatchObject({ id, is_verified: true });
    expect(await vouchFor(auth, sessionIn(answer)!)).toEqual(expect.any(String));
    await auth.others.received('user.verified.v1', id);
  });

  it('takes the code in Khmer digits too, with blanks', async () => {
    const { email, code } = await given();
    expect((await verify(email, inKhmer(code))).status).toBe(200);
  });

  it('works once', async () => {
    const { email, code } = await given();
    await verify(email, code);
    expect((await verify(email, code)).body).toMatchObject({ status: 400, code: 'INVALID_CODE' });
  });

  it('after five wrong codes is refused with the right one too', async () => {
    const { email, code } = await given();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await verify(email, wrong(code))).status).toBe(400);
    const answer = await verify(email, code);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts wrong codes sent at the same time', async () => {
    const { email, code } = await given();
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(email, wrong(code))));
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
  });

  it('refuses a code that is older than 15 minutes', async () => {
    const { id, email, code } = await given();
    await minutesPass(id, 16);
    expect((await verify(email, code)).status).toBe(400);
  });

  it('refuses a code without six digits, naming the field', async () => {
    expect((await verify(anEmail(), '12345')).body.errors).toMatchObject([{ field: 'code' }]);
  });
});

describe('a code that is typed in another browser', () => {
  const elsewhere = (email: string, code: string, password?: string, headers = {}) =>
    auth.as().post('/api/auth/verify-email', { email, code, password }, headers);

  it('asks for a password, and stays valid', async () => {
    const { email, code } = await given();
    for (let attempt = 1; attempt <= 7; attempt += 1)
      expect((await elsewhere(email, code)).body).toMatchObject({ status: 409, code: 'SET_A_PASSWORD' });
    expect((await verify(email, code)).status).toBe(200);
  });

  it('verifies with a new password, which replaces that of whoever signed up, and sets the session', async () => {
    const { id, email, code } = await given();
    const stranger = await logIn(auth, email);
    const answer = await elsewhere(email, code, 'Another1!');
    expect(answer.body).toMatchObject({ user: { id, is_verified: true } });
    expect(await vouchFor(auth, sessionIn(answer)!)).not.toBeNull();
    expect((await logIn(auth, email)).status).toBe(401);
    expect((await logIn(auth, email, 'Another1!')).status).toBe(200);
    expect(await vouchFor(auth, sessionIn(stranger)!)).toBeNull();
    await auth.others.received('user.verified.v1', id);
  });

  it('leaves nothing of what whoever signed up has written into the account, and tells the other services', async () => {
    const { id, email, code } = await given();
    await query(
      auth.databaseUrl,
      `UPDATE users SET name = 'Evil Stranger', phone = '012345678', phone_e164 = '+85512345678', address = 'Far away',
         language = 'km', terms_agreed_at = '2001-01-01', news_agreed_at = '2001-01-01', order_phones = '{012345678}', search_key = 'evil stranger', has_staff_password = true,
         password_hash = 'theirs' WHERE id = $1`,
      [id],
    );
    const name = email.split('@')[0]!;
    const nothing = { phone: null, address: null, language: null };
    const { body } = await elsewhere(email, code, 'Another1!');
    expect(body.user).toMatchObject({ name, ...nothing, news: false });
    // All columns: of a new one it must be decided, too.
    const [row] = await query(auth.databaseUrl, 'SELECT to_jsonb(u) AS is FROM users u WHERE id = $1', [id]);
    expect(row!.is).toEqual({
      ...{ id, email, email_key: email, name, role: 'customer', is_verified: true, ...nothing },
      ...{ phone_e164: null, order_phones: [], search_key: expect.not.stringContaining('evil') },
      ...{ password_hash: expect.not.stringMatching('theirs'), has_staff_password: false },
      ...{ version: 2, created_at: expect.anything() },
      // Not when the stranger did: the form for the new password says to what one agrees.
      terms_agreed_at: expect.not.stringMatching('2001'),
      ...{ is_demo: false, blocked_at: null, has_two_step: false, news_agreed_at: null },
    });
    const { data } = await auth.others.received('user.changed.v1', id);
    expect(data).toMatchObject({ name, email, news_agreed_at: null });
    expect(data).not.toHaveProperty('language');
  });

  it('does not know a browser any more that knew the first password', async () => {
    const { email, code } = await given();
    const [first] = [browsers.get(email)!];
    await elsewhere(email, code, 'Another1!');
    for (let failure = 1; failure <= 10; failure += 1) await logIn(auth, email, 'Wrong1!');
    expect((await logIn(auth, email, 'Another1!', first)).status).toBe(429);
  });

  it('counts as before when it is wrong, with a password too', async () => {
    const { email, code } = await given();
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await elsewhere(email, wrong(code), 'Another1!')).status).toBe(400);
    expect((await elsewhere(email, code, 'Another1!')).status).toBe(429);
    expect((await logIn(auth, email)).status).toBe(200);
  });

  it('works once, also when it comes with two passwords at the same time', async () => {
    const { email, code } = await given();
    const answers = await Promise.all(['Another1!', 'Third-one1!'].map((one) => elsewhere(email, code, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('verifies where somebody is logged in with the password', async () => {
    const { email, code } = await given();
    const session = { cookie: `session=${sessionIn(await logIn(auth, email))}` };
    expect((await elsewhere(email, code, undefined, session)).status).toBe(200);
  });

  it('does not verify where somebody else is logged in', async () => {
    const [one, other] = [await given(), await given()];
    const session = { cookie: `session=${sessionIn(await logIn(auth, other.email))}` };
    expect((await elsewhere(one.email, one.code, undefined, session)).status).toBe(409);
    expect((await elsewhere(one.email, one.code, undefined, browsers.get(other.email))).status).toBe(409);
  });

  it('refuses a password that is too short, naming the field, and stays valid', async () => {
    const { email, code } = await given();
    expect((await elsewhere(email, code, '12345')).body.errors).toMatchObject([{ field: 'password' }]);
    expect((await elsewhere(email, code, 'Another1!')).status).toBe(200);
  });
});

describe('asking for another code', () => {
  it('within a minute of the sign-up mail is refused', async () => {
    const { email } = await given();
    const answer = await resend(email);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  it('after a minute mails a new one, and the old one no longer works', async () => {
    const { id, email, code } = await given();
    await minutesPass(id, 2);
    expect((await resend(email)).status).toBe(200);
    const fresh = await auth.secretIn('user.code-requested.v1', id);
    if (fresh !== code) expect((await verify(email, code)).status).toBe(400);
    expect((await verify(email, fresh)).status).toBe(200);
  });

  it('for an unknown address answers the same and mails nothing', async () => {
    expect((await resend(anEmail())).status).toBe(200);
  });

  it('is answered by what it did, though the limit was reached by another mail meanwhile', async () => {
    const { id, email } = await given();
    const mailsAre = (count: number) =>
      query(auth.databaseUrl, `UPDATE limits SET points = $1 WHERE key LIKE 'mail-account:%'`, [count]);
    await minutesPass(id, 2);
    await resend(email);
    await mailsAre(4);
    await minutesPass(id, 2);
    const other = new pg.Client(auth.databaseUrl);
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM verification_codes WHERE user_id = $1 FOR UPDATE', [id]);
      const asked = resend(email);
      const waiting = () => waitingStatements(auth.databaseUrl, { text: 'verification_codes' });
      await waitFor(async () => (await waiting()) > 0, {
        what: 'the call to wait',
      });
      await mailsAre(5);
      await other.query('COMMIT');
      expect((await asked).status).toBe(200);
    } finally {
      await other.end();
    }
    const mailed = (await outboxOf(auth.databaseUrl, id)).map(({ type }) => type);
    expect(mailed.filter((type) => type === 'user.code-requested.v1')).toHaveLength(2);
  });
});

describe('text that the database cannot store', () => {
  it.each(['x\0y', 'x\ud800'])('is refused as a name, naming the field: %j', async (name) => {
    expect((await signUp(auth, { name })).body).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
  });
});

describe('logging in before verifying', () => {
  it('succeeds, and mails a new code only when the old one has expired', async () => {
    const { id, email } = await given();
    const answer = await logIn(auth, email);
    expect(answer.body.user.is_verified).toBe(false);
    expect((await outboxOf(auth.databaseUrl, id)).map((event) => event.type)).toEqual(['user.signed-up.v1']);
    await minutesPass(id, 16);
    await logIn(auth, email);
    await waitFor(() => auth.secretIn('user.code-requested.v1', id));
  });
});
