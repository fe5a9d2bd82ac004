import { staff } from '@mekong/testing';
import sharp, { type Region } from 'sharp';
import { asFile, aProductForm, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer();

async function givenProduct(but: Record<string, string> = {}, side = 600): Promise<number> {
  const form = await aProductForm({ brand, ...but }, asFile(await photo(side)));
  const { body } = await catalog.as(seller).post('/api/products/single_product', form);
  return body.product.id;
}

async function change(id: number, fields: object): Promise<void> {
  expect((await catalog.as(seller).patch(`/api/products/${id}`, fields)).status).toBe(200);
}

async function card(id: number, cents = 1_999) {
  const answer = await fetch(`${catalog.url}/images/cards/${id}-${cents}.jpg`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}
/** A part of the card; `stats` looks at what is read, not at what is made of it. */
const partOf = async (bytes: Buffer, part: Region) =>
  sharp(await sharp(bytes).extract(part).png().toBuffer()).stats();
/** How dark the words of the card are on average, from 0. */
async function ink(bytes: Buffer): Promise<number> {
  const { channels } = await partOf(bytes, { left: 630, top: 0, width: 570, height: 630 });
  return 255 - channels[0]!.mean;
}

it('a product is shared with a JPEG of 1200 by 630, with its picture on the left', async () => {
  const { answer, bytes } = await card(await givenProduct());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
  const { dominant } = await partOf(bytes, { left: 200, top: 200, width: 200, height: 200 });
  expect(dominant.r).toBeGreaterThan(180);
  expect(dominant.g).toBeLessThan(60);
});

it('it says the name and the price, and both change the card', async () => {
  const id = await givenProduct();
  const first = await card(id);
  await change(id, { name: 'Naga Large' });
  const renamed = await card(id);
  await change(id, { price: 24.5 });
  const dearer = await card(id, 2_450);
  expect(new Set([first, renamed, dearer].map(({ bytes }) => bytes.toString('base64'))).size).toBe(3);
});

it('a Khmer name stands below the English one', async () => {
  const [plain, khmer] = [await givenProduct(), await givenProduct({ name_km: 'កណ្ដុរតូច' })];
  const [inEnglish, inKhmer] = await Promise.all([card(plain), card(khmer)]);
  expect(await ink(inKhmer.bytes)).toBeGreaterThan(await ink(inEnglish.bytes));
});

it('a long name and signs of markup do no harm', async () => {
  const { answer } = await card(await givenProduct({ name: `<b>&"${'Wide '.repeat(40)}`.slice(0, 120) }));
  expect(answer.status).toBe(200);
});

it('nobody sees one of a product that is hidden, deleted or never was, or of another name', async () => {
  const hidden = await givenProduct({ hidden: 'true' });
  const deleted = await givenProduct();
  await catalog.as(seller).delete(`/api/products/${deleted}`);
  const answers = await Promise.all([hidden, deleted, 99_999_999].map((id) => card(id)));
  expect(answers.map(({ answer }) => answer.status)).toEqual([404, 404, 404]);
  for (const file of ['1.jpg', 'x-1.jpg', '1-1.png', '99999999999-1.jpg'])
    expect((await catalog.as().get(`/images/cards/${file}`)).status).toBe(404);
});

it('it is painted once for all who ask, and kept for an hour by those who share', async () => {
  const id = await givenProduct();
  const cards = await Promise.all(Array.from({ length: 20 }, () => card(id)));
  expect(new Set(cards.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  expect(cards[0]!.answer.headers.get('cache-control')).toBe('public, max-age=3600');
});
