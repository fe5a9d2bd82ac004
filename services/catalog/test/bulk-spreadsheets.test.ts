import type { Identity } from '@mekong/service-defaults';
import { query, staff } from '@mekong/testing';
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

const header =
  'name,category,brand,price,stock,image,name_km,description,description_km,sku,barcode,connection,dpi';
interface Cells {
  price?: string;
  stock?: string;
  name_km?: string;
  description?: string;
  description_km?: string;
  sku?: string;
  barcode?: string;
  connection?: string;
  dpi?: string;
}
const row = (name: string, but: Cells = {}) => {
  const cells = { price: '12.50', stock: '4', ...but };
  const image = 'a.png';
  const { name_km, description, description_km, sku, barcode, connection, dpi } = cells;
  return [
    name,
    'mouse',
    brand,
    cells.price,
    cells.stock,
    image,
    name_km,
    description,
    description_km,
    sku,
    barcode,
    connection,
    dpi,
  ]
    .map((cell = '') => `"${cell}"`)
    .join(',');
};
const { rehearse, read } = uploadsOf(() => catalog);

async function checked(by: Identity, ...rows: string[]): Promise<(string | null)[]> {
  const { body } = await rehearse([header, ...rows].join('\n'), by);
  return (await read(by, body.batch.id)).rows.map((one: { error: string | null }) => one.error);
}

/** What the upload without a rehearsal says of one row. */
async function refused(one: string, by = staff('seller')): Promise<string | undefined> {
  const form = new FormData();
  form.set('csv', asFile([header, one].join('\n'), 'text/csv'), 'products.csv');
  form.append('images', asFile(await aPng()), 'a.png');
  return (await catalog.as(by).post('/api/products/bulk', form)).body.failures[0]?.error;
}

const lost = (column: string) =>
  `${column} has question marks where letters were. Please save the file as “CSV UTF-8”`;

describe('letters that were read in a wrong encoding fail their row', () => {
  const misread = (text: string, encoding: string) =>
    new TextDecoder(encoding).decode(new TextEncoder().encode(text));

  it.each([
    // As programs on Windows show the bytes; Node.js decodes Windows-1252 otherwise.
    ['Khmer', { description_km: 'áž€ážŽáŸ’ážŠáž»ážš áž áŸ’áž‚áŸážš' }, 'Description km'],
    ['Khmer on a Mac', { name_km: misread('កណ្ដុរ ហ្គេម', 'macintosh') }, 'Name km'],
    ['Khmer on a Thai computer', { name_km: misread('ក្តារចុច', 'windows-874') }, 'Name km'],
    ['Khmer on a Vietnamese computer', { name_km: misread('កាស', 'windows-1258') }, 'Name km'],
    ['Khmer on a Polish computer', { description_km: misread('ម៉ូនីទ័រ', 'windows-1250') }, 'Description km'],
    ['Khmer without letters for some bytes', { name_km: misread('កណ្ដុរ', 'iso-8859-1') }, 'Name km'],
    ['accents', { description: 'A cafÃ© dÃ©jÃ\u00a0 mouse' }, 'Description'],
    ['typed marks', { description: '27â€\u009d wide, the mouseâ€™s' }, 'Description'],
    ['signs', { description: 'At 5 Â°C â€“ Â±1' }, 'Description'],
  ])('%s', async (_, cells, column) => {
    expect(await checked(staff('seller'), row(aName('Odd'), cells))).toEqual([
      `${column} has letters that were read in a wrong encoding. Please save the file as “CSV UTF-8”`,
    ]);
  });

  it('but accents, signs and Khmer as they are do not', async () => {
    const cells = {
      description: 'Déjà vu à 5 °C – “Größe” ±1 Ñandú ÀÉ, the CAFÉ’s “MENÜ”… stráž”',
      description_km: 'ហ្គេម ១២៣',
    };
    expect(await checked(staff('seller'), row(aName('Fine'), cells))).toEqual([null]);
  });
});

describe('a code that a spreadsheet has taken away fails its row', () => {
  it.each(['#N/A', '#REF!', '########', '#NAME?'])('%s', async (sku) => {
    expect(await checked(staff('seller'), row(aName('Odd'), { sku }))).toEqual([
      `SKU ${sku} is what a spreadsheet shows for no value. Please write the code again`,
    ]);
  });

  it.each(['MX 2 E5', '#5', '100.5', '１２３'])('but not %s', async (sku) => {
    expect(await checked(staff('seller'), row(aName('Fine'), { sku }))).toEqual([null]);
  });

  it.each(['8850123456789.00', '8.80 E+12', '８.８E+12'])('%s', async (barcode) => {
    const [error] = await checked(staff('seller'), row(aName('Odd'), { barcode }));
    expect(error).toMatch(/is a number that was shortened/);
  });
});

describe('a text that a spreadsheet has taken away fails its row', () => {
  const says = (label: string, value: string) =>
    `${label} “${value}” is what a spreadsheet shows for no value. Please write the text again`;

  it.each<[string, Cells, string]>([
    ['#NAME?', { description: '#NAME?' }, 'Description'],
    ['#REF!', { name_km: '#REF!' }, 'Name km'],
    ['Err:508', { connection: 'Err:508' }, 'Connection'],
    ['#########', { description_km: '#########' }, 'Description km'],
  ])('%s', async (value, cells, label) => {
    expect(await checked(staff('seller'), row(aName('Odd'), cells))).toEqual([says(label, value)]);
    expect(await refused(row(aName('Odd'), cells))).toBe(says(label, value));
  });

  it('also a name', async () => {
    expect(await checked(staff('seller'), row('#NAME?'))).toEqual([says('Name', '#NAME?')]);
  });

  it('unless the product has it, or it is part of a text', async () => {
    const by = staff('seller');
    const name = aName('Exact');
    await createProduct(catalog, by, { name, brand, description: '#N/A' });
    expect(
      await checked(
        by,
        row(name, { description: '#N/A' }),
        row(aName('Other'), { description: '#1 of all' }),
      ),
    ).toEqual([null, null]);
  });
});

describe('letters that were saved as question marks fail their row', () => {
  it.each<[string, Cells, Cells, string]>([
    ['a Khmer name', { name_km: 'កណ្ដុរ' }, { name_km: '??????' }, 'Name km'],
    ['a Khmer name of one letter', { name_km: 'ក' }, { name_km: '?' }, 'Name km'],
    [
      'letters beside others',
      { description: 'ម៉ៅស៍ for games' },
      { description: '?????? for games' },
      'Description',
    ],
    ['single letters of a word', { description: 'Chuột tốt' }, { description: 'Chu?t t?t' }, 'Description'],
    [
      'letters of a text that was changed besides',
      { description_km: 'ខ្សែ 2 ម៉ែត្រ' },
      { description_km: '???? 3 ?????' },
      'Description km',
    ],
    ['a specification', { connection: 'ឥតខ្សែ' }, { connection: '?????' }, 'Connection'],
    ['signs of a broken file', { description: 'Chuột' }, { description: 'Chu\uFFFDt' }, 'Description'],
  ])('of %s', async (_, was, now, column) => {
    const by = staff('seller');
    const name = aName('Lost');
    await createProduct(catalog, by, { name, brand, ...(was as Record<string, string>) });
    expect(await checked(by, row(name, now))).toEqual([lost(column)]);
  });

  it.each([
    ['its name', { name_km: '' }, '??????', 'Name'],
    ['its Khmer name', { name_km: '??????' }, aName('New'), 'Name km'],
    ['its description', { description: '????? for ???' }, aName('New'), 'Description'],
  ])('of a new product: %s', async (_, cells, name, column) => {
    expect(await checked(staff('seller'), row(name, cells))).toEqual([lost(column)]);
    expect(await refused(row(name, cells))).toBe(lost(column));
  });

  it('of what tells variants apart', async () => {
    const csv = [`${header},variant_of,variant_label`, `${row(aName('New'))},Naga,???? / ???`].join('\n');
    const by = staff('seller');
    const { body } = await rehearse(csv, by);
    expect((await read(by, body.batch.id)).rows).toMatchObject([{ error: lost('Variant label') }]);
  });

  it('of a product that is known by its SKU', async () => {
    const by = staff('seller');
    await createProduct(catalog, by, { name: 'កណ្ដុរសៀមរាប', brand, sku: 'K-1' });
    expect(await checked(by, row('????????????', { sku: 'K-1' }))).toEqual([lost('Name')]);
  });

  it('but questions may be asked, and question marks kept', async () => {
    const by = staff('seller');
    const [khmer, marks] = [aName('ខ្មែរ'), aName('Marks')];
    await createProduct(catalog, by, { name: khmer, brand, description: 'ល្អ' });
    await createProduct(catalog, by, { name: marks, brand, description: '??? គ្មាន ?' });
    expect(
      await checked(
        by,
        row(khmer, { description: 'Why this one? It is good.' }),
        row(marks, { description: '??? គ្មាន ?' }),
        row(aName('New'), { description: 'Need one?' }),
      ),
    ).toEqual([null, null, null]);
  });
});

describe('a code that a spreadsheet has shortened fails its row', () => {
  it.each(['8.80E+12', '1E5', '8,8e+12', '12E34', '1.5E-3'])('%s', async (code) => {
    const says = (label: string) =>
      `${label} ${code} is a number that was shortened. Please write all of it, in a spreadsheet as text`;
    expect(
      await checked(staff('seller'), row(aName('S'), { sku: code }), row(aName('B'), { barcode: code })),
    ).toEqual([says('SKU'), says('Barcode')]);
    expect(await refused(row(aName('S'), { barcode: code }))).toBe(says('Barcode'));
  });

  it('unless the product has exactly this code', async () => {
    const by = staff('seller');
    const name = aName('Exact');
    const { id } = (await createProduct(catalog, by, { name, brand })).body.product;
    await query(catalog.databaseUrl, `UPDATE products SET sku = '1E5', sku_key = '1e5' WHERE id = $1`, [id]);
    expect(await checked(by, row(name, { sku: '1E5' }))).toEqual([null]);
    expect(await checked(by, row(name, { sku: '1e5' }))).toEqual([expect.stringContaining('was shortened')]);
    expect(await checked(staff('seller'), row(name, { sku: 'E-5' }), row(aName('M'), { sku: '5E' }))).toEqual(
      [null, null],
    );
  });
});

describe('a code whose digits a spreadsheet has grouped fails its row', () => {
  it.each(['8,801,234,567,890', '8\u00A0801\u00A0234\u00A0567', '8.801.234.567.890', '8\u202F801\u202F234'])(
    '%s',
    async (barcode) => {
      expect(await checked(staff('seller'), row(aName('Grouped'), { barcode }))).toEqual([
        `Barcode ${barcode} has its digits in groups of thousands, as a spreadsheet shows numbers. Please write it without them`,
      ]);
    },
  );

  it.each(['8801 2345 67890', '910 005 678', '1,234', '12-345-678', '1.234.56'])(
    'but not %s',
    async (sku) => {
      expect(await checked(staff('seller'), row(aName('Fine'), { sku }))).toEqual([null]);
    },
  );
});

describe('a code whose first zeros a spreadsheet has taken fails its row', () => {
  it.each([
    ['SKU', 'sku', '0042', '42'],
    ['Barcode', 'barcode', '088500001', '88500001'],
  ])('%s', async (label, column, whole, code) => {
    const by = staff('seller');
    const name = aName('Zeros');
    await createProduct(catalog, by, { name, brand, [column]: whole });
    const says = `${label} ${code} has lost the zeros of ${whole}. Please format the column as text and write it again`;
    expect(await checked(by, row(name, { [column]: code }), row(aName('Other'), { [column]: code }))).toEqual(
      [says, says],
    );
    expect(await refused(row(aName('Other'), { [column]: code }), by)).toBe(says);
    expect(await checked(by, row(name, { [column]: whole }))).toEqual([null]);
    expect(await checked(staff('seller'), row(name, { [column]: code }))).toEqual([null]);
  });
});

it('a SKU that a spreadsheet has changed is told as such where a file has nothing but SKUs and figures', async () => {
  const by = staff('seller');
  for (const sku of ['0017', '8850123400017'])
    await createProduct(catalog, by, { name: aName('Known'), brand, sku });
  const { body } = await rehearse('sku,price,stock\n17,1,1\n8.85E+12,1,1\n18,1,1', by);
  const { rows } = await read(by, body.batch.id);
  expect(rows.map((one: { error: string }) => one.error)).toEqual([
    'SKU 17 has lost the zeros of 0017. Please format the column as text and write it again',
    'SKU 8.85E+12 is a number that was shortened. Please write all of it, in a spreadsheet as text',
    'No product of yours has the SKU 18',
  ]);
});

describe('a number that may have its thousands parted by dots fails its row', () => {
  it.each<[keyof Cells, string, string]>([
    ['stock', '1.000', 'Stock could be 1000 or 1'],
    ['stock', '១.០០០', 'Stock could be 1000 or 1'],
    ['stock', '2.500', 'Stock could be 2500 or 2.5'],
    ['price', '1.500', 'Price could be 1500 or 1.5'],
    ['price', '$1.500', 'Price could be 1500 or 1.5'],
    ['price', '២.៥០០ ដុល្លារ', 'Price could be 2500 or 2.5'],
    ['dpi', '16.000', 'Dpi could be 16000 or 16'],
  ])('%s %s', async (column, value, says) => {
    const whole = `${says}: it says “${value}”. Please write it without dots between thousands`;
    expect(await checked(staff('seller'), row(aName('Dots'), { [column]: value }))).toEqual([whole]);
    expect(await refused(row(aName('Dots'), { [column]: value }))).toBe(whole);
  });

  it('and others are read', async () => {
    const rows = [
      { stock: '1,299' },
      { stock: '1000' },
      { stock: '4.0' },
      { price: '1,299.00' },
      { price: '0.500' },
      { price: '12.5000' },
    ];
    expect(await checked(staff('seller'), ...rows.map((cells) => row(aName('Plain'), cells)))).toEqual(
      rows.map(() => null),
    );
  });
});

describe('a sum below the rows is told as one, and once', () => {
  it.each(['Total', 'Grand total:', 'Subtotal', 'សរុប៖', 'ផលបូក'])('%s', async (name) => {
    const says = `“${name}” is a sum and no product: nothing is done with this row`;
    const cells = `${name},,,1200.00,48,,,,,,,,`;
    expect(await checked(staff('seller'), row(aName('Mouse')), cells)).toEqual([null, says]);
    expect(await refused(cells)).toBe(says);
  });

  it('but a product may be called so', async () => {
    const name = `Total ${aName('')}`;
    expect(await checked(staff('seller'), row(name), row('Total'))).toEqual([null, null]);
  });
});

it('a file that is no UTF-8 is refused with how to save it', async () => {
  const file = Buffer.from([header, row('Souris à fil')].join('\n'), 'latin1');
  const { status, body } = await rehearse(file, staff('seller'));
  expect([status, body.message]).toEqual([
    400,
    'The CSV file must be UTF-8 text. Please save it as “CSV UTF-8”',
  ]);
});
