import { parseEvent } from '@mekong/contracts';
import { outboxOf, query } from '@mekong/testing';
import type { QueryRunner } from 'typeorm';
import { TellStaff1766300000000 } from '../src/migrations/1766300000000-tell-staff.js';
import { givenStaff, givenUser, startAuth, type AuthUnderTest } from './builders.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

it('whoever works in a shop of before is told to the other services when it is upgraded, and no customer is', async () => {
  const [{ user: packer }, customer] = [await givenStaff(auth, 'packer'), await givenUser(auth)];
  await query(auth.databaseUrl, "UPDATE users SET language = 'km' WHERE id = $1", [packer.id]);
  const changesOf = async (id: string) =>
    (await outboxOf(auth.databaseUrl, id)).filter(({ type }) => type === 'user.changed.v1');
  await new TellStaff1766300000000().up({
    query: (sql: string) => query(auth.databaseUrl, sql),
  } as QueryRunner);
  expect(await changesOf(customer.id)).toEqual([]);
  const [told, ...more] = await changesOf(packer.id);
  expect(more).toEqual([]);
  expect(parseEvent(told)).toMatchObject({
    source: '/auth',
    data: {
      user_id: packer.id,
      email: packer.email,
      role: 'packer',
      language: 'km',
      is_verified: true,
      is_blocked: false,
    },
  });
});
