import { staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { addFields, changeFields } from './spec-fields.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
  await addFields(
    catalog,
    'mouse',
    { label: 'Hot swap', label_km: 'ប្ដូរបាន', kind: 'yes_no' },
    { label: 'Cable length', label_km: 'ប្រវែងខ្សែ', kind: 'number', unit: 'cm', unit_km: 'សម' },
    { label: 'Grip', kind: 'text' },
  );
});
afterAll(() => catalog.stop());

const given = (fields: Record<string, string>) =>
  createProduct(catalog, seller, { brand, name: aName('Mouse'), ...fields });
const shown = async (id: number) => (await catalog.as().get(`/api/products/${id}`)).body.product.MouseModel;
const change = (id: number, fields: object) => catalog.as(seller).patch(`/api/products/${id}`, fields);

describe('a product', () => {
  it('is created with added fields, which its pages and lists answer beside the own ones', async () => {
    const { body } = await given({
      dpi: '800',
      x_hot_swap: 'Yes',
      x_cable_length: '180 CM',
      x_grip: ' Claw ',
    });
    const specs = { dpi: 800, x_hot_swap: true, x_cable_length: 180, x_grip: 'Claw' };
    expect(body.product.MouseModel).toMatchObject(specs);
    expect(await shown(body.product.id)).toMatchObject(specs);
    const list = (await catalog.as().get(`/api/products?ids=${body.product.id}`)).body;
    expect(list.products[0].MouseModel).toMatchObject(specs);
  });

  it('does not answer added fields that it has no value of', async () => {
    const { body } = await given({ x_grip: 'Palm' });
    expect(Object.keys(await shown(body.product.id)).filter((name) => name.startsWith('x_'))).toEqual([
      'x_grip',
    ]);
  });

  it.each([
    ['180', 180],
    ['180cm', 180],
    ['1,180.5 cm', 1_180.5],
    ['១៨០ សម', 180],
  ])('takes the unit behind a number: %s', async (typed, value) => {
    const { body } = await given({ x_cable_length: typed });
    expect(body.product.MouseModel.x_cable_length).toBe(value);
  });

  it('is refused with a wrong value at its field, by its label', async () => {
    const { status, body } = await given({
      x_hot_swap: 'perhaps',
      x_cable_length: '5 kg',
      x_grip: 'a'.repeat(301),
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ field, message }: Record<string, string>) => [field, message])).toEqual([
      ['x_hot_swap', 'Hot swap must be yes or no'],
      ['x_cable_length', 'Cable length must be a number'],
      ['x_grip', 'Grip must have at most 300 characters'],
    ]);
  });

  it('is changed in the added fields that are given, and loses those that are blank', async () => {
    const { id } = (await given({ x_hot_swap: 'yes', x_grip: 'Claw' })).body.product;
    const { body } = await change(id, { x_grip: '', x_cable_length: '90' });
    expect(body.product.MouseModel).toMatchObject({ x_hot_swap: true, x_cable_length: 90 });
    expect(await shown(id)).not.toHaveProperty('x_grip');
  });

  it('is not changed by a wrong value, which is named by its label', async () => {
    const { id } = (await given({})).body.product;
    const { status, body } = await change(id, { x_hot_swap: 'perhaps' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'x_hot_swap', message: 'Hot swap must be yes or no' }]);
  });

  it('takes no field of another category', async () => {
    await addFields(catalog, 'keyboard', { label: 'Knob', kind: 'text' });
    const { id } = (await given({ x_knob: 'Brass' })).body.product;
    expect(await shown(id)).not.toHaveProperty('x_knob');
  });
});

describe('a field that is removed', () => {
  it('is answered nowhere, and comes back with its values', async () => {
    await addFields(catalog, 'mouse', { label: 'Feet', kind: 'text' });
    const { id } = (await given({ x_feet: 'Glass' })).body.product;
    await changeFields(catalog, 'mouse', (fields) => fields.filter(({ name }) => name !== 'x_feet'));
    expect(await shown(id)).not.toHaveProperty('x_feet');
    const staffView = (await catalog.as(seller).get(`/api/admin/products/${id}`)).body.product;
    expect(staffView.MouseModel).not.toHaveProperty('x_feet');
    expect((await change(id, { name: aName('Mouse') })).body.product.MouseModel).not.toHaveProperty('x_feet');
    await addFields(catalog, 'mouse', { label: 'Feet', kind: 'text' });
    expect(await shown(id)).toMatchObject({ x_feet: 'Glass' });
  });
});

it('an added field that is hidden is answered to staff, who edit it, and to nobody else', async () => {
  await addFields(catalog, 'mouse', { label: 'Supplier note', kind: 'text', hidden: true });
  const { body } = await given({ x_supplier_note: 'Slowpoke', x_grip: 'Claw' });
  const { id, name, MouseModel } = body.product;
  expect(MouseModel).toMatchObject({ x_supplier_note: 'Slowpoke', x_grip: 'Claw' });
  const forStaff = (await catalog.as(seller).get(`/api/admin/products/${id}`)).body.product;
  expect(forStaff.MouseModel).toMatchObject({ x_supplier_note: 'Slowpoke' });
  const read = async (path: string) => (await catalog.as().get(path)).body;
  const found = await read(`/api/products/search?q=${encodeURIComponent(name)}&facets=true`);
  const ofBrand = `/api/products/mouse/${encodeURIComponent(brand)}?facets=true`;
  const listed = await read(ofBrand);
  const one = await read(`/api/products/${id}`);
  const lists = [found, listed, await read(`/api/products?ids=${id}`), { products: [one, one.product] }];
  for (const { products, facets } of lists) {
    const specs = products.find((product: { id: number }) => product.id === id).MouseModel;
    expect([specs.x_grip, specs.x_supplier_note]).toEqual(['Claw', undefined]);
    expect(facets?.details.map((facet: { name: string }) => facet.name) ?? []).not.toContain(
      'x_supplier_note',
    );
  }
  expect((await read(`${ofBrand}&x_supplier_note=Slowpoke`)).total).toBe(listed.total);
});

it('an own field that is hidden is answered all the same, as the specification names it', async () => {
  const { id } = (await given({ dpi: '1600' })).body.product;
  const hide = (isHidden: boolean) =>
    changeFields(catalog, 'mouse', (fields) =>
      fields.map((field) => (field.name === 'dpi' ? { ...field, hidden: isHidden } : field)),
    );
  await hide(true);
  expect(await shown(id)).toMatchObject({ dpi: 1_600 });
  await hide(false);
});

it('values of an added field that differ by a hyphen or a blank are one filter, in the commonest spelling', async () => {
  const own = await givenBrand(catalog);
  for (const x_grip of ['Finger-tip', 'fingertip', 'Finger tip', 'Finger-tip', 'Claw'])
    await given({ brand: own.name, x_grip });
  const of = async (query: string) =>
    (await catalog.as().get(`/api/products/mouse/${own.id}?facets=true&${query}`)).body;
  const { details } = (await of('')).facets;
  expect(details.find(({ name }: { name: string }) => name === 'x_grip').values).toEqual([
    { value: 'Claw', count: 1 },
    { value: 'Finger-tip', count: 4 },
  ]);
  expect((await of('x_grip=FINGER%20TIP')).total).toBe(4);
});

describe('the filters of a category', () => {
  let id = 0;
  const of = async (query: string) =>
    (await catalog.as().get(`/api/products/keyboard/${id}?facets=true&${query}`)).body;
  const names = async (query: string): Promise<string> =>
    (await of(query)).products.map(({ name }: { name: string }) => name).join('');
  const facetNames = async () => (await of('')).facets.details.map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    const other = await givenBrand(catalog);
    id = other.id;
    await addFields(
      catalog,
      'keyboard',
      { label: 'Hot swap', kind: 'yes_no' },
      { label: 'Travel', kind: 'number', unit: 'mm' },
      { label: 'Mount', kind: 'text' },
    );
    const boards: Record<string, string>[] = [
      { name: 'A', layout: 'TKL', x_hot_swap: 'yes', x_travel: '3.5 mm', x_mount: 'Gasket' },
      { name: 'B', layout: 'Full', x_hot_swap: 'no', x_travel: '4', x_mount: 'Tray, Top' },
      { name: 'C', layout: 'TKL' },
    ];
    for (const board of boards)
      await createProduct(catalog, seller, { brand: other.name, button: 'keyboard', ...board });
  });

  it.each([
    ['x_hot_swap=yes', 'A'],
    ['x_hot_swap=true', 'A'],
    ['x_hot_swap=false', 'B'],
    ['x_travel=3-3.9', 'A'],
    ['x_mount=gasket&x_mount=TOP', 'AB'],
    ['x_mount=Tray&layout=TKL', ''],
    ['x_nothing=1', 'ABC'],
  ])('take added fields by their names: %s', async (query, found) => {
    expect(await names(query)).toBe(found);
  });

  it('refuse a value that is too long, as of any field', async () => {
    const answer = await catalog.as().get(`/api/products/keyboard/${id}?x_mount=${'a'.repeat(301)}`);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'x_mount' }] } });
  });

  it('have the values of added fields, with their numbers', async () => {
    const { details } = (await of('')).facets;
    expect(details.find(({ name }: { name: string }) => name === 'x_mount').values).toEqual([
      { value: 'Gasket', count: 1 },
      { value: 'Top', count: 1 },
      { value: 'Tray', count: 1 },
    ]);
  });

  it('are in the order of the fields, without hidden ones, from the moment of a change', async () => {
    await changeFields(catalog, 'keyboard', (fields) =>
      fields
        .toSorted((a, b) => Number(b.name === 'x_travel') - Number(a.name === 'x_travel'))
        .map((field) => ({ ...field, hidden: field.name === 'x_mount' })),
    );
    expect(await facetNames()).toEqual(['x_travel', 'layout', 'x_hot_swap']);
    expect(await names('x_mount=Gasket')).toBe('ABC');
    await changeFields(catalog, 'keyboard', (fields) =>
      fields.map((field) => ({ ...field, hidden: field.name === 'layout' })),
    );
    expect(await facetNames()).toEqual(['x_travel', 'x_hot_swap', 'x_mount']);
  });

  it('of a search have added fields too', async () => {
    const path = `/api/products/search?q=keyboard&category=keyboard&brand=${id}&x_hot_swap=no`;
    const { products } = (await catalog.as().get(path)).body;
    expect(products.map(({ name }: { name: string }) => name)).toEqual(['B']);
  });
});
