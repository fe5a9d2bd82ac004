import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { dataFolder } from './load.js';
import { productTables, readProducts, readRows, textOf, type Row } from './tables.js';

const COMMON = 'name,category,brand,price,stock,description,image,name_km,description_km';

/** The category of each file and the columns that its products have beyond the common ones. */
const TABLES: Record<string, { category: string; columns: string }> = {
  mice: {
    category: 'mouse',
    columns: 'dpi,mouse_rgb,connection,battery,weight_grams,mouse_color,mouse_other_features',
  },
  mousepads: { category: 'mousepad', columns: 'size,material,thickness_mm,mousepad_color' },
  keyboards: {
    category: 'keyboard',
    columns:
      'layout,switch_type,keyboard_color,keyboard_rgb,keyboard_connection,keycap_material,keyboard_battery,keyboard_weight_grams,keyboard_other_features',
  },
  headphones: {
    category: 'headphone',
    columns:
      'frequency_response,mic,headphone_connection,surround_sound,headphone_battery,headphone_weight_grams,headphone_color,headphone_other_features',
  },
  monitors: {
    category: 'monitor',
    columns: 'screen_size,resolution,refresh_rate,panel_type,monitor_connection,monitor_color,monitor_weight',
  },
};
const VIEWS = ['front', 'angle', 'detail', 'in-use'];

const tables = await readProducts(dataFolder);
const brands = await readRows(path.join(dataFolder, 'brands.csv'));
const reviews = await readRows(path.join(dataFolder, 'reviews.csv'));
const products = tables.flat();
const of = (column: string) => products.map((row) => textOf(row, column));
const slugOf = (row: Row) => textOf(row, 'name').toLowerCase().replaceAll(' ', '-');
const images = path.join(dataFolder, 'images');

describe('the tables of the sample catalogue', () => {
  it.each(productTables.map((table, index) => [table, tables[index] as Row[]] as const))(
    'have in %s only the columns of its category, each cell filled',
    (table, rows) => {
      const { category, columns } = TABLES[table]!;
      expect(new Set(rows.map((row) => Object.keys(row).join(',')))).toEqual(
        new Set([`${COMMON},${columns}`]),
      );
      expect(rows.filter((row) => Object.values(row).some((cell) => cell.trim() === ''))).toEqual([]);
      expect(new Set(rows.map((row) => row['category']))).toEqual(new Set([category]));
    },
  );

  it('hold 66 products', () => {
    expect(tables.map(({ length }) => length)).toEqual([14, 12, 14, 14, 12]);
  });

  it('have at least four brands in every category', () => {
    const counts = tables.map((rows) => new Set(rows.map((row) => row['brand'])).size);
    expect(counts.filter((count) => count < 4)).toEqual([]);
  });

  it('have a product for every brand, and an existing brand for every product', () => {
    expect(new Set(of('brand'))).toEqual(new Set(brands.map((row) => row['name'])));
  });

  it('have no two products with the same name in any letter case', () => {
    expect(new Set(of('name').map((name) => name.toLowerCase())).size).toBe(products.length);
  });

  it('start every name with its brand', () => {
    expect(products.filter((row) => !row['name']?.startsWith(`${row['brand']} `))).toEqual([]);
  });

  it('price every product in dollars with two decimals, above zero', () => {
    expect(of('price').filter((price) => !/^\d+\.\d{2}$/.test(price) || Number(price) <= 0)).toEqual([]);
  });

  it('have products that are sold out and products with a low stock', () => {
    const stocks = of('stock').map(Number);
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(1);
    expect(stocks.filter((stock) => stock >= 1 && stock <= 5).length).toBeGreaterThanOrEqual(3);
  });

  it('describe every product in two or three sentences', () => {
    const sentences = of('description').map((text) => text.match(/[.!?](\s|$)/g)?.length ?? 0);
    expect(sentences.filter((count) => count < 2 || count > 3)).toEqual([]);
  });

  it('name every product in Khmer: what it is, then brand and model', () => {
    const form = /^[\p{Script=Khmer}]+ \p{Script=Latin}/u;
    expect(of('name_km').filter((name) => !form.test(name))).toEqual([]);
    expect(products.filter((row) => !row['name_km']?.endsWith(` ${row['name']}`))).toEqual([]);
  });

  it('describe every product in one or two Khmer sentences of its own', () => {
    const texts = of('description_km');
    expect(texts.filter((text) => !/^[^។]+។( [^។]+។)?$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(products.length);
  });

  it('write truth values as yes or no', () => {
    const switches = ['mouse_rgb', 'keyboard_rgb', 'mic', 'surround_sound'];
    const answers = products.flatMap((row) => switches.flatMap((column) => row[column] ?? []));
    expect(new Set(answers)).toEqual(new Set(['yes', 'no']));
  });

  it('say of every wired mouse that it has no battery', () => {
    const wired = products.filter((row) => row['connection']?.startsWith('USB wired'));
    expect(new Set(wired.map((row) => row['battery']))).toEqual(new Set(['None (wired)']));
  });

  it('have no cell that a spreadsheet would take for a formula', () => {
    const cells = [...products, ...brands].flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });
});

describe('the images of the sample catalogue', () => {
  it('are the four views of every product, and no others', async () => {
    const named = products.flatMap((row) => VIEWS.map((view) => `${slugOf(row)}-${view}.webp`));
    expect((await readdir(images)).sort()).toEqual(named.sort());
  });

  it('are in the tables with their front view', () => {
    expect(of('image')).toEqual(products.map((row) => `${slugOf(row)}-front.webp`));
  });

  it('are square WebP files of 1000 pixels', async () => {
    expect(await wrongSizes(images, [1000, 1000])).toEqual([]);
  });

  it('are below 100 kB each and 7 MB together', async () => {
    const files = (await readdir(images)).map((file) => stat(path.join(images, file)));
    const sizes = (await Promise.all(files)).map(({ size }) => size);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7_000_000);
  });

  it.each(products.map(slugOf))('show backdrop on all four sides of %s from the front', async (product) => {
    const { data, info } = await decode(path.join(images, `${product}-front.webp`));
    expect(steepestStepAlongEdges(data, info.width, info.channels)).toBeLessThan(40);
  });
});

describe('the logos of the sample catalogue', () => {
  it('exist for every brand, and no others', async () => {
    const logos = brands.map((row) => textOf(row, 'logo'));
    expect((await readdir(path.join(dataFolder, 'logos'))).sort()).toEqual(logos.sort());
  });

  it('are WebP files of 400 by 160 pixels', async () => {
    expect(await wrongSizes(path.join(dataFolder, 'logos'), [400, 160])).toEqual([]);
  });
});

/** The files of a folder that are not WebP images of that width and height. */
async function wrongSizes(folder: string, size: readonly [number, number]): Promise<string[]> {
  const wrong = [];
  for (const file of await readdir(folder)) {
    const { format, width, height } = await sharp(path.join(folder, file)).metadata();
    if (format !== 'webp' || width !== size[0] || height !== size[1]) {
      wrong.push(`${file}: ${format} of ${width} by ${height}`);
    }
  }
  return wrong;
}

async function decode(file: string) {
  return sharp(file).raw().toBuffer({ resolveWithObject: true });
}

/** The greatest difference between neighbouring pixels of the outermost rows and columns: soft unless clipped. */
function steepestStepAlongEdges(data: Buffer, size: number, channels: number): number {
  const at = (x: number, y: number) => data[(y * size + x) * channels] ?? 0;
  let steepest = 0;
  for (let index = 1; index < size; index += 1) {
    for (const side of [0, size - 1]) {
      steepest = Math.max(
        steepest,
        Math.abs(at(index, side) - at(index - 1, side)),
        Math.abs(at(side, index) - at(side, index - 1)),
      );
    }
  }
  return steepest;
}

describe('the reviews of the sample catalogue', () => {
  const byName = new Map(products.map((row) => [textOf(row, 'name'), row]));
  const idOf = (row: Row) => `${textOf(row, 'product')} by ${textOf(row, 'author')}`;

  it('are of products of the catalogue that stay well in stock, one of each author', () => {
    const rare = reviews.filter((row) => !(Number(byName.get(textOf(row, 'product'))?.['stock']) > 10));
    expect(rare).toEqual([]);
    expect(new Set(reviews.map(idOf)).size).toBe(reviews.length);
    expect(new Set(reviews.map((row) => row['product'])).size).toBeGreaterThanOrEqual(12);
  });

  it('name every author as a sample, in the language in which they write', () => {
    const unmarked = reviews.filter((row) => {
      const isKhmer = /\p{Script=Khmer}/u.test(textOf(row, 'text'));
      return !textOf(row, 'author').endsWith(isKhmer ? ' (គំរូ)' : ' (sample)');
    });
    expect(unmarked).toEqual([]);
  });

  it('praise and complain', () => {
    const ratings = new Set(reviews.map((row) => row['rating']));
    expect([...ratings].sort()).toEqual(['2', '3', '4', '5']);
  });
});
