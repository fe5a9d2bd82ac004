import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anAdminOrder, anOrderPage } from '../../../testing/samples';
import { openDialogOf } from '../../../testing/open-order';
import { server } from '../../../testing/server';

const delivery_method = {
  ...{ key: 'shop', name: 'Pick up at the shop', name_km: null, days_from: 0, days_to: 1, pick_up: true },
};

function captureSent(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/admin/orders/ord-1', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ order: anAdminOrder() });
    }),
  );
  return sent;
}

it.each([
  ['paid', 'Ready to pick up', 'shipped'],
  ['shipped', 'Picked up', 'delivered'],
] as const)(
  'an order to be picked up that is %s is said to be: %s, without a courier',
  async (status, step, after) => {
    const sent = captureSent();
    const { person, dialog } = await openDialogOf(anOrderPage({ status, version: 2, delivery_method }), step);
    expect(dialog.queryByText('Courier')).toBeNull();
    await person.click(dialog.getByRole('button', { name: step }));
    expect(sent).toEqual([{ status: after, version: 2 }]);
    expect(screen.queryByRole('button', { name: 'Correct shipment' })).toBeNull();
  },
);
