import { anEvent, staff } from '@mekong/testing';
import { createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
const seller = staff('seller');
const tell = (version: number, riel_rate: number) =>
  catalog.others.deliver(anEvent('riel-rate.changed.v1', 'riel-rate', { version, riel_rate }));
beforeAll(async () => {
  catalog = await startCatalog();
  await tell(1, 4_000);
  const brand = (await givenBrand(catalog, 'Tonle')).name;
  const products = [
    { name: 'Swift A', price: '10', connection: 'USB' },
    { name: 'Swift B', price: '40', mouse_color: 'Gaming red' },
    { name: 'Undertow C', price: '60' },
    { name: 'Horn Pro D', price: '25', button: 'headphone' },
    { name: 'DeathAdder E', price: '35' },
    { name: 'Gaming Pad F', price: '5', button: 'mousepad', description: 'For a quick mouse' },
    { name: 'Clatter G', price: '20', button: 'keyboard', description: 'Gaming for little' },
    { name: 'Clack H', price: '80', button: 'keyboard', switch_type: 'Mechanical gaming' },
    { name: 'Over 45 I', price: '1' },
  ];
  for (const product of products) await createProduct(catalog, seller, { brand, ...product });
});
afterAll(() => catalog.stop());

const page = async (query: string) =>
  (await catalog.as().get(`/api/products/search?q=${encodeURIComponent(query)}`)).body;
const names = async (query: string): Promise<string> =>
  (await page(query)).products.map(({ name }: { name: string }) => name.at(-1)).join('');
const sorted = async (query: string) => [...(await names(query))].sort().join('');

it.each([
  ['under 20', 'FGAI'],
  ['20 or less', 'FGAI'],
  ['swift 20 or less', 'A'],
  ['up to 5', 'FI'],
  ['less than 10', 'FIA'],
  ['over 50', 'CH'],
  ['between 20 and 36', 'DEG'],
  ['gift under 20', 'FGAI'],
  ['Gift for Nobodyknows below 20', 'FGAI'],
  ['under 1', 'I'],
  ['swift under 5', ''],
  ['under 0', ''],
  ['gift under 0', ''],
  ['gift under 20 without usb', 'FGI'],
  ['over 45', 'CH'],
  ['over 450', ''],
  ['under 80000 riel', 'FGAI'],
  ['៨០,០០០៛', 'FGAI'],
  ['ក្រោម 80000 រៀល', 'FGAI'],
  ['swift ៨ម៉ឺនរៀល', 'A'],
  ['quick under 4', 'I'],
  ['swif under 5', ''],
  ['ក្រោម ៨ ម៉ឺន', 'FGAI'],
  ['swift ក្រោម 80ពាន់', 'A'],
])('%s lists what costs so much', async (query, found) => {
  expect(await sorted(query)).toBe([...found].sort().join(''));
});

it.each([
  ['Gift under 20', ['Gift']],
  ['swift Ĝift under 20', ['Ĝift']],
  ['swift under 20', undefined],
  ['RAZER swift', ['RAZER']],
  ['swift MAX 77', ['MAX 77']],
])('the words that %s leaves out are named as they were typed', async (query, words) => {
  expect((await page(query)).left_out).toEqual(words);
  const { body } = await catalog.as().get(`/products?q=${encodeURIComponent(query)}`);
  expect(body.left_out).toEqual(words);
});

it('under is no word of a product where a price follows it, also when nothing costs so little', async () => {
  expect(await names('zzzz under 20')).not.toContain('C');
  expect((await page('zzzz under 20')).understood).toBeNull();
  expect(await names('undertow')).toBe('C');
});

it.each([
  ...[
    'swift under',
    'swift under $',
    'swift less than',
    'swift over',
    'swift up to',
    'swift between',
    'under swift',
  ],
  ...['swift ក្រោម', 'swift ក្រោម រៀល', 'swift លើស', 'swift price under'],
])('%s, whose amount is not typed yet, lists what the rest finds', async (query) => {
  expect(await sorted(query)).toBe(await sorted('swift'));
  expect((await page(query)).left_out).toBeUndefined();
});

it.each([
  ['cheap', 'IFAGDEBCH'],
  ['តំលៃថោក', 'IFAGDEBCH'],
  ['ក្ដារចុចតំលៃទាប', 'GH'],
  ['ថោក', 'IFAGDEBCH'],
  ['cheapest under 30', 'IFAGD'],
  ['cheap mouse', 'IAEBCF'],
  ['budget keyboard', 'GH'],
  ['cheap gaming keyboard', 'HG'],
  ['affordable mouse', 'IAEBCF'],
  ['ក្ដារចុចតម្លៃថោក', 'GH'],
  ['ក្ដារចុច ថោកបំផុត', 'GH'],
  ['cheap zzzz', ''],
])('%s lists the cheapest first', async (query, found) => {
  expect(await names(query)).toBe(found);
  const { body } = await catalog.as().get(`/products?q=${encodeURIComponent(query)}`);
  expect(body.products.map(({ name }: { name: string }) => name.at(-1)).join('')).toBe(found);
});

it.each(['under', 'under $', 'less than', 'ក្រោម'])(
  'in a category, %s without an amount lists the category',
  async (query) => {
    const all = (await catalog.as().get('/api/products/search?q=mouse&category=mouse')).body.total;
    const { body } = await catalog
      .as()
      .get(`/api/products/search?category=mouse&q=${encodeURIComponent(query)}`);
    expect([body.total, body.left_out]).toEqual([all, undefined]);
  },
);

it('an order that is asked for comes before the cheapest', async () => {
  const { body } = await catalog.as().get('/api/products/search?q=cheap+mouse&sort=price-desc');
  expect(body.products[0].name).toBe('Undertow C');
});

it.each([
  ['hornpro', 'D', 'horn pro'],
  ['HornPro', 'D', 'horn pro'],
  ['hornproheadset', 'D', 'horn pro headset'],
  ['mechanicalkeyboard', 'H', 'mechanical keyboard'],
  ['death adder', 'E', null],
  ['deathadder', 'E', null],
  ['swiftusb', 'A', 'swift usb'],
])('words written together or apart: %s', async (query, found, understood) => {
  const answer = await page(query);
  expect(answer.products[0]?.name.at(-1)).toBe(found);
  expect(answer.understood).toBe(understood);
});

it('prices in riel are read at the rate that payments has told last', async () => {
  expect(await sorted('under 40000 riel')).toBe('AFI');
  await tell(3, 8_000);
  expect(await sorted('under 40000 riel')).toBe('FI');
  await tell(2, 4_000);
  expect(await sorted('under 40000 riel')).toBe('FI');
  await tell(4, 4_000);
});
