import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  aLine,
  answerCheckouts,
  aQuote,
  aShopper,
  openCheckout,
  placed,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aCartItem } from '../../testing/samples';
import { server } from '../../testing/server';

const withLine = (facts: Parameters<typeof aLine>[0]) => aQuote({ lines: [aLine(facts)] });
const lineOf = (name: string) => within(screen.getByRole('link', { name }).closest('li')!);

beforeEach(() => {
  sessionStorage.clear();
  servePayment();
});

describe('a quantity at checkout', () => {
  it('cannot be raised beyond what is left, and says how many are left', async () => {
    serveQuotes(withLine({ available: 16, quantity: 15 }));
    const { person, store } = await openCheckout([aCartItem({ quantity: 15 })]);
    expect(screen.queryByText('Only 16 left')).toBeNull();
    const more = screen.getByRole('button', { name: 'One more of Naga Mini' });
    await person.click(more);
    expect(await lineOf('Naga Mini').findByText('Only 16 left')).toBeVisible();
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await person.click(more);
    expect(store.getState().cart.items).toMatchObject([{ quantity: 16 }]);
  });

  it('costs no more than what is left', async () => {
    serveQuotes(withLine({ available: 16, quantity: 62 }));
    await openCheckout([aCartItem({ quantity: 62 })]);
    expect(lineOf('Naga Mini').getByText('$319.84')).toBeVisible();
  });

  it('can be lowered when it is more than what is left', async () => {
    serveQuotes(withLine({ available: 16, quantity: 62 }));
    const { person, store } = await openCheckout([aCartItem({ quantity: 62 })]);
    await person.click(screen.getByRole('button', { name: 'One less of Naga Mini' }));
    expect(store.getState().cart.items).toMatchObject([{ quantity: 61 }]);
  });
});

describe('a cart of more pieces than an order can hold', () => {
  it('says so, with nothing to try again until it is changed', async () => {
    const detail = 'One order can hold 200 pieces at most.';
    server.use(
      http.post('*/api/checkout/quote', () => problem(400, { code: 'TOO_MANY_PIECES', message: detail })),
    );
    await renderShop('/checkout', { user: aShopper(), cart: [aCartItem({ quantity: 201 })] });
    expect(await screen.findByText(/200/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Place Order/ })).toBeDisabled();
  });
});

describe('a sold-out product in the cart', () => {
  it('shows no total and can only be removed', async () => {
    serveQuotes(withLine({ available: 0 }));
    await openCheckout();
    const line = lineOf('Naga Mini');
    expect(line.getByText('Out of stock')).toBeVisible();
    expect(line.queryByText('$19.99')).toBeNull();
    expect(line.getAllByRole('button').map((button) => button.textContent)).toEqual(['Remove']);
  });

  it('is named above the button that places the order', async () => {
    serveQuotes(withLine({ available: 0 }));
    await openCheckout();
    expect(screen.getByRole('alert')).toHaveTextContent('Naga Mini: Out of stock');
  });

  it('blocks the order with its reason focused, and nothing is sent', async () => {
    const quotes = serveQuotes(withLine({ available: 0 }));
    const attempts = answerCheckouts(placed);
    const { placeOrder } = await openCheckout();
    await placeOrder();
    expect(await screen.findByText('Not available in this quantity: Naga Mini')).toBeInTheDocument();
    expect(screen.getByText('Naga Mini: Out of stock').closest('[tabindex]')).toHaveFocus();
    expect(attempts).toEqual([]);
    await waitFor(() => expect(quotes.asked).toBe(2));
  });

  it('no longer blocks the order once it was removed', async () => {
    serveQuotes(aQuote({ lines: [aLine({ available: 0 }), aLine({ id: 43 })] }), withLine({ id: 43 }));
    const attempts = answerCheckouts(placed);
    const { person, placeOrder } = await openCheckout([aCartItem(), aCartItem({ id: 43, name: 'Other' })]);
    await person.click(screen.getByRole('button', { name: 'Remove Naga Mini' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Place Order/ })).toBeEnabled());
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
  });

  it('no longer blocks the order once there is some again', async () => {
    serveQuotes(withLine({ available: 0 }), aQuote());
    const attempts = answerCheckouts(placed);
    const { placeOrder } = await openCheckout();
    await placeOrder();
    await waitFor(() => expect(screen.queryByText('Naga Mini: Out of stock')).toBeNull());
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
  });
});

describe('a product with a Khmer name', () => {
  it('has that name in all that Khmer says of the cart, also when it is removed', async () => {
    serveQuotes(withLine({ available: 3, quantity: 4 }));
    const cart = [aCartItem({ name_km: 'កណ្ដុរ Naga', quantity: 4 })];
    const { person } = await renderShop('/checkout', { user: aShopper(), cart, language: 'km' });
    expect(await screen.findByRole('button', { name: 'បន្ថែម កណ្ដុរ Naga មួយ' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /3.*កណ្ដុរ Naga/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'យក កណ្ដុរ Naga ចេញ' }));
    expect(await screen.findByText('បានយក កណ្ដុរ Naga ចេញពីកន្ត្រក')).toBeInTheDocument();
    expect(screen.queryByText(/Naga Mini/)).toBeNull();
  });
});
