import { randomUUID } from 'node:crypto';
import type { Role } from '@mekong/contracts';
import { anEvent, anIdentity, query } from '@mekong/testing';
import { givenStaff, givenUser, logIn, staffPassword, startAuth, type AuthUnderTest } from './builders.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const anAdmin = (name = 'Chan Admin') => anIdentity({ role: 'admin', name });
const read = async (search = '') => (await auth.as(anAdmin()).get(`/api/admin/audit-log?${search}`)).body;
const entriesAbout = async (id: string) =>
  (await read('limit=100')).entries.filter((entry: { subject: { id: string } }) => entry.subject.id === id);

/** An entry of which every fact is known. */
async function givenBlocked() {
  const user = await givenUser(auth);
  await auth.as(anAdmin()).post(`/api/admin/users/${user.id}/block`);
}

it('lists that an admin reads many times at once are all answered', async () => {
  const admin = auth.as(anAdmin());
  const reads = Array.from({ length: 20 }, (_, place) =>
    admin.get(place % 2 ? '/api/admin/audit-log' : '/api/admin/users'),
  );
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array(20).fill(200));
});

describe('the audit log', () => {
  it('has who changed what about a user, before and after', async () => {
    const [admin, user] = [anAdmin(), await givenUser(auth)];
    await auth.as(admin).patch(`/api/admin/users/${user.id}`, { name: 'New Name', phone: '' });
    expect(await entriesAbout(user.id)).toMatchObject([
      {
        action: 'user.edited',
        service: 'auth',
        actor: { id: admin.userId, name: 'Chan Admin', email: admin.email },
        subject: { type: 'user', id: user.id, name: 'New Name' },
        before: { name: user.name },
        after: { name: 'New Name' },
      },
    ]);
  });

  it('has entries of their own for a new role and a new password', async () => {
    const user = await givenUser(auth);
    const change = { role: 'seller', password: staffPassword };
    await (await givenStaff(auth)).me.patch(`/api/admin/users/${user.id}`, change);
    expect(await entriesAbout(user.id)).toMatchObject([
      { action: 'user.password-set', before: null, after: null },
      { action: 'user.role-changed', before: { role: 'customer' }, after: { role: 'seller' } },
    ]);
  });

  it('never holds a password or its hash', async () => {
    const user = await givenUser(auth);
    const { me: admin } = await givenStaff(auth);
    await admin.patch(`/api/admin/users/${user.id}`, { name: 'X', password: 'Another1!' });
    await auth.as(anAdmin()).delete(`/api/admin/users/${user.id}`);
    expect(JSON.stringify(await entriesAbout(user.id))).not.toMatch(/Another1!|\$2b\$|hash/i);
  });

  it('names no customer who was deleted', async () => {
    const user = await givenUser(auth, { name: 'Vanishing Vanna' });
    await auth.as(anAdmin()).delete(`/api/admin/users/${user.id}`);
    expect(await entriesAbout(user.id)).toMatchObject([
      { action: 'user.deleted', subject: { name: 'A former user' } },
    ]);
  });

  it('has blocks, unblocks and deletions', async () => {
    const [admin, user] = [anAdmin(), await givenUser(auth)];
    await auth.as(admin).post(`/api/admin/users/${user.id}/block`);
    await auth.as(admin).post(`/api/admin/users/${user.id}/unblock`);
    await auth.as(admin).delete(`/api/admin/users/${user.id}`);
    expect(await entriesAbout(user.id)).toMatchObject([
      { action: 'user.deleted', before: { role: 'customer' }, after: null },
      { action: 'user.unblocked', before: { blocked: true }, after: { blocked: false } },
      { action: 'user.blocked', before: { blocked: false }, after: { blocked: true } },
    ]);
  });

  it('has how many sessions a block ended', async () => {
    const user = await givenUser(auth);
    for (let login = 0; login < 2; login += 1) await logIn(auth, user.email);
    await auth.as(anAdmin()).post(`/api/admin/users/${user.id}/block`);
    expect(await entriesAbout(user.id)).toMatchObject([
      { action: 'user.blocked' },
      { action: 'user.sessions-ended', before: { sessions: 2 }, after: null },
    ]);
  });

  it.each([
    ['seller', ['account.sessions-ended', 'account.session-ended']],
    ['customer', []],
  ] as [Role, string[]][])('keeps of %ss ending their own sessions: %s', async (role, actions) => {
    const user = await givenUser(auth);
    for (let login = 0; login < 3; login += 1) await logIn(auth, user.email);
    const me = auth.as(anIdentity({ userId: user.id, role }));
    const { sessions } = (await me.get('/api/account/sessions')).body;
    await me.delete(`/api/account/sessions/${sessions[0].id}`);
    await me.delete('/api/account/sessions');
    const kept = await entriesAbout(user.id);
    expect(kept.map(({ action }: { action: string }) => action)).toEqual(actions);
  });

  it('loses the data of a deleted user, but not what was done, also when it is told late', async () => {
    const user = await givenUser(auth, { name: 'Vanishing Vanna' });
    const { me, identity: admin } = await givenStaff(auth);
    const change = { name: 'Vanishing Two', role: 'seller', phone: '012999888' };
    await me.patch(`/api/admin/users/${user.id}`, change);
    await me.delete(`/api/admin/users/${user.id}`);
    const actor = { user_id: admin.userId, name: admin.name, email: admin.email };
    const late = {
      actor,
      action: 'x.done',
      subject: { type: 'user', id: user.id, name: 'Vanishing Two' },
      before: null,
      after: { email: user.email, role: 'seller' },
      acted_at: new Date().toISOString(),
    };
    await auth.others.deliver(anEvent('staff.acted.v1', user.id, late));
    const all = await entriesAbout(user.id);
    const names = all.map(({ action, subject }: { action: string; subject: { name: string } }) => [
      action,
      subject.name,
    ]);
    // Who has left the shop's staff is its own history.
    expect(names).toContainEqual(['user.deleted', 'Vanishing Two']);
    const entries = all.map((entry: { action: string; subject: object }) =>
      entry.action === 'user.deleted' ? { ...entry, subject: { name: 'A former user' } } : entry,
    );
    expect(JSON.stringify(entries)).not.toMatch(/Vanishing|012999888/);
    expect(JSON.stringify(entries)).not.toContain(user.email);
    const facts = entries.map(({ action, before, after }: Record<string, unknown>) => [
      action,
      before,
      after,
    ]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['x.done', null, { role: 'seller' }],
        ['user.deleted', { role: 'seller' }, null],
        ['user.role-changed', { role: 'customer' }, { role: 'seller' }],
        ['user.edited', {}, {}],
      ]),
    );
    expect(new Set(entries.map(({ subject }: { subject: { name: string } }) => subject.name))).toEqual(
      new Set(['A former user']),
    );
  });

  it.each(['admin', 'seller', 'packer', 'support'] as const)(
    'keeps the name of a deleted %s wherever they acted, also on their own account, but not their data',
    async (role) => {
      const { identity, me } = await givenStaff(auth, role);
      const old = { current_password: staffPassword, new_password: 'Another-good-1!' };
      expect((await me.post('/api/account/password', old)).status).toBe(200);
      await me.patch('/api/account/profile', { phone: '012 999 888' });
      const act = (subject: object) =>
        anEvent('staff.acted.v1', randomUUID(), {
          actor: { user_id: identity.userId, name: identity.name, email: identity.email },
          action: 'x.done',
          subject: { type: 'product', id: '7', name: 'Naga Mini', ...subject },
          before: null,
          after: { phone: '012 999 888', kept: 1 },
          acted_at: new Date().toISOString(),
        });
      await auth.others.deliver(act({}));
      await auth.as(anAdmin()).delete(`/api/admin/users/${identity.userId}`);
      await auth.others.deliver(act({}));
      await auth.others.deliver(act({ type: 'user', id: identity.userId, name: identity.name }));
      const { entries } = await read(`person=${encodeURIComponent(identity.email)}&limit=100`);
      expect(new Set(entries.map(({ actor }: { actor: object }) => JSON.stringify(actor)))).toEqual(
        new Set([JSON.stringify({ id: identity.userId, name: identity.name, email: identity.email })]),
      );
      const own = await entriesAbout(identity.userId);
      expect(new Set(own.map(({ subject }: { subject: { name: string } }) => subject.name))).toEqual(
        new Set([identity.name]),
      );
      const actions = own.map(({ action }: { action: string }) => action);
      expect(actions).toEqual(expect.arrayContaining(['account.password-changed', 'user.deleted', 'x.done']));
      expect(JSON.stringify(own)).not.toContain('999 888');
    },
  );

  it('has nothing that was refused', async () => {
    const [user, other] = [await givenUser(auth), await givenUser(auth)];
    await auth.as(anAdmin()).patch(`/api/admin/users/${user.id}`, { name: 'X', email: other.email });
    expect(await entriesAbout(user.id)).toEqual([]);
  });

  it.each([
    ['seller', 1],
    ['customer', 0],
  ] as [Role, number][])('keeps %ss changing their own password %i times', async (role, times) => {
    const user = await givenUser(auth);
    await query(auth.databaseUrl, 'UPDATE users SET role = $2 WHERE id = $1', [user.id, role]);
    const change = { current_password: 'Secret1!', new_password: staffPassword };
    await auth.as(anIdentity({ userId: user.id, role })).post('/api/account/password', change);
    expect((await logIn(auth, user.email, staffPassword)).status).toBe(200);
    expect(await entriesAbout(user.id)).toHaveLength(times);
  });

  it('has what staff did in other services, once', async () => {
    const actor = { user_id: randomUUID(), name: 'Sokha Seller', email: 'sokha@shop.example' };
    const id = randomUUID();
    const act = anEvent('staff.acted.v1', id, {
      actor,
      action: 'product.price-changed',
      subject: { type: 'product', id, name: 'Naga Mini' },
      before: { price: 19.99 },
      after: { price: 24.5 },
      acted_at: new Date().toISOString(),
    });
    await auth.others.deliver({ ...act, source: '/catalog' });
    await auth.others.deliver({ ...act, source: '/catalog' });
    expect(await entriesAbout(id)).toMatchObject([
      { service: 'catalog', action: 'product.price-changed', actor: { name: 'Sokha Seller' } },
    ]);
  });

  it('is searched by a part of the name or address of whoever acted', async () => {
    const user = await givenUser(auth);
    await auth.as(anAdmin('Bopha Ünique')).post(`/api/admin/users/${user.id}/block`);
    const { entries, total } = await read(`person=${encodeURIComponent('üNI')}`);
    expect(total).toBe(1);
    expect(entries).toMatchObject([{ actor: { name: 'Bopha Ünique' } }]);
  });

  it('is searched by date', async () => {
    const id = randomUUID();
    const actor = { user_id: randomUUID(), name: 'Old Hand', email: 'old@shop.example' };
    const subject = { type: 'order', id, name: id };
    const acted_at = '2020-05-05T10:00:00.000Z';
    const act = { actor, action: 'order.refunded', subject, before: null, after: null, acted_at };
    await auth.others.deliver(anEvent('staff.acted.v1', id, act));
    const day = 'from=2020-05-05T00:00:00Z&to=2020-05-06T00:00:00Z';
    expect((await read(day)).entries).toMatchObject([{ subject: { id } }]);
    expect((await read('to=2020-05-05T00:00:00Z')).entries).toEqual([]);
  });

  it('comes in pages of 50', async () => {
    const actor = { user_id: randomUUID(), name: 'Busy Bee', email: 'bee@shop.example' };
    const rest = { action: 'x.done', before: null, after: null, acted_at: new Date().toISOString() };
    for (let act = 0; act < 51; act += 1) {
      const subject = { type: 'x', id: `${act}`, name: '' };
      await auth.others.deliver(anEvent('staff.acted.v1', act, { actor, subject, ...rest }));
    }
    const first = await read('person=busy');
    expect(first).toMatchObject({ total: 51, totalPages: 2, page: 1, currentPage: 1 });
    expect(first.entries).toHaveLength(50);
    expect((await read('person=busy&page=2')).entries).toHaveLength(1);
  });

  it.each([
    'DELETE FROM audit_log',
    'UPDATE audit_log SET at = now()',
    'TRUNCATE audit_log',
    `UPDATE audit_log SET subject_name = 'A former user', before = NULL, after = '{"role": "customer"}'`,
    `UPDATE audit_log SET actor_name = 'Somebody'`,
  ])('cannot be changed, not even in the database by %s', async (statement) => {
    await givenBlocked();
    await expect(query(auth.databaseUrl, statement)).rejects.toThrow('only added to');
  });

  it('refuses an invalid date', async () => {
    const answer = await auth.as(anAdmin()).get('/api/admin/audit-log?from=yesterday');
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'from' }] });
  });
});

describe('the audit log of one thing', () => {
  const acted = (type: string, id: string, name: string) => {
    const admin = anAdmin();
    return auth.others.deliver(
      anEvent('staff.acted.v1', id, {
        actor: { user_id: admin.userId, name: 'Chan Admin', email: admin.email },
        action: `${type}.changed`,
        subject: { type, id, name },
        before: null,
        after: { price: 1 },
        acted_at: new Date().toISOString(),
      }),
    );
  };
  const idsOf = async (search: Record<string, string>) =>
    (await read(new URLSearchParams(search).toString())).entries.map(
      (entry: { subject: { id: string } }) => entry.subject.id,
    );

  it('is found by the id of a product or words of its name, in any letter case and with or without marks', async () => {
    await acted('product', '90042', 'Ñandú Mini 42');
    await acted('product', '42', 'Other');
    await acted('order', '90042', 'MG-2601-7777');
    expect(await idsOf({ product: '90042' })).toEqual(['90042']);
    expect(await idsOf({ product: 'mini nandu' })).toEqual(['90042']);
    expect(await idsOf({ product: 'nobody' })).toEqual([]);
  });

  it.each(['MG-2601-8888', 'mg-2601-8888', '#MG-2601-8888', 'order-of-8888'])(
    'is found for order %s',
    async (order) => {
      const id = 'order-of-8888';
      if ((await idsOf({ order: id })).length === 0) await acted('order', id, 'MG-2601-8888');
      expect(await idsOf({ order })).toEqual([id]);
    },
  );
});
