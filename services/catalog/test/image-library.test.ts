import type { Identity } from '@mekong/service-defaults';
import { outboxOf, query, staff } from '@mekong/testing';
import sharp from 'sharp';
import { aName, aProductForm, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
const admin = staff('admin');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

let shade = 0;
/** An image that no other test has. */
const anImage = async (width = 64, height = 32) => {
  const background = { r: (shade += 3) % 256, g: (shade * 7) % 256, b: 90 };
  return asFile(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
};

async function upload(by: Identity, ...files: [string, Blob][]) {
  const form = new FormData();
  for (const [name, file] of files) form.append('images', file, name);
  return catalog.as(by).post('/api/admin/images', form);
}

const givenImage = async (by: Identity, name = `${aName('photo')}.png`) =>
  (await upload(by, [name, await anImage()])).body.results[0].image;

async function givenProduct(by: Identity, image: Blob, name = aName('Mouse')) {
  const form = await aProductForm({ brand, name }, image);
  return (await catalog.as(by).post('/api/products/single_product', form)).body.product;
}

async function replace(by: Identity, hash: string, file: Blob) {
  const form = new FormData();
  form.set('image', file, 'new.png');
  return catalog.as(by).put(`/api/admin/images/${hash}`, form);
}

const list = async (by: Identity, query = '') =>
  (await catalog.as(by).get(`/api/admin/images?limit=100&${query}`)).body;
const hashesOf = async (by: Identity, query = ''): Promise<string[]> =>
  (await list(by, query)).images.map(({ hash }: { hash: string }) => hash);
const remove = (by: Identity, hash: string) => catalog.as(by).delete(`/api/admin/images/${hash}`);
const hashOf = ({ image_url }: { image_url: string }) => /[0-9a-f]{32}/.exec(image_url)![0];

/** The faults of each result. */
const faultsIn = ({ results }: { results: { faults: unknown }[] }) => results.map(({ faults }) => faults);

/** Makes the image older, as if it was uploaded a while ago. */
const age = (hash: string) =>
  query(
    catalog.databaseUrl,
    `UPDATE images SET stored_at = now() - interval '2 hours' WHERE hash = '${hash}'`,
  );

describe('a product', () => {
  const create = async (by: Identity, image_url: string) =>
    catalog.as(by).post('/api/products/single_product', await aProductForm({ brand, image_url }, null));

  it('can be created and changed with an image from the library instead of a file', async () => {
    const by = staff('seller');
    const [one, other] = [await givenImage(by), await givenImage(by)];
    const { status, body } = await create(by, one.url);
    expect([status, body.product.image_url]).toEqual([201, one.url]);
    const change = { image_url: other.url };
    const changed = await catalog.as(by).patch(`/api/products/${body.product.id}`, change);
    expect(changed.body.product.image_url).toBe(other.url);
  });

  it('is refused with an image that is not in the library of its seller', async () => {
    const { url } = await givenImage(staff('seller'));
    for (const address of [url, `/images/${'0'.repeat(32)}.webp`, 'https://elsewhere.example/a.webp']) {
      const { status, body } = await create(staff('seller'), address);
      expect([status, body.message]).toEqual([400, 'Image must be one of your library']);
    }
    expect((await create(staff('admin'), url)).status).toBe(201);
  });

  it('never loses its image to a deletion at the same moment', async () => {
    const by = staff('seller');
    const images = await Promise.all(Array.from({ length: 12 }, () => givenImage(by)));
    await Promise.all(
      images.map(async ({ hash, url }) => {
        await age(hash);
        const [created] = await Promise.all([create(by, url), remove(by, hash)]);
        if (created.status !== 201)
          expect([created.status, created.body.message]).toEqual([400, 'Image must be one of your library']);
        else expect((await catalog.as().get(url)).status).toBe(200);
      }),
    );
  });
});

describe('uploading images', () => {
  it('takes the good ones and says why not the others', async () => {
    const by = staff('seller');
    const { status, body } = await upload(
      by,
      ['front.png', await anImage(300, 200)],
      ['drawing.svg', asFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
    );
    expect([status, body.uploaded, body.failed]).toEqual([200, 1, 1]);
    expect(body.results).toMatchObject([
      {
        file: 'front.png',
        error: null,
        image: { file_name: 'front.png', width: 300, height: 200, uploaded_by: by.name, uses: { total: 0 } },
      },
      { file: 'drawing.svg', image: null, error: expect.stringContaining('must be a PNG') },
    ]);
    expect(faultsIn(body)).toEqual([
      [],
      [{ code: 'WRONG_IMAGE_TYPE', params: { file: 'drawing.svg' }, message: body.results[1].error }],
    ]);
  });

  it('stores the same content once', async () => {
    const by = staff('seller');
    const image = await anImage();
    const { results } = (await upload(by, ['a.png', image], ['b.png', image])).body;
    expect(results[0].image.hash).toBe(results[1].image.hash);
    expect(await hashesOf(by)).toHaveLength(1);
  });

  it('without a file, or by a customer, is refused', async () => {
    expect((await upload(admin)).status).toBe(400);
    expect((await upload(staff('customer'), ['a.png', await anImage()])).status).toBe(403);
  });

  it('tells the audit log', async () => {
    const by = staff('admin');
    const { hash } = await givenImage(by, 'told.png');
    expect(await outboxOf(catalog.databaseUrl, by.userId)).toMatchObject([
      { data: { action: 'image.uploaded', subject: { type: 'image', id: hash, name: 'told.png' } } },
    ]);
  });
});

describe('the list of images', () => {
  it('shows where each is used', async () => {
    const by = staff('seller');
    const product = await givenProduct(by, await anImage());
    const { images, total } = await list(by);
    expect(total).toBe(1);
    expect(images[0]).toMatchObject({
      url: product.image_url,
      file_name: 'mouse.png',
      uses: {
        products: [{ id: product.id, name: product.name, category: 'mouse', is_own: true }],
        brands: [],
        total: 1,
      },
    });
    expect(images[0].bytes).toBeGreaterThan(30);
  });

  it('has all images for admins, and only their own for sellers', async () => {
    const [one, other] = [staff('seller'), staff('seller')];
    const { hash } = await givenImage(one);
    expect(await hashesOf(other)).toEqual([]);
    expect(await hashesOf(one)).toEqual([hash]);
    expect(await hashesOf(admin)).toContain(hash);
  });

  it('is searched by file, product and brand, and filtered by use', async () => {
    const by = staff('seller');
    const word = aName('Zebra').replace(' ', '');
    const unused = await givenImage(by, `${word}-box.png`);
    const product = await givenProduct(by, await anImage(), `${word} Pro`);
    const logo = (await givenBrand(catalog, `${word} Works`)).image_url;
    const q = `q=${word.toLowerCase()}`;
    expect(await hashesOf(admin, q)).toEqual(
      expect.arrayContaining([unused.hash, hashOf(product), hashOf({ image_url: logo })]),
    );
    expect(await hashesOf(by, `${q}&used=unused`)).toEqual([unused.hash]);
    expect(await hashesOf(by, `${q}&used=used`)).toEqual([hashOf(product)]);
    expect(await hashesOf(by, 'q=100%25')).toEqual([]);
  });

  it('comes in pages, the newest first', async () => {
    const by = staff('seller');
    const [first, second] = [await givenImage(by), await givenImage(by)];
    const page = (number: number) => catalog.as(by).get(`/api/admin/images?limit=1&page=${number}`);
    expect((await page(1)).body).toMatchObject({ images: [{ hash: second.hash }], total: 2, totalPages: 2 });
    expect((await page(2)).body).toMatchObject({ images: [{ hash: first.hash }], page: 2 });
    const { images } = (await catalog.as(by).get('/api/admin/images')).body;
    expect(images.map(({ hash }: { hash: string }) => hash)).toEqual([second.hash, first.hash]);
  });
});

describe('replacing an image', () => {
  it('changes every product and brand that shows it, and publishes them', async () => {
    const [one, other, image] = [staff('seller'), staff('seller'), await anImage()];
    const products = [await givenProduct(one, image), await givenProduct(other, image)];
    const { body } = await replace(admin, hashOf(products[0]), await anImage());
    expect(body).toMatchObject({ changed: 2, image: { uses: { total: 2 } } });
    for (const { id, image_url } of products) {
      const now = (await catalog.as().get(`/api/products/${id}`)).body.product;
      expect(now).toMatchObject({ image_url: body.image.url, version: 2 });
      expect(now.image_url).not.toBe(image_url);
    }
    const { data } = await catalog.others.received('products.written.v1', products[0].id);
    expect(data.products).toMatchObject(
      products.map(({ id }) => ({ product_id: id, image_url: body.image.url, version: 2 })),
    );
  });

  it('keeps the old image for orders that may show it, but not in the library', async () => {
    const by = staff('seller');
    const product = await givenProduct(by, await anImage());
    const { body } = await replace(by, hashOf(product), await anImage());
    expect(await hashesOf(by)).toEqual([body.image.hash]);
    expect(await hashesOf(admin)).not.toContain(hashOf(product));
    expect((await catalog.as().get(product.image_url)).status).toBe(200);
  });

  it('is refused to a seller while others use it too, naming the uses', async () => {
    const [one, other, image] = [staff('seller'), staff('seller'), await anImage()];
    const [own, foreign] = [await givenProduct(one, image), await givenProduct(other, image)];
    const { status, body } = await replace(one, hashOf(own), await anImage());
    expect([status, body]).toMatchObject([
      409,
      { code: 'IMAGE_USED_ELSEWHERE', uses: { products: [{ id: foreign.id }], total: 1 } },
    ]);
    expect((await catalog.as().get(`/api/products/${own.id}`)).body.product.image_url).toBe(own.image_url);
  });

  it('with the same image changes nothing', async () => {
    const [by, image] = [staff('seller'), await anImage()];
    const product = await givenProduct(by, image);
    expect((await replace(by, hashOf(product), image)).body).toMatchObject({ changed: 0 });
    expect((await catalog.as().get(`/api/products/${product.id}`)).body.product.version).toBe(1);
  });

  it('answers 404 to a seller without the image, and refuses a file that is not an image', async () => {
    const by = staff('seller');
    const { hash } = await givenImage(by);
    expect((await replace(staff('seller'), hash, await anImage())).status).toBe(404);
    expect((await replace(by, hash, asFile('no image'))).status).toBe(415);
    expect((await replace(by, 'nothing', await anImage())).status).toBe(404);
  });
});

describe('deleting an image', () => {
  it('removes it completely if nothing ever showed it', async () => {
    const by = staff('seller');
    const { hash, url } = await givenImage(by);
    await age(hash);
    expect((await remove(by, hash)).status).toBe(200);
    expect((await catalog.as().get(url)).status).toBe(404);
    expect((await remove(by, hash)).status).toBe(404);
  });

  it('that is new only removes it from the library, as an upload may need it', async () => {
    const [by, image] = [staff('seller'), await anImage()];
    const { hash, url } = (await upload(by, ['a.png', image])).body.results[0].image;
    await age(hash);
    await upload(by, ['again.png', image]);
    expect((await remove(by, hash)).status).toBe(200);
    expect(await hashesOf(admin)).not.toContain(hash);
    expect((await catalog.as().get(url)).status).toBe(200);
  });

  it('is refused with its uses while it is used', async () => {
    const by = staff('seller');
    const product = await givenProduct(by, await anImage());
    const { status, body } = await remove(by, hashOf(product));
    expect([status, body]).toMatchObject([
      409,
      { code: 'IMAGE_IN_USE', uses: { products: [{ name: product.name }], total: 1 } },
    ]);
  });

  it('keeps it for old orders after its product was deleted', async () => {
    const by = staff('seller');
    const product = await givenProduct(by, await anImage());
    await catalog.as(by).delete(`/api/products/${product.id}`);
    expect((await remove(by, hashOf(product))).status).toBe(200);
    expect(await hashesOf(admin)).not.toContain(hashOf(product));
    expect((await catalog.as().get(product.image_url)).status).toBe(200);
  });

  it('keeps it for others who uploaded the same', async () => {
    const [one, other, image] = [staff('seller'), staff('seller'), await anImage()];
    const { hash } = (await upload(one, ['a.png', image])).body.results[0].image;
    await upload(other, ['b.png', image]);
    expect((await remove(one, hash)).status).toBe(200);
    expect(await hashesOf(one)).toEqual([]);
    expect(await hashesOf(other)).toEqual([hash]);
  });

  it('is undone by uploading it again', async () => {
    const [by, image] = [staff('seller'), await anImage()];
    const product = await givenProduct(by, image);
    await catalog.as(by).delete(`/api/products/${product.id}`);
    await remove(by, hashOf(product));
    await upload(by, ['again.png', image]);
    expect(await hashesOf(by)).toEqual([hashOf(product)]);
  });

  it('of many has a result for each', async () => {
    const by = staff('seller');
    const [free, product, foreign] = [
      await givenImage(by),
      await givenProduct(by, await anImage()),
      await givenImage(staff('seller')),
    ];
    const hashes = [free.hash, hashOf(product), foreign.hash];
    const { body } = await catalog.as(by).post('/api/admin/images/delete-many', { hashes });
    expect(body).toMatchObject({
      deleted: 1,
      failed: 2,
      results: [
        { hash: free.hash, ok: true },
        { ok: false, error: 'This image is still used once' },
        { ok: false, error: 'Image not found' },
      ],
    });
    expect(faultsIn(body)).toEqual([
      [],
      [{ code: 'IMAGE_IN_USE', params: { times: 1 }, message: 'This image is still used once' }],
      [{ code: 'NOT_FOUND', params: { what: 'Image' }, message: 'Image not found' }],
    ]);
  });
});
