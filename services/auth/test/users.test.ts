import { randomUUID } from 'node:crypto';
import type { Role } from '@mekong/contracts';
import { anIdentity, outboxOf, query, staff, type ApiClient } from '@mekong/testing';
import {
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
let confirmed: ApiClient;
beforeAll(async () => {
  auth = await startAuth();
  confirmed = (await givenStaff(auth)).me;
});
afterAll(() => auth.stop());

const admin = staff('admin');
const edit = (id: string, body: object, caller = admin) =>
  auth.as(caller).patch(`/api/admin/users/${id}`, body);
const remove = (id: string, caller = admin) => auth.as(caller).delete(`/api/admin/users/${id}`);

/** Codes may be sent again. */
const minutePasses = () =>
  query(auth.databaseUrl, `UPDATE verification_codes SET sent_at = sent_at - interval '61 seconds'`);

/** An admin with a row in the database. */
async function givenAdmin() {
  const user = await givenUser(auth);
  await query(auth.databaseUrl, `UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
  return anIdentity({ userId: user.id, role: 'admin' });
}

describe('the list of users', () => {
  it('comes in pages, newest first', async () => {
    await givenUser(auth);
    const newest = await givenUser(auth);
    const { body } = await auth.as(admin).get('/api/admin/users?page=1&limit=1');
    expect(body).toMatchObject({ users: [{ id: newest.id }], currentPage: 1, totalPages: body.total });
  });

  it('shows support customers, whatever role is asked for', async () => {
    const [{ id }, { user: seller }] = [await givenUser(auth), await givenStaff(auth, 'seller')];
    const asked = (search = '') => auth.as(staff('support')).get(`/api/admin/users?limit=100${search}`);
    const ids = (await asked()).body.users.map((user: { id: string }) => user.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(seller.id);
    expect((await asked('&role=seller')).body.total).toBe(0);
  });

  it('offers support no act on an account but another code for a customer', async () => {
    const { id } = (await signUp(auth)).body.user;
    const { user: seller } = await givenStaff(auth, 'seller');
    await query(auth.databaseUrl, 'UPDATE users SET is_verified = false WHERE id = $1', [seller.id]);
    await minutePasses();
    const support = auth.as(staff('support'));
    expect((await support.post(`/api/admin/users/${id}/resend-verification`)).status).toBe(200);
    expect((await support.post(`/api/admin/users/${seller.id}/resend-verification`)).status).toBe(404);
    expect((await support.patch(`/api/admin/users/${id}`, { name: 'Other' })).status).toBe(403);
    expect((await support.post(`/api/admin/users/${id}/block`)).status).toBe(403);
  });
});

describe('one user', () => {
  const one = (id: string, role: Role) => auth.as(staff(role)).get(`/api/admin/users/${id}`);

  it('is shown to admins, and to support when it is a customer', async () => {
    const [{ id, email }, { user: seller }] = [await givenUser(auth), await givenStaff(auth, 'seller')];
    expect((await one(id, 'support')).body.user).toMatchObject({ id, email, is_blocked: false });
    expect((await one(seller.id, 'admin')).body.user).toMatchObject({ id: seller.id, role: 'seller' });
    expect((await one(seller.id, 'support')).status).toBe(404);
  });

  it('says when they agreed to the terms, which is not recorded of demo accounts', async () => {
    const { id } = await givenUser(auth);
    const { user } = (await one(id, 'support')).body;
    expect(Date.parse(user.terms_agreed_at)).toBeCloseTo(Date.parse(user.created_at), -4);
    await query(auth.databaseUrl, 'UPDATE users SET terms_agreed_at = NULL WHERE id = $1', [id]);
    expect((await one(id, 'admin')).body.user.terms_agreed_at).toBeNull();
  });

  it('says when they agreed to news, of their own data too', async () => {
    const { id } = await givenUser(auth);
    expect((await one(id, 'support')).body.user).toMatchObject({ news: false, news_agreed_at: null });
    await auth.as(anIdentity({ userId: id })).patch('/api/account/profile', { news: true });
    const { user } = (await one(id, 'support')).body;
    expect(user).toMatchObject({ news: true, news_agreed_at: expect.stringMatching(/^20/) });
    const { body } = await auth.as(admin).post(`/api/admin/users/${id}/export`);
    expect(body.account.news_agreed_at).toBe(user.news_agreed_at);
  });

  it.each([randomUUID(), 'nobody'])('is a 404 for %s', async (id) => {
    expect((await one(id, 'admin')).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('editing a user', () => {
  it('changes the given fields and publishes it', async () => {
    const user = await givenUser(auth);
    const { body } = await edit(user.id, {
      name: 'New Name',
      phone: '012',
      address: 'Siem Reap',
      password: '',
    });
    expect(body.user).toMatchObject({
      name: 'New Name',
      phone: '012',
      address: 'Siem Reap',
      email: user.email,
    });
    expect((await outboxOf(auth.databaseUrl, user.id)).at(-1)).toMatchObject({
      type: 'user.changed.v1',
      data: { name: 'New Name' },
    });
    expect((await logIn(auth, user.email)).status).toBe(200);
  });

  it.each([{ role: 'seller' }, { password: 'Another1!' }])('to %j ends the sessions', async (change) => {
    const user = await givenUser(auth);
    const session = sessionIn(await logIn(auth, user.email))!;
    await confirmed.patch(`/api/admin/users/${user.id}`, change);
    expect(await vouchFor(auth, session)).toBeNull();
  });

  it('to another name keeps the sessions', async () => {
    const user = await givenUser(auth);
    const session = sessionIn(await logIn(auth, user.email))!;
    await edit(user.id, { name: 'Other' });
    expect(await vouchFor(auth, session)).not.toBeNull();
  });

  it.each(['Eve\r\nBcc: x', 'Click https://evil.example now'])('refuses the name %j', async (name) => {
    const user = await givenUser(auth);
    expect((await edit(user.id, { name })).body).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
  });

  it('to an address that is taken is refused', async () => {
    const [one, two] = [await givenUser(auth), await givenUser(auth)];
    const change = { email: two.email.toUpperCase() };
    expect((await confirmed.patch(`/api/admin/users/${one.id}`, change)).body).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
    });
  });

  it.each([
    ['role', 'emperor'],
    ['email', 'nowhere'],
    ['name', ''],
    ['password', '123'],
  ])('refuses %s = %s and names it', async (field, value) => {
    const user = await givenUser(auth);
    expect((await edit(user.id, { [field]: value })).body).toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  });

  it.each([randomUUID(), 'nobody'])('answers 404 for %s', async (id) => {
    expect((await edit(id, { name: 'x' })).status).toBe(404);
  });
});

describe('deleting a user', () => {
  it('ends the sessions and publishes it', async () => {
    const user = await givenUser(auth);
    const session = sessionIn(await logIn(auth, user.email))!;
    expect((await remove(user.id)).status).toBe(200);
    expect(await vouchFor(auth, session)).toBeNull();
    expect((await outboxOf(auth.databaseUrl, user.id)).at(-1)).toMatchObject({
      type: 'user.deleted.v1',
      data: { email: user.email },
    });
  });
});

describe("the copy of a person's data", () => {
  it('has the account, sessions, logins, and the audit entries about them', async () => {
    const user = await givenUser(auth);
    await logIn(auth, user.email);
    await edit(user.id, { phone: '012' });
    const { body } = await auth.as(admin).post(`/api/admin/users/${user.id}/export`);
    expect(body).toMatchObject({
      account: { id: user.id, email: user.email, phone: '012' },
      sessions: [{ address: expect.any(String) }],
      logins: [{ outcome: 'success' }],
      audit_entries: [{ action: 'user.edited', subject: { id: user.id } }],
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|\$2b\$/i);
  });

  it('is an entry of the audit log', async () => {
    const user = await givenUser(auth);
    const again = () => auth.as(admin).post(`/api/admin/users/${user.id}/export`);
    await again();
    expect((await again()).body.audit_entries).toMatchObject([
      { action: 'user.exported', actor: { id: admin.userId }, subject: { id: user.id } },
    ]);
  });

  it('is for admins', async () => {
    const user = await givenUser(auth);
    const answer = await auth.as(staff('seller')).post(`/api/admin/users/${user.id}/export`);
    expect(answer.status).toBe(403);
    expect((await auth.as(admin).post(`/api/admin/users/${randomUUID()}/export`)).status).toBe(404);
  });
});

describe('the admins', () => {
  it('cannot delete or demote themselves', async () => {
    await givenAdmin();
    const self = await givenAdmin();
    expect((await remove(self.userId, self)).body).toMatchObject({ status: 409, code: 'OWN_ACCOUNT' });
    expect((await edit(self.userId, { role: 'seller' }, self)).body).toMatchObject({
      status: 409,
      code: 'OWN_ACCOUNT',
    });
  });

  it('who demote each other at the same time leave one admin', async () => {
    await query(auth.databaseUrl, `UPDATE users SET role = 'customer'`);
    const [one, two] = [await givenAdmin(), await givenAdmin()];
    const answers = await Promise.all([
      edit(two.userId, { role: 'customer' }, one),
      edit(one.userId, { role: 'customer' }, two),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(
      await query(auth.databaseUrl, `SELECT count(*)::int AS n FROM users WHERE role = 'admin'`),
    ).toEqual([{ n: 1 }]);
  });

  it('cannot delete the last admin', async () => {
    await query(auth.databaseUrl, `UPDATE users SET role = 'customer'`);
    const last = await givenAdmin();
    expect((await remove(last.userId)).body).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
  });
});
