import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { anOrder, aPaymentQr, aProduct, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const user = aUser();
const qr = () => HttpResponse.json(aPaymentQr());

function serveOrder(facts: Partial<Order> = {}) {
  server.use(
    http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 21.99, order: anOrder(facts) })),
    http.get('*/api/payment/qr', qr),
    http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })),
  );
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** Opens the payment of an order that expires in so many seconds. */
async function openWithTimeLeft(seconds: number) {
  serveOrder({ created_at: inSeconds(seconds - 900), pay_until: inSeconds(seconds) });
  await renderShop('/payment/ord-1', { user });
  return screen.findByRole('timer');
}

describe('the payment page', () => {
  it('shows the amount, the order, its QR code and the warning', async () => {
    serveOrder();
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByText('$21.99')).toBeVisible();
    expect(screen.getByText('ord-1')).toBeVisible();
    expect(screen.getByText('MG-2601-0001')).toBeVisible();
    expect(screen.getByText('The order appears in your profile only after payment.')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code to pay order MG-2601-0001' })).toHaveAttribute(
      'src',
      'data:image/png;base64,AA==',
    );
  });

  it('shows on the KHQR card to whom to pay, for what, and about how much in riel', async () => {
    serveOrder();
    await renderShop('/payment/ord-1', { user });
    const card = within(await screen.findByRole('region', { name: 'KHQR card' }));
    expect(card.getByText('Mekong Gear')).toBeVisible();
    expect(await card.findByText('about 90,200៛')).toBeVisible();
    expect(card.getByText('1 × Naga Mini')).toBeVisible();
  });

  it('says how to scan the code with a phone, and has no button for an app of this device', async () => {
    serveOrder();
    await renderShop('/payment/ord-1', { user });
    const steps = await screen.findByRole('list', { name: 'How to pay' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(within(steps).getByText(/^Scan this code/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open banking app' })).toBeNull();
  });

  it('begins on a phone with saving the image, and opens the banking app that the shop has set', async () => {
    const matching = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    const media = jest.spyOn(window, 'matchMedia').mockReturnValue(matching);
    serveOrder();
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByRole('link', { name: 'Open banking app' })).toHaveAttribute(
      'href',
      'bank://pay',
    );
    const save = screen.getByRole('button', { name: 'Save image' });
    const steps = screen.getByRole('list', { name: 'How to pay' });
    expect(save.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    media.mockRestore();
  });

  it('has everything in its place before the code is loaded, so that no button moves', async () => {
    serveOrder();
    server.use(http.get('*/api/payment/qr', () => new Promise<never>(() => undefined)));
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByRole('list', { name: 'How to pay' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save image' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Pay Now (Demo)' })).toBeEnabled();
  });

  it('says when the image cannot be saved', async () => {
    serveOrder();
    const { person } = await renderShop('/payment/ord-1', { user });
    // jsdom decodes no images.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await screen.findByRole('img', { name: /^QR code/ });
    await person.click(screen.getByRole('button', { name: 'Save image' }));
    expect(await screen.findByText('The image could not be saved')).toBeInTheDocument();
  });

  it('loads the QR code again on Retry', async () => {
    serveOrder();
    server.use(http.get('*/api/payment/qr', () => problem(503, { message: 'No code now' }), { once: true }));
    const { person } = await renderShop('/payment/ord-1', { user });
    expect(await screen.findByText('No code now')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('img', { name: 'QR code to pay order MG-2601-0001' })).toBeVisible();
  });

  describe('of an order that payments has not heard of yet', () => {
    const onItsWay = { code: 'UNAVAILABLE', params: { reason: 'order_on_its_way' } };
    const words = /^Your order is on its way to the payment\./;

    /** Says so of the order, and then shows its code; counts how often it was asked for. */
    async function openWaiting() {
      const count = { asked: 0 };
      serveOrder();
      server.use(
        http.get('*/api/payment/qr', () => {
          count.asked += 1;
          return count.asked === 1 ? problem(503, onItsWay) : qr();
        }),
      );
      await renderShop('/payment/ord-1', { user });
      expect(await screen.findByText(words)).toBeVisible();
      return count;
    }

    it('goes on by itself', async () => {
      await openWaiting();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
      expect(screen.queryByText(words)).toBeNull();
    });

    it('asks only while somebody sees it, and at once when they come back', async () => {
      const count = await openWaiting();
      const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange'));
      expect(count.asked).toBe(1);
      seen.mockRestore();
      fireEvent(document, new Event('visibilitychange'));
      await waitFor(() => expect(count.asked).toBe(2));
    });
  });

  it('copies the id of the order', async () => {
    serveOrder();
    const { person } = await renderShop('/payment/ord-1', { user });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await person.click(await screen.findByRole('button', { name: 'Copy Order ID' }));
    expect(await screen.findByText('Order ID copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('ord-1');
  });

  it('is in Khmer when chosen', async () => {
    serveOrder();
    await renderShop('/payment/ord-1', { user, language: 'km' });
    expect(await screen.findByRole('button', { name: 'ទូទាត់ឥឡូវ (សាកល្បង)' })).toBeVisible();
  });

  it("shows the server's message for an order of somebody else", async () => {
    server.use(
      http.get('*/api/checkout/order/ord-1', () => problem(404, { message: 'There is no such order' })),
    );
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByText('There is no such order')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
  });
});

describe('paying', () => {
  it('marks the order as paid, disables the button and opens the profile after 2 seconds', async () => {
    serveOrder();
    const payment = { status: 'completed', transaction_id: 'T1', paid_at: '2026-01-02T03:04:05Z' };
    let sent = {};
    server.use(
      http.put('*/api/checkout/mark-paid/ord-1', async ({ request }) => {
        sent = (await request.json()) as object;
        return HttpResponse.json({ message: 'ok', payment });
      }),
    );
    const { person, router } = await renderShop('/payment/ord-1', { user });
    await person.click(await screen.findByRole('button', { name: 'Pay Now (Demo)' }));
    expect(await screen.findByRole('button', { name: 'Payment Completed' })).toBeDisabled();
    expect(await screen.findByText('Payment successful! Order marked as paid.')).toBeInTheDocument();
    expect(sent).toEqual({
      paymentStatus: 'completed',
      paidAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/user-profile'));
  });

  it('shows why a payment was refused', async () => {
    serveOrder();
    server.use(
      http.put('*/api/checkout/mark-paid/ord-1', () => problem(409, { message: 'The order has expired' })),
    );
    const { person } = await renderShop('/payment/ord-1', { user });
    await person.click(await screen.findByRole('button', { name: 'Pay Now (Demo)' }));
    expect(await screen.findByText('Failed to mark payment')).toBeInTheDocument();
    expect(screen.getByText('The order has expired')).toBeInTheDocument();
  });

  it('leaves no message of before on the page', async () => {
    serveOrder();
    const answers = [problem(503, { message: 'Not now' }), HttpResponse.json({ message: 'ok' })];
    server.use(http.put('*/api/checkout/mark-paid/ord-1', () => answers.shift()));
    const { person } = await renderShop('/payment/ord-1', { user });
    await person.click(await screen.findByRole('button', { name: 'Pay Now (Demo)' }));
    await screen.findByText('Not now');
    await person.click(await screen.findByRole('button', { name: 'Pay Now (Demo)' }));
    await screen.findByText('Payment successful! Order marked as paid.');
    await waitFor(() => expect(screen.queryByText('Not now')).toBeNull());
    expect(screen.queryByText('The order appears in your profile only after payment.')).toBeNull();
  });

  it('is shown as completed soon after, although its answer was lost', async () => {
    serveOrder();
    server.use(http.put('*/api/checkout/mark-paid/ord-1', () => HttpResponse.error()));
    const { person } = await renderShop('/payment/ord-1', { user });
    await person.click(await screen.findByRole('button', { name: 'Pay Now (Demo)' }));
    await screen.findByText('Failed to mark payment');
    serveOrder({ status: 'paid' });
    expect(await screen.findByRole('button', { name: 'Payment Completed' })).toBeDisabled();
  });

  it('is shown as completed to whoever paid elsewhere and comes back', async () => {
    serveOrder();
    await renderShop('/payment/ord-1', { user });
    await screen.findByRole('button', { name: 'Pay Now (Demo)' });
    serveOrder({ status: 'paid' });
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'Payment Completed' })).toBeDisabled();
  });

  it.each(['focus', 'pageshow'])('is shown as completed to whoever comes back by %s', async (event) => {
    await openWithTimeLeft(600);
    serveOrder({ status: 'paid' });
    fireEvent(window, new Event(event));
    expect(await screen.findByRole('button', { name: 'Payment Completed' })).toBeDisabled();
  });

  it('is shown as completed by itself to whoever paid in another window', async () => {
    await openWithTimeLeft(600);
    serveOrder({ status: 'paid' });
    const done = await screen.findByRole('button', { name: 'Payment Completed' });
    expect(done).toBeDisabled();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  });

  it('is shown as completed for a paid order', async () => {
    serveOrder({ status: 'shipped' });
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByRole('button', { name: 'Payment Completed' })).toBeDisabled();
  });

  it('is thanked for, with what happens next and when it arrives', async () => {
    serveOrder({ status: 'paid', province: 'Battambang' });
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByText(/^Thank you! Your order/)).toHaveTextContent(
      'Thank you! Your order MG-2601-0001 is paid.',
    );
    expect(
      await screen.findByText(/email you when it leaves. It usually arrives 2 to 4 working days/),
    ).toBeVisible();
  });

  it('is not said to be without any charge, which a shop cannot know', async () => {
    serveOrder({ status: 'cancelled', Payment: { status: 'expired', transaction_id: null, paid_at: null } });
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByText(/If you have paid all the same, write to us/)).toBeVisible();
    expect(screen.queryByText(/charged/)).toBeNull();
  });

  it.each([
    ['cancelled', 'cancelled', /was cancelled\. It can no longer be paid/],
    ['cancelled', 'expired', /^Payment time ran out, so order MG-2601-0001 was cancelled/],
    ['refunded', 'refunded', /was refunded/],
  ] as const)('is not offered for a %s order with a payment that is %s', async (status, paid, words) => {
    serveOrder({ status, Payment: { status: paid, transaction_id: null, paid_at: null } });
    await renderShop('/payment/ord-1', { user });
    const saysSo = (element: Element | null) =>
      element?.getAttribute('role') === 'status' && words.test(element.textContent);
    expect(await screen.findByText((_, element) => saysSo(element))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay Now (Demo)' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
  });
});

describe('a cancelled order', () => {
  it("can be put back into the cart, at today's prices", async () => {
    serveOrder({ status: 'cancelled' });
    server.use(
      http.get('*/api/products', ({ request }) => {
        const isWanted = new URL(request.url).searchParams.get('ids') === '42';
        return HttpResponse.json({ products: isWanted ? [aProduct({ price: 24.99 })] : [] });
      }),
      http.post('*/api/checkout/quote', () => HttpResponse.error()),
    );
    const { person, router, store } = await renderShop('/payment/ord-1', { user });
    await person.click(await screen.findByRole('button', { name: 'Add these items to my cart again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    expect(store.getState().cart.items).toMatchObject([{ id: 42, price: 24.99, quantity: 1 }]);
  });
});

describe('the time to pay', () => {
  it('counts down in minutes and seconds', async () => {
    expect(await openWithTimeLeft(600)).toHaveTextContent(/^Time left to pay: (10:00|9:5\d)$/);
  });

  it.each([
    [299, 'Five minutes left to pay.'],
    [59, 'One minute left to pay.'],
  ])('is announced when %d seconds are left', async (seconds, words) => {
    await openWithTimeLeft(seconds);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("ends with the server's status of the order", async () => {
    const timer = await openWithTimeLeft(1);
    await waitFor(() => expect(timer).toHaveTextContent('The time to pay has run out.'));
    const Payment = { status: 'expired', transaction_id: null, paid_at: null };
    serveOrder({ status: 'cancelled', Payment });
    expect(await screen.findByText(/^Payment time ran out/)).toBeVisible();
  });
});
