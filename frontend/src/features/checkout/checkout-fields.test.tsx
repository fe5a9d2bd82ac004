import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  aLine,
  answerCheckouts,
  aQuote,
  openCheckout,
  placed,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { renderShop } from '../../testing/render-shop';
import { aCartItem, aUser } from '../../testing/samples';
import { anAddress } from '../../testing/saved-addresses';
import { server } from '../../testing/server';

beforeEach(() => {
  sessionStorage.clear();
  serveQuotes(aQuote({ lines: [aLine({ available: 5 })] }));
  servePayment();
});

it('the form is there before the saved addresses, and keeps what was typed meanwhile', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/account/addresses', async () => {
      await held;
      return HttpResponse.json({ addresses: [anAddress({ recipient: 'Saved Name' })] });
    }),
  );
  const { person } = await openCheckout();
  await person.type(screen.getByLabelText('Note for the courier (optional)'), 'Call first');
  answer();
  await screen.findByText('Another address');
  expect(screen.getByLabelText('Note for the courier (optional)')).toHaveValue('Call first');
});

it('what was typed before it is known who shops stays, and their name comes to it', async () => {
  const { person, checkSession } = await renderShop('/checkout', {
    user: aUser({ name: 'Sok Bopha', phone: '012' }),
    cart: [aCartItem()],
    isChecking: true,
  });
  await person.type(await screen.findByLabelText('Phone Number'), '098 765 432');
  await person.type(screen.getByLabelText('Shipping Address'), 'House 12');
  await checkSession();
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Sok Bopha');
  expect(screen.getByLabelText('Phone Number')).toHaveValue('098 765 432');
  expect(screen.getByLabelText('Shipping Address')).toHaveValue('House 12');
});

it('the courier is told what is near, as a part of the address, and what else to know', async () => {
  const attempts = answerCheckouts(placed);
  const { person, placeOrder } = await openCheckout();
  await person.type(screen.getByLabelText('Landmark nearby (optional)'), 'near Wat Langka');
  await person.type(screen.getByLabelText('Note for the courier (optional)'), 'Call first');
  await placeOrder();
  await waitFor(() => expect(attempts).toHaveLength(1));
  expect(attempts[0]!.draft).toMatchObject({
    shipping_address: 'Phnom Penh, near Wat Langka',
    note: 'Call first',
  });
});

it.each([
  ['៣', 3],
  ['99', 5],
])('a quantity typed as %s is %d pieces', async (typed, pieces) => {
  const { person, store } = await openCheckout();
  await person.clear(screen.getByLabelText('Quantity'));
  await person.type(screen.getByLabelText('Quantity'), `${typed}{Enter}`);
  await waitFor(() => expect(store.getState().cart.items).toMatchObject([{ quantity: pieces }]));
});

it.each(['0', 'two', ''])('a quantity typed as %j is none, and the one before stays', async (typed) => {
  const { store } = await openCheckout();
  const field = screen.getByLabelText('Quantity');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field).toHaveValue('1');
  expect(store.getState().cart.items).toMatchObject([{ quantity: 1 }]);
});
