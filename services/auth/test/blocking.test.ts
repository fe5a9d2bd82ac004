import { randomUUID } from 'node:crypto';
import { anIdentity, outboxOf, query, staff } from '@mekong/testing';
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

const admin = staff('admin');
const ask = (id: string, what: string, caller = admin) =>
  auth.as(caller).post(`/api/admin/users/${id}/${what}`);

async function givenAdmin() {
  const user = await givenUser(auth);
  await query(auth.databaseUrl, `UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
  return anIdentity({ userId: user.id, role: 'admin' });
}

describe('blocking a user', () => {
  it('ends the sessions at once and publishes it', async () => {
    const user = await givenUser(auth);
    const session = sessionIn(await logIn(auth, user.email))!;
    expect((await ask(user.id, 'block')).body.user).toMatchObject({ id: user.id, is_blocked: true });
    expect(await vouchFor(auth, session)).toBeNull();
    expect((await outboxOf(auth.databaseUrl, user.id)).at(-1)).toMatchObject({
      type: 'user.changed.v1',
      data: { is_blocked: true },
    });
  });

  it('is shown only to those who know the password', async () => {
    const user = await givenUser(auth);
    await ask(user.id, 'block');
    expect((await logIn(auth, user.email)).body).toMatchObject({
      status: 403,
      code: 'ACCOUNT_BLOCKED',
      message: 'This account is blocked. Please contact the shop.',
    });
    expect((await logIn(auth, user.email, 'Wrong1!')).status).toBe(401);
  });

  it('is in the login history', async () => {
    const user = await givenUser(auth);
    await ask(user.id, 'block');
    await logIn(auth, user.email);
    const { logins } = (await auth.as(anIdentity({ userId: user.id })).get('/api/account/logins')).body;
    expect(logins).toMatchObject([{ outcome: 'blocked' }]);
  });

  it('makes a code useless that was mailed before', async () => {
    const signedUp = await signUp(auth);
    const { user } = signedUp.body;
    const code = await auth.secretIn('user.signed-up.v1', user.id);
    await ask(user.id, 'block');
    const proof = { email: user.email, code };
    const answer = await auth.as().post('/api/auth/verify-email', proof, cookiesOf(signedUp));
    expect(answer.body.code).toBe('ACCOUNT_BLOCKED');
    expect(sessionIn(answer)).toBeUndefined();
  });

  it('leaves no session of a login at the same moment', async () => {
    const user = await givenUser(auth);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => logIn(auth, user.email))),
      ask(user.id, 'block'),
    ]);
    const sessions = answers.map(sessionIn).filter((session) => session !== undefined);
    const tokens = await Promise.all(sessions.map((session) => vouchFor(auth, session)));
    expect(tokens.every((token) => token === null)).toBe(true);
  });

  it('is undone by unblocking', async () => {
    const user = await givenUser(auth);
    await ask(user.id, 'block');
    expect((await ask(user.id, 'unblock')).body.user.is_blocked).toBe(false);
    expect((await logIn(auth, user.email)).status).toBe(200);
  });

  it('can be repeated', async () => {
    const user = await givenUser(auth);
    const [one, two] = [await ask(user.id, 'block'), await ask(user.id, 'block')];
    expect(two.body.user).toEqual(one.body.user);
  });

  it('is refused for the own account', async () => {
    await givenAdmin();
    const self = await givenAdmin();
    expect((await ask(self.userId, 'block', self)).body).toMatchObject({ status: 409, code: 'OWN_ACCOUNT' });
  });

  it('is refused for the last admin who is not blocked', async () => {
    await query(auth.databaseUrl, `UPDATE users SET role = 'customer'`);
    const [one, two] = [await givenAdmin(), await givenAdmin()];
    const answers = await Promise.all([ask(two.userId, 'block', one), ask(one.userId, 'block', two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = answers[0].status === 200 ? one : two;
    expect((await auth.as(admin).delete(`/api/admin/users/${left.userId}`)).body.code).toBe('LAST_ADMIN');
  });

  it.each([randomUUID(), 'nobody'])('answers 404 for %s', async (id) => {
    expect((await ask(id, 'block')).status).toBe(404);
  });
});

describe('sending the verification again', () => {
  const waited = (id: string) =>
    query(
      auth.databaseUrl,
      `UPDATE verification_codes SET sent_at = now() - interval '2 minutes' WHERE user_id = $1`,
      [id],
    );

  it('mails another code', async () => {
    const signedUp = await signUp(auth);
    const { user } = signedUp.body;
    await waited(user.id);
    expect((await ask(user.id, 'resend-verification')).status).toBe(200);
    const code = await auth.secretIn('user.code-requested.v1', user.id);
    const proof = { email: user.email, code };
    const verified = await auth.as().post('/api/auth/verify-email', proof, cookiesOf(signedUp));
    expect(verified.status).toBe(200);
  });

  it('is refused within a minute of the last mail', async () => {
    const { user } = (await signUp(auth)).body;
    expect((await ask(user.id, 'resend-verification')).status).toBe(429);
  });

  it('is refused for a verified user', async () => {
    const user = await givenUser(auth);
    expect((await ask(user.id, 'resend-verification')).body).toMatchObject({
      status: 409,
      code: 'ALREADY_VERIFIED',
    });
  });
});
