import { readNewProduct } from './new-product.js';

it.each(['\u2060', '\u200B'])('an invisible text is refused as a name and as a brand: %j', (unseen) => {
  const { issues } = readNewProduct({ name: unseen, brand: unseen });
  expect(issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['name', 'brand']));
});

it('a name is one line, also where a cell of a file has several', () => {
  const { product } = readNewProduct({
    ...{ name: ' Swift\r\n\tMouse ', name_km: 'កណ្ដុរ\u2028លឿន', brand: 'Ton\nle', sku: 'A\n1' },
    ...{ price: '1', stock: '1', category: 'mouse' },
  });
  expect(product).toMatchObject({ name: 'Swift Mouse', nameKm: 'កណ្ដុរ លឿន', brand: 'Ton le', sku: 'A 1' });
});
