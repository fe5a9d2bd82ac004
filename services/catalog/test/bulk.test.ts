import { aCustomer, outboxOf, query, staff, waitFor } from '@mekong/testing';
import { aName, aPng, asFile, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const header = 'name,category,brand,price,stock,description,image,dpi,mouse_rgb,mouse_connection';
const row = (
  name: string,
  but: Partial<Record<'category' | 'brand' | 'price' | 'stock' | 'image' | 'dpi', string>> = {},
) => {
  const cells = { category: 'mouse', brand, price: '12.50', stock: '4', image: 'a.png', dpi: '800', ...but };
  return `${name},${cells.category},${cells.brand},${cells.price},${cells.stock},Nice,${cells.image},${cells.dpi},yes,USB`;
};

async function upload(csv: string | Buffer, seller = staff('seller'), images = ['a.png']) {
  const form = new FormData();
  form.set('csv', asFile(csv, 'text/csv'), 'products.csv');
  for (const name of images) form.append('images', asFile(await aPng()), name);
  return catalog.as(seller).post('/api/products/bulk', form);
}

it("the answer to a bulk upload is read by the specification's screen: names, and failures by row and error", async () => {
  const [good, bad] = [aName('Shown'), aName('Refused')];
  const { body } = await upload([header, row(good), row(bad, { price: 'free' })].join('\n'));
  const { uploaded, failed, successes, failures } = body;
  expect(`✅ ${uploaded} ❌ ${failed} ${successes.join(', ')}`).toBe(`✅ 1 ❌ 1 ${good}`);
  expect(
    failures.map((one: { row: { name: string }; error: string }) => `${one.row.name} – ${one.error}`),
  ).toEqual([`${bad} – Price must be a number, not “free”`]);
});

it('the answer to a bulk upload names the columns that it does not read', async () => {
  const csv = `${header},Vendor,Tags\n${row(aName('Extra'))},x,y`;
  expect((await upload(csv)).body).toMatchObject({ uploaded: 1, unread_columns: ['Vendor', 'Tags'] });
});

describe('a bulk upload', () => {
  const foundBy = async (q: string) =>
    (await catalog.as().get(`/products?q=${encodeURIComponent(q)}`)).body.products.map(
      ({ name }: { name: string }) => name,
    );

  it('of a few products is found by the search at once', async () => {
    const name = aName('Quickfound');
    await upload([header, row(name)].join('\n'));
    expect(await foundBy(name)).toEqual([name]);
  });

  it('of many products is found by the search soon after', async () => {
    const names = Array.from({ length: 101 }, () => aName('Manyfold'));
    await upload([header, ...names.map((name) => row(name))].join('\n'));
    await waitFor(async () => (await foundBy(names[100]!)).length > 0, {
      what: 'the search to find the last',
    });
    expect(await foundBy(names[100]!)).toEqual([names[100]]);
  });

  it('adds one entry to the audit log', async () => {
    const [by, one, other] = [staff('seller'), aName('One'), aName('Other')];
    await upload([header, row(one), row(other)].join('\n'), by);
    const acts = await outboxOf(catalog.databaseUrl, by.userId);
    expect(acts).toMatchObject([
      { data: { action: 'product.uploaded', subject: { name: `${one} and 1 more` }, before: null } },
    ]);
  });

  it('creates the good rows and reports the bad ones by line, name and reason', async () => {
    const names = ['Good', 'Bad Brand', 'Bad Category', 'Bad Image', 'Bad Price', 'Bad Stock'].map(aName);
    const csv = [
      header,
      row(names[0]!),
      row(names[1]!, { brand: 'Nobody' }),
      row(names[2]!, { category: 'toaster' }),
      row(names[3]!, { image: 'missing.png' }),
      row(names[4]!, { price: 'free' }),
      row(names[5]!, { stock: '-1' }),
      row(''),
    ].join('\n');
    const { status, body } = await upload(csv);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uploaded: 1,
      failed: 6,
      successes: [names[0]],
      unread_columns: [],
    });
    expect(
      body.rows.map(({ row: line, name, id }: { row: number; name: string; id: number }) => [line, name, id]),
    ).toEqual([
      [2, names[0], expect.any(Number)],
      ...[3, 4, 5, 6, 7].map((line) => [line, names[line - 2], null]),
      [8, '', null],
    ]);
    expect(body.rows.map(({ error }: { error: string | null }) => error)).toEqual([
      null,
      ...body.failures.map(({ error }: { error: string }) => error),
    ]);
    const failures = body.failures.map(({ faults: _faults, ...failure }: { faults: unknown }) => failure);
    expect(failures).toEqual([
      { row: { number: 3, name: names[1] }, error: 'Unknown brand: Nobody' },
      {
        row: { number: 4, name: names[2] },
        error: 'Category must be one of mouse, mousepad, keyboard, headphone, monitor, not “toaster”',
      },
      { row: { number: 5, name: names[3] }, error: 'Unknown image: missing.png' },
      { row: { number: 6, name: names[4] }, error: 'Price must be a number, not “free”' },
      { row: { number: 7, name: names[5] }, error: 'Stock must be at least 0' },
      { row: { number: 8, name: '' }, error: 'Name is required' },
    ]);
  });

  it('names all faults of a row at once', async () => {
    const bad = { brand: 'Nobody', price: 'free', image: 'missing.png' };
    const { body } = await upload([header, row(aName('All wrong'), bad)].join('\n'));
    expect(body.failures).toMatchObject([
      { error: 'Price must be a number, not “free”. Unknown brand: Nobody. Unknown image: missing.png' },
    ]);
  });

  it('understands commas between thousands, and refuses any other comma', async () => {
    const good = aName('Dear');
    const { body } = await upload(
      [header, row(good, { price: '"1,299.00"' }), row(aName('Odd'), { price: '"12,5"' })].join('\n'),
    );
    expect(body.successes).toEqual([good]);
    expect(body.failures).toMatchObject([
      { row: { number: 3 }, error: 'Price must be a number, not “12,5”' },
    ]);
    const { product } = (await catalog.as().get(`/api/products/${body.rows[0].id}`)).body;
    expect(product.price).toBe(1_299);
  });

  it('has a code for each fault of a row', async () => {
    const bad = { brand: 'Nobody', price: 'free', stock: '-1', image: 'missing.png' };
    const { body } = await upload([header, row(aName('Coded'), bad)].join('\n'));
    expect(body.failures[0].faults).toEqual([
      {
        code: 'WRONG_KIND',
        params: { kind: 'number', value: 'free' },
        field: 'price',
        message: 'Price must be a number, not “free”',
      },
      { code: 'TOO_SMALL', params: { least: 0 }, field: 'stock', message: 'Stock must be at least 0' },
      { code: 'UNKNOWN_BRAND', params: { name: 'Nobody' }, message: 'Unknown brand: Nobody' },
      { code: 'UNKNOWN_IMAGE', params: { name: 'missing.png' }, message: 'Unknown image: missing.png' },
    ]);
  });

  it('stores specifications, also under the names of the form', async () => {
    const { body } = await upload([header, row(aName('Spec'))].join('\n'));
    const { product } = (await catalog.as().get(`/api/products/${body.rows[0].id}`)).body;
    expect(product).toMatchObject({
      price: 12.5,
      MouseModel: { dpi: 800, mouse_rgb: true, connection: 'USB' },
    });
  });

  it('reads a BOM, CRLF, quoted line breaks and blank lines, and still counts lines right', async () => {
    const [first, last] = [aName('First'), aName('Last')];
    const quoted = `"${first}",mouse,${brand},1,1,"two\r\nlines",a.png,,,`;
    const { body } = await upload(`\uFEFF${header}\r\n${quoted}\r\n\r\n${row(last, { price: 'x' })}\r\n`);
    expect(body.successes).toEqual([first]);
    expect(body.failures).toMatchObject([{ row: { number: 5, name: last } }]);
  });

  it('of the same file again creates no duplicates', async () => {
    const seller = staff('seller');
    const csv = [header, row(aName('Once')), row(aName('Once too'))].join('\n');
    await upload(csv, seller);
    const { body } = await upload(csv, seller);
    expect(body).toMatchObject({ uploaded: 0, failed: 2 });
    const message = 'You already have a product of this name, category and brand';
    expect(body.failures[0]).toMatchObject({
      error: message,
      faults: [{ code: 'PRODUCT_EXISTS', params: {}, message }],
    });
  });

  it('sent twice at the same time creates no duplicates', async () => {
    const seller = staff('seller');
    const name = aName('Parallel');
    const csv = [header, row(name), row(name)].join('\n');
    const [one, two] = await Promise.all([upload(csv, seller), upload(csv, seller)]);
    expect(one.body.uploaded + two.body.uploaded).toBe(1);
  });

  it('stores Khmer and cells that look like formulas as plain text', async () => {
    const name = `=HYPERLINK("x") កណ្ដុរ ${aName('')}`.replaceAll('"', "'");
    const { body } = await upload([header, row(name)].join('\n'));
    expect(body.successes[0]).toBe(name.trim());
  });

  it('reads a file of the shop without the quotes that keep spreadsheets from formulas, and any other as it is', async () => {
    const name = aName('Guarded');
    const guardedRow = (one: string) => `${row(one).replace('Nice', "'-5 dB")}`;
    const own = await upload(`${header},stock_seen\n${guardedRow(`'=${name}`)},`);
    expect(own.body.successes).toEqual([`=${name}`]);
    const found = (await catalog.as().get(`/api/products/${own.body.rows[0].id}`)).body.product;
    expect(found.description).toBe('-5 dB');
    expect((await upload([header, guardedRow(`'=${name}`)].join('\n'))).body.successes).toEqual([
      `'=${name}`,
    ]);
  });

  it('finds images by Khmer file names', async () => {
    const { body } = await upload(
      [header, row(aName('Khmer'), { image: 'កណ្ដុរ.png' })].join('\n'),
      staff('seller'),
      ['កណ្ដុរ.png'],
    );
    expect(body).toMatchObject({ uploaded: 1, failed: 0 });
  });

  it('fails the rows whose image name two different files have, whatever folder they name', async () => {
    const form = new FormData();
    const rows = ['a.png', 'x/b.png', 'y\\c.png'].map((image) => row(aName('Doubtful'), { image }));
    form.set('csv', asFile([header, ...rows].join('\n'), 'text/csv'), 'p.csv');
    for (const [width, name] of [
      [32, 'a.png'],
      [33, 'a.png'],
      [32, 'other/b.png'],
      [32, 'x/b.png'],
      [32, 'c.png'],
    ] as const)
      form.append('images', asFile(await aPng(width)), name);
    const { body } = await catalog.as(staff('seller')).post('/api/products/bulk', form);
    expect(body).toMatchObject({
      uploaded: 2,
      failures: [
        {
          row: { number: 2 },
          error: 'Two images are called a.png',
          faults: [{ code: 'IMAGE_NAMED_TWICE', params: { name: 'a.png' } }],
        },
      ],
    });
  });

  it('fails only the row whose image file is not an image', async () => {
    const form = new FormData();
    form.set(
      'csv',
      asFile([header, row(aName('Fine')), row(aName('Broken'), { image: 'b.png' })].join('\n'), 'text/csv'),
      'p.csv',
    );
    form.append('images', asFile(await aPng()), 'a.png');
    form.append('images', asFile('no image'), 'b.png');
    const { body } = await catalog.as(staff('seller')).post('/api/products/bulk', form);
    expect(body).toMatchObject({
      uploaded: 1,
      failures: [
        {
          row: { number: 3 },
          error: 'The image must be a PNG, JPG, JPEG or WebP file',
          faults: [{ code: 'WRONG_IMAGE_TYPE', params: {} }],
        },
      ],
    });
  });

  it('fails only the row with a character that cannot be stored', async () => {
    const csv = [header, row(aName('Fine')), row(aName('Nul\0'))].join('\n');
    expect((await upload(csv)).body).toMatchObject({ uploaded: 1, failures: [{ row: { number: 3 } }] });
  });

  it('publishes every created product', async () => {
    const { body } = await upload([header, row(aName('Told')), row(aName('Told too'))].join('\n'));
    const ids = body.rows.map(({ id }: { id: number }) => id);
    const { data } = await catalog.others.received('products.written.v1', ids[0]);
    expect(data.products.map(({ product_id }) => product_id)).toEqual(ids);
  });

  it('of 300 rows, some bad, creates all good ones', async () => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      row(aName('Many'), index % 10 === 0 ? { price: 'x' } : {}),
    );
    const { body } = await upload([header, ...rows].join('\n'));
    expect(body).toMatchObject({ uploaded: 270, failed: 30 });
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['without a column', 'name,price\nx,1'],
    ['that is empty', ''],
    ['that is no UTF-8', Buffer.from([0x6e, 0x61, 0xff, 0xfe, 0x80])],
    [
      'with more than 100 columns',
      [header, ...Array.from({ length: 91 }, (_, index) => `x${index}`)].join(','),
    ],
  ])('%s answers 400, names csv and writes nothing', async (_what, csv) => {
    const before = await query(catalog.databaseUrl, 'SELECT count(*)::int AS n FROM products');
    const { status, body } = await upload(csv);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'csv' }]);
    expect(await query(catalog.databaseUrl, 'SELECT count(*)::int AS n FROM products')).toEqual(before);
  });

  it('with a repeated column is refused, naming it, unless the column has no name', async () => {
    const twice = await upload(`${header}, Price \n`);
    expect(twice.body.errors).toMatchObject([
      { field: 'csv', message: 'The CSV file has the column price more than once' },
    ]);
    expect((await upload(`${header},,\n`)).status).toBe(200);
  });

  it("or no image at all answers the specification's message", async () => {
    const { body } = await upload([header, row('x')].join('\n'), staff('seller'), []);
    expect(body).toMatchObject({
      status: 400,
      message: 'Please select both CSV file and images!',
      errors: [{ field: 'images' }],
    });
  });
});

it('a bulk upload is for sellers and admins', async () => {
  expect((await upload(header, aCustomer())).status).toBe(403);
});

it('the template has every column', async () => {
  const { body } = await catalog.as(staff('seller')).get('/api/products/batches/template.csv');
  expect(body).toMatch(/name,category,brand,price,stock,description,image,name_km.*dpi/);
});
