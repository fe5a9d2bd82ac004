import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct, aUser } from '../../testing/samples';
import { server } from '../../testing/server';
import { readCart } from './cart-storage';

const words = /^Your browser does not let us keep your cart/;

it('a browser that blocks storage is told about, once, where the cart is', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
  const { person } = await renderShop('/product/mouse/naga-mini-42');
  await person.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  const drawer = within(await screen.findByRole('region', { name: 'Cart' }));
  expect(drawer.getByText(words)).toBeVisible();

  await person.click(drawer.getByRole('button', { name: 'Keep shopping' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByRole('region', { name: 'Cart' })).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
  blocked.mockRestore();
  warn.mockRestore();
});

it('an empty checkout promises to keep nothing where the browser blocks storage', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const user = aUser();
  readCart();
  await renderShop('/checkout', { user });
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/stay here until/)).toBeNull();
  blocked.mockRestore();
});
