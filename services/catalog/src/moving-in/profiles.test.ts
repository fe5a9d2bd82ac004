import { profileOf, targetsIn } from './profiles.js';

const read = (header: string[]) => {
  const profile = profileOf(header);
  return profile && { key: profile.key, targets: targetsIn(profile, header) };
};

describe('a feed of products', () => {
  const names = ['id', 'title', 'image_link', 'link', 'additional_image_link', 'google_product_category'];
  const targets = ['sku', 'name', 'image', undefined, 'image', 'category'];

  it('is known whether its names are written with blanks or as in its feed', () => {
    expect(read(names)).toEqual({ key: 'google', targets });
    expect(read(names.map((name) => name.replaceAll('_', ' ')))).toEqual({ key: 'google', targets });
    expect(read(names.map((name) => ` ${name.replaceAll('_', ' ').toUpperCase()}`))).toMatchObject({
      targets,
    });
  });

  it('of Meta has the columns that feeds share', () => {
    const header = ['ID', 'Title', 'Sale_Price', 'Availability', 'Image', 'additional_image_link', 'gtin'];
    const found = ['sku', 'name', 'sale_price', 'available', 'image', 'image', 'barcode'];
    expect(read(header)).toEqual({ key: 'meta', targets: found });
    expect(read(['id', 'title', 'sale price', 'availability', 'google product category'])).toEqual({
      key: 'meta',
      targets: ['sku', 'name', 'sale_price', 'available', 'category'],
    });
  });
});
