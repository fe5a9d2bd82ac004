import { outboxOf, anHourLater, query, staff, type ApiClient } from '@mekong/testing';
import {
  anEmail,
  givenStaff,
  givenUser,
  logIn,
  sessionIn,
  signUp,
  staffPassword,
  startAuth,
  vouchFor,
  type AuthUnderTest,
} from './builders.js';

let auth: AuthUnderTest;
let admin: ApiClient;
beforeAll(async () => {
  auth = await startAuth();
  admin = (await givenStaff(auth)).me;
});
afterAll(() => auth.stop());

const invite = (email: string, role = 'packer') => admin.post('/api/admin/invitations', { email, role });

/** An invitation with the token that was mailed. */
async function givenInvitation(email = anEmail(), role = 'packer') {
  const { id } = (await invite(email, role)).body.invitation;
  return { id, email, token: await auth.secretIn('user.invited.v1', id) };
}

const open = (token: string) => auth.as().get(`/api/auth/invitations/${token}`);
const accept = (token: string, but: object = {}) =>
  auth.as().post(`/api/auth/invitations/${token}`, { name: 'Srey Mom', password: staffPassword, ...but });

describe('an invitation', () => {
  it('makes a member of staff with a verified email and the role, who logs in', async () => {
    const { id, email, token } = await givenInvitation();
    expect((await open(token)).body.invitation).toMatchObject({ email, role: 'packer' });
    expect((await accept(token)).status).toBe(201);
    const { user } = (await logIn(auth, email, staffPassword)).body;
    expect(user).toMatchObject({ id, name: 'Srey Mom', role: 'packer', is_verified: true });
    expect(user).not.toHaveProperty('must_set_up');
  });

  it('takes the place of an account that somebody has made with its address and nobody has verified', async () => {
    const { id, email, token } = await givenInvitation();
    const stranger = (await signUp(auth, { email })).body.user.id as string;
    expect((await accept(token)).status).toBe(201);
    expect((await logIn(auth, email)).status).toBe(401);
    expect((await logIn(auth, email, staffPassword)).body.user).toMatchObject({ id, role: 'packer' });
    await auth.others.received('user.deleted.v1', stranger);
  });

  it('is given to an address that somebody has only signed up with, whose session and password its link ends', async () => {
    const email = anEmail();
    const stranger = (await signUp(auth, { email })).body.user.id as string;
    const session = sessionIn(await logIn(auth, email))!;
    const { status, body } = await invite(email.toUpperCase());
    expect(status).toBe(201);
    expect(await vouchFor(auth, session)).not.toBeNull();
    expect((await accept(await auth.secretIn('user.invited.v1', body.invitation.id))).status).toBe(201);
    expect(await vouchFor(auth, session)).toBeNull();
    expect((await logIn(auth, email)).status).toBe(401);
    const { user } = (await logIn(auth, email, staffPassword)).body;
    expect(user).toMatchObject({ id: body.invitation.id, name: 'Srey Mom', role: 'packer' });
    expect((await admin.get(`/api/admin/users/${stranger}`)).status).toBe(404);
  });

  it('leaves a verified account with its address as it is', async () => {
    const { email, token } = await givenInvitation();
    await givenUser(auth, { email });
    expect((await accept(token)).body).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect((await logIn(auth, email)).status).toBe(200);
  });

  it('records on acceptance that they agreed to the terms', async () => {
    const { id, token } = await givenInvitation();
    await accept(token);
    const { user } = (await admin.get(`/api/admin/users/${id}`)).body;
    expect(user.terms_agreed_at).toBe(user.created_at);
  });

  it('works once', async () => {
    const { token } = await givenInvitation();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await open(token)).body).toMatchObject({
      code: 'INVALID_TOKEN',
      params: { reason: 'invitation' },
    });
  });

  it('runs out after three days', async () => {
    const { id, token } = await givenInvitation();
    const days = (hours: number) =>
      query(
        auth.databaseUrl,
        `UPDATE invitations SET expires_at = expires_at - $2 * interval '1 hour' WHERE id = $1`,
        [id, hours],
      );
    await days(71.9);
    expect((await open(token)).status).toBe(200);
    await days(0.2);
    expect((await accept(token)).status).toBe(400);
  });

  it('keeps its link after a weak password', async () => {
    const { token } = await givenInvitation();
    expect((await accept(token, { password: 'Short-1!' })).body).toMatchObject({
      code: 'WEAK_PASSWORD',
      errors: [{ field: 'password', params: { reason: 'short', least: 12 } }],
    });
    expect((await accept(token)).status).toBe(201);
  });

  it('is stored without its token', async () => {
    const { id, token } = await givenInvitation();
    const [row] = await query(auth.databaseUrl, 'SELECT * FROM invitations WHERE id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('for the same address again replaces the link', async () => {
    const { email, token } = await givenInvitation();
    const again = await givenInvitation(email.toUpperCase(), 'support');
    expect((await open(token)).status).toBe(400);
    expect((await open(again.token)).body.invitation.role).toBe('support');
  });

  it('is listed until it is withdrawn, and its link stops working then', async () => {
    const { id, token } = await givenInvitation();
    const listed = async () =>
      (await admin.get('/api/admin/invitations')).body.invitations.map((one: { id: string }) => one.id);
    expect(await listed()).toContain(id);
    expect((await admin.delete(`/api/admin/invitations/${id}`)).status).toBe(200);
    expect(await listed()).not.toContain(id);
    expect((await accept(token)).status).toBe(400);
    const told = (await outboxOf(auth.databaseUrl, id)).map(({ type }) => type);
    expect(told).toContain('user.invitation-withdrawn.v1');
    expect((await admin.delete(`/api/admin/invitations/${id}`)).status).toBe(404);
  });

  it.each([
    ['demoted', (id: string) => admin.patch(`/api/admin/users/${id}`, { role: 'seller' })],
    ['blocked', (id: string) => admin.post(`/api/admin/users/${id}/block`)],
    ['deleted', (id: string) => admin.delete(`/api/admin/users/${id}`)],
  ])('works no more once the admin who gave it is %s', async (_how, lose) => {
    const other = await givenStaff(auth);
    const body = { email: anEmail(), role: 'admin' };
    const { id } = (await other.me.post('/api/admin/invitations', body)).body.invitation;
    const token = await auth.secretIn('user.invited.v1', id);
    expect((await open(token)).status).toBe(200);
    await lose(other.user.id);
    expect((await accept(token)).body).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    const { invitations } = (await admin.get('/api/admin/invitations')).body;
    expect(invitations.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  it('goes into the audit log, and so does its acceptance', async () => {
    const { id, email, token } = await givenInvitation();
    await accept(token);
    const { entries } = (await admin.get('/api/admin/audit-log')).body;
    const about = entries.filter((one: { subject: { id: string } }) => one.subject.id === id);
    expect(about).toMatchObject([
      { action: 'account.invitation-accepted', subject: { name: 'Srey Mom' } },
      { action: 'user.invited', subject: { name: email }, after: { role: 'packer' } },
    ]);
  });

  it('is refused for an address with an account, for a customer, and without a password typed just now', async () => {
    const { email } = await givenUser(auth);
    expect((await invite(email)).body.code).toBe('EMAIL_TAKEN');
    const { id, email: ofStaff } = (await signUp(auth)).body.user;
    await query(auth.databaseUrl, `UPDATE users SET role = 'packer' WHERE id = $1`, [id]);
    expect((await invite(ofStaff)).body).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect((await invite(anEmail(), 'customer')).body).toMatchObject({
      status: 400,
      errors: [{ field: 'role' }],
    });
    const unconfirmed = auth.as(anHourLater(staff('admin')));
    const body = { email: anEmail(), role: 'packer' };
    expect((await unconfirmed.post('/api/admin/invitations', body)).body.code).toBe('CONFIRM_PASSWORD');
  });
});
