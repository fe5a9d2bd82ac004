import { anOrder } from '../testing/samples';
import { orderFigures, paidFor } from './order-figures';

describe('orderFigures', () => {
  it('uses the stored shipping, even if the policy has changed since', () => {
    const order = anOrder({ subtotal: 19.99, shipping: 5, tax: 0, total_price: 24.99 });
    expect(orderFigures(order)).toEqual({
      discount: 0,
      subtotal: 19.99,
      shipping: 5,
      tax: 0,
      total: 24.99,
      refunded: 0,
    });
  });

  it('calculates the shipping from the total when the answer has none', () => {
    expect(orderFigures(anOrder())).toEqual({
      discount: 0,
      subtotal: 19.99,
      shipping: 2,
      tax: 0,
      total: 21.99,
      refunded: 0,
    });
  });
});

it('the pieces of a line with a discount add up to what was paid for it', () => {
  const [line] = anOrder().items;
  const three = { ...line!, quantity: 3, price: 9.99, discount: 1 };
  // As the server gives them back one by one: $9.66, $9.65 and $9.66.
  expect([1, 2, 3].map((pieces) => paidFor(three, pieces))).toEqual([9.66, 19.31, 28.97]);
});
