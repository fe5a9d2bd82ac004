import type { Identity } from '@mekong/service-defaults';
import { serviceUnderTest, staff, type ApiAnswer, type ServiceUnderTest } from '@mekong/testing';
import sharp from 'sharp';
import { start } from '../src/service.js';

export type CatalogUnderTest = ServiceUnderTest;

export const startCatalog = (env?: Record<string, string>) => serviceUnderTest('catalog', start, env);

/** A real PNG of one colour. */
export async function aPng(width = 32, height = 32): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false })
    .png()
    .toBuffer();
}

export const asFile = (bytes: Buffer | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

let serial = 0;
/** A name that no other test uses. */
export const aName = (word: string) => `${word} ${(serial += 1)}`;

export async function givenBrand(
  catalog: CatalogUnderTest,
  name = aName('Brand'),
): Promise<{ id: number; name: string; image_url: string }> {
  const form = new FormData();
  form.set('name', name);
  form.set('image', asFile(await aPng()), 'logo.png');
  return (await catalog.as(staff('admin')).post('/api/brands', form)).body.brand;
}

/** The form of a mouse; fields that are undefined are left out. */
export async function aProductForm(
  fields: Record<string, string | undefined>,
  image: Blob | null = asFile(png),
): Promise<FormData> {
  const form = new FormData();
  const all = { name: aName('Mouse'), price: '19.99', stock: '10', button: 'mouse', ...fields };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) form.set(name, value);
  if (image) form.set('image', image, 'mouse.png');
  return form;
}
const png = await aPng();

export async function createProduct(
  catalog: CatalogUnderTest,
  seller: Identity,
  fields: Record<string, string | undefined>,
): Promise<ApiAnswer> {
  return catalog.as(seller).post('/api/products/single_product', await aProductForm(fields));
}
