import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order, PaymentQr, PaymentState } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { aKhqr, anOrder, aPaymentState, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const user = aUser();
const soon = () => new Date(Date.now() + 600_000).toISOString();
const aKhqrOrder = (facts: Partial<Order> = {}) =>
  anOrder({ payment_method: 'khqr', riel_rate: 4_100, total_khr: 90_200, pay_until: soon(), ...facts });

interface Served {
  order: Order;
  qr: PaymentQr;
  /** What the shop says of the payment; the last one again and again. */
  states: PaymentState[];
  /** How often it was asked. */
  asked: number;
  /** What it says once the bank was asked because the shopper wanted it. */
  check: () => Response;
  checks: number;
}

/** Opens the payment page of an order that is paid by KHQR; what is served can be changed afterwards. */
async function openKhqr({ language, ...given }: Partial<Served> & { language?: 'km' } = {}) {
  const served: Served = {
    order: aKhqrOrder(),
    qr: aKhqr(),
    states: [aPaymentState()],
    asked: 0,
    check: () => HttpResponse.json(aPaymentState({ outcome: 'not_found' })),
    checks: 0,
    ...given,
  };
  server.use(
    http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 21.99, order: served.order })),
    http.get('*/api/payment/qr', () => HttpResponse.json(served.qr)),
    http.get('*/api/payment/ord-1/status', () => {
      served.asked += 1;
      return HttpResponse.json(served.states[Math.min(served.asked, served.states.length) - 1]);
    }),
    http.post('*/api/payment/ord-1/check', () => {
      served.checks += 1;
      return served.check();
    }),
    http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })),
  );
  const visit = await renderShop('/payment/ord-1', { user, language });
  if (!language) await screen.findByText('MG-2601-0001');
  return { ...visit, served };
}

const checkNow = { name: 'I have paid, check now' };

describe('the payment page of an order that is paid by KHQR', () => {
  it('waits for the payment, and has no button that says it is paid', async () => {
    await openKhqr();
    expect(await screen.findByText('Waiting for your payment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay Now (Demo)' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });

  it('shows dollars first, about so many riel below', async () => {
    await openKhqr();
    const card = within(await screen.findByRole('region', { name: 'KHQR card' }));
    expect(await card.findByText('$21.99')).toBeVisible();
    expect(card.getByText('about 90,200៛')).toBeVisible();
  });

  it('shows riel first where the code is in riel, with the dollars below', async () => {
    await openKhqr({ qr: aKhqr({ currency: 'KHR', amount_minor: 90_200 }) });
    const card = within(await screen.findByRole('region', { name: 'KHQR card' }));
    expect(await card.findByText('90,200៛')).toBeVisible();
    expect(card.getByText('$21.99')).toBeVisible();
  });

  it('finds out by itself that it is paid, thanks, and opens My Orders', async () => {
    const { router } = await openKhqr({ states: [aPaymentState(), aPaymentState({ status: 'paid' })] });
    expect(await screen.findByText(/^Thank you! Your order/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Payment Completed' })).toBeDisabled();
    await waitFor(() => expect(router.state.location.pathname).toBe('/user-profile'));
  });

  it('asks only while somebody sees it, and at once when they come back from their bank', async () => {
    const { served } = await openKhqr();
    await waitFor(() => expect(served.asked).toBeGreaterThan(0));
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const before = served.asked;
    fireEvent(document, new Event('visibilitychange'));
    expect(served.asked).toBe(before);
    seen.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(served.asked).toBe(before + 1));
  });

  it('is in Khmer when chosen', async () => {
    await openKhqr({ language: 'km' });
    expect(await screen.findByText('កំពុងរង់ចាំការទូទាត់របស់អ្នក')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ខ្ញុំបានទូទាត់ហើយ សូមពិនិត្យ' })).toBeEnabled();
  });
});

describe('who has paid and wants to know', () => {
  it('has the bank asked, is told that there is nothing yet, and waits before asking again', async () => {
    const { person, served } = await openKhqr();
    await person.click(await screen.findByRole('button', checkNow));
    expect(await screen.findByText(/^The bank has not seen your payment yet\./)).toBeVisible();
    expect(served.checks).toBe(1);
    expect(screen.getByRole('button', { name: /^Check again in \d+ s$/ })).toBeDisabled();
  });

  it('is thanked as soon as the bank says so', async () => {
    const { person } = await openKhqr({
      check: () => HttpResponse.json(aPaymentState({ status: 'paid', outcome: 'paid' })),
    });
    await person.click(await screen.findByRole('button', checkNow));
    expect(await screen.findByText(/^Thank you! Your order/)).toBeVisible();
  });

  it('waits too where the shop has just asked for another tab', async () => {
    const { person } = await openKhqr({
      check: () => problem(429, { code: 'TOO_MANY_REQUESTS', params: { count: 7 }, message: 'Too often' }),
    });
    await person.click(await screen.findByRole('button', checkNow));
    expect(await screen.findByRole('button', { name: /^Check again in [67] s$/ })).toBeDisabled();
    expect(screen.queryByText('Too often')).toBeNull();
  });

  it('reads why the shop itself could not be asked, and can ask again at once', async () => {
    const { person } = await openKhqr({ check: () => problem(503, { message: 'Not now' }) });
    await person.click(await screen.findByRole('button', checkNow));
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', checkNow)).toBeEnabled());
  });
});

describe('who has paid another amount', () => {
  it('reads that the shop has it and looks at it, and that nobody should pay once more', async () => {
    const { served } = await openKhqr({ states: [aPaymentState({ other_money: true })] });
    expect(await screen.findByText(/^A payment has come that is not what this order costs/)).toBeVisible();
    expect(screen.getByText('If you have paid, do not pay again.')).toBeVisible();
    expect(screen.queryByText('Waiting for your payment')).toBeNull();
    served.states = [aPaymentState()];
    expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  });
});

describe('while the bank cannot be asked', () => {
  const words = /^We cannot ask the bank right now\. Your order is kept and nothing is lost/;

  it('says so, that the order is kept, and that nobody should pay twice', async () => {
    await openKhqr({ states: [aPaymentState({ outcome: 'cannot_check' })] });
    const notice = await screen.findByText(words);
    expect(notice).toBeVisible();
    expect(screen.getByText('If you have paid, do not pay again.')).toBeVisible();
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  });

  it('goes on once the bank answers again', async () => {
    const { served } = await openKhqr({ states: [aPaymentState({ outcome: 'cannot_check' })] });
    await screen.findByText(words);
    served.states = [aPaymentState({ status: 'paid', outcome: 'paid' })];
    expect(await screen.findByText(/^Thank you! Your order/)).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('hides the code once the time is over, and goes on asking', async () => {
    const { served } = await openKhqr({
      order: aKhqrOrder({ pay_until: new Date(Date.now() - 1_000).toISOString() }),
      states: [aPaymentState({ outcome: 'cannot_check' })],
    });
    expect(await screen.findByText('This code has ended. Please do not pay it any more.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    expect(screen.queryByRole('list', { name: 'How to pay' })).toBeNull();
    expect(await screen.findByText(words)).toBeVisible();
    served.states = [aPaymentState({ status: 'paid', outcome: 'paid' })];
    expect(await screen.findByText(/^Thank you! Your order/)).toBeVisible();
  });
});

describe('a payment that has ended', () => {
  const closed = (status: string) =>
    aKhqrOrder({ status: 'cancelled', Payment: { status, transaction_id: null, paid_at: null } });

  it('says so as soon as the order follows', async () => {
    const { served } = await openKhqr({
      states: [aPaymentState({ status: 'expired', outcome: 'not_found' })],
    });
    served.order = closed('expired');
    expect(await screen.findByText(/^Payment time ran out/)).toBeVisible();
  });

  it('is looked into where the bank never answered, and nobody is asked to order again', async () => {
    await openKhqr({ order: closed('review') });
    expect(await screen.findByText(/^The bank could not tell us in time whether order/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add these items to my cart again' })).toBeNull();
  });

  it('says that it is looked into before the order follows', async () => {
    await openKhqr({ states: [aPaymentState({ status: 'review', outcome: 'cannot_check' })] });
    expect(await screen.findByText(/^The bank could not tell us in time whether order/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  });
});

it('who cancels is warned not to when they have paid', async () => {
  const { person } = await openKhqr();
  await person.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(
    await screen.findByText('If you have paid already, keep the order: your payment is on its way to us.'),
  ).toBeVisible();
});
