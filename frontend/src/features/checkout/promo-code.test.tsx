import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aCartItem } from '../../testing/samples';
import {
  answerCheckouts,
  aQuote,
  aShopper,
  openCheckout,
  placed,
  servePayment,
} from '../../testing/open-checkout';
import { problem } from '../../testing/problem';
import { server } from '../../testing/server';

interface Body {
  promo_code?: string;
}

const withCode = aQuote({ promo_code: 'SAVE-2', discount: 2, subtotal: 17.99, total: 19.99 });
const refusal = (reason: string, message: string, params = {}) => {
  const told = { code: 'PROMO_CODE_REFUSED', params: { reason, ...params }, message };
  return problem(409, { ...told, errors: [{ field: 'promo_code', ...told }] });
};

/** Quotes carts without a code as they are, and those with one by `answer`; returns the codes that were asked about. */
function serveCodes(answer: (code: string) => Response = () => HttpResponse.json(withCode)) {
  const asked: string[] = [];
  server.use(
    http.post('*/api/checkout/quote', async ({ request }) => {
      const { promo_code: code } = (await request.json()) as Body;
      if (!code) return HttpResponse.json(aQuote());
      asked.push(code);
      return answer(code) as HttpResponse<null>;
    }),
  );
  return asked;
}

beforeEach(() => {
  sessionStorage.clear();
  servePayment();
});

const field = () => screen.findByLabelText('Promo code');

async function openWithCode() {
  const visit = await openCheckout();
  await visit.person.type(await field(), 'save-2{Enter}');
  await screen.findByText('SAVE-2');
  return visit;
}

describe('a promo code at checkout', () => {
  it('is applied to the totals, and goes with the order', async () => {
    serveCodes();
    const attempts = answerCheckouts(placed);
    const { placeOrder } = await openWithCode();
    expect(await screen.findByText('−$2.00')).toBeVisible();
    expect(screen.getByText('$17.99')).toBeVisible();
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft).toMatchObject({ promo_code: 'SAVE-2', total: 19.99 });
    await waitFor(() => expect(sessionStorage.getItem('draft:promo-code')).toBeNull());
  });

  it('is not asked about, and no discount is shown, where there is none', async () => {
    const asked = serveCodes();
    const attempts = answerCheckouts(placed);
    const { placeOrder } = await openCheckout();
    expect(screen.queryByText('Discount')).toBeNull();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft).not.toHaveProperty('promo_code');
    expect(asked).toEqual([]);
  });

  it('that is refused says why at its field, and the cart keeps its total', async () => {
    serveCodes(() => refusal('unknown', 'We do not know this code. Please check how it is written.'));
    const { person } = await openCheckout();
    await person.type(await field(), 'NOPE{Enter}');
    expect(
      await screen.findByText('We do not know this code. Please check how it is written.'),
    ).toBeVisible();
    expect(await field()).toBeInvalid();
    expect(screen.getByText('$21.99')).toBeVisible();
    await person.type(await field(), 'X');
    expect(await field()).toBeValid();
  });

  it('is removed again, with the focus at the field', async () => {
    serveCodes();
    const { person } = await openWithCode();
    expect(screen.getByRole('button', { name: 'Remove promo code SAVE-2' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Remove promo code SAVE-2' }));
    expect(await field()).toHaveFocus();
    expect(await screen.findByText('$21.99')).toBeVisible();
    expect(sessionStorage.getItem('draft:promo-code')).toBeNull();
  });

  it.each([
    ['is still there after a reload', () => aShopper().id, true],
    ['of somebody else who was logged in is not', () => 'somebody-else', false],
  ])('%s', async (_, owner, isThere) => {
    serveCodes();
    const kept = { owner: owner(), draft: { code: 'SAVE-2' } };
    sessionStorage.setItem('draft:promo-code', JSON.stringify(kept));
    await renderShop('/checkout', { user: aShopper(), cart: [aCartItem()] });
    expect(await screen.findByText(isThere ? '$17.99' : '$21.99')).toBeVisible();
    expect(screen.queryByText('SAVE-2') !== null).toBe(isThere);
  });

  it('that no longer fits is told of, while the cart is quoted without it', async () => {
    let fits = true;
    serveCodes(() =>
      fits
        ? HttpResponse.json(withCode)
        : refusal('minimum', 'Add goods for 5.00 dollars more to use this code.', { missing: 5 }),
    );
    const { person } = await openWithCode();
    fits = false;
    await person.click(screen.getByRole('button', { name: /^One more of/ }));
    expect(await screen.findByText('Add goods for 5.00 dollars more to use this code.')).toBeVisible();
    expect(await screen.findByText('$21.99')).toBeVisible();
    expect(screen.getByText('SAVE-2')).toBeVisible();
  });

  it('that is used up when the order is sent asks to confirm the total without it', async () => {
    let isLeft = true;
    const message = 'This code has been used as often as it could be. Please order without it.';
    serveCodes(() => (isLeft ? HttpResponse.json(withCode) : refusal('used_up', message)));
    const attempts = answerCheckouts(() => {
      isLeft = false;
      return refusal('used_up', message);
    }, placed);
    const { person, placeOrder } = await openWithCode();
    await screen.findByText('−$2.00');
    await placeOrder();
    const confirm = await screen.findByRole('button', { name: 'Confirm new total · $21.99' });
    expect(screen.getAllByText(message)[0]).toBeVisible();
    await person.click(confirm);
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[1]!.draft).not.toHaveProperty('promo_code');
    expect(attempts[1]!.draft.total).toBe(21.99);
  });
});
