import { anOrder } from '../testing/samples';
import { orderFigures } from './order-figures';

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
