import Papa from 'papaparse';
import { brandNames } from './catalogue/brands.js';
import { products } from './catalogue/catalogue.js';
import { imageOf, nameKmOf, nameOf } from './catalogue/product.js';
import { brandsCsv, productColumns, productsCsv } from './csv.js';

type Row = Record<string, string>;

function parse(csv: string): Row[] {
  const { data, errors } = Papa.parse<Row>(csv, { header: true });
  expect(errors).toEqual([]);
  return data;
}

function typed(text: string | undefined, example: string | number | boolean): unknown {
  if (typeof example === 'boolean') {
    return text === 'yes';
  }
  return typeof example === 'number' ? Number(text) : text;
}

describe('products.csv', () => {
  it('starts with the columns of the bulk upload', () => {
    expect(productsCsv(products).split(/\r?\n/, 1)[0]).toMatch(
      /^name,category,brand,price,stock,description,image,name_km,description_km,dpi,mouse_rgb,/,
    );
  });

  it('has a column for every field of every category, each once', () => {
    expect(productColumns.length).toBe(new Set(productColumns).size);
  });

  it('writes prices in dollars with two decimals', () => {
    const prices = parse(productsCsv(products)).map((row) => row['price'] ?? '');
    expect(prices.filter((price) => !/^\d+\.\d{2}$/.test(price) || Number(price) <= 0)).toEqual([]);
  });

  it('reads back to the same products', () => {
    const rows = parse(productsCsv(products));
    const read = rows.map((row, index) => ({
      name: row['name'],
      category: row['category'],
      brand: row['brand'],
      price: Math.round(Number(row['price']) * 100),
      stock: Number(row['stock']),
      description: row['description'],
      image: row['image'],
      nameKm: row['name_km'],
      descriptionKm: row['description_km'],
      specification: Object.fromEntries(
        Object.entries(products[index]?.specification ?? {}).map(([field, value]) => [
          field,
          typed(row[field], value),
        ]),
      ),
    }));
    expect(read).toEqual(
      products.map((product) => ({
        name: nameOf(product),
        category: product.category,
        brand: product.brand,
        price: product.price,
        stock: product.stock,
        description: product.description,
        image: imageOf(product),
        nameKm: nameKmOf(product),
        descriptionKm: product.descriptionKm,
        specification: product.specification,
      })),
    );
  });

  it('leaves the columns of other categories empty', () => {
    const mouse = parse(productsCsv(products)).find((row) => row['category'] === 'mouse');
    expect([mouse?.['layout'], mouse?.['panel_type'], mouse?.['thickness_mm'], mouse?.['mic']]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it('has no cell that a spreadsheet would take for a formula', () => {
    const cells = parse(productsCsv(products)).flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });
});

describe('brands.csv', () => {
  it('names every brand and its logo', () => {
    const rows = parse(brandsCsv());
    expect(rows.map((row) => row['name'])).toEqual(brandNames);
    expect(rows.every((row) => /^[a-z]+\.png$/.test(row['logo'] ?? ''))).toBe(true);
  });
});
