import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ShopClient, type ListedProduct } from './shop-client.js';
import { inTurn, readProducts, readRows, textOf, toCsv, type Row } from './tables.js';

/** The sample catalogue that comes with the shop. */
export const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

export interface LoadOptions {
  /** Address of the running shop, such as `http://localhost:3000`. */
  baseUrl: string;
  /** The seller who is to own the products. */
  email: string;
  password: string;
  /** The admin who creates the brands. */
  adminEmail: string;
  adminPassword: string;
  /** A folder with the same files as {@link dataFolder}, which is the default. */
  folder?: string;
}

export interface LoadResult {
  /** How many brands and products this call added. */
  brands: number;
  products: number;
}

/**
 * Loads the folder into a running shop through its public API. Afterwards every brand and product of the folder
 * is in the shop. Repeatable: existing ones are not changed.
 * @throws Error that names the products which the shop refused, or the call that failed.
 */
export async function loadSampleCatalogue(options: LoadOptions): Promise<LoadResult> {
  const { baseUrl, folder = dataFolder } = options;
  const admin = await ShopClient.logIn(baseUrl, options.adminEmail, options.adminPassword);
  const brands = await addBrands(admin, folder);
  const seller = await ShopClient.logIn(baseUrl, options.email, options.password);
  const products = await addProducts(seller, folder);
  await addViews(seller, folder);
  return { brands, products };
}

async function addBrands(admin: ShopClient, folder: string): Promise<number> {
  const rows = await readRows(path.join(folder, 'brands.csv'));
  const known = new Set((await admin.brandNames()).map((name) => name.toLowerCase()));
  const missing = rows.filter((row) => !known.has(textOf(row, 'name').toLowerCase()));
  for (const row of missing) {
    const form = new FormData();
    form.set('name', textOf(row, 'name'));
    form.set('image', await readImage(path.join(folder, 'logos'), textOf(row, 'logo')));
    await admin.createBrand(form);
  }
  return missing.length;
}

/** One upload of all tables with a product of each category in turn, so that the newest are of every kind. */
async function addProducts(seller: ShopClient, folder: string): Promise<number> {
  const known = new Set(await seller.productNames());
  const rows = inTurn(await readProducts(folder)).filter((row) => !known.has(textOf(row, 'name')));
  if (rows.length === 0) return 0;
  const form = new FormData();
  form.set('csv', new File([toCsv(rows)], 'products.csv', { type: 'text/csv' }));
  for (const row of rows) {
    form.append('images', await readImage(path.join(folder, 'images'), textOf(row, 'image')));
  }
  const { uploaded, errors } = await seller.uploadProducts(form);
  await expectAllThere(seller, rows, errors);
  return uploaded;
}

async function expectAllThere(seller: ShopClient, rows: Row[], errors: Map<string, string>): Promise<void> {
  const known = new Set(await seller.productNames());
  const absent = rows.map((row) => textOf(row, 'name')).filter((name) => !known.has(name));
  if (absent.length === 0) {
    return;
  }
  const reasons = absent.map((name) => `${name} (${errors.get(name) ?? 'no reason given'})`);
  throw new Error(`The shop did not take ${absent.length} sample products: ${reasons.join(', ')}`);
}

/** The other images of a product, with what they show in both languages. */
const VIEWS = [
  { view: 'angle', alt: '{name} from another side', altKm: '{name} មើលពីម្ខាងទៀត' },
  { view: 'detail', alt: '{name} close by', altKm: '{name} មើលពីជិត' },
  { view: 'in-use', alt: '{name} on a desk', altKm: '{name} នៅលើតុ' },
];

/** Gives the other views to the products that have only one image, to two at a time: the shop works on each with one core. */
async function addViews(seller: ShopClient, folder: string): Promise<void> {
  const rows = new Map((await readProducts(folder)).flat().map((row) => [textOf(row, 'name'), row]));
  const lacking = (await seller.products()).filter(
    ({ name, images }) => rows.has(name) && images.length === 1,
  );
  const addInTurn = async () => {
    for (let next; (next = lacking.shift());)
      await seller.changeProduct(next.id, await viewsOf(next, rows.get(next.name)!, folder));
  };
  await Promise.all([addInTurn(), addInTurn()]);
}

async function viewsOf({ name, images }: ListedProduct, row: Row, folder: string): Promise<FormData> {
  const more = VIEWS.map(({ alt, altKm }, file) => ({
    file,
    alt: alt.replace('{name}', name),
    alt_km: altKm.replace('{name}', row.name_km || name),
  }));
  const form = new FormData();
  form.set('images', JSON.stringify([{ url: images[0]!.url }, ...more]));
  for (const { view } of VIEWS) {
    const file = textOf(row, 'image').replace('-front.', `-${view}.`);
    form.append('images', await readImage(path.join(folder, 'images'), file));
  }
  return form;
}

async function readImage(folder: string, name: string): Promise<File> {
  return new File([await readFile(path.join(folder, name))], name, { type: 'image/webp' });
}
