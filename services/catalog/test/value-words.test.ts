import { outboxOf, query, staff } from '@mekong/testing';
import { firstValueWords } from '../src/migrations/first-value-words.js';
import { moreValueWords } from '../src/migrations/more-value-words.js';
import { valueKey } from '../src/value-words/value-key.js';
import { addFields, changeFields } from './spec-fields.js';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
const admin = staff('admin');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const change = (value: string, khmer: string, by = admin) =>
  catalog.as(by).put('/api/admin/value-words', { value, khmer });
const shown = async () => (await catalog.as().get('/api/value-words')).body.words;
const edited = async () => (await catalog.as(admin).get('/api/admin/value-words')).body;
const givenMouse = (battery: string) =>
  createProduct(catalog, seller, { brand, name: aName('Mouse'), battery });

it('a new shop says the common values in Khmer', async () => {
  expect(await shown()).toMatchObject({ black: 'ខ្មៅ', 'up to # hours': 'រហូតដល់ # ម៉ោង' });
});

it('every first value stands under its own key', () => {
  const values = Object.keys({ ...firstValueWords, ...moreValueWords });
  expect(values.map(valueKey)).toEqual(values);
});

it('a value is said as an admin has written it, whatever its numbers, which the audit log is told', async () => {
  expect((await change('  Lasts 12.5 Moons ', 'ប្រើបាន # ខែ')).status).toBe(200);
  expect(await shown()).toMatchObject({ 'lasts # moons': 'ប្រើបាន # ខែ' });
  expect((await outboxOf(catalog.databaseUrl, admin.userId)).at(-1)!.data).toMatchObject({
    action: 'value-word.edited',
    before: { khmer: '' },
    after: { khmer: 'ប្រើបាន # ខែ' },
  });
});

it('a value without text is shown as it is again', async () => {
  await change('glowing', 'ភ្លឺ');
  await change('glowing', '');
  expect(await shown()).not.toHaveProperty('glowing');
});

it('the parts of values without Khmer are listed with the number of their products', async () => {
  await givenMouse('Up to 3 hours, Solar 5 W');
  await givenMouse('Solar 15 W');
  const missing = async () =>
    (await edited()).missing.filter(({ value }: { value: string }) => /solar|hours/.test(value));
  expect(await missing()).toEqual([{ value: 'solar # w', products: 2 }]);
  await change('Solar 1 W', 'ថាមពលពន្លឺ # W');
  expect(await missing()).toEqual([]);
});

it('a value of units and names of technologies is not missing, one with another word is', async () => {
  await givenMouse(
    'Bluetooth 5.3, 144 Hz, IPX4, USB-C 65 W, 1.8 m, 99% DCI-P3, 3 x HDMI 2.1, Bluetooth lantern',
  );
  const values = (await edited()).missing.map(({ value }: { value: string }) => value);
  expect(values.filter((value: string) => /bluetooth|hz|ip|usb|dci|hdmi|^# m$/.test(value))).toEqual([
    'bluetooth lantern',
  ]);
});

it('a value in other forms of the same letters is no longer missing once it has its Khmer', async () => {
  await givenMouse('Ｗｉｄｅ ５ cells');
  const missing = async () => (await edited()).missing.map(({ value }: { value: string }) => value);
  expect(await missing()).toContain('wide # cells');
  await change('Ｗｉｄｅ ５ cells', 'ធំ # គ្រាប់');
  expect(await missing()).not.toContain('wide # cells');
});

it('a value with characters that nobody sees is no longer missing once it has its Khmer', async () => {
  await givenMouse('Glo\u200bws  faintly');
  const missing = async () =>
    (await edited()).missing.filter(({ value }: { value: string }) => /faintly/.test(value));
  expect(await missing()).toEqual([{ value: 'glows faintly', products: 1 }]);
  await change('Glows faintly', 'ភ្លឺស្រាល');
  expect(await missing()).toEqual([]);
});

it('a product with two values of the same key counts once', async () => {
  await givenMouse('Charges 5 times, charges 10 times');
  expect((await edited()).missing).toContainEqual({ value: 'charges # times', products: 1 });
});

it.each([
  ['value', { value: ' ', khmer: 'ខ្មៅ' }],
  ['khmer', { value: 'black', khmer: 'ខ'.repeat(101) }],
])('a wrong %s is refused with its name', async (field, body) => {
  const { status, body: answer } = await catalog.as(admin).put('/api/admin/value-words', body);
  expect([status, answer.errors.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
});

it('a seller changes none', async () => {
  expect((await change('black', 'ខៀវ', seller)).status).toBe(403);
});

it('there is an end to how many words can be added', async () => {
  const count = Object.keys(await shown()).length;
  const fill = `INSERT INTO value_words SELECT 'filler ' || n, 'ពាក្យ' FROM generate_series(1, $1) n`;
  await query(catalog.databaseUrl, fill, [2_000 - count]);
  const { status, body } = await change('one more', 'មួយទៀត');
  expect([status, body.errors[0].code]).toEqual([400, 'TOO_MANY_WORDS']);
  expect((await change('black', 'ខ្មៅ​')).status).toBe(200);
});

it('a value of a field that is hidden or removed is not missing, as nobody reads it', async () => {
  await addFields(catalog, 'mouse', { label: 'Shell', kind: 'text' }, { label: 'Feet', kind: 'text' });
  await createProduct(catalog, seller, {
    ...{ brand, name: aName('Mouse'), x_shell: 'Lacquered', x_feet: 'Lacquered', battery: 'Unlacquered' },
  });
  const missing = async () =>
    (await edited()).missing.filter(({ value }: { value: string }) => /lacquered/.test(value));
  expect(await missing()).toHaveLength(2);
  await changeFields(catalog, 'mouse', (fields) =>
    fields.filter(({ name }) => name !== 'x_feet').map((one) => ({ ...one, hidden: one.name === 'x_shell' })),
  );
  expect(await missing()).toEqual([{ value: 'unlacquered', products: 1 }]);
});
