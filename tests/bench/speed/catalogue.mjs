import { setTimeout as wait } from 'node:timers/promises';
import { ClearError } from '../../../infra/local/clear-error.mjs';
import { demoAccounts } from '../../../infra/local/demo-accounts.mjs';
import { brandNames, largePhotos, nameOf, productsFile, smallImages } from './products-file.mjs';
import { logIn } from '../log-in.mjs';

/** Creates the brands through the API; returns the admin's cookie and a function that uploads products. */
export async function openStock({ origin }) {
  const images = (await smallImages()).map(({ name, bytes }) => ({
    name,
    blob: new Blob([bytes], { type: 'image/png' }),
  }));
  const admin = await logIn(origin, demoAccounts.admin);
  for (const name of brandNames) {
    const form = new FormData();
    form.set('name', name);
    form.set('image', images[0].blob, 'logo.png');
    await post(`${origin}/api/brands`, admin, form);
  }
  const seller = await logIn(origin, demoAccounts.seller);
  let uploaded = 0;
  const photos = await largePhotos();
  return {
    admin,
    /** Adds large photos to the library, which are each reduced to WebP. */
    addPhotos: async () => {
      const form = new FormData();
      photos.forEach((bytes, n) =>
        form.append('images', new Blob([bytes], { type: 'image/jpeg' }), `${n}.jpg`),
      );
      await post(`${origin}/api/admin/images`, seller, form);
    },
    /** Uploads `count` more products in one file; returns how long it took in ms. */
    upload: async (count) => {
      const form = new FormData();
      form.set('csv', new Blob([productsFile(uploaded, count)], { type: 'text/csv' }), 'products.csv');
      for (const { name, blob } of images) form.append('images', blob, name);
      const begin = performance.now();
      const answer = await post(`${origin}/api/products/bulk`, seller, form);
      const took = performance.now() - begin;
      if (answer.uploaded !== count)
        throw new ClearError(
          `${answer.uploaded} of ${count} rows were uploaded: ${JSON.stringify(answer.failures?.[0])}`,
        );
      uploaded += count;
      await untilFound(origin, nameOf(uploaded - 1));
      return took;
    },
  };
}

/** The search finds the products of a large upload some seconds later, and nothing is measured meanwhile. */
async function untilFound(origin, name) {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const { products } = await (await fetch(`${origin}/products?q=${encodeURIComponent(name)}`)).json();
    if (products.some((one) => one.name === name)) return;
    await wait(1_000);
  }
  throw new ClearError(`The search does not find ${name}.`);
}

/** All products of the shop, newest first: their `ids`, and `offers` with id and price. */
export async function allProducts({ origin }) {
  const answer = await fetch(`${origin}/products`);
  const { products } = await answer.json();
  const offers = products
    .map(({ id, price }) => ({ id, cents: Math.round(price * 100) }))
    .sort((a, b) => b.id - a.id);
  return { ids: offers.map(({ id }) => id), offers };
}

async function post(url, cookie, form) {
  const answer = await fetch(url, { method: 'POST', headers: { cookie }, body: form });
  const body = await answer.json();
  if (!answer.ok) throw new ClearError(`${url} answered ${answer.status}: ${body.message}`);
  return body;
}
