import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const saved = { provinces: ['Phnom Penh'], limit_cents: 30_000, open_orders: 2, version: 3 };
const cash = { ...saved, environment: [] as string[] };

/** Opens the settings of cash on delivery; `sent` is what is saved. */
async function open(language?: 'km') {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/cash-on-delivery', () => HttpResponse.json({ cash_on_delivery: cash })),
    http.put('*/api/admin/cash-on-delivery', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ cash_on_delivery: cash });
    }),
  );
  const user = aUser({ role: 'admin' });
  return { ...(await renderShop('/seller-dashboard/settings/cash-on-delivery', { user, language })), sent };
}

async function openDialog() {
  const visit = await open();
  await visit.person.click(await screen.findByRole('button', { name: 'Edit Cash on delivery' }));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

describe('the settings of cash on delivery', () => {
  it('are where it is offered, up to what total and for how many orders at once', async () => {
    await open();
    expect(await screen.findByText('$300.00')).toBeVisible();
    expect(screen.getByText('Phnom Penh')).toBeVisible();
    expect(screen.getByText('2')).toBeVisible();
  });

  it('are saved with the version that was read', async () => {
    const { person, dialog, sent } = await openDialog();
    const limit = dialog.getByLabelText('Highest total in dollars');
    await person.clear(limit);
    await person.type(limit, '១,២50.5');
    await person.click(dialog.getByLabelText('Kandal'));
    await person.click(dialog.getByText('Save'));
    await waitFor(() =>
      expect(sent).toEqual([{ ...saved, provinces: ['Phnom Penh', 'Kandal'], limit_cents: 125_050 }]),
    );
  });

  it('can be for all provinces, or for none', async () => {
    const { person, dialog, sent } = await openDialog();
    await person.click(dialog.getByLabelText('All provinces'));
    expect(dialog.getByLabelText('Takeo')).toBeChecked();
    await person.click(dialog.getByLabelText('All provinces'));
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ ...saved, provinces: [] }]));
  });

  it('that are no numbers are not sent', async () => {
    const { person, dialog, sent } = await openDialog();
    await person.type(dialog.getByLabelText('Open orders of a shopper at once'), '.5');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText(/must be a whole number$/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('say why they cannot be loaded', async () => {
    server.use(http.get('*/api/cash-on-delivery', () => problem(503, { message: 'Not now' })));
    const user = aUser({ role: 'admin' });
    await renderShop('/seller-dashboard/settings/cash-on-delivery', { user });
    expect(await screen.findByText('Not now')).toBeVisible();
  });

  it('are in Khmer when chosen', async () => {
    await open('km');
    expect(await screen.findByText('ភ្នំពេញ')).toBeVisible();
  });
});
