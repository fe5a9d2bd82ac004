import { anEvent, outboxOf, staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: { id: number; name: string };
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = await givenBrand(catalog);
});
afterAll(() => catalog.stop());

const given = async (by = seller) =>
  (await createProduct(catalog, by, { brand: brand.name, dpi: '800' })).body.product;
const acts = async (userId: string, productId: number) =>
  (await outboxOf(catalog.databaseUrl, userId))
    .map(({ data }) => data as { action: string; subject: { id: string } })
    .filter(({ subject }) => subject.id === String(productId));

describe('an edit', () => {
  it('of an older version is refused with the current product and the differing fields', async () => {
    const { id, version } = await given();
    await catalog.as(seller).patch(`/api/products/${id}`, { price: 30, version });
    const { body } = await catalog.as(seller).patch(`/api/products/${id}`, { price: 25, dpi: 900, version });
    expect(body).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
      current: { id, price: 30, version: version + 1, MouseModel: { dpi: 800 } },
      changed: ['price', 'dpi'],
    });
    expect((await catalog.as().get(`/api/products/${id}`)).body.product.price).toBe(30);
  });

  it('that was saved can be sent again, as when its answer was lost', async () => {
    const { id, version } = await given();
    const edit = { price: 30, dpi: 900, version };
    for (const round of ['first', 'again']) {
      const { status, body } = await catalog.as(seller).patch(`/api/products/${id}`, edit);
      expect([round, status, body.product.version]).toEqual([round, 200, version + 1]);
    }
  });

  it('that adds pieces is not taken for one that was saved', async () => {
    const { id, version } = await given();
    const edit = { stock_change: 2, stock_reason: 'received', version };
    await catalog.as(seller).patch(`/api/products/${id}`, edit);
    const { status, body } = await catalog.as(seller).patch(`/api/products/${id}`, edit);
    expect([status, body.current.stock]).toEqual([409, 12]);
  });

  it('of the current version succeeds, also as a form', async () => {
    const { id, version } = await given();
    const form = new FormData();
    form.set('price', '21');
    form.set('version', String(version));
    const { status, body } = await catalog.as(seller).patch(`/api/products/${id}`, form);
    expect([status, body.product.version]).toEqual([200, version + 1]);
  });

  it('without a difference writes nothing and publishes nothing', async () => {
    const by = staff('seller');
    const { id, version } = await given(by);
    const same = { price: 19.99, stock: 10, dpi: 800, brand: brand.name, version };
    const { status, body } = await catalog.as(by).patch(`/api/products/${id}`, same);
    expect([status, body.product.version]).toEqual([200, version]);
    expect(await acts(by.userId, id)).toMatchObject([{ action: 'product.created' }]);
    const events = (await outboxOf(catalog.databaseUrl, id)).filter(({ type }) =>
      type.startsWith('product.'),
    );
    expect(events).toMatchObject([{ type: 'product.created.v1' }]);
  });

  it.each([{ toString: 1 }, ['/images/x'], 7, false])('with %j for the image is refused', async (address) => {
    const { id } = await given();
    const { status, body } = await catalog.as(seller).patch(`/api/products/${id}`, { image_url: address });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'image_url' }]]);
  });

  it('with a version that is not a number is refused', async () => {
    const { id } = await given();
    const { body } = await catalog.as(seller).patch(`/api/products/${id}`, { price: 1, version: 'new' });
    expect(body.errors).toMatchObject([{ field: 'version' }]);
  });
});

it('the threshold at which a product needs restock is published with it', async () => {
  const { id } = await given();
  await catalog.as(seller).patch(`/api/products/${id}`, { restock_at: 12 });
  expect((await outboxOf(catalog.databaseUrl, id)).at(-1)).toMatchObject({ data: { restock_at: 12 } });
});

describe('the warranty of a product', () => {
  const last = async (id: number) => (await outboxOf(catalog.databaseUrl, id)).at(-1) as { data: object };

  it('is a number of months, published, and removed again', async () => {
    const fields = { brand: brand.name, warranty_months: '12' };
    const { product } = (await createProduct(catalog, seller, fields)).body;
    expect(product).toMatchObject({ warranty_months: 12 });
    expect((await catalog.as().get(`/api/products/${product.id}`)).body.product.warranty_months).toBe(12);
    expect(await last(product.id)).toMatchObject({ data: { warranty_months: 12 } });
    const { body } = await catalog.as(seller).patch(`/api/products/${product.id}`, { warranty_months: '' });
    expect(body.product.warranty_months).toBeNull();
    expect((await last(product.id)).data).not.toHaveProperty('warranty_months');
  });

  it.each([-1, 121, 1.5, 'a year'])('of %s months is refused', async (warranty_months) => {
    const { id } = await given();
    const { status, body } = await catalog.as(seller).patch(`/api/products/${id}`, { warranty_months });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'warranty_months' }]]);
  });
});

describe('a stock set together with the stock that was seen', () => {
  const soldOf = (product_id: number, pieces: number) =>
    catalog.others.deliver(
      anEvent('stock.changed.v1', product_id, { product_id, available: 10 - pieces, held: 0, version: 5 }),
    );
  const lastEvent = async (id: number) =>
    (await outboxOf(catalog.databaseUrl, id)).filter(({ type }) => type === 'product.changed.v1').at(-1);

  it('is applied as a difference, which keeps later sales, and published as such', async () => {
    const { id, version } = await given();
    await soldOf(id, 3);
    const edit = { stock: 15, stock_seen: 10, version };
    const { body } = await catalog.as(seller).patch(`/api/products/${id}`, edit);
    expect(body.product.stock).toBe(12);
    expect((await lastEvent(id))!.data).toMatchObject({ stock: { quantity: 10, version: 1, change: 5 } });
  });

  it('changes nothing when both are the same, whatever was sold', async () => {
    const { id, version } = await given();
    await soldOf(id, 3);
    const form = new FormData();
    for (const [name, value] of Object.entries({ stock: 10, stock_seen: 10, version }))
      form.set(name, `${value}`);
    const { body } = await catalog.as(seller).patch(`/api/products/${id}`, form);
    expect(body.product).toMatchObject({ stock: 7, version });
    expect(await lastEvent(id)).toBeUndefined();
  });

  it('is in the event of this edit only, and not in that of a later one', async () => {
    const { id } = await given();
    await catalog.as(seller).patch(`/api/products/${id}`, { stock: 15, stock_seen: 10 });
    await catalog.as(seller).patch(`/api/products/${id}`, { price: 20 });
    expect((await lastEvent(id))!.data).toMatchObject({ stock: { quantity: 10, version: 1 } });
    for (const gone of ['stock.change', 'stock.by'])
      expect((await lastEvent(id))!.data).not.toHaveProperty(gone);
  });

  it('is published even if the shown stock stays at 0', async () => {
    const { id } = await given();
    await soldOf(id, 10);
    await catalog.as(seller).patch(`/api/products/${id}`, { stock: 8, stock_seen: 10 });
    expect((await lastEvent(id))!.data).toMatchObject({ stock: { change: -2 } });
  });

  it('has to be a number', async () => {
    const { id } = await given();
    const { body } = await catalog.as(seller).patch(`/api/products/${id}`, { stock: 8, stock_seen: 'few' });
    expect(body.errors).toMatchObject([{ field: 'stock_seen' }]);
  });
});

describe('pieces added to the stock', () => {
  const lastEvent = async (id: number) =>
    (await outboxOf(catalog.databaseUrl, id)).filter(({ type }) => type === 'product.changed.v1').at(-1);
  const change = (id: number, fields: object, by = seller) =>
    catalog.as(by).patch(`/api/products/${id}`, fields);

  it('are published with their reason, which the audit log has too', async () => {
    const by = staff('seller');
    const { id, version } = await given(by);
    const { body } = await change(id, { stock_change: '12', stock_reason: 'received', version }, by);
    expect(body.product.stock).toBe(22);
    expect((await lastEvent(id))!.data).toMatchObject({
      stock: { quantity: 10, version: 1, change: 12, reason: 'received', by: by.userId },
    });
    expect(await acts(by.userId, id)).toMatchObject([
      { action: 'product.created' },
      { action: 'product.edited', before: { stock: 10 }, after: { stock: 22, stock_reason: 'received' } },
    ]);
  });

  it('are taken away where they are negative, but never more than there are', async () => {
    const { id } = await given();
    expect((await change(id, { stock_change: -4, stock_reason: 'damaged' })).body.product.stock).toBe(6);
    const { status, body } = await change(id, { stock_change: -7 });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'stock_change', code: 'TOO_FEW_LEFT', params: { left: 6 } }],
    ]);
  });

  it('are never more than a product may have, with which it could not be saved any more', async () => {
    const { id } = await given();
    const { status, body } = await change(id, { stock_change: 999_991, stock_reason: 'received' });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'stock_change', code: 'TOO_BIG', params: { most: 1_000_000 } }],
    ]);
  });

  it.each([
    [{ stock_change: 0 }, 'stock_change'],
    [{ stock_change: 1.5 }, 'stock_change'],
    [{ stock_change: 3, stock: 5 }, 'stock_change'],
    [{ stock_change: 3, stock_reason: 'found' }, 'stock_reason'],
  ])('%j is refused', async (fields, field) => {
    const { id } = await given();
    const { status, body } = await change(id, fields);
    expect([status, body.errors]).toMatchObject([400, [{ field }]]);
  });
});

describe('the SKU and barcode of a product', () => {
  it('are of one product of a seller, in any letter case, and free again when that is deleted', async () => {
    const [by, other] = [staff('seller'), staff('seller')];
    const one = (await createProduct(catalog, by, { brand: brand.name, sku: ' ab-1 ', barcode: '8850' })).body
      .product;
    expect(one).toMatchObject({ sku: 'ab-1', barcode: '8850', restock_at: 5 });
    const again = await createProduct(catalog, by, { brand: brand.name, sku: 'AB-1' });
    expect([again.status, again.body.errors]).toMatchObject([400, [{ field: 'sku', code: 'CODE_TAKEN' }]]);
    const second = await given(by);
    const { status, body } = await catalog.as(by).patch(`/api/products/${second.id}`, { barcode: '8850' });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'barcode', code: 'CODE_TAKEN' }]]);
    expect((await createProduct(catalog, other, { brand: brand.name, sku: 'ab-1' })).status).toBe(201);
    await catalog.as(by).delete(`/api/products/${one.id}`);
    expect((await catalog.as(by).patch(`/api/products/${second.id}`, { sku: 'AB-1' })).status).toBe(200);
  });

  it('can be removed again', async () => {
    const { id } = (await createProduct(catalog, seller, { brand: brand.name, sku: aName('S') })).body
      .product;
    const { body } = await catalog.as(seller).patch(`/api/products/${id}`, { sku: '', restock_at: 0 });
    expect(body.product).toMatchObject({ sku: null, restock_at: 0 });
  });
});

describe('the audit log', () => {
  it('has the creation, the change and the deletion of a product', async () => {
    const by = staff('seller');
    const { id, name } = await given(by);
    await catalog.as(by).patch(`/api/products/${id}`, { price: 20 });
    await catalog.as(by).delete(`/api/products/${id}`);
    expect(await acts(by.userId, id)).toMatchObject([
      { action: 'product.created', subject: { type: 'product', name }, before: null },
      { action: 'product.edited', before: { price: 19.99 }, after: { price: 20 } },
      { action: 'product.deleted', before: { price: 20, dpi: 800 }, after: null },
    ]);
  });

  it('has nothing about an edit without a difference', async () => {
    const by = staff('seller');
    const { id, name } = await given(by);
    await catalog.as(by).patch(`/api/products/${id}`, { name });
    expect(await acts(by.userId, id)).toHaveLength(1);
  });

  it('has changes of brands', async () => {
    const admin = staff('admin');
    const { id } = await givenBrand(catalog);
    const name = aName('Renamed');
    await catalog.as(admin).patch(`/api/brands/${id}`, { name });
    await catalog.as(admin).delete(`/api/brands/${id}`);
    expect(await acts(admin.userId, id)).toMatchObject([
      { action: 'brand.edited', subject: { type: 'brand', name }, after: { name } },
      { action: 'brand.deleted', before: { name } },
    ]);
  });
});
