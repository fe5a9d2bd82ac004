import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandNames, brands, type BrandName } from './catalogue/brands.js';
import { products } from './catalogue/catalogue.js';
import { imageOf, logoOf, type Product } from './catalogue/product.js';
import { brandsCsv, productsCsv } from './csv.js';
import { drawLogo } from './draw/marks/logo.js';
import { productScene } from './draw/product-scene.js';
import { renderLogo, renderPicture } from './draw/render.js';
import { drawScene } from './draw/scene.js';

/** Pictures rendered side by side; more would starve the shop that starts up beside this. */
const PARALLEL = 2;

/**
 * Writes the sample catalogue as a folder fit for the shop's bulk upload: `products.csv` with `images/`, and
 * `brands.csv` with `logos/`. Repeatable: the same files come out every time, replacing earlier ones.
 */
export async function writeSampleCatalogue(folder: string): Promise<void> {
  const [images, logos] = [path.join(folder, 'images'), path.join(folder, 'logos')];
  await mkdir(images, { recursive: true });
  await mkdir(logos, { recursive: true });
  await writeFile(path.join(folder, 'brands.csv'), brandsCsv());
  await inParallel(brandNames, (brand) => writeLogo(logos, brand));
  await inParallel(products, (product) => writeImage(images, product));
  await writeFile(path.join(folder, 'products.csv'), productsCsv(products));
}

async function writeLogo(folder: string, brand: BrandName): Promise<void> {
  await writeFile(path.join(folder, logoOf(brand)), await renderLogo(drawLogo(brand, brands[brand])));
}

async function writeImage(folder: string, product: Product): Promise<void> {
  const picture = await renderPicture(drawScene(productScene(product)));
  await writeFile(path.join(folder, imageOf(product)), picture);
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
}
