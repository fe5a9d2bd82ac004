import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  answerCheckouts,
  aQuote,
  offered,
  openCheckout,
  placed,
  serveMethods,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { problem } from '../../testing/problem';
import { server } from '../../testing/server';

beforeEach(() => {
  sessionStorage.clear();
  serveQuotes(aQuote());
  servePayment();
});

const group = () => screen.findByRole('group', { name: 'How would you like to pay?' });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('the ways to pay at checkout', () => {
  it('are not asked about where there is only the demo, and the order names none', async () => {
    const attempts = answerCheckouts(placed);
    const { placeOrder } = await openCheckout();
    expect(await screen.findByText('Pay by KHQR')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft).not.toHaveProperty('payment_method');
  });

  it('are radio buttons, the first one chosen, with what each comes to', async () => {
    serveMethods([offered('demo'), offered('khqr')]);
    await openCheckout();
    const ways = within(await group());
    expect(ways.getAllByRole('radio')).toHaveLength(3);
    expect(radio(/^Demo payment/)).toBeChecked();
    expect(radio(/^KHQR in dollars \$21\.99/)).not.toBeChecked();
    expect(await screen.findByRole('radio', { name: /^KHQR in riel 90,200៛/ })).not.toBeChecked();
  });

  it.each([
    [/^Demo payment/, { payment_method: 'demo' }],
    [/^KHQR in dollars/, { payment_method: 'khqr', currency: 'USD' }],
    [/^KHQR in riel/, { payment_method: 'khqr', currency: 'KHR' }],
    [/^Cash on delivery/, { payment_method: 'cod' }],
  ])('send the order as chosen: %s', async (name, sent) => {
    serveMethods([offered('demo'), offered('khqr'), offered('cod'), offered('from-tomorrow')]);
    const attempts = answerCheckouts(placed);
    const { person, placeOrder } = await openCheckout();
    await group();
    await person.click(radio(name));
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft).toMatchObject(sent);
    expect(attempts[0]!.draft.currency).toBe('currency' in sent ? sent.currency : undefined);
  });

  it('can be gone through by the keyboard', async () => {
    serveMethods([offered('demo'), offered('khqr')]);
    const { person } = await openCheckout();
    await group();
    radio(/^Demo payment/).focus();
    await person.keyboard('{ArrowDown}');
    expect(radio(/^KHQR in dollars/)).toBeChecked();
    expect(radio(/^KHQR in dollars/)).toHaveFocus();
  });

  it('are asked for with the province and the total', async () => {
    const asked = serveMethods([offered('demo'), offered('khqr')]);
    const { person } = await openCheckout();
    await group();
    await person.selectOptions(screen.getByLabelText('Province (optional)'), 'Kampot');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)!)).toEqual({ province: 'Kampot', total_cents: '2199' }),
    );
    expect(radio(/^Demo payment/)).toBeChecked();
  });

  it('say why one is not there, and choose another one', async () => {
    serveMethods([offered('khqr', 'NOTHING_TO_PAY'), offered('demo')]);
    await openCheckout();
    await group();
    expect(radio(/^KHQR in dollars .*There is nothing to pay for this order\./)).toBeDisabled();
    expect(radio(/^Demo payment/)).toBeChecked();
  });

  it('place no order where none is there', async () => {
    serveMethods([offered('cod', 'SOMETHING_NEW')]);
    await openCheckout();
    await group();
    expect(radio(/^Cash on delivery .*Not for this order\./)).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Place Order/ })).toBeDisabled();
  });

  it('are as with the demo alone where the shop cannot say them', async () => {
    server.use(http.get('*/api/payment/methods', () => problem(503, {})));
    const attempts = answerCheckouts(placed);
    const { placeOrder } = await openCheckout();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Place Order/ })).toBeEnabled());
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft).not.toHaveProperty('payment_method');
  });

  it('are asked for again by themselves where the shop could not say them', async () => {
    server.use(http.get('*/api/payment/methods', () => problem(503, {})));
    jest.useFakeTimers({ advanceTimers: true });
    await openCheckout();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Place Order/ })).toBeEnabled());
    expect(screen.queryByRole('radio', { name: /^Cash on delivery/ })).toBeNull();
    serveMethods([offered('khqr'), offered('cod')]);
    // Longer than it waits, since on a busy machine the waiting may only begin meanwhile.
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    jest.useRealTimers();
    expect(await screen.findByRole('radio', { name: /^Cash on delivery/ })).toBeVisible();
  });

  it('hold the button until they are known, so that nothing moves below a finger', async () => {
    server.use(http.get('*/api/payment/methods', () => new Promise<never>(() => undefined)));
    await openCheckout();
    expect(screen.getByRole('button', { name: /^Place Order/ })).toBeDisabled();
  });

  it('are asked for again once the one that was chosen is refused', async () => {
    serveMethods(
      [offered('demo'), offered('khqr')],
      [offered('demo'), offered('khqr')],
      [offered('demo'), offered('khqr', 'NOT_OFFERED')],
    );
    answerCheckouts(() =>
      problem(409, {
        code: 'PAYMENT_METHOD_UNAVAILABLE',
        params: { reason: 'NOT_OFFERED' },
        message: 'The shop does not take this way to pay. Please choose another one.',
      }),
    );
    const { person, placeOrder } = await openCheckout();
    await group();
    await person.click(radio(/^KHQR in riel/));
    await placeOrder();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The shop does not take this way to pay/);
    await waitFor(() => expect(radio(/^KHQR in riel/)).toBeDisabled());
    expect(radio(/^Demo payment/)).toBeChecked();
  });
});
