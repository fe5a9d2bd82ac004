import { anIdentity, query, staff } from '@mekong/testing';
import { givenUser, startAuth, type AuthUnderTest } from './builders.js';

const path = '/api/account/wishlist';
let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

async function givenShopper() {
  const { id } = await givenUser(auth);
  return { id, me: auth.as(anIdentity({ userId: id })) };
}

it('an account keeps the products that were marked, each once and the latest first, and no other account sees them', async () => {
  const [{ me }, other] = [await givenShopper(), await givenShopper()];
  expect((await me.get(path)).body).toEqual({ products: [] });
  expect((await me.put(path, { products: [7, 3, 7] })).body).toEqual({ products: [7, 3] });
  expect((await me.get(path)).body).toEqual({ products: [7, 3] });
  expect((await other.me.get(path)).body).toEqual({ products: [] });
  expect((await me.put(path, { products: [] })).body).toEqual({ products: [] });
});

it('at most 200 are kept, and only for who is logged in', async () => {
  const { me } = await givenShopper();
  const many = Array.from({ length: 201 }, (_, index) => index + 1);
  expect((await me.put(path, { products: many })).status).toBe(400);
  expect((await me.put(path, { products: many.slice(1) })).status).toBe(200);
  expect((await me.put(path, { products: [0.5] })).status).toBe(400);
  expect((await auth.as().get(path)).status).toBe(401);
});

it('a person who asks for their data gets them, and they go with the account', async () => {
  const { id, me } = await givenShopper();
  await me.put(path, { products: [5] });
  const admin = auth.as(staff('admin'));
  expect((await admin.post(`/api/admin/users/${id}/export`)).body.wishlist).toEqual([5]);
  expect((await admin.delete(`/api/admin/users/${id}`)).status).toBe(200);
  expect(await query(auth.databaseUrl, 'SELECT FROM wishlists WHERE user_id = $1', [id])).toEqual([]);
  expect((await me.put(path, { products: [5] })).status).toBe(404);
});
