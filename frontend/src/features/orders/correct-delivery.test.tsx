import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '../../api/types';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const Payment = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };
const order = anOrder({
  status: 'paid',
  Payment,
  shipping_address: '12 Street 240, Daun Penh, Phnom Penh',
  district: 'Daun Penh',
  province: 'Phnom Penh',
});
const button = 'Correct name, phone or address';

async function openReceipt(facts: Partial<Order> = {}) {
  const receipt = { ...order, ...facts, timeline: [], refunded_total: 0, riel_rate: null };
  server.use(
    http.get('*/api/user/my-orders', () =>
      HttpResponse.json({ orders: [receipt], page: 1, totalPages: 1, total: 1 }),
    ),
  );
  const { person } = await renderShop('/user-profile', { user: aUser() });
  await screen.findByText('TX-77');
  return person;
}

/** Answers corrections one after the other; returns what was sent. */
function givenAnswers(...answers: (() => Response)[]) {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/user/orders/ord-1/delivery', async ({ request }) => {
      sent.push(await request.json());
      return answers[sent.length - 1]!();
    }),
  );
  return sent;
}
const saved = () => HttpResponse.json({ order });
const stale = (facts: Partial<Order>) => () =>
  problem(409, { code: 'STALE_EDIT', message: 'Stale', current: { ...order, version: 2, ...facts } });

async function openDialog(facts?: Partial<Order>) {
  const person = await openReceipt(facts);
  await person.click(screen.getByRole('button', { name: button }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: /^Where should order/ })) };
}

describe('a shopper who corrects where an order goes', () => {
  it('sends only what was changed, with the version that was seen', async () => {
    const sent = givenAnswers(saved);
    const { person, dialog } = await openDialog();
    await person.clear(dialog.getByLabelText('Full Name'));
    await person.type(dialog.getByLabelText('Full Name'), 'Keo Bopha');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ customer_name: 'Keo Bopha', version: 1 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends the address whole when a part of it is changed', async () => {
    const sent = givenAnswers(saved);
    const { person, dialog } = await openDialog();
    expect(dialog.getByLabelText('Shipping Address')).toHaveValue('12 Street 240');
    await person.selectOptions(dialog.getByLabelText('Province (optional)'), 'Kandal');
    await person.clear(dialog.getByLabelText('District (optional)'));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    const address = { province: 'Kandal', district: '', shipping_address: '12 Street 240, Kandal' };
    await waitFor(() => expect(sent).toEqual([{ ...address, version: 1 }]));
  });

  it('is asked about a phone number that looks like none, as in the checkout, and may keep it', async () => {
    const sent = givenAnswers(saved);
    const { person, dialog } = await openDialog();
    await person.clear(dialog.getByLabelText('Phone Number'));
    await person.type(dialog.getByLabelText('Phone Number'), 'ask the guard');
    await person.tab();
    expect(await dialog.findByText(/This does not look like a phone number/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ phone_number: 'ask the guard', version: 1 }]));
  });

  it('is told what was changed elsewhere, keeps what they typed, and saves on top of it', async () => {
    const sent = givenAnswers(stale({ phone_number: '099 999 999' }), saved);
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText('Note for the courier (optional)'), 'Third floor');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/changed elsewhere meanwhile: Phone Number\./)).toBeVisible();
    expect(dialog.getByLabelText('Phone Number')).toHaveValue('099 999 999');
    expect(dialog.getByLabelText('Note for the courier (optional)')).toHaveValue('Third floor');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[1]).toEqual({ note: 'Third floor', version: 2 }));
  });

  it('is not asked again where only something else of the order has changed', async () => {
    const sent = givenAnswers(stale({}), saved);
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText('Note for the courier (optional)'), 'Third floor');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[1]).toEqual({ note: 'Third floor', version: 2 }));
  });

  it('reads why, when it was packed or shipped meanwhile, and can only close', async () => {
    givenAnswers(() => problem(409, { code: 'ALREADY_PACKED', message: 'Your order is packed already.' }));
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText('Note for the courier (optional)'), 'Third floor');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Your order is packed already.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('must leave a name, a phone and an address', async () => {
    const { person, dialog } = await openDialog();
    await person.clear(dialog.getByLabelText('Phone Number'));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please fill in this field')).toBeVisible();
  });

  it('is told so where it is packed already, and not asked once it is sent', async () => {
    await openReceipt({ packed: true });
    expect(screen.getByText(/^It is packed already\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it.each(['shipped', 'delivered'] as const)('finds no button at an order that is %s', async (status) => {
    await openReceipt({ status });
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('can do so on the page of the order too', async () => {
    server.use(
      http.get('*/api/checkout/order/ord-1', () =>
        HttpResponse.json({
          amount: 21.99,
          order: { ...order, status: 'pending', Payment: { ...Payment, status: 'pending' } },
        }),
      ),
    );
    server.use(http.get('*/api/payment/qr', () => problem(503, { message: 'Not now' })));
    await renderShop('/payment/ord-1', { user: aUser() });
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  });
});
