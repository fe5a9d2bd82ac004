import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

// In a file of its own: the drawer's code is loaded only once, and it must not have come before the focus has gone on.
it('a cart drawer that comes after the focus has gone on takes it from nobody: it is never on the page', async () => {
  server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
  const drawer = () => screen.queryByRole('region', { name: 'Cart' });
  const seen: unknown[] = [];
  new MutationObserver(() => seen.push(...[drawer()].filter(Boolean))).observe(document.body, {
    childList: true,
    subtree: true,
  });
  const { store } = await renderShop('/product/mouse/naga-mini-42');
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  add.focus();
  add.click();
  // A press is rendered before the next event.
  await Promise.resolve();
  screen.getByRole('button', { name: 'One more' }).focus();
  expect(store.getState().drawer.isOpen).toBe(true);
  await waitFor(() => expect(store.getState().drawer.isOpen).toBe(false));
  expect(seen).toEqual([]);
});
