import { tableFile } from '@mekong/spreadsheets';
import { staff } from '@mekong/testing';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { aPng, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';
import { foreignFiles } from './foreign-files.js';

let catalog: CatalogUnderTest;
const brand = 'Tonlix';
beforeAll(async () => {
  catalog = await startCatalog();
  await givenBrand(catalog, brand);
});
afterAll(() => catalog.stop());

type Seller = ReturnType<typeof staff>;
interface Form {
  text: string | Buffer;
  mapping?: object;
  sheet?: string;
}

async function send(seller: Seller, path: string, { text, mapping, sheet }: Form) {
  const form = new FormData();
  form.append('csv', asFile(text, 'text/csv'), 'products.csv');
  if (path === '') form.append('images', asFile(await aPng()), 'p.png');
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  if (sheet) form.append('sheet', sheet);
  return catalog.as(seller).post(`/api/products/batches${path}`, form);
}
const columns = (seller: Seller, form: Form) => send(seller, '/columns', form);

/** What a person sends on after they have looked at the columns, and said what words mean. */
async function mappingOf(seller: Seller, form: Form, values: object = {}) {
  const { body } = await columns(seller, form);
  const guessed = Object.fromEntries(
    body.columns.map(({ name, guess }: { name: string; guess: string | null }) => [name, guess]),
  );
  if (!Object.values(guessed).includes('image')) guessed[Object.keys(guessed).at(-1)!] = 'image';
  return { profile: body.profile, columns: guessed, values };
}

async function rowsOf(seller: Seller, id: string) {
  const { body } = await catalog.as(seller).get(`/api/products/batches/${id}?limit=100`);
  return body.rows as {
    name: string;
    verdict: string;
    error: string | null;
    after: Record<string, unknown>;
  }[];
}

const files = foreignFiles(brand);

describe('a file of another system', () => {
  it.each(Object.keys(files))('is known by its header, and its columns are guessed: %s', async (key) => {
    const { text, profile } = files[key]!;
    const { status, body } = await columns(staff('seller'), { text });
    expect([status, body.profile]).toEqual([200, profile]);
    const guesses = body.columns.map(({ guess }: { guess: string | null }) => guess);
    expect(guesses).toEqual(expect.arrayContaining(['name', 'price']));
  });

  it.each(Object.keys(files).filter((key) => files[key]!.text.includes('p.png')))(
    'becomes products with its columns as they were guessed: %s',
    async (key) => {
      const [seller, { text, values, products }] = [staff('seller'), files[key]!];
      const mapping = await mappingOf(seller, { text }, values);
      const { status, body } = await send(seller, '', { text, mapping });
      expect(status).toBe(201);
      const rows = await rowsOf(seller, body.batch.id);
      expect(rows.map(({ error }) => error)).toEqual(rows.map(() => null));
      const made = rows.map(({ name, after }) => [name, after.category, after.price, after.stock]);
      expect(made).toEqual(products);
    },
  );

  it('shows samples of each column, and the words that mean nothing here', async () => {
    const text = [
      'Title,Vendor,Type,Price,Quantity',
      'A,Nobody,Gadgets,10,5',
      'B,Tonlix,Mice,10,plenty',
      'C,Tonlix,Mice,10,1 000',
      'Total,,,30,1 005',
    ].join('\n');
    const { body } = await columns(staff('seller'), { text });
    expect(body.columns[0]).toEqual({ name: 'Title', guess: 'name', samples: ['A', 'B', 'C'] });
    expect(body).toMatchObject({
      rows: 3,
      unknown_brands: ['Nobody'],
      unknown_categories: ['Gadgets'],
      unknown_stocks: ['plenty'],
    });
  });

  it('is read again as its seller has had it read, and other files of theirs with the same words', async () => {
    const seller = staff('seller');
    const text = 'Title,Vendor,Type,Price,Quantity,Picture\nA,Tonlix,Gadgets,10,5,p.png';
    const mapping = {
      columns: {
        Title: 'name',
        Vendor: 'brand',
        Type: 'category',
        Price: 'price',
        Quantity: 'stock',
        Picture: 'image',
      },
      values: { category: { Gadgets: 'mouse' } },
    };
    expect((await send(seller, '', { text, mapping })).status).toBe(201);
    const again = (await columns(seller, { text: text.replace('A,', 'C,') })).body;
    expect([again.values.category, again.unknown_categories]).toEqual([{ Gadgets: 'mouse' }, []]);
    const other = (await columns(seller, { text: text.replace('Title', 'Product') })).body;
    expect(other.unknown_categories).toEqual([]);
    expect((await columns(staff('seller'), { text })).body.unknown_categories).toEqual(['Gadgets']);
  });

  it('takes nothing for its blank cells from another file of the same seller', async () => {
    const seller = staff('seller');
    const text = 'Title,Price,Picture\nA,10,p.png';
    const mapping = {
      columns: { Title: 'name', Price: 'price', Picture: 'image' },
      values: { category: { '': 'mouse' }, brand: { '': 'Tonlix' }, stock: { '': '3' } },
    };
    expect((await send(seller, '', { text, mapping })).status).toBe(201);
    const other = (await columns(seller, { text: 'Title,Brand,Type,Price,Qty\nB,,,5,' })).body;
    expect(other).toMatchObject({
      values: { category: {}, brand: {}, stock: {}, currency: {}, price: {} },
      ...{ unknown_brands: [''], unknown_categories: [''], unknown_stocks: [''] },
    });
    expect((await columns(seller, { text })).body.values).toMatchObject(mapping.values);
  });

  it.each([
    ['is no JSON', 'nonsense'],
    ['names a column that we have not', JSON.stringify({ columns: { Title: 'colour of the sky' } })],
    [
      'has a category that there is not',
      JSON.stringify({ columns: {}, values: { category: { a: 'phone' } } }),
    ],
  ])('whose mapping %s is refused by that name', async (_what, mapping) => {
    const form = new FormData();
    form.append('csv', asFile('Title\nA', 'text/csv'), 'products.csv');
    form.append('mapping', mapping);
    const { status, body } = await catalog.as(staff('seller')).post('/api/products/batches/columns', form);
    expect([status, body.errors[0].field]).toEqual([400, 'mapping']);
  });

  it('in our own columns is known as ours', async () => {
    const text = 'name,category,brand,price,stock,image\nA,mouse,Tonlix,1,1,p.png';
    expect((await columns(staff('seller'), { text })).body.profile).toBe('mekong');
  });

  it('may have titles above its header, which are lines of the file', async () => {
    const seller = staff('seller');
    const text = [
      'Price list of May;;;;;',
      ';;;;;',
      'Item;Brand;Type;Qty;Price;Photo',
      'A;Tonlix;Mouse;5;9.5;p.png',
    ].join('\r\n');
    const mapping = await mappingOf(seller, { text });
    const { body } = await send(seller, '', { text, mapping });
    expect(await rowsOf(seller, body.batch.id)).toMatchObject([
      { row: 4, name: 'A', verdict: 'create', after: { price: 9.5, stock: 5 } },
    ]);
  });

  it('whose variants have one price and stock together says that they stay one product', async () => {
    const seller = staff('seller');
    const text = [
      'TITLE,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1,VARIATION 1 NAME,VARIATION 1 VALUES,SKU',
      'Tonlix mouse,18.40,USD,7,p.png,Colour,"Black,White","TM-B,TM-W"',
      'Tonlix mouse pad,8.40,USD,7,p.png,,,TM-P',
    ].join('\n');
    const { body } = await send(seller, '', { text, mapping: await mappingOf(seller, { text }) });
    const notes = [
      {
        code: 'VARIANTS_TOGETHER',
        params: { variants: 'Black, White' },
        message: 'Black, White have one price and stock in the file, so they stay one product',
      },
    ];
    expect(await rowsOf(seller, body.batch.id)).toMatchObject([
      { verdict: 'create', error: null, notes },
      { verdict: 'create', notes: [] },
    ]);
  });

  it('counts its lines as a text editor does, and names the columns that it does not read', async () => {
    const seller = staff('seller');
    const text = 'Title,Colour of box,Type,Price,Qty,Brand,Image\n\nA,x,mouse,many,5,Tonlix,p.png';
    const mapping = await mappingOf(seller, { text });
    mapping.columns['Colour of box'] = null;
    const { body } = await send(seller, '', { text, mapping });
    const [row] = await rowsOf(seller, body.batch.id);
    expect([row, body.batch.unread_columns]).toMatchObject([{ row: 3, verdict: 'error' }, ['Colour of box']]);
  });
});

/** A workbook whose rows are these; the first column's name is the first cell. */
function workbook(...rows: (string | number)[][]): Promise<Buffer> {
  const keys = rows[0]!.map((_, place) => String(place));
  const columns = keys.map((key) => ({ key, title: String(rows[0]![Number(key)]), type: 'text' as const }));
  const data = rows
    .slice(1)
    .map((row) => Object.fromEntries(keys.map((key) => [key, row[Number(key)] ?? null])));
  return tableFile('xlsx', columns, data as never);
}

/** The workbook with these cells merged. */
function merged(book: Buffer, refs: string[]): Buffer {
  const [files, sheet] = [unzipSync(book), 'xl/worksheets/sheet1.xml'];
  const cells = refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const xml = strFromU8(files[sheet]!);
  const all = xml.replace('</sheetData>', `</sheetData><mergeCells>${cells}</mergeCells>`);
  return Buffer.from(zipSync({ ...files, [sheet]: strToU8(all) }));
}

describe('a workbook', () => {
  it('is read as a file of text, without what stands above its header, whose lines still count', async () => {
    const seller = staff('seller');
    const text = await workbook(
      ['Price list of May', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['Item', 'Brand', 'Type', 'Qty', 'Price', 'Photo'],
      ['Naga Mini', 'Tonlix', 'Mouse', '5', '12.50', 'p.png'],
      ['Naga Maxi', 'Tonlix', 'Mouse', 'x', '12.50', 'p.png'],
    );
    const mapping = await mappingOf(seller, { text });
    const { body } = await send(seller, '', { text, mapping });
    const rows = await rowsOf(seller, body.batch.id);
    expect(rows).toMatchObject([
      { row: 4, name: 'Naga Mini', verdict: 'create', after: { price: 12.5, stock: 5 } },
      { row: 5, verdict: 'error' },
    ]);
  });

  it.each([
    ['its columns are guessed', ['Item', 'Marke', 'Type', 'Qty', 'Price', 'Photo'], true],
    ['they are our own', ['name', 'brand', 'category', 'stock', 'price', 'image'], false],
  ])(
    'has a brand or a category that is merged downwards in each row, where %s',
    async (_how, names, isMapped) => {
      const seller = staff('seller');
      const text = merged(
        await workbook(
          names,
          ['Naga\nMini', 'Tonlix', 'Mouse', '5', '12.50', 'p.png'],
          ['Naga Maxi', '', '', '', '', 'p.png'],
          ['Naga Pad', 'Tonlix', 'Mousepad', '3', '2.50', 'p.png'],
        ),
        ['B2:B3', 'C2:C3', 'D2:D3', 'E2:E3'],
      );
      const mapping = isMapped ? await mappingOf(seller, { text }) : undefined;
      const { body } = await send(seller, '', { text, mapping });
      const rows = await rowsOf(seller, body.batch.id);
      expect(rows).toMatchObject([
        { verdict: 'create', after: { category: 'mouse', stock: 5 } },
        { name: 'Naga Maxi', verdict: 'error' },
        { verdict: 'create', after: { category: 'mousepad' } },
      ]);
      // What each has of its own is not that of the first.
      expect(rows[1]!.error).toBe('Price is required. Stock is required');
    },
  );

  it('has no words asked that only stand in a cell above', async () => {
    const text = merged(await workbook(['Item', 'Marke', 'Type'], ['A', 'Tonlix', 'Mouse'], ['B', '', '']), [
      ...['B2:B3', 'C2:C3'],
    ]);
    expect((await columns(staff('seller'), { text })).body).toMatchObject({
      ...{ unknown_brands: [], unknown_categories: [] },
    });
  });

  it('in our own columns needs no matching', async () => {
    const seller = staff('seller');
    const text = await workbook(
      ['name', 'category', 'brand', 'price', 'stock', 'image'],
      ['Own Mouse', 'mouse', 'Tonlix', '9.99', '3', 'p.png'],
    );
    const { body } = await send(seller, '', { text });
    expect(await rowsOf(seller, body.batch.id)).toMatchObject([{ name: 'Own Mouse', verdict: 'create' }]);
  });

  it('that is damaged is refused, with how to save it', async () => {
    const whole = await workbook(['name'], ['a']);
    const { status, body } = await columns(staff('seller'), { text: whole.subarray(0, whole.length / 2) });
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'csv', code: 'XLSX_UNREADABLE' })],
    ]);
  });

  it('lists its sheets', async () => {
    const text = await workbook(['Title', 'Price'], ['A', '1']);
    expect((await columns(staff('seller'), { text })).body.sheets).toHaveLength(1);
  });
});
