import type { Identity } from '@mekong/service-defaults';
import { staff } from '@mekong/testing';
import {
  aName,
  aPng,
  asFile,
  createProduct,
  givenBrand,
  startCatalog,
  type CatalogUnderTest,
} from './builders.js';
import { uploadsOf } from './uploads.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const { rehearse, read, upload } = uploadsOf(() => catalog);
const header = 'name,category,brand,price,stock,image';
const row = (name: string, price = '9.50') => `${name},mouse,${brand},"${price}",1,a.png`;

interface Row {
  row: number;
  verdict: string;
  error: string | null;
  after: Record<string, unknown> | null;
}
async function checked(by: Identity, csv: string, images?: string[]): Promise<Row[]> {
  const { body } = await rehearse(csv, by, images);
  return (await read(by, body.batch.id)).rows;
}
const errors = async (by: Identity, csv: string) => (await checked(by, csv)).map(({ error }) => error);

/** The same by the upload without a rehearsal: what it says of each row. */
async function sent(csv: string, by: Identity = staff('seller')): Promise<(string | null)[]> {
  const form = new FormData();
  form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
  form.append('images', asFile(await aPng()), 'a.png');
  const { body } = await catalog.as(by).post('/api/products/bulk', form);
  return body.rows.map(({ error }: { error: string | null }) => error);
}

describe('the product of a known SKU', () => {
  it.each(['sku,price,stock', 'SKU;Price;Stock', 'stock\tsku\tprice'])(
    'can be changed by a file of %j alone',
    async (columns) => {
      const by = staff('seller');
      const [sku, name] = [aName('S'), aName('Known')];
      const { id } = (await createProduct(catalog, by, { name, brand, sku, price: '1', description: 'Kept' }))
        .body.product;
      const values: Record<string, string> = { sku: sku.toUpperCase(), price: '2.50', stock: '7' };
      const mark = /[;\t]/.exec(columns)?.[0] ?? ',';
      const cells = columns.split(mark).map((column) => values[column.toLowerCase()]);
      await upload(`${columns}\n${cells.join(mark)}`, by);
      const { product } = (await catalog.as().get(`/api/products/${id}`)).body;
      expect(product).toMatchObject({
        name,
        price: 2.5,
        stock: 7,
        description: 'Kept',
        sku: sku.toUpperCase(),
      });
    },
  );

  it('keeps what a row leaves blank', async () => {
    const by = staff('seller');
    const [sku, name] = [aName('S'), aName('Known')];
    await createProduct(catalog, by, { name, brand, sku, price: '1', compare_at_price: '2', hidden: 'true' });
    const csv = `${header},sku,compare_at_price,hidden\n,,,,,,${sku},,\n`;
    expect(await checked(by, csv, [])).toMatchObject([{ verdict: 'same', name, error: null }]);
  });

  it('must be there where a row has nothing but it', async () => {
    const sku = aName('Nobody');
    expect(await errors(staff('seller'), `sku,price,stock\n${sku},1,1`)).toEqual([
      `No product of yours has the SKU ${sku}`,
    ]);
  });

  it('is needed where other columns are missing', async () => {
    const { status, body } = await rehearse('price,stock\n1,1', staff('seller'));
    expect([status, body.message]).toEqual([400, 'The CSV file has no column name, category, brand, image']);
  });
});

describe('a quote that is not closed', () => {
  const plain = (name: string) => `${aName(name)},mouse,${brand},1,1,a.png`;

  it('names the line where it opens and how many lines it took', async () => {
    const lines = [
      `${plain('First')},fine`,
      `${plain('Open')},"Nice`,
      `${plain('Last')},x`,
      `${plain('Last')},y`,
    ];
    const open = [`${header},description`, ...lines, ''].join('\n');
    const says =
      'The quote that opens in row 3 is not closed, and took 2 more lines into its cell. Please close or delete it';
    expect(await errors(staff('seller'), open)).toEqual([null, says]);
    expect(await sent(open)).toEqual([null, says]);
  });

  it('is named where it opens, behind a cell of several lines', async () => {
    const open = `${header},name_km,description\n${plain('First')},"two\nlines","Nice\n${plain('Last')},x,y`;
    const says =
      'The quote that opens in row 3 is not closed, and took 1 more line into its cell. Please close or delete it';
    expect(await errors(staff('seller'), open)).toEqual([says]);
  });

  it('may be closed by that of a later row', async () => {
    const open = `${header}\n"Open,mouse,${brand},1,1,a.png\n${plain('Last')}\n"Quoted",mouse,${brand},1,1,a.png\n${plain('Last')}`;
    const [says, after] = await errors(staff('seller'), open);
    expect(says).toMatch(
      /^The quote that opens in row 2 is not closed, and took \d more lines? into its cell/,
    );
    expect(after).toBeNull();
  });

  it('in the last line took nothing', async () => {
    const says = 'The quote that opens in row 2 is not closed. Please close or delete it';
    expect(await errors(staff('seller'), `${header},description\n${plain('First')},"Nice`)).toEqual([says]);
  });
});

describe('a header of foreign names', () => {
  const woo =
    'ID,Type,SKU,Name,Published,"Is featured?",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Images';
  const none = (columns: string) =>
    `Only the names of the columns are foreign: there is no column ${columns}. `;
  const advice = '. Please give the columns our names in the first row';

  it.each([
    [
      'Nom;Prix;Quantité',
      'name, category, brand, price, stock, image',
      '“Nom” probably is name, “Prix” probably is price, “Quantité” probably is stock',
    ],
    [
      'Product Title\tVariant SKU\tPrix',
      'name, category, brand, price, stock, image',
      '“Product Title” probably is name, “Prix” probably is price',
    ],
    ['Titolo', 'name, category, brand, price, stock, image', '“Titolo” probably is name'],
    ['Foo,Bar', 'name, category, brand, price, stock, image', 'There are “Foo”, “Bar”'],
    [
      woo,
      'category, brand, price, image',
      '“Categories” probably is category, “Regular price” probably is price, “Images” probably is image',
    ],
    [
      'SKU,Name,Regular price,Published,In stock?',
      'category, brand, price, stock, image',
      '“Regular price” probably is price, “In stock?” probably is stock',
    ],
    [
      'ឈ្មោះទំនិញ,តម្លៃ,ចំនួន,ប្រភេទ,ម៉ាក,រូបភាព',
      'name, category, brand, price, stock, image',
      '“ឈ្មោះទំនិញ” probably is name, “ប្រភេទ” probably is category, “ម៉ាក” probably is brand, “តម្លៃ” probably is price, “ចំនួន” probably is stock, “រូបភាព” probably is image',
    ],
    [
      'Handle,Title,Vendor,Type,Variant SKU,Variant Inventory Qty,Variant Price,Image Src',
      'name, category, brand, price, stock, image',
      '“Title” probably is name, “Type” probably is category, “Vendor” probably is brand, “Variant Price” probably is price, “Variant Inventory Qty” probably is stock, “Image Src” probably is image',
    ],
  ])('is told as that in the rehearsal and in /bulk: %j', async (columns, missing, guesses) => {
    const csv = `${columns}\nx,1,2`;
    const { status, body } = await rehearse(csv, staff('seller'));
    const form = new FormData();
    form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
    form.append('images', asFile(await aPng()), 'a.png');
    const sentOne = await catalog.as(staff('seller')).post('/api/products/bulk', form);
    const says = none(missing) + guesses + advice;
    expect([status, body.message]).toEqual([400, says]);
    expect([sentOne.status, sentOne.body.message]).toEqual([400, says]);
    expect(body.errors[0]).toMatchObject({ field: 'csv', code: 'CSV_COLUMNS_FOREIGN' });
  });

  it('is none where just a column is missing, or a file of known SKUs has what it changes', async () => {
    const missing = await rehearse('name,category,brand,price,stock\nx,mouse,b,1,1', staff('seller'));
    expect(missing.body.message).toBe('The CSV file has no column image');
    const known = await rehearse('sku,price,stock,Title\nnone,1,1,x', staff('seller'));
    expect(known.status).toBe(201);
  });

  it('is told before the sign that parts its cells', async () => {
    const form = new FormData();
    form.set('csv', asFile('name;category;brand;price;stock;image\nx', 'text/csv'), 'products.csv');
    form.append('images', asFile(await aPng()), 'a.png');
    const { body } = await catalog.as(staff('seller')).post('/api/products/bulk', form);
    expect(body.message).toBe('The CSV file must have its cells parted by commas');
  });
});

it('an unknown category is quoted', async () => {
  const csv = `${header}\n${row('Toast').replace('mouse', 'Toaster')}`;
  const says = 'Category must be one of mouse, mousepad, keyboard, headphone, monitor, not “Toaster”';
  expect([await errors(staff('seller'), csv), await sent(csv)]).toEqual([[says], [says]]);
});

describe('yes and no', () => {
  it.each(['x', 'X', '✓', '✔️', '☑', 'Y', 'yes', 'TRUE', '1', '១', '1.0', '√', 'ok', 'មាន', 'ពិត', ' Yes '])(
    '%j means yes',
    async (word) => {
      const csv = `${header},mouse_rgb,hidden\n${row(aName('Yes'))},${word},${word}`;
      const [one] = await checked(staff('seller'), csv);
      expect(one!.after).toMatchObject({ mouse_rgb: true, hidden: true });
    },
  );

  it.each(['n', 'No', 'false', '0', '០', '✗', '✕', '×', 'F', 'គ្មាន', 'អត់មាន'])(
    '%j means no',
    async (word) => {
      const csv = `${header},mouse_rgb,hidden\n${row(aName('No'))},${word},${word}`;
      const [one] = await checked(staff('seller'), csv);
      expect(one!.after).toMatchObject({ mouse_rgb: false });
      expect(one!.after).not.toHaveProperty('hidden');
    },
  );

  it('is said of what means neither', async () => {
    const csv = `${header},mouse_rgb,hidden\n${row(aName('Maybe'))},perhaps,perhaps`;
    const says = 'Hidden must be yes or no, not “perhaps”. Mouse rgb must be yes or no, not “perhaps”';
    expect([await errors(staff('seller'), csv), await sent(csv)]).toEqual([[says], [says]]);
  });
});

it('a hidden product with the price before is made by a file', async () => {
  const by = staff('seller');
  const csv = `${header},compare_at_price,hidden\n${row(aName('Hidden'))},12.00,yes`;
  const { rows } = await upload(csv, by);
  const { product } = (await catalog.as(by).get(`/api/admin/products/${rows[0].id}`)).body;
  expect(product).toMatchObject({ hidden: true, compare_at_price: 12 });
  const form = new FormData();
  form.set('csv', asFile(csv.replace('Hidden', 'Hidden too'), 'text/csv'), 'products.csv');
  form.append('images', asFile(await aPng()), 'a.png');
  const { id } = (await catalog.as(by).post('/api/products/bulk', form)).body.rows[0];
  const sentOne = (await catalog.as(by).get(`/api/admin/products/${id}`)).body.product;
  expect(sentOne).toMatchObject({ hidden: true, compare_at_price: 12 });
});

describe('a price in riel fails its row', () => {
  it.each(['41000៛', '៛ 4,100', '4100 KHR', 'KHR4100', '៤១០០៛', '4000 riel', '4000រៀល'])(
    '%s',
    async (price) => {
      const says = `Price “${price}” is in riel (KHR). Please write it in dollars (USD)`;
      const csv = `${header}\n${row(aName('Riel'), price)}`;
      expect([await errors(staff('seller'), csv), await sent(csv)]).toEqual([[says], [says]]);
    },
  );

  it.each(['10000', '45,000', '៤៥០០០', '120000.00'])('also when it only seems to be: %s', async (price) => {
    const csv = `${header}\n${row(aName('Riel'), price)}`;
    expect(await errors(staff('seller'), csv)).toEqual([
      expect.stringMatching(/^Price .+ seems to be in riel \(KHR\)/),
    ]);
    expect(await sent(csv)).toEqual([expect.stringContaining('Prices are in dollars (USD): please write $')]);
  });

  it.each(['9999', '10000.50', '$10000', '12000 USD', 'US$ 12,000.00', '$9.50'])(
    'but dollars are read: %s',
    async (price) => {
      expect(await sent(`${header}\n${row(aName('Dollar'), price)}`)).toEqual([null]);
    },
  );

  it('and the price that the product has already', async () => {
    const by = staff('seller');
    const name = aName('Dear');
    await createProduct(catalog, by, { name, brand, price: '12000' });
    expect(await errors(by, `${header}\n${row(name, '12000.00')}`)).toEqual([null]);
  });

  it('in the price before as well', async () => {
    const csv = `${header},compare_at_price\n${row(aName('Before'))},50000៛`;
    expect(await errors(staff('seller'), csv)).toEqual([
      'Compare at price “50000៛” is in riel (KHR). Please write it in dollars (USD)',
    ]);
  });
});

it('descriptions in HTML are kept as text, and those that the product has as they are', async () => {
  const by = staff('seller');
  const [name, there] = [aName('Html'), aName('There')];
  const html = '<p>Light.</p><ul><li>Fast</li></ul>';
  await createProduct(catalog, by, { name: there, brand, description: html, price: '9.50', stock: '1' });
  const csv = `${header},description,description_km\n${row(name)},${html},<p>ល្អ&nbsp;ណាស់</p>\n${row(there).replace('a.png', '')},${html},`;
  const { rows } = await upload(csv, by);
  expect(rows.map(({ verdict }: Row) => verdict)).toEqual(['create', 'same']);
  const text = { description: 'Light.\n\n• Fast', description_km: 'ល្អ ណាស់' };
  expect((await catalog.as().get(`/api/products/${rows[0].id}`)).body.product).toMatchObject(text);
  const form = new FormData();
  form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
  form.append('images', asFile(await aPng()), 'a.png');
  const [sentOne] = (await catalog.as(staff('seller')).post('/api/products/bulk', form)).body.rows;
  expect((await catalog.as().get(`/api/products/${sentOne.id}`)).body.product).toMatchObject(text);
});

describe('the weight of a monitor', () => {
  const monitor = (name: string, weight: string) => row(name).replace('mouse', 'monitor') + `,${weight}`;
  const modelOf = async (by: Identity, id: number) =>
    (await catalog.as(by).get(`/api/admin/products/${id}`)).body.product.MonitorModel;

  it.each([
    ['4.2kg', 4.2],
    ['9.26 lbs', 4.200265],
    ['148 oz', 4.195729],
    ['4.2 kilograms', 4.2],
    ['4200 grams', 4.2],
    ['4.2 KG', 4.2],
    ['4200 g', 4.2],
    ['៤.២ kg', 4.2],
    ['3 គីឡូ', 3],
  ])('is read with its unit, and kept as typed beside its number: %s', async (weight, number) => {
    const by = staff('seller');
    const { rows } = await upload(`${header},monitor_weight\n${monitor(aName('Heavy'), weight)}`, by);
    expect(await modelOf(by, rows[0].id)).toMatchObject({
      monitor_weight: number,
      monitor_weight_text: weight,
    });
    const file = (await catalog.as(by).get('/api/admin/products/export.csv')).body as unknown as string;
    expect((await rehearse(file, by, [])).body.batch).toMatchObject({ total: 1, same: 1 });
    await upload(file.replace(weight, '5'), by);
    expect(await modelOf(by, rows[0].id)).toMatchObject({ monitor_weight: 5, monitor_weight_text: null });
  });

  it('is so in the form, too', async () => {
    const by = staff('seller');
    const fields = { brand, button: 'monitor', monitor_weight: '4.2kg' };
    const { status, body } = await createProduct(catalog, by, fields);
    expect(status).toBe(201);
    expect(body.product.MonitorModel).toMatchObject({ monitor_weight: 4.2, monitor_weight_text: '4.2kg' });
    const { id, version } = body.product;
    await catalog.as(by).patch(`/api/products/${id}`, { monitor_weight: 4.5, version });
    expect(await modelOf(by, id)).toMatchObject({ monitor_weight: 4.5, monitor_weight_text: null });
  });

  it.each(['4.2 stones', 'heavy', '4,2kg', 'kg'])('is refused in words: %s', async (weight) => {
    const csv = `${header},monitor_weight\n${monitor(aName('Odd'), `"${weight}"`)}`;
    expect(await sent(csv)).toEqual([`Monitor weight must be a number, not “${weight}”`]);
  });
});

it('rows of one product in several colours are told as such', async () => {
  const name = aName('Colourful');
  const csv = `${header},mouse_color\n${row(name)},Black\n${row(name)},White\n${row(name)},black`;
  expect(await errors(staff('seller'), csv)).toEqual([
    null,
    'Row 2 has this product already, in Black. Please give each colour a name of its own',
    'Row 2 has this product already',
  ]);
  expect((await sent(csv)).slice(0, 2)).toEqual([
    null,
    'Row 2 has this product already, in Black. Please give each colour a name of its own',
  ]);
});

it('unknown brands are listed once each, with how many rows name them', async () => {
  const by = staff('seller');
  const of = (name: string) => row(aName('Of')).replace(brand, name);
  const csv = [header, of('Nobody'), of('Zowie'), of(' nobody'), row(aName('Fine')), of('Nobody')].join('\n');
  const { batch } = (await rehearse(csv, by)).body;
  expect((await read(by, batch.id)).unknown_brands).toEqual([
    { name: 'Nobody', rows: 3 },
    { name: 'Zowie', rows: 1 },
  ]);
});

describe('unknown brands are asked for', () => {
  const ask = (by: Identity, id: string) => catalog.as(by).post(`/api/products/batches/${id}/wanted-brands`);

  it('by the seller of the file, so that the admins are told which', async () => {
    const by = staff('seller');
    const names = [aName('Zowie'), aName('Vaxee')];
    const csv = [header, ...names.map((name) => row(aName('Of')).replace(brand, name))].join('\n');
    const { batch } = (await rehearse(csv, by)).body;
    expect(await ask(by, batch.id)).toMatchObject({ status: 202, body: { asked: 2 } });
    const told = await catalog.others.received('brands.wanted.v1', batch.id);
    expect(told.data).toEqual({ upload_id: batch.id, seller_id: by.userId, brands: names });
  });

  it('by nobody else, and not where the shop has all', async () => {
    const by = staff('seller');
    const { batch } = (await rehearse([header, row(aName('Fine'))].join('\n'), by)).body;
    expect((await ask(staff('seller'), batch.id)).status).toBe(404);
    expect((await ask(by, batch.id)).body).toEqual({ asked: 0 });
    // Events come in their order, so that nothing before this one is on its way.
    const last = (await rehearse([header, row(aName('Of')).replace(brand, aName('Zowie'))].join('\n'), by))
      .body.batch;
    await ask(by, last.id);
    await catalog.others.received('brands.wanted.v1', last.id);
    expect(catalog.others.events.filter(({ subject }) => subject === batch.id)).toEqual([]);
  });
});
