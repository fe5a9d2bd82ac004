import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OpenOrder, Order, OrderCash } from '../../api/types';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aCashState, anOpenOrder, anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const user = aUser();
const aCashOrder = (cod: Partial<OrderCash> = {}, facts: Partial<Order> = {}) =>
  anOrder({ payment_method: 'cod', total_price: 24, cod: aCashState(cod), ...facts });

/** Opens the payment page of a cash order; `codes` are the QR codes that were asked for. */
async function openPayment(order: Order, language?: 'km') {
  const codes: string[] = [];
  server.use(
    http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 24, order })),
    http.get('*/api/payment/qr', ({ request }) => {
      codes.push(request.url);
      return problem(409, {});
    }),
    http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })),
  );
  return { ...(await renderShop('/payment/ord-1', { user, language })), codes };
}

const confirmed = { confirmed_at: '2026-01-02T05:00:00.000Z' };
const handedOver = { ...confirmed, handed_over_at: '2026-01-03T05:00:00.000Z' };

describe('the payment page of an order that is paid in cash', () => {
  it('thanks, and says what happens next and what to have ready, without a code', async () => {
    const { codes } = await openPayment(aCashOrder({}, { province: 'Phnom Penh' }));
    expect(await screen.findByText(/^Thank you! We have your order/)).toHaveTextContent('MG-2601-0001');
    await screen.findByText('That usually takes 1 to 2 working days.');
    const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^We call you at 012345678 to confirm\. If we do not reach you by Jan 5, 2026/),
      'Then the courier comes. That usually takes 1 to 2 working days.',
      'Have $24.00 or 98,400៛ ready. You can mix dollars and riel. Change below a dollar is given in riel.',
    ]);
    expect(screen.queryByRole('region', { name: 'KHQR card' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pay Now (Demo)' })).toBeNull();
    expect(codes).toEqual([]);
  });

  it('says that it is confirmed, and still can be cancelled', async () => {
    const { person } = await openPayment(aCashOrder(confirmed));
    expect(await screen.findByText('Your order is confirmed.')).toBeVisible();
    server.use(http.post('*/api/payment/ord-1/cancel', () => HttpResponse.json({})));
    await person.click(screen.getByRole('button', { name: 'Cancel order' }));
    await person.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(/^Order was cancelled\./)).toBeVisible();
  });

  it('cannot be cancelled once it is on its way', async () => {
    await openPayment(aCashOrder(confirmed, { status: 'shipped', courier: 'Grab' }));
    expect(await screen.findByText(/is on its way\.$/)).toBeVisible();
    expect(screen.getByText(/^Have \$24\.00 or 98,400៛ ready\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('says that it came back, and that the shop calls', async () => {
    await openPayment(aCashOrder(confirmed, { status: 'shipped', came_back_at: '2026-01-04T05:00:00.000Z' }));
    expect(await screen.findByText(/brought it back on Jan 4, 2026/)).toBeVisible();
    expect(screen.getByText('We call 012345678 to agree when to send it again.')).toBeVisible();
    expect(screen.queryByText(/is on its way\.$/)).toBeNull();
  });

  it('asks for nothing any more once the courier has the money', async () => {
    await openPayment(aCashOrder(handedOver, { status: 'delivered' }));
    expect(await screen.findByText(/^Thank you! You have paid for order/)).toBeVisible();
    expect(screen.getByText('The receipt follows once we have the money.')).toBeVisible();
    expect(screen.queryByText(/ready\.$/)).toBeNull();
  });

  it('says that it is paid once the shop has the money', async () => {
    const Payment = { status: 'completed', transaction_id: 'ord-1:USD', paid_at: '2026-01-04T05:00:00.000Z' };
    await openPayment(aCashOrder(handedOver, { status: 'delivered', Payment }));
    expect(await screen.findByText('Thank you! Your order is paid.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Payment Completed' })).toBeDisabled();
  });

  it.each([
    [
      { refused_at: '2026-01-03T05:00:00.000Z' },
      'cancelled',
      /was not accepted at the door, so it was cancelled\.$/,
    ],
    [
      { unconfirmed_at: '2026-01-03T05:00:00.000Z' },
      'cancelled',
      /^We could not reach you by phone to confirm order ?, so it was cancelled\.$/,
    ],
    [{}, 'cancelled', /^Order was cancelled\. It can no longer be paid\.$/],
  ])('says why it was cancelled: %j', async (cod, status, words) => {
    const Payment = { status, transaction_id: null, paid_at: null };
    await openPayment(aCashOrder(cod, { status: 'cancelled', Payment }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/^Its products are back on sale/)).toBeNull();
  });

  it('is in Khmer when chosen', async () => {
    await openPayment(aCashOrder(), 'km');
    expect(await screen.findByText('យើងទូរស័ព្ទទៅ 012345678 ដើម្បីបញ្ជាក់។')).toBeVisible();
    expect(screen.getByText(/^សូមរៀបចំ \$24\.00 ឬ 98,400៛។/)).toBeVisible();
  });
});

describe('cash orders that are not paid, in My Orders', () => {
  const anOpenCash = (cod: Partial<OrderCash> = {}, facts: Partial<OpenOrder> = {}) =>
    anOpenOrder({
      ...{ payment_method: 'cod', pay_until: null, status: 'pending', total_price: 24 },
      ...{ cod: aCashState(cod), ...facts },
    });

  async function openMyOrders(...orders: OpenOrder[]) {
    server.use(
      http.get('*/api/user/open-orders', () => HttpResponse.json({ orders })),
      http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })),
    );
    return renderShop('/user-profile', { user });
  }

  const card = async (number = 'MG-2601-0001') =>
    within(await screen.findByRole('article', { name: `Order ${number}` }));

  it('say what is paid at the door, and that they are not confirmed yet', async () => {
    await openMyOrders(anOpenCash());
    const order = await card();
    expect(order.getByText('Pay $24.00 or 98,400៛ on delivery')).toBeVisible();
    expect(order.getByText('Not yet confirmed: we call you.')).toBeVisible();
    expect(order.getByRole('link', { name: 'What happens next' })).toHaveAttribute('href', '/payment/ord-1');
    expect(order.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Unpaid orders' })).toBeNull();
  });

  it.each([
    ['Confirmed: we pack it now.', confirmed, 'pending', true],
    ['On its way to you.', confirmed, 'shipped', false],
    [/^You have paid the courier\./, handedOver, 'delivered', false],
  ] as const)('say how far they have come: %s', async (words, cod, status, canCancel) => {
    await openMyOrders(anOpenCash(cod, { status }));
    const order = await card();
    expect(order.getByText(words)).toBeVisible();
    expect(order.queryAllByRole('button', { name: 'Cancel order' })).toHaveLength(canCancel ? 1 : 0);
  });

  it('stand below those that wait to be paid', async () => {
    await openMyOrders(anOpenCash(), anOpenOrder({ id: 'ord-2', order_number: 'MG-2601-0002' }));
    await card();
    const names = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Order MG-2601-0002', 'Order MG-2601-0001']);
  });

  it('can be cancelled there', async () => {
    const { person } = await openMyOrders(anOpenCash());
    server.use(http.post('*/api/payment/ord-1/cancel', () => HttpResponse.json({})));
    await person.click((await card()).getByRole('button', { name: 'Cancel order' }));
    await person.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(async () => expect((await card()).getByText(/was cancelled\./)).toBeVisible());
  });
});
