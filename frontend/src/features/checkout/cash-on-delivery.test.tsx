import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PaymentMethods } from '../../api/types';
import {
  answerCheckouts,
  aQuote,
  offered,
  openCheckout,
  placed,
  serveMethods,
  serveQuotes,
} from '../../testing/open-checkout';
import { aCashState, anOrder } from '../../testing/samples';
import { problem } from '../../testing/problem';
import { server } from '../../testing/server';

const cash = (reason: string | null = null, provinces = ['Phnom Penh']): PaymentMethods[number] => ({
  ...offered('cod', reason),
  limit_cents: 30_000,
  provinces,
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  serveQuotes(aQuote());
});

const findCash = () => screen.findByRole('radio', { name: /^Cash on delivery/ });

describe('cash on delivery at checkout', () => {
  it('says for which orders it is', async () => {
    serveMethods([offered('demo'), cash()]);
    await openCheckout();
    expect(await findCash()).toHaveAccessibleName(
      /You pay the courier at the door, in dollars or riel\. Phnom Penh, up to \$300\.00\.$/,
    );
    expect(screen.getByRole('radio', { name: /^Demo payment/ })).toBeChecked();
  });

  it.each([
    [['Phnom Penh', 'Kandal', 'Kampot', 'Kep'], /In 4 provinces, up to \$300\.00\.$/],
    [['Kandal', 'Phnom Penh'], /Phnom Penh, Kandal, up to \$300\.00\.$/],
  ])('names a few provinces, and counts many: %s', async (provinces, words) => {
    serveMethods([offered('demo'), cash(null, provinces)]);
    await openCheckout();
    expect(await findCash()).toHaveAccessibleName(words);
  });

  it.each([
    ['PROVINCE_NEEDED', /Choose your province to see .* Phnom Penh, up to \$300\.00\.$/],
    ['NOT_IN_PROVINCE', /Not offered in your province\. Phnom Penh, up to \$300\.00\.$/],
    ['ABOVE_COD_LIMIT', /Your order is above that\. Phnom Penh, up to \$300\.00\.$/],
    [
      'TOO_MANY_COD_ORDERS',
      /You have orders to pay in cash already\. Please choose another way for this one\.$/,
    ],
    ['REFUSED_BEFORE', /Parcels were refused at your door before\. Please choose another way to pay\.$/],
    ['NOT_OFFERED', /Not offered just now\.$/],
  ])('says why it is not there: %s', async (reason, words) => {
    serveMethods([offered('demo'), cash(reason)]);
    await openCheckout();
    expect(await findCash()).toBeDisabled();
    expect(await findCash()).toHaveAccessibleName(words);
  });

  it('that was chosen is given up, and said so, where another province has none', async () => {
    serveMethods(
      [offered('demo'), cash()],
      [offered('demo'), cash()],
      [offered('demo'), cash('NOT_IN_PROVINCE')],
    );
    const { person } = await openCheckout();
    await person.click(await findCash());
    await person.selectOptions(screen.getByLabelText('Province (optional)'), 'Kampot');
    expect(
      await screen.findByText(
        'Cash on delivery is not there for this order any more. We have chosen Demo payment instead.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Demo payment/ })).toBeChecked();
  });

  it('leads to what happens next, and asks for no code', async () => {
    serveMethods([offered('demo'), cash()]);
    const asked: string[] = [];
    const order = anOrder({ payment_method: 'cod', cod: aCashState(), phone_number: '012 345 678' });
    server.use(
      http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 24, order })),
      http.get('*/api/payment/qr', ({ request }) => {
        asked.push(request.url);
        return problem(409, {});
      }),
    );
    const attempts = answerCheckouts(placed);
    const { person, placeOrder } = await openCheckout();
    await person.click(await findCash());
    await placeOrder();
    expect(await screen.findByText(/^Thank you! We have your order/)).toBeVisible();
    expect(screen.getByText('We call you at 012 345 678 to confirm.')).toBeVisible();
    expect(attempts[0]!.draft).toMatchObject({ payment_method: 'cod' });
    expect(asked).toEqual([]);
  });

  it('that is refused as the order is placed says why above the button', async () => {
    serveMethods(
      [offered('demo'), cash()],
      [offered('demo'), cash()],
      [offered('demo'), cash('TOO_MANY_COD_ORDERS')],
    );
    const message = 'You have cash orders that are not paid yet.';
    answerCheckouts(() =>
      problem(409, {
        code: 'PAYMENT_METHOD_UNAVAILABLE',
        params: { reason: 'TOO_MANY_COD_ORDERS' },
        message,
      }),
    );
    const { person, placeOrder } = await openCheckout();
    await person.click(await findCash());
    await placeOrder();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(async () => expect(await findCash()).toBeDisabled());
  });
});
