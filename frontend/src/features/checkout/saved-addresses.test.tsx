import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  answerCheckouts,
  aQuote,
  openCheckout,
  aShopper,
  placed,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { problem } from '../../testing/problem';
import { anOrder } from '../../testing/samples';
import { anAddress, anOffice, serveAddresses } from '../../testing/saved-addresses';
import { server } from '../../testing/server';

const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const typeAnother = async (person: Awaited<ReturnType<typeof openCheckout>>['person']) => {
  await person.clear(screen.getByLabelText('Shipping Address'));
  await person.type(screen.getByLabelText('Shipping Address'), 'Street 99');
};

beforeEach(() => {
  sessionStorage.clear();
  serveQuotes(aQuote());
  servePayment();
});

describe('saved addresses at the checkout', () => {
  it('are not asked for where there are none: the form is as for a first order', async () => {
    await openCheckout();
    expect(screen.queryByLabelText('Deliver to')).toBeNull();
    expect(valueOf('District (optional)')).toBe('');
    expect(valueOf('Shipping Address')).toBe('Phnom Penh');
  });

  it('fill in the form from the default one', async () => {
    const attempts = answerCheckouts(placed);
    serveAddresses(aShopper(), anAddress(), anOffice());
    const { placeOrder } = await openCheckout();
    expect(valueOf('Full Name')).toBe('Sok Bopha');
    expect(screen.getByLabelText('Deliver to')).toHaveDisplayValue('Home: House 12, Street 7');
    expect(screen.queryByLabelText('Save this address')).toBeNull();
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft).toMatchObject({
      customer_name: 'Sok Bopha',
      phone_number: '098 765 432',
      shipping_address: 'House 12, Street 7, Svay Dangkum, Siem Reap',
      district: 'Svay Dangkum',
      province: 'Siem Reap',
    });
  });

  it('let another one be chosen, or a new one be typed', async () => {
    serveAddresses(aShopper(), anAddress(), anOffice());
    const { person } = await openCheckout();
    await person.selectOptions(screen.getByLabelText('Deliver to'), 'Office: Tower 3');
    expect(valueOf('Shipping Address')).toBe('Tower 3');
    expect(valueOf('Province (optional)')).toBe('');
    await person.selectOptions(screen.getByLabelText('Deliver to'), 'Another address');
    expect(valueOf('Shipping Address')).toBe('');
    expect(valueOf('Full Name')).toBe('Sok Dara');
    expect(screen.getByLabelText('Deliver to')).toHaveDisplayValue('Another address');
  });

  it('are the same however the phone number is written', async () => {
    serveAddresses(aShopper(), anAddress(), anOffice());
    const { person } = await openCheckout();
    await person.clear(screen.getByLabelText('Phone Number'));
    await person.type(screen.getByLabelText('Phone Number'), '០៩៨៧៦៥ ៤៣២');
    expect(screen.getByLabelText('Deliver to')).toHaveDisplayValue('Home: House 12, Street 7');
    expect(screen.queryByLabelText('Save this address')).toBeNull();
  });

  it('get a new one with the order if that is wanted', async () => {
    answerCheckouts(placed);
    const sent = serveAddresses(aShopper(), anAddress());
    const { person, placeOrder } = await openCheckout();
    await typeAnother(person);
    await person.click(screen.getByLabelText('Save this address'));
    await placeOrder();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ recipient: 'Sok Bopha', line: 'Street 99', province: 'Siem Reap' });
  });

  it('do not keep the order from being placed when one cannot be saved', async () => {
    answerCheckouts(placed);
    server.use(http.post('*/api/account/addresses', () => problem(503, { message: 'Not now' })));
    const { person, placeOrder, router } = await openCheckout();
    await person.click(screen.getByLabelText('Save this address'));
    await placeOrder();
    expect(await screen.findByText('The address could not be saved')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/ord-1'));
  });

  it('that cannot be loaded leave the form as for a first order', async () => {
    server.use(http.get('*/api/account/addresses', () => problem(503, { message: 'Not now' })));
    await openCheckout();
    expect(valueOf('Shipping Address')).toBe('Phnom Penh');
  });
});

describe('what was typed at the checkout', () => {
  async function placeWithTyped() {
    answerCheckouts(placed);
    const { person, placeOrder, router } = await openCheckout();
    await typeAnother(person);
    await placeOrder();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/ord-1'));
  }

  it('is there again after an order that was not paid', async () => {
    await placeWithTyped();
    cleanup();
    await openCheckout();
    expect(valueOf('Shipping Address')).toBe('Street 99');
  });

  it('is forgotten once the order is paid', async () => {
    const order = anOrder({ status: 'paid' });
    server.use(http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 21.99, order })));
    await placeWithTyped();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    cleanup();
    await openCheckout();
    expect(valueOf('Shipping Address')).toBe('Phnom Penh');
  });

  it('is not what the form knew by itself, so that a new default address counts', async () => {
    serveAddresses(aShopper(), anAddress());
    await openCheckout();
    cleanup();
    serveAddresses(aShopper(), { ...anOffice(), is_default: true });
    await openCheckout();
    expect(valueOf('Shipping Address')).toBe('Tower 3');
  });
});

it('a phone number that looks wrong is said kindly, and taken', async () => {
  const attempts = answerCheckouts(placed);
  const { person, placeOrder } = await openCheckout();
  expect(screen.queryByText(/does not look like a phone number/)).toBeNull();
  await person.type(screen.getByLabelText('Phone Number'), '3');
  await person.tab();
  expect(screen.getByText(/does not look like a phone number/)).toBeVisible();
  await placeOrder();
  await waitFor(() => expect(attempts).toHaveLength(1));
  expect(attempts[0]!.draft.phone_number).toBe('0123');
});
