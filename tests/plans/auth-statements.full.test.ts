import { anIdentity, staff } from '@mekong/testing';
import { start } from '../../services/auth/src/service.js';
import { authEnv, givenUser, startedAuth } from '../../services/auth/test/builders.js';
import { startBigService, type BigService } from './big-service.js';
import { uuidOf } from './fill-table.js';

const users = 300_000;

let big: BigService;
let userId: string;

beforeAll(async () => {
  big = await startBigService('auth', start, authEnv);
  const auth = startedAuth(big.service);
  userId = (await givenUser(auth)).id;
  const me = auth.as(anIdentity({ userId }));
  await me.post('/api/account/addresses', { recipient: 'Sok Dara', phone: '012 345 678', line: 'Street 7' });
  const id = uuidOf("'user ' || n");
  await big.fill('users', users, {
    id,
    email: "'buyer' || n || '@shop.example'",
    email_key: "'buyer' || n || '@shop.example'",
    search_key: "'sok dara buyer' || n || '@shop.example' || E'\\n' || 10000000 + n",
    created_at: "source.created_at - n * interval '5 minutes'",
  });
  await big.fill('addresses', users, { id, user_id: id });
}, 300_000);

afterAll(() => big.stop());

it.each(['010123456', '០១០ ១២៣ ៤៥៦', 'buyer123456', 'dara BUYER123456 sok'])(
  'the search for the user %s reads no whole table',
  async (q) => {
    const read = await big.wholeTablesReadBy(async () => {
      const path = `/api/admin/users?q=${encodeURIComponent(q)}`;
      const { body } = await big.service.as(staff('admin')).get(path);
      expect(body).toMatchObject({ total: 1, users: [{ email: 'buyer123456@shop.example' }] });
    });
    expect(read).toEqual([]);
  },
);

it('the addresses of a user are read and written without the whole table', async () => {
  const me = big.service.as(anIdentity({ userId }));
  const read = await big.wholeTablesReadBy(async () => {
    const facts = { recipient: 'Sok Dara', phone: '098 765 432', line: 'Street 8' };
    const { body } = await me.post('/api/account/addresses', { ...facts, is_default: true });
    expect(body.addresses).toHaveLength(2);
    await me.patch('/api/account/profile', { phone: '011 222 333' });
    await me.delete(`/api/account/addresses/${body.addresses[0].id}`);
    await me.get('/api/account/addresses');
  });
  expect(read).toEqual([]);
});
