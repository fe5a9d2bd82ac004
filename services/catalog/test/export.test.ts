import { actsOn, anEvent, query, staff, tokenOf } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { givenMany } from './many-products.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const { rehearse, upload, commit, undo } = uploadsOf(() => catalog);
const given = async (by: ReturnType<typeof staff>, fields: Record<string, string> = {}) =>
  (await createProduct(catalog, by, { brand, ...fields })).body.product;
const stockOf = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product.stock;

async function exported(by: ReturnType<typeof staff>): Promise<string> {
  const { body } = await catalog.as(by).get('/api/admin/products/export.csv');
  return body as unknown as string;
}

describe('the exported products of a seller', () => {
  it('are no change when they are uploaded as they are, hidden ones and formulas included', async () => {
    const by = staff('seller');
    await given(by, {
      name: aName('=Sum'),
      description: '=One, "two"\nthree',
      dpi: '800',
      mouse_rgb: 'true',
    });
    await given(by, { hidden: 'true', sku: aName('S') });
    await given(staff('seller'));
    const { body } = await rehearse(await exported(by), by, []);
    expect(body.batch).toMatchObject({ total: 2, same: 2, error: 0 });
  });

  it('say what each is joined with, which is no change either, and joins others where it is read', async () => {
    const by = staff('seller');
    const [black, white] = [await given(by), await given(by)];
    const variants = [
      { id: black.id, label: '=Black' },
      { id: white.id, label: 'White' },
    ];
    await catalog.as(by).put(`/api/admin/products/${black.id}/variants`, { variants });
    const file = await exported(by);
    expect((await rehearse(file, by, [])).body.batch).toMatchObject({ same: 2, error: 0 });
    await catalog.as(by).put(`/api/admin/products/${black.id}/variants`, { variants: [] });
    await commit(by, (await rehearse(file, by, [])).body.batch.id);
    const { body } = await catalog.as().get(`/api/products/${black.id}`);
    expect(body.variants.map(({ label }: { label: string }) => label)).toEqual(['=Black', 'White']);
  });

  it.each([
    '=1',
    "'=1",
    "''=1",
    "'+855",
    '-5',
    "'-5",
    "'@x",
    "'ordinary",
    "' =1",
    "'＝1",
    '"quoted"',
    "a,'b",
    "'0012",
    '="0012"',
    "'",
  ])('are no change when a text is %j', async (text) => {
    const by = staff('seller');
    const { id } = await given(by, {
      name: `${text}${aName(' Text')}`,
      description: text,
      mouse_other_features: text,
      sku: text,
    });
    const file = await exported(by);
    const { body } = await rehearse(file, by, []);
    expect(body.batch).toMatchObject({ total: 1, same: 1, error: 0 });
    await upload(file.replace(',19.99,', ',18.00,'), by);
    const { product } = (await catalog.as().get(`/api/products/${id}`)).body;
    expect([product.price, product.description, product.sku]).toEqual([18, text, text]);
  });

  it('have the price that they had before and whether they are hidden, which a file can change', async () => {
    const by = staff('seller');
    const { id } = await given(by, { price: '20', compare_at_price: '25.5' });
    const later = { hidden: 'true', visible_from: '2099-01-01T00:00:00Z' };
    const scheduled = await given(by, later);
    const file = await exported(by);
    expect(file).toContain(',25.50,no,');
    expect((await rehearse(file, by, [])).body.batch).toMatchObject({ same: 2, error: 0 });
    const { batch } = await upload(file.replace(',25.50,no,', ',30.00,x,').replace(',,yes,', ',,no,'), by);
    const now = async (one: number) => (await catalog.as(by).get(`/api/admin/products/${one}`)).body.product;
    expect(await now(id)).toMatchObject({ compare_at_price: 30, hidden: true });
    expect(await now(scheduled.id)).toMatchObject({ hidden: false, visible_from: null });
    await undo(by, batch.id);
    expect(await now(id)).toMatchObject({ compare_at_price: 25.5, hidden: false });
    expect(await now(scheduled.id)).toMatchObject({ hidden: true, visible_from: '2099-01-01T00:00:00.000Z' });
  });

  it('are no change whatever ends their lines', async () => {
    const by = staff('seller');
    await given(by, {
      description: 'one\r\ntwo',
      description_km: 'a\rb\r\n\nc',
      mouse_other_features: 'x\r\ny',
    });
    const { body } = await rehearse(await exported(by), by, []);
    expect(body.batch).toMatchObject({ total: 1, same: 1 });
  });

  it('are no change however a program stores letters with marks', async () => {
    const by = staff('seller');
    await given(by, { description: 'Café', mouse_other_features: 'déjà' });
    const { body } = await rehearse((await exported(by)).normalize('NFD'), by, []);
    expect(body.batch).toMatchObject({ total: 1, same: 1 });
  });

  it('change the stock by the difference from what was exported, so that what was sold since stays sold', async () => {
    const by = staff('seller');
    const { id } = await given(by, { stock: '40' });
    const file = await exported(by);
    await catalog.others.deliver(
      anEvent('stock.changed.v1', id, { product_id: id, available: 38, held: 0, version: 2 }),
    );
    await upload(file.replace(',40,', ',50,'), by);
    expect(await stockOf(id)).toBe(48);
  });
});

describe('the exported products of an admin', () => {
  it('are those of all sellers, and no change when they are uploaded as they are', async () => {
    const [admin, one, other] = [staff('admin'), staff('seller'), staff('seller')];
    const same = { name: aName('Same'), sku: 'S-1' };
    await given(one, same);
    const { id } = await given(other, { ...same, hidden: 'true', compare_at_price: '33' });
    await given(admin, same);
    const file = await exported(admin);
    const { total, page } = (await catalog.as(admin).get('/api/admin/products')).body;
    expect([page, total]).toEqual([1, expect.any(Number)]);
    const hidden = (await catalog.as(admin).get('/api/admin/products?place=hidden')).body.total;
    const { batch } = (await rehearse(file, admin, [])).body;
    expect(batch).toMatchObject({ total: total + hidden, same: total + hidden, error: 0, create: 0 });
    await upload(file.replaceAll(',33.00,yes,', ',34.00,yes,'), admin);
    const { product } = (await catalog.as(other).get(`/api/admin/products/${id}`)).body;
    expect(product).toMatchObject({ compare_at_price: 34, seller_id: other.userId });
  });

  it('fail where they are gone since, and are nothing for a seller to change', async () => {
    const [admin, one] = [staff('admin'), staff('seller')];
    const { id, name } = await given(one);
    const file = await exported(admin);
    const only = file
      .split('\r\n')
      .filter((line, index) => index === 0 || line.startsWith(`${name},`))
      .join('\r\n');
    const reasons = async (by: ReturnType<typeof staff>) => {
      const { batch } = (await rehearse(only, by)).body;
      return (await catalog.as(by).get(`/api/products/batches/${batch.id}`)).body.rows.map(
        ({ error }: { error: string }) => error,
      );
    };
    expect(await reasons(staff('seller'))).toEqual(['This product is of another seller']);
    expect(await reasons(one)).toEqual([null]);
    await catalog.as(one).delete(`/api/products/${id}`);
    expect(await reasons(admin)).toEqual(['The seller has no such product any more']);
  });
});

describe('an exported file that is uploaded again', () => {
  /** A product with a stock of 40, and its export with 50. */
  async function givenRestock() {
    const by = staff('seller');
    const { id } = await given(by, { stock: '40' });
    const file = await exported(by);
    const asking = (stock: number) => file.replace(',40,', `,${stock},`);
    return { by, id, asking };
  }

  it('does not change the stock a second time', async () => {
    const { by, id, asking } = await givenRestock();
    await upload(asking(50), by);
    const { body } = await rehearse(asking(50), by, []);
    expect(body.batch).toMatchObject({ same: 1, change: 0 });
    expect(await stockOf(id)).toBe(50);
  });

  it('changes the stock by what was edited in it since', async () => {
    const { by, id, asking } = await givenRestock();
    await upload(asking(50), by);
    await upload(asking(55), by);
    expect(await stockOf(id)).toBe(55);
  });

  it('changes the stock as at first where that was undone', async () => {
    const { by, id, asking } = await givenRestock();
    const { batch } = await upload(asking(50), by);
    await undo(by, batch.id);
    await upload(asking(50), by);
    expect(await stockOf(id)).toBe(50);
  });

  it('is told from a new export with the same figures', async () => {
    const { by, id, asking } = await givenRestock();
    await upload(asking(50), by);
    await catalog.others.deliver(
      anEvent('stock.changed.v1', id, { product_id: id, available: 40, held: 0, version: 3 }),
    );
    await upload((await exported(by)).replace(',40,', ',50,'), by);
    expect(await stockOf(id)).toBe(50);
  });
});

it('a blank stock in an exported file keeps the stock, whatever was sold since', async () => {
  const by = staff('seller');
  const { id } = await given(by, { stock: '40', price: '1' });
  const file = (await exported(by)).replace(',1.00,40,', ',2.00,,');
  await catalog.others.deliver(
    anEvent('stock.changed.v1', id, { product_id: id, available: 38, held: 0, version: 2 }),
  );
  await upload(file, by);
  expect((await catalog.as().get(`/api/products/${id}`)).body.product).toMatchObject({ stock: 38, price: 2 });
});

it('an export of products is told to the audit log with how many there are', async () => {
  const by = staff('seller');
  await given(by);
  await given(by, { hidden: 'true' });
  await exported(by);
  expect(await actsOn(catalog.databaseUrl, by.userId)).toMatchObject([
    { data: { action: 'product.exported', after: { products: 2 } } },
  ]);
});

describe('a long export', () => {
  /** A seller with so many products that no buffer on the way holds their file. */
  async function givenLong() {
    const by = staff('seller');
    const { id: brandId } = await givenMany(catalog, 4_000);
    await query(
      catalog.databaseUrl,
      `UPDATE products SET seller_id = $1, description = repeat('long ', 2000) WHERE brand_id = $2`,
      [by.userId, brandId],
    );
    return by;
  }

  const open = async (by: ReturnType<typeof staff>) => {
    const { body } = await fetch(`${catalog.url}/api/admin/products/export.csv`, {
      headers: { authorization: `Bearer ${tokenOf(by)}` },
    });
    const reader = body!.getReader();
    await reader.read();
    return async () => {
      let bytes = '';
      const decoder = new TextDecoder();
      for (let part = await reader.read(); !part.done; part = await reader.read())
        bytes += decoder.decode(part.value, { stream: true });
      return bytes;
    };
  };

  it('is read from the database as it is sent, and has every product once', async () => {
    const by = await givenLong();
    const rest = await open(by);
    await query(catalog.databaseUrl, `UPDATE products SET price_cents = 777 WHERE seller_id = $1`, [
      by.userId,
    ]);
    const file = await rest();
    expect(file.match(/,7\.77,/g)!.length).toBeGreaterThan(0);
    expect(new Set(file.match(/^Mouse \d+(?=,)/gm)).size).toBe(4_000);
    expect(file.match(/^Mouse \d+,/gm)).toHaveLength(4_000);
  });

  it('breaks off where it cannot be read on, so that no short file is taken for a whole one', async () => {
    const rest = await open(await givenLong());
    await query(catalog.databaseUrl, 'ALTER TABLE brands RENAME TO away');
    try {
      await expect(rest()).rejects.toThrow('terminated');
    } finally {
      await query(catalog.databaseUrl, 'ALTER TABLE away RENAME TO brands');
    }
  });
});

it('a file needs no image where it names a product by its SKU', async () => {
  const by = staff('seller');
  const sku = aName('S');
  const { id } = await given(by, { sku, price: '1' });
  const file = `name,category,brand,price,stock,image,sku\n${aName('Renamed')},mouse,${brand},9.50,,,${sku}`;
  const { body } = await rehearse(file, by, []);
  expect(body.batch).toMatchObject({ total: 1, change: 1, error: 0 });
  await commit(by, body.batch.id);
  expect((await catalog.as().get(`/api/products/${id}`)).body.product.price).toBe(9.5);
});

describe('a rehearsed file', () => {
  const rows = (separator: string, name: string) =>
    [
      ['name', 'category', 'brand', 'price', 'stock', 'image'],
      [name, 'mouse', brand, '9.50', '3', ''],
    ]
      .map((row) => row.join(separator))
      .join('\r\n');

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['upright lines', '|'],
  ])('may have its cells parted by %s', async (_, separator) => {
    const by = staff('seller');
    const { name } = await given(by, { price: '1' });
    const { body } = await rehearse(rows(separator, name), by);
    expect(body.batch).toMatchObject({ total: 1, change: 1, error: 0 });
  });

  it('may say in its first line what parts its cells', async () => {
    const by = staff('seller');
    const { name } = await given(by, { price: '1' });
    const { body } = await rehearse(`sep=;\r\n${rows(';', name)}`, by);
    expect(body.batch).toMatchObject({ total: 1, change: 1, error: 0 });
  });

  it.each([
    ['with its mark', '\ufeff', (bytes: Buffer) => bytes],
    ['without a mark', '', (bytes: Buffer) => bytes],
    ['the other way round', '\ufeff', (bytes: Buffer) => bytes.swap16()],
    ['the other way round without a mark', '', (bytes: Buffer) => bytes.swap16()],
  ])('may be UTF-16 %s', async (_, mark, ordered) => {
    const by = staff('seller');
    const { name } = await given(by, { price: '1', name: aName('ម៉ៅស៍') });
    const bytes = ordered(Buffer.from(`${mark}${rows('\t', name)}`, 'utf16le'));
    const { body } = await rehearse(bytes, by);
    expect(body.batch).toMatchObject({ total: 1, change: 1, error: 0 });
  });
});
