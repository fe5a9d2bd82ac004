import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** Opens the dialog of the rules; `sent` is what is saved. */
async function openDialog(environment: string[] = []) {
  const sent: unknown[] = [];
  const order_rules = { return_days: 14, shipping_policy: 'item-count', version: 3, environment };
  server.use(
    http.get('*/api/admin/order-rules', () => HttpResponse.json({ order_rules })),
    http.put('*/api/admin/order-rules', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ order_rules });
    }),
  );
  const user = aUser({ role: 'admin' });
  const visit = await renderShop('/seller-dashboard/settings/order-rules', { user });
  await visit.person.click(await screen.findByRole('button', { name: 'Edit Returns and delivery fee' }));
  return { ...visit, sent, dialog: within(await screen.findByRole('dialog')) };
}

describe('the rules of returns and delivery', () => {
  it('are saved with the version that was read', async () => {
    const { person, dialog, sent } = await openDialog();
    const days = dialog.getByLabelText('Days to return');
    await person.clear(days);
    await person.type(days, '៣០');
    await person.click(dialog.getByLabelText('Delivery fee'));
    await person.click(await screen.findByTitle('$5, free from $50'));
    await person.click(dialog.getByText('Save'));
    await waitFor(() =>
      expect(sent).toEqual([{ return_days: 30, shipping_policy: 'order-total', version: 3 }]),
    );
  });

  it('that the environment sets are named with their variables, and closed', async () => {
    const { dialog } = await openDialog(['RETURN_DAYS', 'SHIPPING_POLICY']);
    for (const [label, setting] of [
      ['Days to return', 'RETURN_DAYS'],
      ['Delivery fee', 'SHIPPING_POLICY'],
    ]) {
      expect(screen.getAllByText(`Set by ${setting} in the environment`)).toHaveLength(2);
      expect(dialog.getByLabelText(label!)).toBeDisabled();
    }
  });

  it('of days below none are not sent', async () => {
    const { person, dialog, sent } = await openDialog();
    await person.clear(dialog.getByLabelText('Days to return'));
    await person.type(dialog.getByLabelText('Days to return'), '-1');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText(/Days to return must be/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});
