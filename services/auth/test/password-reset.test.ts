import { anIdentity, outboxOf, query } from '@mekong/testing';
import {
  anEmail,
  givenStaff,
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

const forgot = (email: string) => auth.as().post('/api/auth/forgot-password', { email });
const reset = (token: string, password = 'Better1!') =>
  auth.as().post(`/api/auth/reset-password/${token}`, { password });

/** A user with a mailed link's token. */
async function given() {
  const user = await givenUser(auth);
  await forgot(user.email);
  return { ...user, token: await auth.secretIn('user.password-reset-requested.v1', user.id) };
}

it('the mailed link sets a new password and ends all sessions, which is published', async () => {
  const { id, email, token } = await given();
  const session = sessionIn(await logIn(auth, email))!;
  expect((await reset(token)).status).toBe(200);
  expect(await vouchFor(auth, session)).toBeNull();
  await auth.others.received('user.sessions-ended.v1', id);
  expect((await logIn(auth, email)).status).toBe(401);
  expect((await logIn(auth, email, 'Better1!')).status).toBe(200);
});

it('of an account that is not verified, what whoever signed up has written goes with the password', async () => {
  const email = anEmail();
  const { id } = (await signUp(auth, { email, name: 'Evil Stranger' })).body.user;
  const { body: loggedIn } = await logIn(auth, email);
  expect(loggedIn.user.name).toBe('Evil Stranger');
  await query(
    auth.databaseUrl,
    `UPDATE users SET phone = '012999999', language = 'km', news_agreed_at = now() WHERE id = $1`,
    [id],
  );
  await forgot(email);
  await reset(await auth.secretIn('user.password-reset-requested.v1', id));
  const { user } = (await logIn(auth, email, 'Better1!')).body;
  const nothing = { phone: null, language: null, news: false };
  expect(user).toMatchObject({ name: email.split('@')[0], ...nothing, is_verified: false });
  expect((await auth.others.received('user.changed.v1', id)).data).toMatchObject({ news_agreed_at: null });
});

it('whoever has signed up with a foreign address cannot void the links of its owner by new passwords', async () => {
  const email = anEmail();
  const { id } = (await signUp(auth, { email })).body.user;
  const stranger = auth.as(anIdentity({ userId: id, email, verified: false }));
  await forgot(email);
  const token = await auth.secretIn('user.password-reset-requested.v1', id);
  const passwords = { current_password: 'Secret1!', new_password: 'Stranger2!' };
  expect((await stranger.post('/api/account/password', passwords)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
  expect((await logIn(auth, email, 'Stranger2!')).status).toBe(401);
});

it('a link works once', async () => {
  const { token } = await given();
  await reset(token);
  expect((await reset(token)).body).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
});

it('a link used twice at once works once', async () => {
  const { token } = await given();
  const answers = await Promise.all([reset(token), reset(token)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
});

it('a link no longer works after an hour', async () => {
  const { id, token } = await given();
  await query(
    auth.databaseUrl,
    `UPDATE reset_tokens SET expires_at = expires_at - interval '61 minutes' WHERE user_id = $1`,
    [id],
  );
  expect((await reset(token)).status).toBe(400);
});

it.each([{ email: 'moved@shop.example' }, { password: 'Admins1!' }])(
  'a link no longer works after an admin has set %j',
  async (change) => {
    const { id, token } = await given();
    const { me: admin } = await givenStaff(auth);
    await admin.patch(`/api/admin/users/${id}`, change);
    expect((await reset(token)).body).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
  },
);

it('a password that is too short is refused and the link still works', async () => {
  const { token } = await given();
  expect((await reset(token, '123')).body.errors).toMatchObject([{ field: 'password' }]);
  expect((await reset(token)).status).toBe(200);
});

it('the token is stored only as a hash', async () => {
  const { id, token } = await given();
  const stored = [
    await query(auth.databaseUrl, 'SELECT * FROM reset_tokens'),
    await outboxOf(auth.databaseUrl, id),
  ];
  expect(JSON.stringify(stored)).not.toContain(token);
});

it('the answer is the same whether the address is known or not', async () => {
  const { email } = await givenUser(auth);
  const [known, unknown] = [await forgot(email), await forgot(anEmail())];
  expect(known.body).toEqual(unknown.body);
  expect(known.status).toBe(200);
});

it('the sixth request of an account in an hour mails nothing and answers the same', async () => {
  const { id, email } = await givenUser(auth);
  for (let request = 1; request <= 6; request += 1) expect((await forgot(email)).status).toBe(200);
  const mails = (await outboxOf(auth.databaseUrl, id)).filter(
    (event) => event.type === 'user.password-reset-requested.v1',
  );
  expect(mails).toHaveLength(5);
});

it('a missing address is refused with a message that names the field', async () => {
  expect((await forgot('')).body.errors).toMatchObject([{ field: 'email', message: 'Email is required' }]);
});
