import { configureStore } from '@reduxjs/toolkit';
import { PATIENT_CHECKS } from '../../testing/patient-checks';
import { aCartItem } from '../../testing/samples';
import { cartReducer, increased, selectCartItems } from './cart-slice';
import { CART_KEY, parseCart, readCart } from './cart-storage';
import { keepCart } from './keep-cart';

const makeStore = () =>
  configureStore({
    reducer: { cart: cartReducer },
    middleware: (defaults) => defaults(PATIENT_CHECKS),
    preloadedState: { cart: { items: readCart() } },
  });

describe('parseCart', () => {
  it.each([null, '', 'not json', 'null', '7', '{"id":1}', '[null, 1, "x", {}]'])(
    'reads %p as an empty cart',
    (text) => {
      expect(parseCart(text)).toEqual([]);
    },
  );

  it.each([
    ['a quantity of 0', { quantity: 0 }],
    ['a broken quantity', { quantity: 1.5 }],
    ['a price that is not a number', { price: '9' }],
    ['no name', { name: undefined }],
  ])('drops an item with %s', (_case, fault) => {
    const good = aCartItem({ id: 1 });
    expect(parseCart(JSON.stringify([{ ...aCartItem(), ...fault }, good]))).toEqual([good]);
  });
});

describe('keepCart', () => {
  it('stores the cart for the next start', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([aCartItem()]));
    const store = makeStore();
    keepCart(store);
    store.dispatch(increased(42));
    expect(selectCartItems(makeStore().getState())).toMatchObject([{ id: 42, quantity: 2 }]);
  });

  it('takes over changes that another tab makes to the cart', () => {
    const store = makeStore();
    keepCart(store);
    const newValue = JSON.stringify([aCartItem({ quantity: 4 })]);
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue }));
    expect(selectCartItems(store.getState())).toMatchObject([{ id: 42, quantity: 4 }]);
  });

  it('is empty once another tab has emptied all that the browser keeps', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([aCartItem()]));
    const store = makeStore();
    keepCart(store);
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(selectCartItems(store.getState())).toEqual([]);
  });

  it('takes over what other tabs did while the page was left, when Back brings it back as it was', () => {
    const store = makeStore();
    keepCart(store);
    localStorage.setItem(CART_KEY, JSON.stringify([aCartItem({ quantity: 4 })]));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectCartItems(store.getState())).toMatchObject([{ id: 42, quantity: 4 }]);
  });
});
