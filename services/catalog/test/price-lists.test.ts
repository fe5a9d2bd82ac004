import { outboxOf, staff } from '@mekong/testing';
import { asFile, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

type Person = ReturnType<typeof staff>;
type Said = Record<string, string | object>;

async function send(by: Person, path: string, csv: string, said: Said = {}) {
  const form = new FormData();
  form.set('csv', asFile(csv, 'text/csv'), 'list.csv');
  for (const [name, value] of Object.entries({ supplier: 'Parts Co', ...said }))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  return catalog.as(by).post(`/api/products/price-lists${path}`, form);
}
const check = async (by: Person, csv: string, said?: Said) => (await send(by, '/check', csv, said)).body;
const take = (by: Person, csv: string, said?: Said) => send(by, '', csv, said);

async function aProduct(by: Person, fields: Record<string, string> = {}) {
  const { body } = await createProduct(catalog, by, { brand, price: '20', stock: '10', ...fields });
  return body.product as { id: number; name: string };
}
const ofStaff = async (by: Person, id: number) =>
  (await catalog.as(by).get(`/api/admin/products/${id}`)).body.product;

let serial = 0;
const aCode = (word = 'C') => `${word}-${(serial += 1)}`;

describe('a price list', () => {
  it('shows before anything is written what it matches, what is unknown, and costs and margins before and after', async () => {
    const by = staff('seller');
    const [sku, barcode] = [aCode(), aCode('B')];
    const one = await aProduct(by, { sku });
    const two = await aProduct(by, { barcode });
    const csv = `Item No,Description,Unit cost,Retail price,Qty received\n${sku},A,8.00,99,5\n${barcode},B,15,99,\nX-1,C,3,9,1`;
    const list = await check(by, csv);
    expect(list.columns.map(({ guess }: { guess: string }) => guess)).toEqual([
      'code',
      'name',
      'cost',
      null,
      'quantity',
    ]);
    const was = { cost_before: null, margin_before: null };
    expect(list.rows).toMatchObject([
      {
        row: 2,
        verdict: 'change',
        product: { id: one.id },
        cost_after: 8,
        margin_after: 60,
        quantity: 5,
        ...was,
      },
      {
        row: 3,
        verdict: 'change',
        product: { id: two.id },
        cost_after: 15,
        margin_after: 25,
        quantity: 0,
        ...was,
      },
      { row: 4, verdict: 'unknown', code: 'X-1', product: null, candidates: [] },
    ]);
    expect(await ofStaff(by, one.id)).toMatchObject({ cost: null, stock: 10 });
    expect((await take(by, csv, { check: list.check })).body).toEqual({ taken: { products: 2, pieces: 5 } });
    expect(await ofStaff(by, one.id)).toMatchObject({ cost: 8, stock: 15 });
    expect((await check(by, csv)).rows[0]).toMatchObject({ cost_before: 8, margin_before: 60 });
  });

  it('tells orders of the pieces that came, and the audit log once of the list', async () => {
    const by = staff('seller');
    const sku = aCode();
    const { id } = await aProduct(by, { sku });
    await take(by, `SKU,Qty\n${sku},4`);
    const { data } = await catalog.others.received('products.written.v1', id);
    expect(data.products[0]!.stock).toMatchObject({ change: 4, by: by.userId });
    const acts = await outboxOf(catalog.databaseUrl, by.userId);
    expect(acts.map(({ data }) => data)).toEqual([
      expect.objectContaining({ action: 'product.created' }),
      expect.objectContaining({
        ...{ action: 'product.costs-taken', subject: { type: 'supplier', id: 'parts co', name: 'Parts Co' } },
        after: { products: 1, pieces: 4 },
      }),
    ]);
    expect(await ofStaff(by, id)).toMatchObject({ stock: 14 });
  });

  it('keeps what products cost from shoppers and from other sellers', async () => {
    const by = staff('seller');
    const sku = aCode();
    const { id } = await aProduct(by, { sku });
    await take(by, `SKU,Cost\n${sku},7.77`);
    for (const path of [`/api/products/${id}`, `/api/products?ids=${id}`, '/products'])
      expect(JSON.stringify((await catalog.as().get(path)).body)).not.toMatch(/cost|7\.77/);
    expect((await catalog.as(staff('seller')).get(`/api/admin/products/${id}`)).status).toBe(404);
    expect(await ofStaff(staff('admin'), id)).toMatchObject({ cost: 7.77 });
  });

  it('knows a code again that a person has said the product of, of this supplier only', async () => {
    const by = staff('seller');
    const [sku, code] = [aCode(), aCode('THEIRS')];
    const { id } = await aProduct(by, { sku });
    const csv = `Code,Cost\n${code},5`;
    expect((await check(by, csv)).rows).toMatchObject([{ verdict: 'unknown' }]);
    expect((await check(by, csv, { links: { [code]: sku } })).rows).toMatchObject([{ product: { id } }]);
    expect((await take(by, csv, { links: { [code]: sku } })).status).toBe(201);
    expect((await check(by, `Code,Cost\n${code},6`)).rows).toMatchObject([
      { verdict: 'change', product: { id } },
    ]);
    expect((await check(by, csv, { supplier: 'Others' })).rows).toMatchObject([{ verdict: 'unknown' }]);
    expect((await catalog.as(by).get('/api/products/price-lists')).body).toEqual({ suppliers: ['Parts Co'] });
  });

  it('is read again as its columns were said to be', async () => {
    const by = staff('seller');
    const sku = aCode();
    await aProduct(by, { sku });
    const csv = `Thing,Figure\n${sku},5 EUR`;
    const mapping = { columns: { Thing: 'code', Figure: 'cost' }, currency: { EUR: '0.8' } };
    expect((await check(by, csv, { mapping: { ...mapping, currency: {} } })).unknown_currencies).toEqual([
      'EUR',
    ]);
    await take(by, csv, { mapping });
    const again = await check(by, csv.replace('5 EUR', '10 EUR'));
    expect([again.currency, again.rows[0].cost_before, again.rows[0].cost_after]).toEqual([
      { EUR: '0.8' },
      6.25,
      12.5,
    ]);
  });

  it('is saved once, unless a person wants its pieces again', async () => {
    const by = staff('seller');
    const sku = aCode();
    const { id } = await aProduct(by, { sku });
    const csv = `SKU,Qty\n${sku},3`;
    await take(by, csv);
    expect((await check(by, csv)).taken_at).toEqual(expect.any(String));
    const { status, body } = await take(by, csv);
    expect([status, body.code]).toEqual([409, 'PRICE_LIST_TAKEN']);
    expect((await take(by, csv, { again: 'true' })).status).toBe(201);
    expect(await ofStaff(by, id)).toMatchObject({ stock: 16 });
  });

  it('that was corrected and is saved again asks before it adds most of its pieces once more', async () => {
    const by = staff('seller');
    const skus = [aCode(), aCode(), aCode()];
    const ids = await Promise.all(skus.map(async (sku) => (await aProduct(by, { sku })).id));
    const csv = (...pieces: number[]) =>
      `SKU,Cost,Qty\n${skus.map((sku, place) => `${sku},5,${pieces[place]}`).join('\n')}`;
    await take(by, csv(3, 4, 6));
    expect((await check(by, csv(3, 4, 5), { supplier: 'PARTS co' })).taken_at).toEqual(expect.any(String));
    const { status, body } = await take(by, csv(3, 4, 5), { supplier: 'PARTS co' });
    expect([status, body.code]).toEqual([409, 'PRICE_LIST_TAKEN']);
    expect(await ofStaff(by, ids[0]!)).toMatchObject({ stock: 13 });
    expect((await check(by, csv(3, 4, 5), { supplier: 'Others' })).taken_at).toBeNull();
    expect((await take(by, csv(7, 8, 6))).status).toBe(201);
    expect((await take(by, csv(3, 4, 5), { again: 'true' })).status).toBe(201);
  });

  it('is saved once by two who save it at the same time', async () => {
    const by = staff('seller');
    const sku = aCode();
    const { id } = await aProduct(by, { sku });
    const csv = `SKU,Qty\n${sku},3`;
    const answers = await Promise.all([take(by, csv), take(by, csv)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await ofStaff(by, id)).toMatchObject({ stock: 13 });
  });

  it('is not saved where a cost has changed since it was looked at', async () => {
    const by = staff('seller');
    const sku = aCode();
    const { id } = await aProduct(by, { sku });
    const list = await check(by, `SKU,Cost\n${sku},5`);
    await take(by, `SKU,Cost\n${sku},6`);
    const { status, body } = await take(by, `SKU,Cost\n${sku},5`, { check: list.check });
    expect([status, body.code]).toEqual([409, 'PRICE_LIST_CHANGED']);
    expect(await ofStaff(by, id)).toMatchObject({ cost: 6 });
  });

  it('does nothing to products of other sellers, but those of an admin to all', async () => {
    const sku = aCode();
    const { id } = await aProduct(staff('seller'), { sku });
    const csv = `SKU,Cost\n${sku},5`;
    expect((await check(staff('seller'), csv)).rows).toMatchObject([{ verdict: 'unknown' }]);
    expect((await check(staff('admin'), csv)).rows).toMatchObject([{ verdict: 'change', product: { id } }]);
  });

  it('judges each row: a wrong one is told and stops no other', async () => {
    const [by, admin] = [staff('seller'), staff('admin')];
    const [sku, shared] = [aCode(), aCode()];
    await aProduct(by, { sku });
    for (const name of ['One', 'Two']) await aProduct(staff('seller'), { sku: shared, name });
    const csv = `SKU,Cost,Qty\n${sku},many,1\n${sku},1e9,\n${sku},5,1.5\n${sku},5,2\n${sku},6,2\n${shared},5,`;
    const { rows } = await check(admin, csv);
    expect(rows.map(({ verdict, error }: { verdict: string; error: string }) => error ?? verdict)).toEqual([
      'Cost must be a number, not “many”',
      expect.stringContaining('Cost must be a number'),
      'Quantity must be a whole number, not “1.5”',
      'change',
      'Row 5 has this product already',
      'unknown',
    ]);
    expect(rows[5].candidates.toSorted()).toEqual(['One', 'Two']);
    expect((await take(admin, csv)).body.taken).toEqual({ products: 1, pieces: 2 });
  });

  it.each([
    ['names no supplier', { supplier: ' ' }, 'supplier'],
    ['has a mapping of nonsense', { mapping: '{"columns":{"a":"colour"}}' }, 'mapping'],
    ['has links of nonsense', { links: '[1' }, 'links'],
  ])('that %s is refused by that name', async (_what, said, field) => {
    const { status, body } = await send(staff('seller'), '/check', 'SKU,Cost\nA,1', said);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('has a thousand rows at most', async () => {
    const csv = ['SKU,Cost', ...Array.from({ length: 1_001 }, (_, n) => `S${n},1`)].join('\n');
    const { status, body } = await send(staff('seller'), '/check', csv);
    expect([status, body.errors[0].code]).toEqual([400, 'CSV_TOO_MANY_ROWS']);
  });
});
