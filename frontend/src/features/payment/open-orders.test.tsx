import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OpenOrder } from '../../api/types';
import { aQuote, serveQuotes } from '../../testing/open-checkout';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { anOpenOrder, anOrder, aPaymentQr, aProduct, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const user = aUser();
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** Answers with these open orders, or those of them whose number is looked for; returns how often they were asked for. */
function serveOpen(...orders: OpenOrder[]): { asked: number } {
  const count = { asked: 0 };
  server.use(
    http.get('*/api/user/open-orders', ({ request }) => {
      count.asked += 1;
      const q = new URL(request.url).searchParams.get('q') ?? '';
      return HttpResponse.json({ orders: orders.filter((order) => order.order_number.includes(q)) });
    }),
    http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })),
    http.get('*/api/payment/qr', () => HttpResponse.json(aPaymentQr())),
    http.get('*/api/checkout/order/:id', ({ params }) =>
      HttpResponse.json({
        amount: 21.99,
        order: anOrder({ id: String(params.id), pay_until: inSeconds(600) }),
      }),
    ),
  );
  return count;
}

const findBar = () => screen.findByRole('navigation', { name: 'Unpaid orders' });
const queryBar = () => screen.queryByRole('navigation', { name: 'Unpaid orders' });
const second = () => anOpenOrder({ id: 'ord-2', order_number: 'MG-2601-0002', pay_until: inSeconds(300) });

describe('the bar of unpaid orders', () => {
  it('leads back to the payment of the newest one, with the time left, and to the others', async () => {
    const third = anOpenOrder({ id: 'ord-3', pay_until: inSeconds(200) });
    serveOpen(anOpenOrder(), second(), third);
    await renderShop('/', { user });
    const bar = within(await findBar());
    const pay = bar.getByRole('link', { name: /^Continue payment, (10:00|9:5\d) left$/ });
    expect(pay).toHaveAttribute('href', '/payment/ord-1');
    expect(bar.getByRole('link', { name: '2 more unpaid orders' })).toHaveAttribute('href', '/user-profile');
  });

  it('is not on the payment page of its order, but on that of another', async () => {
    serveOpen(anOpenOrder(), second());
    await renderShop('/payment/ord-1', { user });
    const links = within(await findBar()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/payment/ord-2']);
  });

  it('asks nothing for a visitor', async () => {
    const count = serveOpen(anOpenOrder());
    await renderShop('/');
    await screen.findByRole('contentinfo');
    expect(count.asked).toBe(0);
  });

  it('asks once however many pages are opened, and again after a minute on coming back', async () => {
    const count = serveOpen(anOpenOrder());
    const { router } = await renderShop('/', { user });
    await findBar();
    await act(() => router.navigate('/checkout'));
    await act(() => router.navigate('/'));
    fireEvent.focus(window);
    expect(count.asked).toBe(1);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    fireEvent.focus(window);
    await waitFor(() => expect(count.asked).toBe(2));
    now.mockRestore();
  });

  it('comes up in the other tabs as well, whose cart is empty once it is ordered in one', async () => {
    const count = serveOpen();
    await renderShop('/', { user });
    await waitFor(() => expect(count.asked).toBe(1));
    serveOpen(anOpenOrder());
    fireEvent(window, new StorageEvent('storage', { key: 'cart', newValue: '[]' }));
    expect(await findBar()).toBeVisible();
  });

  it('is gone once the order is paid, without being asked for again', async () => {
    const count = serveOpen(anOpenOrder());
    const payment = { status: 'completed', transaction_id: 'T1', paid_at: '2026-01-02T03:04:05Z' };
    server.use(
      http.put('*/api/checkout/mark-paid/ord-1', () => HttpResponse.json({ message: 'ok', payment })),
    );
    const { person, router } = await renderShop('/', { user });
    await person.click(within(await findBar()).getByRole('link'));
    await person.click(await screen.findByRole('button', { name: 'Pay Now (Demo)' }));
    await screen.findByRole('button', { name: 'Payment Completed' });
    await act(() => router.navigate('/'));
    expect(queryBar()).toBeNull();
    expect(count.asked).toBe(1);
  });

  it('is gone when the time to pay has run out', async () => {
    serveOpen(anOpenOrder());
    await renderShop('/', { user });
    await findBar();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
    await waitFor(() => expect(queryBar()).toBeNull());
    now.mockRestore();
  });

  it('says nothing when the orders cannot be asked for', async () => {
    const asked = jest.fn();
    server.use(
      http.get('*/api/user/open-orders', () => {
        asked();
        return problem(503, { message: 'Not now' });
      }),
    );
    await renderShop('/', { user });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Not now')).toBeNull();
    expect(queryBar()).toBeNull();
  });

  it('is in Khmer when chosen', async () => {
    serveOpen(anOpenOrder());
    await renderShop('/', { user, language: 'km' });
    expect(await screen.findByRole('link', { name: /^បន្តការទូទាត់ នៅសល់/ })).toBeVisible();
  });
});

describe('unpaid orders in My Orders', () => {
  const card = async (number = 'MG-2601-0001') =>
    within(await screen.findByRole('article', { name: `Order ${number}` }));

  async function openAndCancel() {
    serveOpen(anOpenOrder());
    server.use(http.post('*/api/payment/ord-1/cancel', () => HttpResponse.json({})));
    const visit = await renderShop('/user-profile', { user });
    await visit.person.click((await card()).getByRole('button', { name: 'Cancel order' }));
    await visit.person.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    return visit;
  }

  it('can be paid and cancelled there, with their products and the time left', async () => {
    serveOpen(anOpenOrder(), second());
    await renderShop('/user-profile', { user });
    const order = await card('MG-2601-0002');
    expect(order.getByText('1 × Naga Mini')).toBeVisible();
    expect(order.getByText('$21.99')).toBeVisible();
    expect(await order.findByText('about 90,200៛')).toBeVisible();
    expect(order.getByRole('timer')).toHaveTextContent(/^Time left to pay: (5:00|4:5\d)$/);
    expect(order.getByRole('link', { name: 'Continue payment' })).toHaveAttribute('href', '/payment/ord-2');
    expect(order.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect(await screen.findByText("You haven't completed any payments yet.")).toBeVisible();
  });

  it('are searched with the paid ones, and all are back when the search is left', async () => {
    serveOpen(anOpenOrder(), second());
    const { person } = await renderShop('/user-profile', { user });
    await card('MG-2601-0001');
    await person.type(screen.getByRole('searchbox', { name: /^Find an order/ }), 'MG-2601-0002{Enter}');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Order MG-2601-0001' })).toBeNull());
    expect((await card('MG-2601-0002')).getByText('1 × Naga Mini')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all orders' }));
    await card('MG-2601-0001');
  });

  it('stay as they are when the question is answered with no', async () => {
    serveOpen(anOpenOrder());
    const { person } = await renderShop('/user-profile', { user });
    await person.click((await card()).getByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
    await person.click(dialog.getByRole('button', { name: 'Keep the order' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await card()).getByRole('button', { name: 'Cancel order' })).toBeEnabled();
  });

  it('can be ordered again once cancelled: products in the cart, phone and address in the form', async () => {
    serveQuotes(aQuote());
    server.use(http.get('*/api/products', () => HttpResponse.json({ products: [aProduct()] })));
    const { person, router, store } = await openAndCancel();
    const again = await screen.findByRole('button', { name: 'Add these items to my cart again' });
    expect(again).toHaveFocus();
    // It asks for the open orders anew by itself.
    await waitFor(() => expect(queryBar()).toBeNull());
    await person.click(again);
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    expect(store.getState().cart.items).toMatchObject([{ id: 42, quantity: 1 }]);
    expect(await screen.findByLabelText('Phone Number')).toHaveValue('012345678');
    expect(screen.getByLabelText('Shipping Address')).toHaveValue('Phnom Penh');
  });

  it('name the products that are gone when they are ordered again', async () => {
    server.use(http.get('*/api/products', () => HttpResponse.json({ products: [] })));
    const { person } = await openAndCancel();
    await person.click(await screen.findByRole('button', { name: 'Add these items to my cart again' }));
    expect(await screen.findByText('No longer available: Naga Mini')).toBeInTheDocument();
  });

  it('that are paid by KHQR are not said to have ended before the bank was asked', async () => {
    serveOpen(
      anOpenOrder({ payment_method: 'khqr', riel_rate: 4_000, total_khr: 88_000, pay_until: inSeconds(1) }),
    );
    const { person } = await renderShop('/user-profile', { user });
    const order = await card();
    expect(order.getByText('about 88,000៛')).toBeVisible();
    await waitFor(() =>
      expect(order.getByRole('timer')).toHaveTextContent('We are asking the bank whether you have paid.'),
    );
    expect(screen.queryByText(/^Payment time ran out/)).toBeNull();
    await person.click(order.getByRole('button', { name: 'Cancel order' }));
    expect(screen.getByText(/^If you have paid already, keep the order/)).toBeVisible();
  });

  it('say so when their time runs out, and can be ordered again', async () => {
    serveOpen(anOpenOrder());
    await renderShop('/user-profile', { user });
    await screen.findByRole('article', { name: 'Order MG-2601-0001' });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
    const words = /^Payment time ran out, so order MG-2601-0001 was cancelled/;
    expect(await screen.findByText(/^Payment time ran out/)).toHaveTextContent(words);
    now.mockRestore();
    expect(screen.getByRole('button', { name: 'Add these items to my cart again' })).toBeVisible();
  });
});
