import { randomUUID } from 'node:crypto';
import { anIdentity, gatewayKey, query } from '@mekong/testing';
import bcrypt from 'bcrypt';
import { givenUser, logIn, startAuth, type AuthUnderTest } from './builders.js';

const from = (address: string) => ({ 'x-gateway-key': gatewayKey, 'x-client-address': address });

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

/** Verified accounts whose passwords take long to compare; answers their ids. */
async function givenAccounts(count: number): Promise<string[]> {
  const { id } = await givenUser(auth);
  const ids = Array.from({ length: count }, () => randomUUID());
  await query(
    auth.databaseUrl,
    `INSERT INTO users (id, email, email_key, name, role, password_hash, search_key, is_verified)
     SELECT copy, copy || '@shop.example', copy || '@shop.example', name, role, $3, search_key, true
     FROM users, unnest($2::uuid[]) AS copy WHERE id = $1`,
    [id, ids, bcrypt.hashSync('Secret1!', 11)],
  );
  return ids;
}

it('many accounts of one /48 that type their passwords again leave the next turns to who logs in elsewhere', async () => {
  const [accounts, { email }] = [await givenAccounts(40), await givenUser(auth)];
  let answered = 0;
  const calls = accounts.map(async (userId, n) => {
    const me = auth.as(anIdentity({ userId }), from(`2001:db8:48:${n}::1`));
    await me.post('/api/account/confirm', { password: 'Wrong1!' });
    answered += 1;
  });
  await Promise.race(calls);
  expect((await logIn(auth, email, 'Secret1!', from('198.51.100.7'))).status).toBe(200);
  expect(answered).toBeLessThan(20);
  await Promise.all(calls);
});
