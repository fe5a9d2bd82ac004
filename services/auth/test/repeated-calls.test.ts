import { randomUUID } from 'node:crypto';
import {
  anIdentity,
  type ApiAnswer,
  gatewayKey,
  query,
  sentAgain,
  staff,
  waitFor,
  waitingStatements,
} from '@mekong/testing';
import pg from 'pg';
import {
  anEmail,
  anotherReplicaOf,
  givenStaff,
  givenUser,
  signUp,
  staffPassword,
  startAuth,
  type AuthUnderTest,
} from './builders.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const admin = staff('admin');
const aKey = () => ({ 'idempotency-key': randomUUID() });
const pathOf = (id: string) => `/api/admin/users/${id}/notes`;
const write = (id: string, text: string, key: Record<string, string>, as = admin) =>
  auth.as(as).post(pathOf(id), { text }, key);
const textsAbout = async (id: string): Promise<string[]> => {
  const { body } = await auth.as(admin).get(pathOf(id));
  return body.notes.map(({ text }: { text: string }) => text);
};
const statusOf = ({ status }: Pick<ApiAnswer, 'status'>) => status;
const anAddress = {
  label: 'Home',
  recipient: 'Sok Dara',
  phone: '012345678',
  province: 'Kep',
  district: 'Kep',
  line: 'Street 1',
};

describe('a call that is repeated with its key', () => {
  it('has one effect and is answered as the first time, whatever has changed since', async () => {
    const { id } = await givenUser(auth);
    const key = aKey();
    const first = await write(id, 'Likes red switches', key);
    await write(id, 'Moved to Kampot', aKey());
    const again = await write(id, 'Likes red switches', key);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
    expect(await textsAbout(id)).toEqual(['Likes red switches', 'Moved to Kampot']);
  });

  it('has one effect when it comes while the first is under way, and gets the same answer', async () => {
    const { id } = await givenUser(auth);
    const key = aKey();
    const rival = new pg.Client(auth.databaseUrl);
    await rival.connect();
    try {
      await rival.query('BEGIN');
      await rival.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
      const calls = Array.from({ length: 5 }, () => write(id, 'Likes red switches', key));
      await waitFor(async () => (await waitingStatements(auth.databaseUrl)) === 5, {
        what: 'all calls to be under way',
      });
      await rival.query('COMMIT');
      const answers = await Promise.all(calls);
      expect(new Set(answers.map(statusOf))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    } finally {
      await rival.end();
    }
    expect(await textsAbout(id)).toHaveLength(1);
  });

  it.each<[string, (id: string, key: Record<string, string>) => Promise<ApiAnswer>]>([
    ['another body', (id, key) => write(id, 'Likes blue switches', key)],
    ['another thing', async (_id, key) => write((await givenUser(auth)).id, 'Likes red switches', key)],
    [
      'another route',
      (_id, key) =>
        auth.as(admin).post('/api/account/views', { list: 'users', name: 'x', filters: { q: 'x' } }, key),
    ],
  ])('is refused for %s', async (_what, again) => {
    const { id } = await givenUser(auth);
    const key = aKey();
    await write(id, 'Likes red switches', key);
    expect((await again(id, key)).body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await textsAbout(id)).toEqual(['Likes red switches']);
  });

  it("is carried out for each person: nobody meets another's keys", async () => {
    const { id } = await givenUser(auth);
    const key = aKey();
    await write(id, 'Likes red switches', key);
    const colleague = await write(id, 'Likes red switches', key, staff('admin'));
    expect(colleague.status).toBe(201);
    expect(await textsAbout(id)).toHaveLength(2);
  });

  it('is carried out when the first was refused', async () => {
    const { id } = await givenUser(auth);
    const key = aKey();
    expect(statusOf(await write(id, ' ', key))).toBe(400);
    expect(statusOf(await write(id, 'Likes red switches', key))).toBe(201);
    expect(await textsAbout(id)).toHaveLength(1);
  });

  it('has its answer in the transaction of its effect, so that no crash comes between them', async () => {
    const { id } = await givenUser(auth);
    await query(auth.databaseUrl, 'DELETE FROM kept_answers');
    await write(id, 'Likes red switches', aKey());
    const { isOne } = (
      await query(
        auth.databaseUrl,
        'SELECT k.xmin = n.xmin AS "isOne" FROM kept_answers k, user_notes n WHERE n.user_id = $1',
        [id],
      )
    )[0]!;
    expect(isOne).toBe(true);
  });

  it('is not carried out again when the first was done but never answered, and says so', async () => {
    const { id } = await givenUser(auth);
    const key = aKey();
    await write(id, 'Likes red switches', key);
    // As a version before left it that was killed between its commit and its answer.
    await query(auth.databaseUrl, 'UPDATE kept_answers SET answer = NULL');
    expect((await write(id, 'Likes red switches', key)).body).toMatchObject({
      status: 409,
      code: 'ALREADY_DONE',
    });
    expect(await textsAbout(id)).toHaveLength(1);
  });

  it.each([
    [' ', 'REQUIRED'],
    ['x'.repeat(201), 'TOO_LONG'],
  ])('with a key that is none is refused by name: %#', async (key, code) => {
    const { id } = await givenUser(auth);
    expect((await write(id, 'Likes red switches', { 'idempotency-key': key })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'Idempotency-Key', code }],
    });
    expect(await textsAbout(id)).toEqual([]);
  });

  it('is kept neither with its key nor with anything of its body in the clear', async () => {
    const { 'idempotency-key': key } = aKey();
    await signUp(auth, { password: 'Secret1!' }, { 'idempotency-key': key });
    const rows = JSON.stringify(await query(auth.databaseUrl, 'SELECT * FROM kept_answers'));
    expect(rows).not.toContain(key);
    expect(rows).not.toContain('Secret1!');
  });
});

describe('an answer over 4 kB', () => {
  const far = (n: number) => ({ ...anAddress, line: `House ${n} behind the old market `.repeat(20) });

  /** Somebody with so many addresses that the answer for a further one is large. */
  const givenAddresses = async () => {
    const { id: userId } = await givenUser(auth);
    const me = anIdentity({ userId });
    for (let n = 1; n <= 8; n += 1) await auth.as(me).post('/api/account/addresses', far(n));
    return me;
  };

  it('is in no table, and a repeat gets it all the same', async () => {
    const me = await givenAddresses();
    const key = aKey();
    await query(auth.databaseUrl, 'DELETE FROM kept_answers');
    const first = await auth.as(me).post('/api/account/addresses', anAddress, key);
    const again = await auth.as(me).post('/api/account/addresses', anAddress, key);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(first.body.addresses).toHaveLength(9);
    const { bytes } = (
      await query(auth.databaseUrl, 'SELECT max(octet_length(answer::text)) AS bytes FROM kept_answers')
    )[0]!;
    expect(bytes).toBeLessThan(100);
  });

  it('is read again where a repeat comes to another replica', async () => {
    const me = await givenAddresses();
    const key = aKey();
    const first = await auth.as(me).post('/api/account/addresses', anAddress, key);
    const replica = await anotherReplicaOf(auth);
    const again = await replica.as(me).post('/api/account/addresses', anAddress, key);
    await replica.stop();
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await countOf('addresses WHERE user_id = $1', me.userId)).toBe(9);
  });
});

describe('a day', () => {
  it('counts keys that come at the same time, and refuses none of them', async () => {
    const { id: userId } = await givenUser(auth);
    const add = (n: number) =>
      auth
        .as(anIdentity({ userId }))
        .post('/api/account/addresses', { ...anAddress, line: `Street ${n}` }, aKey());
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)));
    expect(answers.map(statusOf)).toEqual(Array(20).fill(201));
    expect(await countOf('addresses WHERE user_id = $1', userId)).toBe(20);
  });

  it('has 500 keys for a shopper, who is then told when to come back, and none of the others', async () => {
    const [me, other] = await Promise.all([givenUser(auth), givenUser(auth)]);
    const add = (userId: string, key = aKey()) =>
      auth.as(anIdentity({ userId })).post('/api/account/addresses', anAddress, key);
    const first = aKey();
    expect(statusOf(await add(me.id, first))).toBe(201);
    await query(auth.databaseUrl, 'UPDATE keys_of_day SET keys = 500 WHERE keys = 1');
    const refused = await add(me.id);
    expect(refused.body).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      params: { reason: 'keys' },
    });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(statusOf(await add(me.id, first))).toBe(201);
    expect(statusOf(await add(other.id))).toBe(201);
    expect(await countOf('addresses WHERE user_id = $1', me.id)).toBe(1);
  });
});

it('the room that kept answers take is a metric', async () => {
  const { body } = await auth.as(undefined, { 'x-gateway-key': gatewayKey }).get('/metrics');
  expect(String(body)).toMatch(/^kept_answers_bytes \d{4,}$/m);
});

it('without a key every call is one of its own', async () => {
  const { id } = await givenUser(auth);
  await write(id, 'Likes red switches', {});
  await write(id, 'Likes red switches', {});
  expect(await textsAbout(id)).toHaveLength(2);
});

const countOf = async (rows: string, value: string) =>
  (await query(auth.databaseUrl, `SELECT count(*)::int AS n FROM ${rows}`, [value]))[0]!.n;
const mailed = (type: string, email: string) =>
  countOf(`outbox WHERE type = '${type}' AND envelope->'data'->>'email' = $1`, email);

describe('sent again by a lost connection or an impatient finger, there is one', () => {
  it('saved view', async () => {
    const { id: userId } = await givenUser(auth);
    const me = auth.as(anIdentity({ role: 'admin', userId }));
    const view = { list: 'users', name: 'Mine', filters: { q: 'Sok' } };
    expect(statusOf(await sentAgain((key) => me.post('/api/account/views', view, key)))).toBe(201);
    expect(await countOf('saved_views WHERE user_id = $1', userId)).toBe(1);
  });

  it('saved address', async () => {
    const { id: userId } = await givenUser(auth);
    const me = auth.as(anIdentity({ userId }));
    expect(statusOf(await sentAgain((key) => me.post('/api/account/addresses', anAddress, key)))).toBe(201);
    expect(await countOf('addresses WHERE user_id = $1', userId)).toBe(1);
  });

  it('account, and one mail with its code', async () => {
    const email = anEmail();
    expect(statusOf(await sentAgain((key) => signUp(auth, { email }, key)))).toBe(201);
    expect(await mailed('user.signed-up.v1', email)).toBe(1);
  });

  it('mail with another code', async () => {
    const email = anEmail();
    const { id } = (await signUp(auth, { email })).body.user;
    const longAgo = `UPDATE verification_codes SET sent_at = now() - interval '2 minutes' WHERE user_id = $1`;
    await query(auth.databaseUrl, longAgo, [id]);
    const ask = (key: object) => auth.as().post('/api/auth/resend-code', { email }, { ...key });
    expect(statusOf(await sentAgain(ask))).toBe(200);
    expect(await mailed('user.code-requested.v1', email)).toBe(1);
  });

  it('mail with another code that staff asked for', async () => {
    const email = anEmail();
    const { id } = (await signUp(auth, { email })).body.user;
    const longAgo = `UPDATE verification_codes SET sent_at = now() - interval '2 minutes' WHERE user_id = $1`;
    await query(auth.databaseUrl, longAgo, [id]);
    const path = `/api/admin/users/${id}/resend-verification`;
    expect(statusOf(await sentAgain((key) => auth.as(admin).post(path, undefined, key)))).toBe(200);
    expect(await mailed('user.code-requested.v1', email)).toBe(1);
  });

  it('mail with a link for a new password', async () => {
    const { email } = await givenUser(auth);
    const ask = (key: object) => auth.as().post('/api/auth/forgot-password', { email }, { ...key });
    expect(statusOf(await sentAgain(ask))).toBe(200);
    expect(await mailed('user.password-reset-requested.v1', email)).toBe(1);
  });

  it('invitation, and one account of whoever accepts it', async () => {
    const { me } = await givenStaff(auth);
    const email = anEmail();
    const invite = (key: object) => me.post('/api/admin/invitations', { email, role: 'packer' }, { ...key });
    const { invitation } = (await sentAgain(invite)).body;
    expect(await mailed('user.invited.v1', email)).toBe(1);
    const token = await auth.secretIn('user.invited.v1', invitation.id);
    const newcomer = { name: 'Srey Mom', password: staffPassword };
    const accept = (key: object) => auth.as().post(`/api/auth/invitations/${token}`, newcomer, { ...key });
    expect(statusOf(await sentAgain(accept))).toBe(201);
    expect(await countOf('users WHERE email = $1', email)).toBe(1);
  });
});

it.each([
  ['known', async () => (await givenUser(auth)).email],
  ['unknown', async () => anEmail()],
])(
  'a key is taken at once by whoever asks for a link to a %s address: it does not tell which it is',
  async (_what, emailOf) => {
    const email = await emailOf();
    await query(auth.databaseUrl, 'DELETE FROM kept_answers');
    let isAnswered = false;
    const asked = auth
      .as()
      .post('/api/auth/forgot-password', { email }, aKey())
      .finally(() => (isAnswered = true));
    const keys = () => query(auth.databaseUrl, 'SELECT FROM kept_answers');
    await waitFor(async () => (await keys()).length > 0, { what: 'the key of the call under way' });
    expect(isAnswered).toBe(false);
    expect((await asked).status).toBe(200);
  },
);
