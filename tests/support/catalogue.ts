import sharp from 'sharp';
import type { Shopper } from './shopper.js';

/** A small real picture. */
export async function aPicture(colour = '#336699'): Promise<Blob> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

export async function givenBrand(admin: Shopper, name: string): Promise<void> {
  const form = new FormData();
  form.set('name', name);
  form.set('image', await aPicture(), 'logo.png');
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
  form.set('image', await aPicture(), 'mouse.png');
  const answer = await seller.call('POST', '/api/products/single_product', form);
  if (answer.status !== 201) throw new Error(`product answered ${answer.status}: ${answer.body.message}`);
  return answer.body.product.id;
}
