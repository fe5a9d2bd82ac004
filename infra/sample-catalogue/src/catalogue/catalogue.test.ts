import { brandNames } from './brands.js';
import { products } from './catalogue.js';
import { imageOf, nameKmOf, nameOf } from './product.js';
import { categories, specificationSchemas } from './specification.js';

describe('the sample catalogue', () => {
  it('has at least 64 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(64);
  });

  it.each(categories)('has at least four brands for the category %s', (category) => {
    const brands = new Set(
      products.filter((product) => product.category === category).map(({ brand }) => brand),
    );
    expect(brands.size).toBeGreaterThanOrEqual(4);
  });

  it('gives every brand a product', () => {
    expect(new Set(products.map(({ brand }) => brand))).toEqual(new Set(brandNames));
  });

  it('names no two products alike, whatever the letter case', () => {
    expect(new Set(products.map((product) => nameOf(product).toLowerCase())).size).toBe(products.length);
  });

  it('gives every product an image file of its own', () => {
    expect(new Set(products.map(imageOf)).size).toBe(products.length);
  });

  it.each(products.map((product) => [nameOf(product), product] as const))(
    'fills every field of the specification of %s',
    (_, product) => {
      expect(specificationSchemas[product.category].safeParse(product.specification).error).toBeUndefined();
    },
  );

  it('prices every product in whole cents above zero', () => {
    expect(products.filter(({ price }) => !Number.isInteger(price) || price <= 0)).toEqual([]);
  });

  it('has products that are sold out and products that are nearly so', () => {
    const stocks = products.map(({ stock }) => stock);
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(1);
    expect(stocks.filter((stock) => stock >= 1 && stock <= 5).length).toBeGreaterThanOrEqual(3);
  });

  it('describes every product in two or three sentences', () => {
    const sentences = products.map(({ description }) => description.match(/[.!?](\s|$)/g)?.length ?? 0);
    expect(sentences.filter((count) => count < 2 || count > 3)).toEqual([]);
  });

  it('names every product in Khmer: what it is, then brand and model', () => {
    const form = /^[\p{Script=Khmer}]+ \p{Script=Latin}/u;
    expect(products.filter((product) => !form.test(nameKmOf(product)))).toEqual([]);
    expect(products.filter((product) => !nameKmOf(product).endsWith(nameOf(product)))).toEqual([]);
  });

  it('describes every product in one or two Khmer sentences of its own', () => {
    const texts = products.map(({ descriptionKm }) => descriptionKm);
    expect(texts.filter((text) => !/^[^។]+។( [^។]+។)?$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(products.length);
  });

  it('says of every wired mouse that it has no battery', () => {
    const mice = products.filter((product) => product.category === 'mouse');
    const wired = mice.filter(({ specification }) => /^USB wired/.test(specification.connection));
    expect(wired.map(({ specification }) => specification.battery)).toEqual(wired.map(() => 'None (wired)'));
  });

  it('draws a light on exactly those mice and keyboards that have one', () => {
    const lit = products.flatMap((product) => {
      if (product.category === 'mouse') {
        return [[product.specification.mouse_rgb, product.picture.light !== undefined]];
      }
      return product.category === 'keyboard'
        ? [[product.specification.keyboard_rgb, product.picture.light !== undefined]]
        : [];
    });
    expect(lit.filter(([said, drawn]) => said !== drawn)).toEqual([]);
  });
});
