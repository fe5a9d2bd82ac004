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

  it('find the new place in the whole address, which labels and slips print', async () => {
    const sent = givenCorrections();
    const place = { province: 'Phnom Penh', district: 'Daun Penh' };
    const there = anOrderPage({
      ...{ status: 'paid', ...place, shipping_address: '12 Street 240, Daun Penh, Phnom Penh' },
    });
    const { person, dialog } = await openDialogOf(there, 'Correct');
    expect(dialog.getByLabelText('Address')).toHaveValue('12 Street 240');
    fireEvent.mouseDown(dialog.getByLabelText('Province'));
    await person.click(await screen.findByTitle('Kandal'));
    await person.clear(dialog.getByLabelText('District'));
    await person.type(dialog.getByLabelText('District'), 'Ta Khmau');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    const kandal = { province: 'Kandal', district: 'Ta Khmau' };
    await waitFor(() =>
      expect(sent).toEqual([
        { ...kandal, shipping_address: '12 Street 240, Ta Khmau, Kandal', version: there.version },
      ]),
    );
  });

  it('leave what they do not touch as it is, also a province that the checkout does not have', async () => {
    const sent = givenCorrections();
    const abroad = anOrderPage({ status: 'paid', province: 'Trat', shipping_address: '7 Road, Trat' });
    const { person, dialog } = await openDialogOf(abroad, 'Correct');
    expect(dialog.getByTitle('Trat')).toBeVisible();
    await person.type(dialog.getByLabelText('Note for the courier'), 'Call first');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ note: 'Call first', version: abroad.version }]));
  });

  it.each(['Name', 'Phone', 'Address'])('must leave a %s', async (label) => {
    const sent = givenCorrections();
    const { person, dialog } = await openDialogOf(order, 'Correct');
    await person.clear(dialog.getByLabelText(label));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This is needed')).toBeVisible();
    expect(sent).toEqual([]);
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
