import { readNewProduct } from './new-product.js';
import { SpecFields } from './spec-fields.js';

it.each(['\u2060', '\u200B'])('an invisible text is refused as a name and as a brand: %j', (unseen) => {
  const { issues } = readNewProduct({ name: unseen, brand: unseen }, new SpecFields());
  expect(issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['name', 'brand']));
});

it('a name is one line, also where a cell of a file has several', () => {
  const form = {
    ...{ name: ' Swift\r\n\tMouse ', name_km: 'កណ្ដុរ\u2028លឿន', brand: 'Ton\nle', sku: 'A\n1' },
    ...{ price: '1', stock: '1', category: 'mouse' },
  };
  const { product } = readNewProduct(form, new SpecFields());
  expect(product).toMatchObject({ name: 'Swift Mouse', nameKm: 'កណ្ដុរ លឿន', brand: 'Ton le', sku: 'A 1' });
});
