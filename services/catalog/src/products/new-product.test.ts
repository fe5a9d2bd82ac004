import { readNewProduct } from './new-product.js';

it.each(['\u2060', '\u200B'])('an invisible text is refused as a name and as a brand: %j', (unseen) => {
  const { issues } = readNewProduct({ name: unseen, brand: unseen });
  expect(issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['name', 'brand']));
});
