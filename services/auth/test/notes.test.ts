import { randomUUID } from 'node:crypto';
import { anIdentity, query, staff, type ApiAnswer } from '@mekong/testing';
import { givenStaff, givenUser, startAuth, type AuthUnderTest } from './builders.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const helper = anIdentity({ role: 'support', name: 'Srey Mom' });
const path = (id: string) => `/api/admin/users/${id}/notes`;
const write = (id: string, text: string, as = helper) => auth.as(as).post(path(id), { text });
const notesAbout = async (id: string, as = staff('admin')) => (await auth.as(as).get(path(id))).body.notes;
const statusOf = ({ status }: ApiAnswer) => status;

describe('notes about a person', () => {
  it('are read by admins and support, with who wrote them, the oldest first', async () => {
    const { id } = await givenUser(auth);
    await write(id, 'Asks for an invoice each time');
    const { status, body } = await write(id, ' Speaks only Khmer ', staff('admin'));
    expect(status).toBe(201);
    expect(body.notes).toMatchObject([
      { text: 'Asks for an invoice each time', by: 'Srey Mom', at: expect.any(String) },
      { text: 'Speaks only Khmer' },
    ]);
    expect(await notesAbout(id)).toEqual(body.notes);
    expect(await notesAbout(id, helper)).toEqual(body.notes);
  });

  it('about staff are only for admins', async () => {
    const { user } = await givenStaff(auth, 'seller');
    expect(statusOf(await write(user.id, 'On leave in May', staff('admin')))).toBe(201);
    expect(statusOf(await auth.as(helper).get(path(user.id)))).toBe(404);
    expect(statusOf(await write(user.id, 'Hello'))).toBe(404);
  });

  it('are in the audit log without their text', async () => {
    const { id } = await givenUser(auth);
    await write(id, 'Something private');
    const { body } = await auth.as(staff('admin')).post(`/api/admin/users/${id}/export`);
    expect(body.audit_entries).toMatchObject([{ action: 'user.noted', actor: { name: 'Srey Mom' } }]);
    expect(JSON.stringify(body.audit_entries)).not.toContain('private');
  });

  it('are in the copy of the data of whom they are about', async () => {
    const { id } = await givenUser(auth);
    await write(id, 'Asked for an invoice');
    const { body } = await auth.as(staff('admin')).post(`/api/admin/users/${id}/export`);
    expect(body.notes).toMatchObject([{ text: 'Asked for an invoice', by: 'Srey Mom' }]);
  });

  it('are deleted with the account', async () => {
    const { id } = await givenUser(auth);
    await write(id, 'Asked for an invoice');
    await auth.as(staff('admin')).delete(`/api/admin/users/${id}`);
    expect(await query(auth.databaseUrl, 'SELECT 1 FROM user_notes WHERE user_id = $1', [id])).toEqual([]);
  });

  it('are at most 100, also when they are written at once', async () => {
    const { id } = await givenUser(auth);
    await query(
      auth.databaseUrl,
      `INSERT INTO user_notes (user_id, text, by_id, by_name) SELECT $1, 'x', $1, 'x' FROM generate_series(1, 99)`,
      [id],
    );
    const answers = await Promise.all([write(id, 'One'), write(id, 'Two')]);
    expect(answers.map(statusOf).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'TOO_MANY_NOTES' });
  });

  it.each(['', '  ', 'x'.repeat(1_001)])('have some text, and not too much: %#', async (text) => {
    const { id } = await givenUser(auth);
    expect((await write(id, text)).body).toMatchObject({ status: 400, errors: [{ field: 'text' }] });
  });

  it.each([randomUUID(), 'nobody'])('are of a person that there is: %#', async (id) => {
    expect(statusOf(await write(id, 'Hello'))).toBe(404);
    expect(statusOf(await auth.as(helper).get(path(id)))).toBe(404);
  });
});
