import { anIdentity, type ApiAnswer } from '@mekong/testing';
import { givenUser, startAuth, type AuthUnderTest } from './builders.js';

const path = '/api/account/views';
let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const toShip = { list: 'orders', name: 'To ship today', filters: { status: 'paid', q: 'ភ្នំពេញ' } };

async function givenSeller() {
  const { id } = await givenUser(auth);
  return auth.as(anIdentity({ userId: id, role: 'seller' }));
}

const namesOf = ({ body }: ApiAnswer) => body.views.map(({ name }: { name: string }) => name);
const faultOf = ({ status, body }: ApiAnswer) => [status, body.errors?.[0].field, body.errors?.[0].code];

describe('saved views', () => {
  it('are kept for their user, with the filters of the list', async () => {
    const me = await givenSeller();
    const { status, body } = await me.post(path, toShip);
    expect({ status, views: body.views }).toEqual({
      status: 201,
      views: [{ id: expect.any(String), ...toShip }],
    });
    expect((await me.get(path)).body).toEqual(body);
  });

  it('have names of their own in each list, in whatever letter case', async () => {
    const me = await givenSeller();
    await me.post(path, toShip);
    expect(faultOf(await me.post(path, { ...toShip, name: 'to SHIP today' }))).toEqual([
      400,
      'name',
      'NAMED_TWICE',
    ]);
    expect((await me.post(path, { ...toShip, list: 'products' })).status).toBe(201);
  });

  it('have names that look different', async () => {
    const me = await givenSeller();
    await me.post(path, toShip);
    expect(faultOf(await me.post(path, { ...toShip, name: 'To\u200B  ship\u00A0today' }))).toEqual([
      400,
      'name',
      'NAMED_TWICE',
    ]);
  });

  it('are renamed, but not to the name of another view', async () => {
    const me = await givenSeller();
    const { id } = (await me.post(path, toShip)).body.views[0];
    await me.post(path, { ...toShip, name: 'Phnom Penh' });
    expect(namesOf(await me.patch(`${path}/${id}`, { name: 'TO SHIP today' }))).toEqual([
      'TO SHIP today',
      'Phnom Penh',
    ]);
    expect(faultOf(await me.patch(`${path}/${id}`, { name: 'phnom penh' }))).toEqual([
      400,
      'name',
      'NAMED_TWICE',
    ]);
    expect(namesOf(await me.get(path))).toEqual(['TO SHIP today', 'Phnom Penh']);
  });

  it('are deleted', async () => {
    const me = await givenSeller();
    const { id } = (await me.post(path, toShip)).body.views[0];
    expect((await me.delete(`${path}/${id}`)).body).toEqual({ views: [] });
    expect((await me.delete(`${path}/${id}`)).status).toBe(404);
  });

  it('of others are neither shown nor changed, like ids that there cannot be', async () => {
    const { id } = (await (await givenSeller()).post(path, toShip)).body.views[0];
    const me = await givenSeller();
    expect((await me.get(path)).body.views).toEqual([]);
    expect((await me.patch(`${path}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await me.delete(`${path}/${id}`)).status).toBe(404);
    expect((await me.delete(`${path}/1`)).status).toBe(404);
  });

  it('are at most 20 of a list, also when they are saved at once', async () => {
    const me = await givenSeller();
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, count) => me.post(path, { ...toShip, name: `View ${count}` })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(faultOf)).toEqual([[400, 'views', 'TOO_MANY']]);
    expect((await me.post(path, { ...toShip, list: 'users' })).status).toBe(201);
  });

  it.each([
    ['of a list that there is not', { ...toShip, list: 'shoppers' }, 'list'],
    ['without a name', { ...toShip, name: ' ' }, 'name'],
    ['without filters', { ...toShip, filters: {} }, 'filters'],
    ['with a filter whose name is no word', { ...toShip, filters: { 'a b': 'c' } }, 'filters.a b'],
  ])('%s are refused', async (_, view, field) => {
    const answer = await (await givenSeller()).post(path, view);
    expect([answer.status, answer.body.errors?.[0].field]).toEqual([400, field]);
  });

  it('are not for shoppers', async () => {
    const { id } = await givenUser(auth);
    expect((await auth.as(anIdentity({ userId: id })).get(path)).status).toBe(403);
  });
});
