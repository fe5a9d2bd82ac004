import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDialogOf } from '../../../testing/open-order';
import { anOrderPage } from '../../../testing/samples';
import { server } from '../../../testing/server';

function givenCorrections() {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.patch('*/api/admin/orders/ord-1/delivery', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ order: anOrderPage() });
    }),
  );
  return sent;
}
const order = anOrderPage({ status: 'paid', province: 'Phnom Penh' });

describe('staff who correct where an order goes', () => {
  it('choose one of the provinces that the checkout has', async () => {
    const sent = givenCorrections();
    const { person, dialog } = await openDialogOf(order, 'Correct');
    fireEvent.mouseDown(dialog.getByLabelText('Province'));
    await person.type(dialog.getByLabelText('Province'), 'Siem');
    await person.click(await screen.findByTitle('Siem Reap'));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ province: 'Siem Reap' }]));
  });

  it('are asked about a phone number that looks like none, and may save it', async () => {
    const sent = givenCorrections();
    const { person, dialog } = await openDialogOf(order, 'Correct');
    await person.clear(dialog.getByLabelText('Phone'));
    await person.type(dialog.getByLabelText('Phone'), 'ask the guard');
    expect(await dialog.findByText(/This does not look like a phone number/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ phone_number: 'ask the guard' }]));
  });
});
