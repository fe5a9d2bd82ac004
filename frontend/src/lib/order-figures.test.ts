import { anOrder } from '../testing/samples';
import { orderFigures } from './order-figures';

describe('orderFigures', () => {
  it('shows the stored shipping, whatever the policy of today', () => {
    const order = anOrder({ subtotal: 19.99, shipping: 5, tax: 0, total_price: 24.99 });
    expect(orderFigures(order)).toEqual({ subtotal: 19.99, shipping: 5, tax: 0, total: 24.99 });
  });

  it('derives the shipping that was charged when the answer leaves it out', () => {
    expect(orderFigures(anOrder())).toEqual({ subtotal: 19.99, shipping: 2, tax: 0, total: 21.99 });
  });
});
