import { anEvent, query, staff, waitFor } from '@mekong/testing';
import {
  anEmail,
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

const admin = staff('admin');
const search = async (words: string) => {
  const { body } = await auth.as(admin).get(`/api/admin/users?page=1&limit=50&${words}`);
  return body.users.map(({ id }: { id: string }) => id);
};

function placedBy(user: { id: string; email: string; name: string }, phone: string) {
  const zero = { amount: 0, currency: 'USD' as const };
  return anEvent('order.placed.v1', 'a1', {
    order_id: 'a1',
    customer: { user_id: user.id, email: user.email, name: user.name },
    customer_name: user.name,
    phone_number: phone,
    shipping_address: 'Street 240',
    lines: [{ product_id: 1, name: 'Mouse', price: zero, quantity: 1 }],
    ...{ subtotal: zero, shipping: zero, tax: zero, total: zero },
    pay_until: '2026-01-01T00:00:00.000Z',
  });
}

describe('searching for users', () => {
  it('finds a part of the name in any letter case', async () => {
    const user = await givenUser(auth, { name: 'Sréymom ÜNIQUE' });
    expect(await search(`q=${encodeURIComponent('ünique')}`)).toEqual([user.id]);
  });

  it('finds a part of the email', async () => {
    const user = await givenUser(auth, { email: `findme-${anEmail()}` });
    expect(await search('q=FINDME-')).toEqual([user.id]);
  });

  it('finds the phone number however it is typed', async () => {
    const user = await givenUser(auth);
    await auth.as(admin).patch(`/api/admin/users/${user.id}`, { phone: '098 765 432' });
    for (const q of ['098', '098765432', '០៩៨ ៧៦៥ ៤៣២', '+855 98 765 432', '98 76'])
      expect({ q, ids: await search(`q=${encodeURIComponent(q)}`) }).toEqual({ q, ids: [user.id] });
  });

  it.each([
    ['Ñandú Peña', 'nandu pena'],
    ['Nandu Pina', 'ñandú piña'],
    ['Conan O’Brien', "O'Brien"],
    ["Ann O'Neill", 'o’neill ann'],
    ['Sâm Đặng', 'dang sam'],
    ['សុខ ក្តា', 'ក្ដា'],
    ['ភ្នំ\u200Bពេញ ហាង', 'ហាង ភ្នំពេញ'],
    ['Van Der Berg', 'berg van'],
  ])('finds %s by %s', async (name, q) => {
    const user = await givenUser(auth, { name });
    expect(await search(`q=${encodeURIComponent(q)}`)).toEqual([user.id]);
    expect(await search(`q=${encodeURIComponent(`${q} nobody`)}`)).toEqual([]);
  });

  it('finds who gave a phone number at a checkout, in any writing, also after an edit', async () => {
    const user = await givenUser(auth, { name: 'Without Phone' });
    const isFoundBy = async (q: string) => (await search(`q=${encodeURIComponent(q)}`)).includes(user.id);
    expect(await isFoundBy('071 234 5678')).toBe(false);
    for (const phone of ['071 234 5678', '+855 71 234 5678', 'call my shop', '088 111 2222'])
      await auth.others.deliver(placedBy(user, phone));
    await waitFor(() => isFoundBy('071 234 5678'));
    await auth.as(admin).patch(`/api/admin/users/${user.id}`, { name: 'With Phone' });
    for (const q of ['+855712345678', '០៧១ ២៣៤ ៥៦៧៨', 'with 0712345678', '88 111', '071-234-5678 phone'])
      expect({ q, isFound: await isFoundBy(q) }).toEqual({ q, isFound: true });
    const [row] = await query(auth.databaseUrl, 'SELECT order_phones FROM users WHERE id = $1', [user.id]);
    expect(row).toEqual({ order_phones: ['712345678', '881112222'] });
  });

  it('treats wildcards as plain characters', async () => {
    await givenUser(auth);
    expect(await search(`q=${encodeURIComponent('%')}`)).toEqual([]);
  });

  it('finds edited names', async () => {
    const user = await givenUser(auth, { name: 'Before Edit' });
    await auth.as(admin).patch(`/api/admin/users/${user.id}`, { name: 'Renamed Person' });
    expect(await search('q=renamed')).toEqual([user.id]);
    expect(await search('q=before+edit')).toEqual([]);
  });

  it('filters by role', async () => {
    const user = await givenUser(auth);
    await query(auth.databaseUrl, `UPDATE users SET role = 'seller' WHERE id = $1`, [user.id]);
    expect(await search('role=seller')).toEqual([user.id]);
  });

  it('filters by whether the email is verified', async () => {
    const waiting = (await signUp(auth)).body.user.id;
    const user = await givenUser(auth);
    expect(await search('verified=false')).toEqual([waiting]);
    expect(await search('verified=true')).toContain(user.id);
  });

  it('filters by who is blocked', async () => {
    const user = await givenUser(auth);
    await auth.as(admin).post(`/api/admin/users/${user.id}/block`);
    expect(await search('blocked=true')).toEqual([user.id]);
    expect(await search('blocked=false')).not.toContain(user.id);
  });

  it('counts only what was found', async () => {
    const name = 'Twin Of Many';
    await givenUser(auth, { name });
    await givenUser(auth, { name });
    const { body } = await auth.as(admin).get('/api/admin/users?q=twin+of+many&limit=1');
    expect(body).toMatchObject({ total: 2, totalPages: 2, page: 1, currentPage: 1 });
  });

  it.each(['role=emperor', 'verified=maybe'])('refuses %s', async (words) => {
    expect((await auth.as(admin).get(`/api/admin/users?${words}`)).status).toBe(400);
  });
});

describe('an edit of a user that somebody else has changed', () => {
  const edit = (id: string, body: object) => auth.as(admin).patch(`/api/admin/users/${id}`, body);
  const versionOf = async (id: string, email: string) => {
    const { body } = await auth.as(admin).get(`/api/admin/users?q=${encodeURIComponent(email)}`);
    return body.users.find((user: { id: string }) => user.id === id).version as number;
  };

  it('is refused with the current user', async () => {
    const user = await givenUser(auth);
    const version = await versionOf(user.id, user.email);
    await edit(user.id, { phone: '012', version });
    const { body } = await edit(user.id, { name: 'Mine', phone: '', version });
    expect(body).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
      current: { name: user.name, phone: '012', version: version + 1 },
      changed: ['name', 'phone'],
    });
    expect(await search('q=mine')).toEqual([]);
  });

  it('succeeds where nothing of it is different, as when its answer was lost', async () => {
    const user = await givenUser(auth);
    const version = await versionOf(user.id, user.email);
    const answers = [
      await edit(user.id, { phone: '012', version }),
      await edit(user.id, { phone: '012', version }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('succeeds with the current version', async () => {
    const user = await givenUser(auth);
    await edit(user.id, { phone: '012' });
    const version = await versionOf(user.id, user.email);
    expect((await edit(user.id, { phone: '013', version })).body.user).toMatchObject({
      phone: '013',
      version: version + 1,
    });
  });

  it('succeeds for one of two editors at the same moment', async () => {
    const user = await givenUser(auth);
    const version = await versionOf(user.id, user.email);
    const answers = await Promise.all(['a', 'b'].map((name) => edit(user.id, { name, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not refused after a save without a difference, which writes nothing', async () => {
    const user = await givenUser(auth, { password: 'Secret1!' });
    const session = sessionIn(await logIn(auth, user.email))!;
    const version = await versionOf(user.id, user.email);
    const unchanged = { name: user.name, email: user.email, role: 'customer', phone: '', password: '' };
    expect((await edit(user.id, { ...unchanged, version })).status).toBe(200);
    expect(await versionOf(user.id, user.email)).toBe(version);
    expect(await vouchFor(auth, session)).toBeTruthy();
    expect((await edit(user.id, { phone: '012', version })).status).toBe(200);
    await auth.others.received('user.changed.v1', user.id);
    const events = auth.others.events.filter(
      ({ subject, type }) => subject === user.id && type === 'user.changed.v1',
    );
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  });

  it('is not refused without a version', async () => {
    const user = await givenUser(auth);
    await edit(user.id, { phone: '012' });
    expect((await edit(user.id, { phone: '013' })).status).toBe(200);
  });
});
