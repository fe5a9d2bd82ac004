import { randomUUID } from 'node:crypto';
import { anIdentity, query, staff, type ApiAnswer } from '@mekong/testing';
import { givenUser, startAuth, type AuthUnderTest } from './builders.js';

const path = '/api/account/addresses';
let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const home = {
  label: 'Home',
  recipient: 'Sok Dara',
  phone: '០៩៨ ៧៦៥ ៤៣២',
  province: 'Siem Reap',
  district: 'Svay Dangkum',
  line: 'House 12, Street 7',
};
const work = { label: 'Work', recipient: 'Sok Dara', phone: '012 345 678', line: 'Tower 3' };

async function givenShopper() {
  const { id } = await givenUser(auth);
  return { id, me: auth.as(anIdentity({ userId: id })) };
}

/** A shopper with these addresses, the first of which is their default. */
async function givenAddresses(...facts: object[]) {
  const shopper = await givenShopper();
  let saved: ApiAnswer['body'][] = [];
  for (const one of facts) saved = (await shopper.me.post(path, one)).body.addresses;
  const idOf = (label: string): string => saved.find((one) => one.label === label).id;
  return { ...shopper, idOf };
}

const labelsOf = ({ body }: ApiAnswer) => body.addresses.map(({ label }: { label: string }) => label);
const defaultsOf = ({ body }: ApiAnswer) =>
  body.addresses
    .filter((one: { is_default: boolean }) => one.is_default)
    .map(({ label }: { label: string }) => label);
const userOf = async (id: string) =>
  (await auth.as(anIdentity({ userId: id })).get('/api/auth/check-auth')).body.user;

describe('saved addresses', () => {
  it('are none at first', async () => {
    const { me } = await givenShopper();
    expect((await me.get(path)).body).toEqual({ addresses: [] });
  });

  it('keep where a map shows them, until that is taken out, and nothing that is no map', async () => {
    const { me, idOf } = await givenAddresses({ ...home, map_link: 'https://maps.app.goo.gl/AbC' });
    const edit = (map_link: string) => me.patch(`${path}/${idOf('Home')}`, { map_link });
    expect((await me.get(path)).body.addresses[0].map_link).toBe('https://maps.app.goo.gl/AbC');
    expect((await edit('https://evil.example/maps')).body).toMatchObject({
      ...{ status: 400, errors: [{ field: 'map_link', code: 'NOT_A_MAP_LINK' }] },
    });
    expect((await edit('')).body.addresses[0]).not.toHaveProperty('map_link');
  });

  it('are kept as they were written, the phone number also as E.164', async () => {
    const { me, idOf } = await givenAddresses(home);
    const id = idOf('Home');
    expect((await me.get(path)).body).toEqual({ addresses: [{ id, ...home, is_default: true }] });
    const rows = await query(auth.databaseUrl, 'SELECT phone_e164 FROM addresses WHERE id = $1', [id]);
    expect(rows).toEqual([{ phone_e164: '+85598765432' }]);
  });

  it('need no label, province or district', async () => {
    const { me } = await givenShopper();
    const { status, body } = await me.post(path, {
      recipient: 'Sok',
      phone: '+1 415 555 2671',
      line: 'Here',
    });
    expect(status).toBe(201);
    expect(body.addresses).toMatchObject([{ label: '', province: '', district: '', is_default: true }]);
  });

  it('come with the default first, then the newest', async () => {
    const { me } = await givenAddresses(home, work, { ...work, label: 'Shop' });
    expect(labelsOf(await me.get(path))).toEqual(['Home', 'Shop', 'Work']);
  });

  it('change only what is given', async () => {
    const { me, idOf } = await givenAddresses(home);
    const { body } = await me.patch(`${path}/${idOf('Home')}`, { line: 'House 13' });
    expect(body.addresses).toMatchObject([{ ...home, line: 'House 13' }]);
  });

  it('are added once, however often the same one is sent', async () => {
    const { me } = await givenAddresses(work);
    const answers = await Promise.all([me.post(path, home), me.post(path, home)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(labelsOf(await me.get(path))).toEqual(['Work', 'Home']);
  });

  it('are at most 20, also when they are added at the same time', async () => {
    const { me } = await givenShopper();
    const add = (n: number) => me.post(path, { ...home, label: `No ${n}` });
    const answers = await Promise.all(Array.from({ length: 22 }, (_, n) => add(n)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)!.body).toMatchObject({
      status: 400,
      errors: [{ field: 'addresses', code: 'TOO_MANY', params: { most: 20 } }],
    });
    expect((await me.get(path)).body.addresses).toHaveLength(20);
  });

  it.each([
    ['recipient', ' '],
    ['line', ''],
    ['line', 'x'.repeat(701)],
    ['phone', ''],
    ['phone', '12'],
    ['phone', 'at the gate'],
    ['label', 'x'.repeat(51)],
    ['province', 7],
    ['district', 'x'.repeat(101)],
    ['is_default', 'yes'],
  ])('refuse %s = %j and name it, new and changed', async (field, value) => {
    const { me, idOf } = await givenAddresses(home);
    const answers = [
      await me.post(path, { ...work, [field]: value }),
      await me.patch(`${path}/${idOf('Home')}`, { [field]: value }),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('are not for visitors, nor for whoever has not verified their email', async () => {
    expect((await auth.as().get(path)).status).toBe(401);
    expect((await auth.as(anIdentity({ verified: false })).get(path)).status).toBe(403);
  });

  it('do not exist for anybody else', async () => {
    const { idOf } = await givenAddresses(home);
    const { me: stranger } = await givenShopper();
    for (const id of [idOf('Home'), randomUUID(), 'nothing']) {
      expect((await stranger.patch(`${path}/${id}`, { label: 'Mine' })).status).toBe(404);
      expect((await stranger.delete(`${path}/${id}`)).status).toBe(404);
    }
    expect((await stranger.get(path)).body.addresses).toEqual([]);
  });
});

describe('the default address', () => {
  it('is the first, until another one is made it', async () => {
    const { me, idOf } = await givenAddresses(home, work);
    expect(defaultsOf(await me.get(path))).toEqual(['Home']);
    expect(defaultsOf(await me.patch(`${path}/${idOf('Work')}`, { is_default: true }))).toEqual(['Work']);
    expect(defaultsOf(await me.post(path, { ...home, label: 'New', is_default: true }))).toEqual(['New']);
  });

  it('stays the default when it is said not to be', async () => {
    const { me, idOf } = await givenAddresses(home, work);
    expect(defaultsOf(await me.patch(`${path}/${idOf('Home')}`, { is_default: false }))).toEqual(['Home']);
  });

  it('is the newest of the others once it is deleted', async () => {
    const { me, idOf } = await givenAddresses(home, work, { ...work, label: 'Shop' });
    expect(defaultsOf(await me.delete(`${path}/${idOf('Home')}`))).toEqual(['Shop']);
  });

  it('is exactly one when two tabs change it at once', async () => {
    const { me, idOf } = await givenAddresses(home, work, { ...work, label: 'Shop' });
    const make = (label: string) => me.patch(`${path}/${idOf(label)}`, { is_default: true });
    const answers = await Promise.all([make('Work'), make('Shop'), me.delete(`${path}/${idOf('Home')}`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(defaultsOf(await me.get(path))).toHaveLength(1);
  });

  it('is exactly one when the first two are added at once', async () => {
    const { me } = await givenShopper();
    await Promise.all([me.post(path, home), me.post(path, work)]);
    expect(defaultsOf(await me.get(path))).toHaveLength(1);
  });
});

describe('the phone and address of a user', () => {
  it('are those of their default address', async () => {
    const { id, me, idOf } = await givenAddresses(home, work);
    expect(await userOf(id)).toMatchObject({
      phone: '០៩៨ ៧៦៥ ៤៣២',
      address: 'House 12, Street 7, Svay Dangkum, Siem Reap',
    });
    await me.patch(`${path}/${idOf('Work')}`, { is_default: true });
    expect(await userOf(id)).toMatchObject({ phone: '012 345 678', address: 'Tower 3' });
    await me.patch(`${path}/${idOf('Work')}`, { line: 'Tower 4', phone: '011 222 333' });
    expect(await userOf(id)).toMatchObject({ phone: '011 222 333', address: 'Tower 4' });
    await me.delete(`${path}/${idOf('Work')}`);
    expect(await userOf(id)).toMatchObject({ phone: '០៩៨ ៧៦៥ ៤៣២' });
  });

  it('are the phone alone once there is no address left', async () => {
    const { id, me, idOf } = await givenAddresses(home);
    await me.delete(`${path}/${idOf('Home')}`);
    expect(await userOf(id)).toMatchObject({ phone: '០៩៨ ៧៦៥ ៤៣២', address: null });
  });

  it('change their default address when an admin changes them', async () => {
    const { id, me } = await givenAddresses(home, work);
    const edit = { phone: '011 222 333', address: 'Street 9, Kep' };
    await auth.as(staff('admin')).patch(`/api/admin/users/${id}`, edit);
    expect((await me.get(path)).body.addresses).toMatchObject([
      { ...home, phone: '011 222 333', line: 'Street 9, Kep', district: '', province: '' },
      { ...work },
    ]);
  });

  it('make an edit stale that staff began before they changed', async () => {
    const { id, email } = await givenUser(auth);
    const admin = auth.as(staff('admin'));
    const [{ version }] = (await admin.get(`/api/admin/users?q=${email}`)).body.users;
    await auth.as(anIdentity({ userId: id })).post(path, home);
    const answer = await admin.patch(`/api/admin/users/${id}`, { phone: '011 222 333', version });
    expect(answer.body).toMatchObject({ status: 409, code: 'STALE_EDIT', changed: ['phone'] });
  });
});

it('addresses are in the copy of a person, and gone with them', async () => {
  const { id } = await givenAddresses(home);
  const admin = auth.as(staff('admin'));
  expect((await admin.post(`/api/admin/users/${id}/export`)).body.addresses).toMatchObject([home]);
  expect((await admin.delete(`/api/admin/users/${id}`)).status).toBe(200);
  expect(await query(auth.databaseUrl, 'SELECT FROM addresses WHERE user_id = $1', [id])).toEqual([]);
});
