import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { SpecFields } from '../products/index.js';
import { Columns } from './columns.js';
import { openCsv, type CsvRow } from './read-csv.js';

/** Reads the whole file, in chunks as from a disk. */
async function readCsv(bytes: Buffer, chunkBytes = 65_536, anyForm = false) {
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  const file = await openCsv(() => Readable.from(chunks), new Columns(new SpecFields()), { anyForm });
  const rows: CsvRow[] = [];
  for await (const row of file.rows()) rows.push(row);
  return { columns: file.columns, rows };
}

const header = 'name,category,brand,price,stock,image,description';
const aLongFile = (rows: number) =>
  Buffer.from(
    [
      header,
      ...Array.from({ length: rows }, (_, index) => `Mouse ${index},mouse,b,1,1,a.png,"two\r\nlines"`),
    ].join('\r\n'),
  );

it('keeps the cells of known columns by name, and all others by position', async () => {
  const file = `${header}, Note ,DPI,,error\nMouse,mouse,b,1,1,a.png,Nice,mine,800,x,Bad,over,`;
  const { rows, columns } = await readCsv(Buffer.from(file));
  expect(Object.keys(rows[0]!.cells)).toEqual([...header.split(','), 'dpi', 'error']);
  expect(rows[0]!.unread).toEqual({ 7: 'mine', 9: 'x', 11: 'over', 12: '' });
  expect(columns).toEqual([...header.split(','), 'Note', 'dpi', '', 'error']);
});

it('a column may have any name', async () => {
  const file = `${header},__proto__,constructor\nMouse,mouse,b,1,1,a.png,Nice,x,y`;
  const { rows, columns } = await readCsv(Buffer.from(file));
  expect(columns.slice(-2)).toEqual(['__proto__', 'constructor']);
  expect(rows[0]!.unread).toEqual({ 7: 'x', 8: 'y' });
});

it.each([';', '\t', '|'])(
  'a file with %j as separator is refused with the advice to use commas',
  async (mark) => {
    const file = Buffer.from(header.replaceAll(',', mark));
    await expect(readCsv(file)).rejects.toThrow('The CSV file must have its cells parted by commas');
  },
);

it.each(['\uFEFF', ''])('a file of UTF-16 that begins with %j is told to be saved as UTF-8', async (mark) => {
  const file = Buffer.from(`${mark}${header}`, 'utf16le');
  await expect(readCsv(file)).rejects.toThrow('Please save it as “CSV UTF-8”');
});

it.each([true, false])(
  'a file of UTF-32 is told to be saved as UTF-8, in any form or not: %s',
  async (anyForm) => {
    const letters = [...`\uFEFF${header}`].map((letter) => letter.codePointAt(0)!);
    const file = Buffer.from(Uint32Array.from(letters).buffer);
    for (const bytes of [file, Buffer.from(file).swap32()])
      await expect(readCsv(bytes, 65_536, anyForm)).rejects.toThrow('Please save it as “CSV UTF-8”');
  },
);

it.each([';', ',', '\t', '|'])(
  'a first line sep=%j says what parts the cells, and is no row but a line of the file',
  async (mark) => {
    const file = ['sep=' + mark, header.replaceAll(',', mark), ['Mouse', 'mouse', 'b', '1', '1'].join(mark)];
    const { rows, columns } = await readCsv(Buffer.from(`\uFEFF${file.join('\r\n')}`));
    expect(columns).toEqual(header.split(','));
    expect(rows).toMatchObject([{ line: 3, cells: { name: 'Mouse', stock: '1' } }]);
  },
);

it('a first line sep=; may end in another way than the rows', async () => {
  const file = `sep=;\r\n${header.replaceAll(',', ';')}\nMouse;mouse;b;1;1\n`;
  expect((await readCsv(Buffer.from(file))).rows).toMatchObject([{ line: 3, cells: { stock: '1' } }]);
});

it('a file of nothing but a first line sep=; is empty', async () => {
  await expect(readCsv(Buffer.from('sep=;\n'))).rejects.toThrow('The CSV file is empty');
});

describe('what stands above the header', () => {
  const row = 'Mouse,mouse,b,1,1,a.png,Nice';

  it.each([
    ['a title', `Price list 2026\n${header}\n${row}`, 3],
    ['a title as a spreadsheet saves it', `Price list 2026,,,,,,\r\n${header}\r\n${row}\r\n`, 3],
    ['a title with commas', `"Prices, stock, all",,,,,,\n\n${header}\n${row}`, 4],
    ['two titles and blank lines', `Sok Shop\nvalid from,1.1.2026\n , ,\n\n${header}\n${row}`, 6],
    ['a title in Khmer', `តារាងតម្លៃ\r${header}\r${row}\r`, 3],
  ])('is left out, and its lines are counted: %s', async (_, text, line) => {
    const { columns, rows } = await readCsv(Buffer.from(`\uFEFF${text}`));
    expect(columns).toEqual(header.split(','));
    expect(rows).toMatchObject([{ line, cells: { name: 'Mouse', stock: '1' } }]);
  });

  it('is left out where each of its cells is a remark, as many as the header has', async () => {
    const remarks = header
      .split(',')
      .map((name) => `"# Required | The ${name}, as shoppers see it"`)
      .join(',');
    const text = `${remarks}\n${header}\n${row}`;
    const { columns, rows } = await readCsv(Buffer.from(text), undefined, true);
    expect(columns).toEqual(header.split(','));
    expect(rows).toMatchObject([{ line: 3, cells: { name: 'Mouse' } }]);
  });

  it('is left out whatever parts the cells', async () => {
    const text = [`Price list 2026;;;;;;`, header, row].join('\n').replaceAll(',', ';');
    expect((await readCsv(Buffer.from(text), undefined, true)).rows).toMatchObject([{ line: 3 }]);
  });

  it('is nothing where the first line has names of columns', async () => {
    const { columns, rows } = await readCsv(Buffer.from('sku,price\nA1,3,4,5,6,7'), undefined, true);
    expect(columns).toEqual(['sku', 'price']);
    expect(rows).toMatchObject([{ line: 2 }]);
  });

  it('is nothing in a text without a table', async () => {
    const reading = readCsv(Buffer.from('Dear Sok\nplease find the list attached\n'));
    await expect(reading).rejects.toMatchObject({
      message: expect.stringContaining('column name, category'),
    });
  });
});

describe('characters that nobody sees', () => {
  const cellsOf = async (row: string) =>
    (await readCsv(Buffer.from(`${header},stock_seen,sku\n${row}`))).rows[0]!.cells;

  it('are no part of a figure', async () => {
    const cells = await cellsOf('Mouse,mouse,b,\u200B$1.000,\u20603\u200E,a.png,x,\u200B4,');
    expect(cells).toMatchObject({ price: '$1.000', stock: '3', stock_seen: '4' });
  });

  it('stay in texts, but for those that control a terminal or a printer', async () => {
    const cells = await cellsOf('ក\u200Bខ\u0007,mouse,b,1,1,a.png,one\u001B[31m\u000Btwo,,\u0002S-1');
    expect(cells).toMatchObject({ name: 'ក\u200Bខ', description: 'one[31m\ntwo', sku: 'S-1' });
  });

  it.each(['\u001A', '\u200B,,,\u2060', '\uFEFF', '\u00A0,\u00A0'])('are no row: %j', async (row) => {
    const { rows } = await readCsv(Buffer.from(`${header}\n${row}\nMouse,mouse,b,1,1,a.png,\n${row}`));
    expect(rows.map(({ line }) => line)).toEqual([3]);
  });
});

it('cells beyond the header are a fault only if they are not blank', async () => {
  const row = 'Mouse,mouse,b,1,1,a.png,Nice';
  const { rows } = await readCsv(Buffer.from(`${header}\n${row},, \n${row},x`));
  expect(rows.map(({ fault }) => fault)).toEqual([
    undefined,
    { code: 'ROW_TOO_LONG', params: {}, message: 'The row has more cells than the header' },
  ]);
});

it('a row has at most 200 cells that are not blank', async () => {
  const row = 'Mouse,mouse,b,1,1,a.png,Nice';
  await expect(readCsv(Buffer.from(`${header}\n${row}${','.repeat(999)}`))).resolves.toMatchObject({
    rows: [{ fault: undefined }],
  });
  await expect(readCsv(Buffer.from(`${header}\n${row}${',x'.repeat(194)}`))).rejects.toThrow(
    'Row 2 has more than 200 cells',
  );
});

it('a row with a cell of more than 20,000 characters is faulty, and only the beginning of the cell is kept', async () => {
  const row = (name: string, note: string) => `"${name}",mouse,b,1,1,a.png,"${note}"`;
  const [fits, long] = ['x'.repeat(20_000), 'x'.repeat(20_001)];
  const { rows } = await readCsv(
    Buffer.from([header, row(fits, ''), row(long, ''), row('', long)].join('\n')),
  );
  expect(rows.map(({ fault }) => fault)).toEqual([
    undefined,
    ...['name', 'description'].map((field) => ({
      code: 'TOO_LONG',
      params: { most: 20_000 },
      message: `${field} has more than 20000 characters`,
      field,
    })),
  ]);
  expect(rows.map(({ cells }) => cells.name!.length)).toEqual([20_000, 201, 0]);
});

it('the fault of a long cell in a column without a name has no field', async () => {
  const row = `Mouse,mouse,b,1,1,a.png,,${'x'.repeat(20_001)}`;
  const { rows } = await readCsv(Buffer.from(`${header},\n${row}`));
  expect(rows[0]!.fault).toEqual({
    code: 'TOO_LONG',
    params: { most: 20_000 },
    message: 'A cell has more than 20000 characters',
  });
});

it('a row with unbalanced quotes is faulty', async () => {
  const { rows } = await readCsv(Buffer.from(`${header}\n"27" Mouse",mouse,b,1,1,a.png,Nice`));
  expect(rows[0]!.fault).toEqual({
    code: 'ROW_NOT_CSV',
    params: {},
    message:
      'A cell goes on behind the quote that closes it. Please double the quotes within a text, or delete them',
  });
});

it('a file with a row of millions of characters is refused', async () => {
  const file = Buffer.from(`${header}\nMouse,mouse,b,1,1,a.png,Nice\n"${'x'.repeat(5_000_000)}"`);
  await expect(readCsv(file)).rejects.toThrow('Row 3 is too long');
});

it('a file has at most 100 columns, besides that of the reasons', async () => {
  const wide = header + ',x'.repeat(93);
  await expect(readCsv(Buffer.from(`${wide},error`))).resolves.toMatchObject({ rows: [] });
  await expect(readCsv(Buffer.from(`${wide},x`))).rejects.toThrow('more than 100 columns');
});

describe('the lines of a file, whatever they end with,', () => {
  const rows = [
    'Mouse 1,mouse,b,1,1,a.png,',
    '',
    '"Mouse 2",mouse,b,1,1,a.png,"two',
    'lines"',
    'Mouse 3,mouse,b,1,1,a.png,x',
  ];
  const asRead = [
    [2, 'Mouse 1', ''],
    [4, 'Mouse 2', 'two\nlines'],
    [6, 'Mouse 3', 'x'],
  ];
  const ended = (ends: string[], last: string) =>
    [header, ...rows].map(
      (line, index, { length }) => line + (index + 1 < length ? ends[index % ends.length] : last),
    );

  it.each([
    ['\\n', ['\n'], ''],
    ['\\r\\n', ['\r\n'], '\r\n'],
    ['\\r', ['\r'], '\r'],
    ['\\r without a last one', ['\r'], ''],
    ['\\r\\n after the header, then \\n', ['\r\n', '\n', '\n', '\n', '\n'], '\n'],
    ['\\n after the header, then \\r\\n', ['\n', '\r\n', '\r\n', '\r\n', '\r\n'], ''],
    ['\\r\\n with \\n at the end', ['\r\n', '\r\n', '\r\n', '\n', '\n'], '\n'],
    ['a mixture of all', ['\r', '\n', '\r\n', '\r', '\r\n'], '\r'],
  ])('are those that a text editor counts: %s', async (_, ends, last) => {
    for (const chunk of [1, 7, 65_536]) {
      const { rows: read } = await readCsv(Buffer.from(ended(ends, last).join('')), chunk);
      expect(read.map(({ line, cells }) => [line, cells.name, cells.description])).toEqual(asRead);
      expect(read.map(({ fault }) => fault)).toEqual([undefined, undefined, undefined]);
    }
  });
});

it('a character may be split between two chunks of the file', async () => {
  const file = Buffer.from(
    `\uFEFF${header}\r\nកណ្ដុរ,mouse,ü,1,1,a.png,"two\r\nlines"\r\n\r\nLast,mouse,b,1,1,a.png,`,
  );
  const { rows } = await readCsv(file, 1);
  expect(rows.map(({ line, cells }) => [line, cells.name, cells.brand])).toEqual([
    [2, 'កណ្ដុរ', 'ü'],
    [5, 'Last', 'b'],
  ]);
});

describe('a long file', () => {
  it('is read whole, each row with its line', async () => {
    const { rows } = await readCsv(aLongFile(20_000));
    expect(rows).toHaveLength(20_000);
    const bad = rows.find(
      ({ line, cells, fault }, index) =>
        fault ||
        line !== 2 + index * 2 ||
        cells.name !== `Mouse ${index}` ||
        cells.description !== 'two\nlines',
    );
    expect(bad).toBeUndefined();
  });

  it('lets other work run while it is read', async () => {
    let isRead = false;
    let turns = 0;
    const reading = readCsv(aLongFile(20_000)).then(() => (isRead = true));
    while (!isRead) {
      await setImmediate();
      turns += 1;
    }
    await reading;
    expect(turns).toBeGreaterThan(3);
  });

  it('is refused when it has too many rows', async () => {
    await expect(readCsv(aLongFile(20_001))).rejects.toThrow('more than 20000 rows');
  });
});

describe('what a spreadsheet shows', () => {
  const cellsOf = async (row: string) => (await readCsv(Buffer.from(`${header},sku\n${row}`))).rows[0]!.cells;

  it.each([
    ['="00123"', '00123'],
    ['"=""00123"""', '00123'],
    ['"=""7"""" x"""', '7" x'],
    ['"=""a""&""b"""', '="a"&"b"'],
    ['=00123', '=00123'],
    [`'="00123"`, `'="00123"`],
    [`'00123`, '00123'],
    [`''00123`, `'00123`],
  ])('of a code %s is %s', async (cell, sku) => {
    expect((await cellsOf(`Mouse,mouse,b,1,1,a.png,x,${cell}`)).sku).toBe(sku);
  });

  it('is a figure also behind the quote by which it is kept as a text', async () => {
    const cells = await cellsOf(`Mouse,mouse,b,'12.50,"=""4""",a.png,'kept,`);
    expect(cells).toMatchObject({ price: '12.50', stock: '4', description: `'kept` });
  });
});

it('names of columns may have blanks and signs that nobody sees', async () => {
  const { columns } = await readCsv(Buffer.from(header.replace('stock', '\u200BStock\u00A0\u200E')));
  expect(columns).toEqual(header.split(','));
});

describe('lines that a program has put in quotes whole', () => {
  const whole = (lines: string[]) =>
    Buffer.from(lines.map((line) => `"${line.replaceAll('"', '""')}"`).join('\r\n'));

  it('are read as what is in them', async () => {
    const { columns, rows } = await readCsv(whole([header, 'Mouse,mouse,b,1,1,a.png,"27"" wide, light"']));
    expect(columns).toEqual(header.split(','));
    expect(rows).toMatchObject([{ line: 2, cells: { stock: '1', description: '27" wide, light' } }]);
  });

  it('may have their cells parted by another sign', async () => {
    const file = whole([header, 'Mouse,mouse,b,1,1,a.png,x'].map((line) => line.replaceAll(',', ';')));
    expect((await readCsv(file, undefined, true)).rows).toMatchObject([{ cells: { stock: '1' } }]);
  });
});

it('a quote that is not closed in the header is told, whatever it took', async () => {
  const rows = 'Mouse,mouse,b,1,1,a.png,x\nOther,mouse,b,1,1,a.png,y';
  await expect(readCsv(Buffer.from(`"${header}\n${rows}`))).rejects.toThrow(
    'The quote that opens in row 1 is not closed, and took 2 more lines into its cell',
  );
});
