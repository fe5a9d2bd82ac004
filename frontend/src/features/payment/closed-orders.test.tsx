import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '../../api/types';
import { aQuote, serveQuotes } from '../../testing/open-checkout';
import { renderShop } from '../../testing/render-shop';
import { anOrder, aProduct, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const cancelled = (number: number) =>
  anOrder({
    id: `ord-${number}`,
    order_number: `MG-2601-000${number}`,
    status: 'cancelled',
    Payment: { status: 'expired', transaction_id: null, paid_at: null },
  });

function openOrders(orders: Order[]) {
  server.use(
    http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })),
    http.get('*/api/user/closed-orders', () => HttpResponse.json({ orders })),
  );
  return renderShop('/user-profile', { user: aUser() });
}
const findHistory = async (name = 'Cancelled orders') => within(await screen.findByRole('region', { name }));

describe('cancelled orders in My Orders', () => {
  it('say what they were and why they ended, and can be put into the cart again', async () => {
    serveQuotes(aQuote());
    server.use(http.get('*/api/products', () => HttpResponse.json({ products: [aProduct()] })));
    const { person, router, store } = await openOrders([cancelled(1)]);
    const order = within((await findHistory()).getByRole('article', { name: 'Order MG-2601-0001' }));
    expect(order.getByText('1 × Naga Mini')).toBeVisible();
    expect(order.getByText(/^Payment time ran out/)).toHaveTextContent(
      /^Payment time ran out, so order MG-2601-0001 was cancelled/,
    );
    await person.click(order.getByRole('button', { name: 'Add these items to my cart again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    expect(store.getState().cart.items).toMatchObject([{ id: 42, quantity: 1 }]);
  });

  it('are a few at first, and all at a touch', async () => {
    const { person } = await openOrders([1, 2, 3, 4, 5].map(cancelled));
    const history = await findHistory();
    expect(history.getAllByRole('article')).toHaveLength(3);
    await person.click(history.getByRole('button', { name: 'Show all 5' }));
    expect(history.getAllByRole('article')).toHaveLength(5);
  });

  it('stand beside refunded ones, under a title that names both', async () => {
    await openOrders([cancelled(1), anOrder({ id: 'ord-2', status: 'refunded' })]);
    expect((await findHistory('Cancelled and refunded orders')).getAllByRole('article')).toHaveLength(2);
  });

  it('are not mentioned where there are none', async () => {
    await openOrders([]);
    await screen.findByText("You haven't completed any payments yet.");
    expect(screen.queryByText('Cancelled orders')).toBeNull();
  });
});
