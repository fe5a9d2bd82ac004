import { anAdminOrder } from '../../../testing/samples';
import { picksOf } from './picks';

const line = (id: number, name: string, quantity: number) => ({
  id,
  quantity,
  price: 1,
  product: { id, name, price: 1, image: '', image_url: '' },
  packed: null,
  discount: 0,
  refunded: 0,
  warranty_months: null,
  serials: [],
});

it('the pieces of a product are added up over all orders, which are named once', () => {
  const one = anAdminOrder({ order_number: 'A', items: [line(2, 'Pad', 1), line(1, 'Mouse', 2)] });
  const other = anAdminOrder({ order_number: 'B', items: [line(1, 'Mouse', 3), line(1, 'Mouse', 1)] });
  expect(picksOf([one, other])).toEqual([
    { id: 1, name: 'Mouse', quantity: 6, orderNumbers: ['A', 'B'] },
    { id: 2, name: 'Pad', quantity: 1, orderNumbers: ['A'] },
  ]);
});

it('pieces that were given back are not fetched', () => {
  const order = anAdminOrder({
    items: [
      { ...line(1, 'Mouse', 3), refunded: 2 },
      { ...line(2, 'Pad', 1), refunded: 1 },
    ],
  });
  expect(picksOf([order])).toMatchObject([{ name: 'Mouse', quantity: 1 }]);
});

it("the shop's own code of a product is named, by which it is found on the shelves", () => {
  const mouse = line(1, 'Mouse', 1);
  const order = anAdminOrder({ items: [{ ...mouse, product: { ...mouse.product, sku: 'NAGA-1' } }] });
  expect(picksOf([order])).toMatchObject([{ name: 'Mouse', sku: 'NAGA-1' }]);
});
