import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrderPage, Role } from '../../../api/types';
import { pressTooLate } from '../../../testing/end-session';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { anOrderPage, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';

const [line] = anOrderPage().items;
const three: Partial<OrderPage> = {
  status: 'shipped',
  items: [{ ...line!, quantity: 3, refunded: 1 }],
  subtotal: 59.97,
  shipping: 0,
  total_price: 59.97,
  refunded_total: 19.99,
};

/** Opens the order; `sent` lists the refunds with their keys. */
async function openOrder(role: Role = 'admin', but: Partial<OrderPage> = {}) {
  const order = anOrderPage({ ...three, ...but });
  const sent: { key: string | null; body: unknown }[] = [];
  const answers = [() => problem(503, { message: 'Not now' }), () => HttpResponse.json({ message: 'ok' })];
  server.use(
    http.get(`*/api/admin/orders/${order.id}`, () => HttpResponse.json({ order })),
    http.post(`*/api/payment/${order.id}/refund`, async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return answers[sent.length - 1]!();
    }),
  );
  const visit = await renderShop(`/seller-dashboard/view-all-orders/${order.id}`, { user: aUser({ role }) });
  await screen.findByText('Timeline');
  return { ...visit, sent };
}

it('some pieces are refunded with a reason, once, even if the call is sent again', async () => {
  const { person, sent } = await openOrder();
  expect(screen.getByText('Refunded: 1')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2 of 3 can be refunded, $19.99 each')).toBeVisible();
  await person.type(dialog.getByLabelText('Pieces of Naga Mini'), '1');
  await person.type(dialog.getByLabelText('Reason'), 'Arrived broken');
  const button = await dialog.findByRole('button', { name: 'Refund $19.99' });
  await person.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByText('Failed to refund order');
  await person.click(button);
  expect(await screen.findByText('$19.99 refunded')).toBeVisible();
  const body = { lines: [{ id: 1, quantity: 1 }], reason: 'Arrived broken', restock: false };
  expect(sent).toEqual([
    { key: sent[0]!.key, body },
    { key: sent[0]!.key, body },
  ]);
  expect(sent[0]!.key).toBeTruthy();
});

it('pieces of an order with a discount are refunded by what was paid for them', async () => {
  const items = [{ ...line!, quantity: 3, price: 9.99, discount: 1, refunded: 1 }];
  const sums = { promo_code: 'SAVE', discount: 1, subtotal: 28.97, total_price: 28.97, refunded_total: 9.66 };
  const { person } = await openOrder('admin', { items, ...sums });
  expect(screen.getByText('−$1.00')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Pieces of Naga Mini'), '1');
  expect(await dialog.findByRole('button', { name: 'Refund $9.65' })).toBeVisible();
});

it('the first thing to say, what to give back, is chosen by the keyboard at once', async () => {
  const { person } = await openOrder();
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  const way = await screen.findByLabelText('Some pieces');
  await waitFor(() => expect(way).toHaveFocus());
});

it('what was typed outlives the session, and is sent with the same key', async () => {
  const visit = await openOrder();
  const { person, sent } = visit;
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Pieces of Naga Mini'), '1');
  await person.type(dialog.getByLabelText('Reason'), 'Arrived broken');
  await person.click(await dialog.findByRole('button', { name: 'Refund $19.99' }));
  await screen.findByText('Failed to refund order');
  await pressTooLate(visit, dialog.getByRole('button', { name: 'Refund $19.99' }), ['post', '*/refund']);
  const again = await openOrder();
  const reopened = within(await screen.findByRole('dialog'));
  expect(reopened.getByLabelText('Reason')).toHaveValue('Arrived broken');
  await again.person.click(await reopened.findByRole('button', { name: 'Refund $19.99' }));
  await waitFor(() => expect(again.sent).toEqual(sent));
});

it('what was typed is not thrown away by Escape', async () => {
  const { person } = await openOrder();
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  await person.type(await screen.findByLabelText('Reason'), 'Arrived bro{Escape}');
  await answer('Leave without saving your changes?', 'Cancel');
  expect(screen.getByLabelText('Reason')).toHaveValue('Arrived bro');
});

it('more pieces than are left are refused in words, not corrected in silence', async () => {
  const { person } = await openOrder();
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  const pieces = dialog.getByLabelText('Pieces of Naga Mini');
  await person.type(pieces, '៣');
  await person.type(dialog.getByLabelText('Reason'), 'Arrived broken');
  expect(await dialog.findByText('That is more than is left')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Refund/ })).toBeDisabled();
  await person.clear(pieces);
  await person.type(pieces, '១');
  expect(await dialog.findByRole('button', { name: 'Refund $19.99' })).toBeEnabled();
});

it('who refunds all that is left is told what that means, and asked', async () => {
  const { person, sent } = await openOrder();
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Pieces of Naga Mini'), '2');
  expect(await dialog.findByText(/^That is all that is left/)).toBeVisible();
  await person.type(dialog.getByLabelText('Reason'), 'Came back');
  await person.click(dialog.getByRole('button', { name: 'Refund $39.98' }));
  await answer('Give back all that is left, $39.98? The order is refunded with it.', 'Cancel');
  expect(sent).toEqual([]);
});

it('an amount is given back without a piece', async () => {
  const { person, sent } = await openOrder();
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByLabelText('An amount: the customer keeps all pieces'));
  await person.type(await dialog.findByLabelText('Amount in dollars'), '៥.៥០');
  await person.type(dialog.getByLabelText('Reason'), 'A scratch');
  await person.click(await dialog.findByRole('button', { name: 'Refund $5.50' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { amount_cents: 550, reason: 'A scratch' } }]));
});

it.each(['seller', 'packer', 'support'] as const)('a %s is not offered it', async (role) => {
  await openOrder(role);
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});
