import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { brandNames } from './catalogue/brands.js';
import { products } from './catalogue/catalogue.js';
import { imageOf, logoOf } from './catalogue/product.js';
import { productScene } from './draw/product-scene.js';
import { renderPicture } from './draw/render.js';
import { drawScene } from './draw/scene.js';
import { writeSampleCatalogue } from './write.js';

describe('writeSampleCatalogue', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sample-catalogue-'));
    await writeSampleCatalogue(folder);
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it('writes two tables and two folders', async () => {
    expect((await readdir(folder)).sort()).toEqual(['brands.csv', 'images', 'logos', 'products.csv']);
  });

  it('writes a square WebP of 1000 pixels for every product', async () => {
    for (const product of products) {
      const { info } = await decode(path.join(folder, 'images', imageOf(product)));
      expect([info.width, info.height]).toEqual([1000, 1000]);
    }
  });

  it('keeps every picture small enough for a shop grid', async () => {
    const sizes = await Promise.all(
      products.map((product) => stat(path.join(folder, 'images', imageOf(product)))),
    );
    expect(Math.max(...sizes.map(({ size }) => size))).toBeLessThan(70_000);
  });

  it('writes a logo of 400 by 160 pixels for every brand', async () => {
    for (const brand of brandNames) {
      const { info } = await decode(path.join(folder, 'logos', logoOf(brand)));
      expect([info.width, info.height]).toEqual([400, 160]);
    }
  });

  it('draws the same picture every time', async () => {
    const product = products[0];
    const again = product && (await renderPicture(drawScene(productScene(product))));
    expect(product && again?.equals(await readFile(path.join(folder, 'images', imageOf(product))))).toBe(
      true,
    );
  });

  it.each(products.map((product) => [imageOf(product), product] as const))(
    'leaves backdrop on all four sides of %s',
    async (file) => {
      const { data, info } = await decode(path.join(folder, 'images', file));
      expect(steepestStepAlongEdges(data, info.width, info.channels)).toBeLessThan(40);
    },
  );
});

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
