import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Role } from '../../../api/types';
import { pressTooLate } from '../../../testing/end-session';
import { renderShop } from '../../../testing/render-shop';
import { anOrderPage, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const note = { id: 1, text: 'Call before the delivery', at: '2026-01-02T03:04:05.000Z', by: 'Srey Mom' };

/** Opens an order; `written` lists the texts that were sent. */
async function openOrder(role: Role) {
  const order = anOrderPage({ notes: [note] });
  const written: unknown[] = [];
  server.use(
    http.get(`*/api/admin/orders/${order.id}`, () => HttpResponse.json({ order })),
    http.post(`*/api/admin/orders/${order.id}/notes`, async ({ request }) => {
      written.push(await request.json());
      order.notes = [note, { ...note, id: 2, text: 'Called' }];
      return HttpResponse.json({ notes: order.notes }, { status: 201 });
    }),
  );
  const visit = await renderShop(`/seller-dashboard/view-all-orders/${order.id}`, { user: aUser({ role }) });
  await screen.findByText('Timeline');
  return { ...visit, written };
}

it('support reads notes and writes one, which is shown with them', async () => {
  const { person, written } = await openOrder('support');
  expect(screen.getByText('Call before the delivery')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await person.type(screen.getByLabelText('New note'), 'Called');
  await person.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(written).toEqual([{ text: 'Called' }]));
  expect(await screen.findByText('Called', { selector: 'li p' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
});

it('a half-written note outlives the session, until it is saved', async () => {
  const visit = await openOrder('support');
  await visit.person.type(screen.getByLabelText('New note'), 'Called');
  await pressTooLate(visit, screen.getByRole('button', { name: 'Save note' }), ['post', '*/notes']);
  const again = await openOrder('support');
  expect(screen.getByLabelText('New note')).toHaveValue('Called');
  await again.person.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(again.written).toEqual([{ text: 'Called' }]));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('sellers see no notes', async () => {
  await openOrder('seller');
  expect(screen.queryByText('Notes')).toBeNull();
});
