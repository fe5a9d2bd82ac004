import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aQuote, serveQuotes } from '../../testing/open-checkout';
import { renderShop } from '../../testing/render-shop';
import { aProduct, anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const Payment = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };

it('what was bought before can be put into the cart again, from its receipt', async () => {
  serveQuotes(aQuote());
  const order = { timeline: [], refunded_total: 0, ...anOrder({ status: 'shipped', Payment }) };
  server.use(
    http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [order], totalPages: 1 })),
    http.get('*/api/products', () => HttpResponse.json({ products: [aProduct()] })),
  );
  const { person, router, store } = await renderShop('/user-profile', { user: aUser() });
  const receipt = within(await screen.findByRole('article', { name: 'Order MG-2601-0001' }));
  await person.click(receipt.getByRole('button', { name: 'Add these items to my cart again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(store.getState().cart.items).toMatchObject([{ id: 42, quantity: 1 }]);
});
