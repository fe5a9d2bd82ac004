import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import { ShopClient } from './shop-client.js';

export interface LoadOptions {
  /** Address of the running shop, such as `http://localhost:3000`. */
  baseUrl: string;
  /** The seller who is to own the products. */
  email: string;
  password: string;
  /** The admin who creates the brands. */
  adminEmail: string;
  adminPassword: string;
  /** A folder made by `writeSampleCatalogue`. */
  folder: string;
  log?: (line: string) => void;
}

export interface LoadResult {
  /** Brands and products that this call added; both 0 where all were there before. */
  brands: number;
  products: number;
}

type Row = Record<string, string>;

/**
 * Loads the folder into a running shop through its public API. Afterwards every brand and product of the folder
 * is in the shop. Repeatable: what is there already stays as it is.
 * @throws Error that names the products which the shop did not take, or the call that failed.
 */
export async function loadSampleCatalogue(options: LoadOptions): Promise<LoadResult> {
  const log = options.log ?? (() => undefined);
  const admin = await ShopClient.logIn(options.baseUrl, options.adminEmail, options.adminPassword);
  const brands = await addBrands(admin, options.folder);
  log(`${brands} brands added`);
  const seller = await ShopClient.logIn(options.baseUrl, options.email, options.password);
  const products = await addProducts(seller, options.folder);
  log(`${products} products added`);
  return { brands, products };
}

async function addBrands(admin: ShopClient, folder: string): Promise<number> {
  const rows = await readRows(path.join(folder, 'brands.csv'));
  const known = new Set((await admin.brandNames()).map((name) => name.toLowerCase()));
  const missing = rows.filter((row) => !known.has(textOf(row, 'name').toLowerCase()));
  for (const row of missing) {
    const form = new FormData();
    form.set('name', textOf(row, 'name'));
    form.set('image', await readImage(path.join(folder, 'logos'), textOf(row, 'logo'), 'image/png'));
    await admin.createBrand(form);
  }
  return missing.length;
}

async function addProducts(seller: ShopClient, folder: string): Promise<number> {
  const file = path.join(folder, 'products.csv');
  const rows = await readRows(file);
  const form = new FormData();
  form.set('csv', new File([await readFile(file)], 'products.csv', { type: 'text/csv' }));
  for (const row of rows) {
    form.append('images', await readImage(path.join(folder, 'images'), textOf(row, 'image'), 'image/webp'));
  }
  const result = await seller.uploadProducts(form);
  const known = new Set(await seller.productNames());
  const absent = rows.map((row) => textOf(row, 'name')).filter((name) => !known.has(name));
  if (absent.length > 0) {
    const reasons = absent.map((name) => `${name} (${result.errors.get(name) ?? 'no reason given'})`);
    throw new Error(`The shop did not take ${absent.length} sample products: ${reasons.join(', ')}`);
  }
  return result.uploaded;
}

async function readRows(file: string): Promise<Row[]> {
  return Papa.parse<Row>(await readFile(file, 'utf8'), { header: true, skipEmptyLines: true }).data;
}

async function readImage(folder: string, name: string, type: string): Promise<File> {
  return new File([await readFile(path.join(folder, name))], name, { type });
}

function textOf(row: Row, column: string): string {
  const value = row[column];
  if (!value) {
    throw new Error(`The sample catalogue has a row without ${column}`);
  }
  return value;
}
