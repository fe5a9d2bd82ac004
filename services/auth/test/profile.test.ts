import { anIdentity, outboxOf, query, staff } from '@mekong/testing';
import {
  givenStaff,
  givenUser,
  logIn,
  sessionIn,
  startAuth,
  vouchFor,
  type AuthUnderTest,
} from './builders.js';

const path = '/api/account/profile';
let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

async function givenShopper() {
  const user = await givenUser(auth);
  return { ...user, me: auth.as(anIdentity({ userId: user.id })) };
}
const eventsOf = async (id: string) =>
  (await outboxOf(auth.databaseUrl, id)).filter(({ type }) => type === 'user.changed.v1');

describe('the own profile', () => {
  it('changes name, phone and language, and publishes what others keep', async () => {
    const { id, me } = await givenShopper();
    const { status, body } = await me.patch(path, {
      name: 'Sok Bopha',
      phone: '០៩៨ ៧៦៥ ៤៣២',
      language: 'km',
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id, name: 'Sok Bopha', phone: '០៩៨ ៧៦៥ ៤៣២', language: 'km' });
    expect(await eventsOf(id)).toMatchObject([{ data: { name: 'Sok Bopha', language: 'km' } }]);
    const rows = await query(auth.databaseUrl, 'SELECT phone_e164 FROM users WHERE id = $1', [id]);
    expect(rows).toEqual([{ phone_e164: '+85598765432' }]);
  });

  it('changes only what is given', async () => {
    const { name, me } = await givenShopper();
    await me.patch(path, { phone: '098765432' });
    expect((await me.patch(path, { language: 'en' })).body.user).toMatchObject({
      name,
      phone: '098765432',
      language: 'en',
    });
  });

  it('has no language until one is chosen', async () => {
    const { me } = await givenShopper();
    expect((await me.get('/api/auth/check-auth')).body.user.language).toBeNull();
  });

  it('agrees to news of offers only when it says so, at a moment that stays until it is taken back', async () => {
    const { id, me } = await givenShopper();
    const agrees = async () => (await me.get('/api/auth/check-auth')).body.user.news;
    const moment = async () =>
      (await query(auth.databaseUrl, 'SELECT news_agreed_at AS at FROM users WHERE id = $1', [id]))[0]!.at;
    expect([await agrees(), await moment()]).toEqual([false, null]);
    expect((await me.patch(path, { news: true })).body.user.news).toBe(true);
    const since = await moment();
    expect(since).not.toBeNull();
    await me.patch(path, { news: true, name: 'Sok Bopha' });
    expect([await agrees(), await moment()]).toEqual([true, since]);
    expect((await me.patch(path, { news: false })).body.user.news).toBe(false);
    expect([await agrees(), await moment()]).toEqual([false, null]);
  });

  it('tells the others of the agreement to news when it changes, and only then', async () => {
    const { id, me } = await givenShopper();
    await me.patch(path, { news: false });
    expect(await eventsOf(id)).toEqual([]);
    for (const news of [true, true, false, false]) await me.patch(path, { news });
    const moment = expect.stringMatching(/^20\d\d-.+Z$/);
    const [yes, no] = [{ data: { news_agreed_at: moment } }, { data: { news_agreed_at: null } }];
    expect(await eventsOf(id)).toMatchObject([yes, no]);
  });

  it('writes and publishes nothing where nothing changes', async () => {
    const { id, name, me } = await givenShopper();
    const versionOf = async () =>
      (await query(auth.databaseUrl, 'SELECT version FROM users WHERE id = $1', [id]))[0];
    const before = await versionOf();
    expect((await me.patch(path, { name, phone: '' })).status).toBe(200);
    expect(await eventsOf(id)).toEqual([]);
    expect(await versionOf()).toEqual(before);
  });

  it('changes the phone of the default address, which always has one', async () => {
    const { me } = await givenShopper();
    await me.post('/api/account/addresses', { recipient: 'Sok', phone: '012 345 678', line: 'Here' });
    await me.patch(path, { phone: '098765432' });
    const phones = async () => (await me.get('/api/account/addresses')).body.addresses;
    expect(await phones()).toMatchObject([{ phone: '098765432' }]);
    expect((await me.patch(path, { phone: '' })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'phone', code: 'REQUIRED' }],
    });
    expect(await phones()).toMatchObject([{ phone: '098765432' }]);
  });

  it('loses the phone when it is blank', async () => {
    const { me } = await givenShopper();
    await me.patch(path, { phone: '098765432' });
    expect((await me.patch(path, { phone: ' ' })).body.user.phone).toBeNull();
  });

  it.each([
    ['name', ''],
    ['name', 'Click https://evil.example now'],
    ['phone', '12'],
    ['phone', 'at the gate'],
    ['language', 'fr'],
    ['news', 'yes'],
  ])('refuses %s = %j and names it', async (field, value) => {
    const { me } = await givenShopper();
    expect((await me.patch(path, { [field]: value })).body).toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  });

  it('ignores a role in the request', async () => {
    const { me } = await givenShopper();
    expect((await me.patch(path, { name: 'New', role: 'admin' })).body.user.role).toBe('customer');
  });

  it('keeps the session, which says the new name', async () => {
    const { email, me } = await givenShopper();
    const session = sessionIn(await logIn(auth, email))!;
    await me.patch(path, { name: 'Sok Bopha' });
    const [, claims] = (await vouchFor(auth, session))!.split('.');
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({ name: 'Sok Bopha' });
  });

  it('of staff leaves an entry in the audit log', async () => {
    const { user, me } = await givenStaff(auth, 'seller');
    await me.patch(path, { name: 'Renamed Seller' });
    const { body } = await auth.as(staff('admin')).get('/api/admin/audit-log?limit=100');
    expect(
      body.entries.filter((entry: { subject: { id: string } }) => entry.subject.id === user.id),
    ).toMatchObject([
      { actor: { id: user.id }, before: { name: user.name }, after: { name: 'Renamed Seller' } },
    ]);
  });
});
