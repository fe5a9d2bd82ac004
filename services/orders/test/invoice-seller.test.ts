import { actsOn, anHourLater, staff } from '@mekong/testing';
import { aSeller, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = staff('admin');
const path = '/api/admin/invoice-seller';
const read = async (as = admin) => (await orders.as(as).get(path)).body.seller;
const change = (but: object, version: unknown, as = admin) =>
  orders.as(as).put(path, { ...aSeller(but), version });

it('a new shop has no data of a seller, and is not registered for VAT', async () => {
  expect(await read()).toMatchObject({ name: '', tin: null, vat_registered: false, logo: null, version: 0 });
});

it('an admin enters them, which the audit log keeps with what they were before', async () => {
  const { version } = await read();
  const { status, body } = await change({ name: 'Tonle Co., Ltd.' }, version);
  const saved = { ...aSeller({ name: 'Tonle Co., Ltd.' }), version: version + 1 };
  expect([status, body]).toEqual([200, { seller: saved }]);
  expect(await read()).toEqual(saved);
  expect((await actsOn(orders.databaseUrl, 'invoice-seller')).at(-1)!.data).toMatchObject({
    action: 'invoice-seller.changed',
    before: { name: '' },
    after: { name: 'Tonle Co., Ltd.' },
  });
});

it('of two admins who enter them at once, the second reads what the first has entered', async () => {
  const { version } = await read();
  const answers = await Promise.all([change({ name: 'A' }, version), change({ name: 'B' }, version)]);
  const [won, lost] = answers.sort((a, b) => a.status - b.status);
  expect([won!.status, lost!.status]).toEqual([200, 409]);
  expect(lost!.body).toMatchObject({ code: 'STALE_EDIT', current: won!.body });
});

it.each([
  ['k001 901 234 567', 'K001-901234567'],
  ['L001-901234567', 'L001-901234567'],
  ['K០០១-៩០១២៣៤៥៦៧', 'K001-901234567'],
])('the TIN %p is kept as %p', async (tin, kept) => {
  const { version } = await read();
  expect((await change({ tin }, version)).body.seller.tin).toBe(kept);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ address: '' }, 'address'],
  [{ tin: 'K001-90123456' }, 'tin'],
  [{ tin: 'X001-901234567' }, 'tin'],
  [{ tin: null, vat_registered: true }, 'tin'],
  [{ logo: 'https://elsewhere.example/a.png' }, 'logo'],
  [{ logo: '/images/../api/auth' }, 'logo'],
  [{ name_km: 'ក'.repeat(201) }, 'name_km'],
])('%j is refused, naming the field', async (but, field) => {
  const { version } = await read();
  const { body } = await change(but, version);
  expect(body).toMatchObject({ status: 400, errors: [{ field }] });
});

it('all staff read them, and only an admin with a fresh password enters them', async () => {
  const readers = ['admin', 'packer', 'seller', 'support'] as const;
  const answers = await Promise.all(readers.map((role) => orders.as(staff(role)).get(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { version } = await read();
  expect((await change({}, version, staff('support'))).status).toBe(403);
  expect((await change({}, version, anHourLater(admin))).body.code).toBe('CONFIRM_PASSWORD');
});
