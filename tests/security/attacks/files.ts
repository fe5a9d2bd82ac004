import { existsSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { waitFor } from '@mekong/testing';
import { givenMouse, untilSold } from '../../support/catalogue.js';
import { pay } from '../../support/paid-order.js';
import { sessionOf } from '../actors.js';
import { checkoutPath, contact, expectStatus, mark, type Person, type Stage } from '../attack-stage.js';
import { apiRoutes } from '../routes.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

const aJpeg = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

/** A PNG of a few bytes that says that it has so many pixels. */
async function aPngThatSays(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** Half a megabyte as a file, as it has one colour, and 320 MB while it is decoded: interlaced, with 16 bits a colour. */
const aPngOf320MB = () =>
  sharp({ create: { width: 5_000, height: 8_000, channels: 4, background: '#336699' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

const refused: [string, string, string, () => Promise<Buffer>][] = [
  ['an SVG', 'a.svg', 'image/svg+xml', async () => Buffer.from(svg)],
  ['an SVG that is called PNG', 'a.png', 'image/png', async () => Buffer.from(svg)],
  ['a page that is called JPEG', 'a.jpg', 'image/jpeg', async () => Buffer.from(html)],
  [
    'a page behind the first bytes of a JPEG',
    'a.jpg',
    'image/jpeg',
    async () => Buffer.from(`\xff\xd8\xff${html}`, 'latin1'),
  ],
  [
    'a page behind the first bytes of a GIF',
    'a.gif',
    'image/gif',
    async () => Buffer.from(`GIF89a/*${html}`),
  ],
  ['a program', 'a.png', 'image/png', async () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ['an image of 2.5 billion pixels', 'a.png', 'image/png', () => aPngThatSays(50_000, 50_000)],
  ['an image of 41 million pixels', 'a.png', 'image/png', () => aPngThatSays(6_400, 6_410)],
  ['an image whose one row has 41 million pixels', 'a.png', 'image/png', () => aPngThatSays(41_000_000, 1)],
  ['an image of 320 MB in memory', 'a.png', 'image/png', aPngOf320MB],
  [
    'a photo that no browser shows',
    'a.jpg',
    'image/jpeg',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'),
  ],
  ['half an image', 'a.jpg', 'image/jpeg', async () => (await aJpeg()).subarray(0, 200)],
  ['nothing', 'a.png', 'image/png', async () => Buffer.alloc(0)],
];

/** Images that are something else, and tables that calculate. */
export function fileRows(stage: Stage): void {
  const upload = async (name: string, type: string, bytes: Buffer) => {
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(bytes)], { type }), name);
    return (await stage.people.seller.call('POST', '/api/admin/images', form)).body;
  };

  it.each(refused)('%s is no image (ASVS 5.2.1, 5.2.2, 5.2.6)', async (what, name, type, bytes) => {
    const form = new FormData();
    const fields = { name: 'No Mouse', brand: 'Tonle', price: '1', stock: '1', button: 'mouse' };
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    const file = await bytes();
    form.set('image', new Blob([new Uint8Array(file)], { type }), name);
    const { status } = await stage.people.seller.call('POST', '/api/products/single_product', form);
    expect(status).toBe(/pixels|memory/.test(what) ? 413 : 415);
    expect((await upload(name, type, file)).uploaded ?? 0).toBe(0);
  });

  it('an image that is a page too is stored as an image alone (ASVS 5.2.2, 5.3.1)', async () => {
    const polyglot = Buffer.concat([await aJpeg(), Buffer.from(html)]);
    const { results } = await upload('both.jpg.html', 'text/html', polyglot);
    const response = await fetch(stage.shop.url + results[0].image.url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer()).includes('<script')).toBe(false);
  });

  it.each([
    '../../../../tmp/NAME.png',
    '/tmp/NAME.png',
    '..\\..\\NAME.png',
    'C:\\NAME.png',
    'a/../../NAME.png',
    '..%2fNAME.png',
  ])('a file called %s is stored nowhere else (ASVS 5.3.2, 5.4.2)', async (pattern) => {
    const own = mark(pattern);
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 3, background: `#${own.slice(0, 6)}` },
    })
      .png()
      .toBuffer();
    const { results } = await upload(pattern.replace('NAME', own), 'image/png', bytes);
    expect(results[0].image.url).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/);
    for (const folder of ['/tmp', '/', process.cwd(), '..'])
      expect(existsSync(`${folder}/${own}.png`)).toBe(false);
  });

  it('a table that names a file of the server as its image gets none (ASVS 5.3.2)', async () => {
    const form = new FormData();
    const names = ['../../../../etc/passwd', '/etc/passwd', 'file:///etc/passwd', 'http://evil.test/a.png'];
    const rows = names.map((name, index) => `Reach Mouse ${index},Tonle,1,1,mouse,${name}`);
    const csv = ['name,brand,price,stock,category,image', ...rows].join('\n');
    form.set('csv', new Blob([csv], { type: 'text/csv' }), 'p.csv');
    form.append('images', new Blob([new Uint8Array(await aJpeg())]), 'a.jpg');
    const { body } = await stage.people.seller.call('POST', '/api/products/bulk', form);
    expect(body).toMatchObject({ uploaded: 0, failed: names.length });
  });

  describe('a text that a spreadsheet would calculate (ASVS 1.2.10)', () => {
    const starts = ['=', '+', '-', '@', '=\n'];
    const formula = `HYPERLINK("http://evil.test")`;

    it('is only a text in the file of the rows that failed', async () => {
      const form = new FormData();
      const rows = [...starts, '\t=', '\r='].map((start) => `"${start}1+1",Tonle,free,1,mouse,a.png`);
      form.set(
        'csv',
        new Blob([['name,brand,price,stock,category,image', ...rows].join('\n')], { type: 'text/csv' }),
        'p.csv',
      );
      form.append('images', new Blob([new Uint8Array(await aJpeg())]), 'a.png');
      const { seller } = stage.people;
      const { body } = expectStatus(await seller.call('POST', '/api/products/batches', form), 201);
      const file = await textOf(stage, seller, `/api/products/batches/${body.batch.id}/failures.csv`);
      expect(file).toContain('1+1');
      expect(formulasIn(file)).toEqual([]);
    });

    it("is only a text in the file of a seller's products", async () => {
      const { seller } = stage.people;
      for (const start of starts)
        await givenMouse(seller, { name: `Table ${mark(start)}`, description: `${start}1+1` });
      const file = await textOf(stage, seller, '/api/admin/products/export.csv');
      expect(file).toContain('1+1');
      expect(formulasIn(file)).toEqual([]);
    });

    it('is only a text in every report, as a table and as a workbook', async () => {
      const { seller, admin } = stage.people;
      const ids = [];
      for (const start of starts)
        ids.push(await givenMouse(seller, { name: `${start}${formula} ${ids.length}` }));
      await untilSold(stage.shop.url, ids);
      const customer = await stage.customer();
      const cart = ids.map((id) => ({ id, quantity: 1 }));
      const { total } = (await customer.call('POST', '/api/checkout/quote', { cart })).body;
      const where = { ...contact, customer_name: `=${formula}`, shipping_address: `@${formula}` };
      const { orderId } = (await customer.call('POST', checkoutPath, { ...where, total, cart })).body;
      await pay(customer, orderId);
      const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
      const query = `from=${today.slice(0, 4)}-01-01&to=${today}`;
      const isThere = async () =>
        (await textOf(stage, admin, `/api/reports/products/file?${query}&format=csv`)).includes(
          formula.slice(0, 9),
        );
      await waitFor(isThere, { what: 'the sold products in the report' });
      for (const kind of reportKinds) {
        const path = `/api/reports/${kind}/file?${query}&format=`;
        expect([kind, formulasIn(await textOf(stage, admin, `${path}csv`))]).toEqual([kind, []]);
        const sheet = await sheetOf(stage, admin, `${path}xlsx`);
        expect([kind, /<f[ >]/.test(sheet)]).toEqual([kind, false]);
      }
    });
  });
}

const reportKinds: string[] = apiRoutes
  .find(({ name }) => name === 'GET /api/reports/{kind}/file')!
  .parameters.find(({ name }) => name === 'kind')!.schema!.enum;

/** The cells of a table that a spreadsheet would take for formulas. */
function formulasIn(table: string): string[] {
  const cells = table.replace(/^\ufeff/, '').match(/(?<=^|,|\n)("(?:[^"]|"")*"|[^,\n\r]*)/g) ?? [];
  return cells.map((cell) => cell.replace(/^"/, '')).filter((cell) => /^[=+@\t\r]|^-(?!\d)/.test(cell));
}

async function fileOf({ shop }: Stage, person: Person, path: string): Promise<Buffer> {
  const response = await fetch(shop.url + path, { headers: sessionOf(person) });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  return Buffer.from(await response.arrayBuffer());
}

const textOf = async (stage: Stage, person: Person, path: string) =>
  (await fileOf(stage, person, path)).toString();

async function sheetOf(stage: Stage, person: Person, path: string): Promise<string> {
  return strFromU8(unzipSync(new Uint8Array(await fileOf(stage, person, path)))['xl/worksheets/sheet1.xml']!);
}
