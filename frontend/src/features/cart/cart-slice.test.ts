import { aCartItem, aProduct } from '../../testing/samples';
import { added, cartReducer, decreased, increased, removed, selectCartCount } from './cart-slice';

const cartOf = (...items: ReturnType<typeof aCartItem>[]) => ({ items });

describe('the cart', () => {
  it('adds a new product with quantity 1', () => {
    expect(cartReducer(cartOf(), added(aProduct())).items).toMatchObject([{ id: 42, quantity: 1 }]);
  });

  it('adds 1 to the quantity of a product that is in it', () => {
    expect(cartReducer(cartOf(aCartItem()), added(aProduct())).items).toMatchObject([
      { id: 42, quantity: 2 },
    ]);
  });

  it('increases a quantity by 1', () => {
    expect(cartReducer(cartOf(aCartItem()), increased(42)).items[0]!.quantity).toBe(2);
  });

  it('decreases a quantity by 1', () => {
    expect(cartReducer(cartOf(aCartItem({ quantity: 3 })), decreased(42)).items[0]!.quantity).toBe(2);
  });

  it('removes an item whose quantity becomes 0', () => {
    expect(cartReducer(cartOf(aCartItem()), decreased(42)).items).toEqual([]);
  });

  it('removes an item of any quantity', () => {
    const other = aCartItem({ id: 1 });
    expect(cartReducer(cartOf(aCartItem({ quantity: 9 }), other), removed(42)).items).toEqual([other]);
  });

  it('counts the sum of all quantities', () => {
    const cart = cartOf(aCartItem({ quantity: 2 }), aCartItem({ id: 1, quantity: 3 }));
    expect(selectCartCount({ cart })).toBe(5);
  });
});
