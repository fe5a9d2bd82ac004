import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  answerCheckouts,
  aQuote,
  offered,
  openCheckout,
  placed,
  servePayment,
  serveQuotes,
} from '../../testing/open-checkout';
import { problem } from '../../testing/problem';
import { server } from '../../testing/server';

const serve = (vat_invoices: boolean) =>
  server.use(
    http.get('*/api/payment/methods', () => HttpResponse.json({ methods: [offered('demo')], vat_invoices })),
  );
const box = 'I need a VAT invoice for a company';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  serveQuotes(aQuote());
  servePayment();
});

describe('a VAT invoice at checkout', () => {
  it('is asked for with the TIN, the name and the address of a company', async () => {
    serve(true);
    const attempts = answerCheckouts(placed);
    const { person, placeOrder } = await openCheckout();
    await person.click(await screen.findByRole('checkbox', { name: box }));
    await person.type(screen.getByLabelText(/^TIN/), 'K001-901234567');
    await person.type(screen.getByLabelText('Name of the company'), 'Angkor IT');
    await person.type(screen.getByLabelText('Address of the company'), '7 Street 7');
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    const taxpayer = { tin: 'K001-901234567', name: 'Angkor IT', address: '7 Street 7' };
    expect(attempts[0]!.draft).toMatchObject({ vat_invoice: taxpayer });
  });

  it('says at its field what is wrong, and is not asked for once the box is empty', async () => {
    serve(true);
    const errors = [{ field: 'vat_invoice.tin', code: 'REQUIRED', message: 'Tin is required', params: {} }];
    const attempts = answerCheckouts(() => problem(400, { code: 'INVALID_INPUT', errors }), placed);
    const { person, placeOrder } = await openCheckout();
    await person.click(await screen.findByRole('checkbox', { name: box }));
    await placeOrder();
    await waitFor(() => expect(screen.getByLabelText(/^TIN/)).toBeInvalid());
    await person.click(screen.getByRole('checkbox', { name: box }));
    expect(screen.queryByLabelText(/^TIN/)).toBeNull();
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[1]!.draft).not.toHaveProperty('vat_invoice');
  });

  it('is not offered where the shop is not registered for VAT', async () => {
    serve(false);
    await openCheckout();
    const form = await screen.findByRole('form');
    await waitFor(() => expect(within(form).getByRole('button', { name: /^Place Order/ })).toBeEnabled());
    expect(screen.queryByRole('checkbox', { name: box })).toBeNull();
  });
});
