import sharp from 'sharp';
import { waitFor } from '@mekong/testing';
import { aShopper, loggedIn, type Shopper } from './shopper.js';

/** A small real image. */
export async function anImage(colour = '#336699'): Promise<Blob> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

export async function givenBrand(admin: Shopper, name: string): Promise<void> {
  const form = new FormData();
  form.set('name', name);
  form.set('image', await anImage(), 'logo.png');
  const answer = await admin.call('POST', '/api/brands', form);
  if (answer.status !== 201) throw new Error(`brand answered ${answer.status}: ${answer.body.message}`);
}

/** Creates a mouse through the dashboard's form; answers its id. */
export async function givenMouse(seller: Shopper, but: Record<string, string> = {}): Promise<number> {
  const form = new FormData();
  const fields = {
    name: 'Swift Mouse',
    brand: 'Tonle',
    price: '19.99',
    stock: '10',
    button: 'mouse',
    ...but,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', await anImage(), 'mouse.png');
  const answer = await seller.call('POST', '/api/products/single_product', form);
  if (answer.status !== 201) throw new Error(`product answered ${answer.status}: ${answer.body.message}`);
  return answer.body.product.id;
}

/** The ids of the products of `givenCatalogue`. */
export interface Catalogue {
  riverMouse: number;
  deltaMouse: number;
  soldOutMouse: number;
  templeMouse: number;
  stoneKeyboard: number;
}

/** Two brands, four mice and a keyboard, put into the shop by its own staff. */
export async function givenCatalogue(shopUrl: string): Promise<Catalogue> {
  const admin = await loggedIn(shopUrl, 'admin@mekong.example', 'Admin123!');
  await givenBrand(admin, 'Tonle');
  await givenBrand(admin, 'Angkor');
  const seller = await loggedIn(shopUrl, 'seller@mekong.example', 'Seller123!');
  const catalogue = {
    riverMouse: await givenMouse(seller, {
      name: 'River Mouse',
      price: '24.50',
      stock: '100',
      dpi: '8000',
      mouse_rgb: 'yes',
    }),
    deltaMouse: await givenMouse(seller, {
      name: 'Delta Mouse',
      price: '35.00',
      dpi: '16000',
      mouse_rgb: 'no',
    }),
    soldOutMouse: await givenMouse(seller, { name: 'Bayon Mouse', price: '12.00', stock: '0', dpi: '8000' }),
    templeMouse: await givenMouse(seller, {
      name: 'Temple Mouse',
      name_km: 'កណ្ដុរប្រាសាទ',
      brand: 'Angkor',
      price: '49.00',
      description: 'Steady in the hand.',
    }),
    stoneKeyboard: await givenMouse(seller, { name: 'Stone Keyboard', button: 'keyboard', price: '80.00' }),
  };
  await untilSold(shopUrl, Object.values(catalogue));
  return catalogue;
}

/** Resolves when a checkout knows these products. */
export async function untilSold(shopUrl: string, ids: number[]): Promise<void> {
  const cart = ids.map((id) => ({ id, quantity: 1 }));
  const isKnown = async () =>
    (await aShopper(shopUrl).call('POST', '/api/checkout/quote', { cart })).body.lines?.length === ids.length;
  await waitFor(isKnown, { what: 'orders to know the products', timeoutMs: 30_000 });
}
