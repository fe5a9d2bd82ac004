import { outboxOf, query } from '@mekong/testing';
import { startAuth, type AuthUnderTest } from './builders.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth({ DEMO_ACCOUNTS: 'true' });
});
afterAll(() => auth.stop());

it('the first accounts of a shop are published with their roles and sign-up times', async () => {
  const [{ id, created_at }] = (await query(
    auth.databaseUrl,
    `SELECT id, created_at FROM users WHERE role = 'customer'`,
  )) as [{ id: string; created_at: Date }];
  expect(await outboxOf(auth.databaseUrl, id)).toMatchObject([
    { type: 'user.changed.v1', data: { role: 'customer', signed_up_at: created_at.toISOString() } },
  ]);
  const all = await outboxOf(auth.databaseUrl);
  expect(all.map(({ data }) => (data as { role: string }).role).sort()).toEqual([
    'admin',
    'customer',
    'seller',
  ]);
});
