import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser, tonlix } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';

const running = {
  ...{ id: 3, name: 'New year', name_km: null, percent_off: 20, amount_off_cents: null, target: 'brand' },
  ...{ brand_id: 1, category: null, state: 'running', version: 2 },
  ...{ begins_at: '2026-01-01T00:00:00.000Z', ends_at: '2026-01-08T00:00:00.000Z' },
};
const planned = { ...running, id: 4, name: null, state: 'planned', percent_off: null, amount_off_cents: 250 };

async function openSales() {
  const sent: { method: string; body: unknown }[] = [];
  const listed = [planned, running].map((sale) => ({ ...sale, brand: tonlix.name, chosen: 0, products: 7 }));
  const take = async ({ request }: { request: Request }) => {
    sent.push({ method: request.method, body: await request.json() });
    return HttpResponse.json({ message: 'Sale saved', sale: running });
  };
  server.use(
    http.get('*/api/brands', () => HttpResponse.json({ brands: [{ ...tonlix, products: 2, version: 1 }] })),
    http.get('*/api/admin/sales', () =>
      HttpResponse.json({ sales: listed, page: 1, totalPages: 1, total: 2 }),
    ),
    http.get('*/api/admin/sales/:id', ({ params }) =>
      HttpResponse.json({ sale: { ...(params.id === '3' ? running : planned), product_ids: [] } }),
    ),
    http.post('*/api/admin/sales/preview', () =>
      HttpResponse.json({
        products: 7,
        examples: [{ id: 42, name: 'Naga Mini', price: 20, sale_price: 17.5 }],
      }),
    ),
    http.post('*/api/admin/sales', take),
    http.patch('*/api/admin/sales/:id', take),
  );
  const visit = await renderShop('/seller-dashboard/sales', { user: aUser({ role: 'admin' }) });
  await screen.findByText('New year');
  return { ...visit, sent };
}

describe('the sales', () => {
  it('are listed with their state, their reduction and the products that they are of', async () => {
    await openSales();
    const row = within(screen.getByText('New year').closest('tr')!);
    for (const words of ['running', '20 % off', tonlix.name, '7']) expect(row.getByText(words)).toBeVisible();
    expect(within(screen.getByText('Sale 4').closest('tr')!).getByText('$2.50 off')).toBeVisible();
  });

  it('that are planned are saved in whole, with what they would do before', async () => {
    const { person, sent } = await openSales();
    await person.click(screen.getByLabelText('Edit Sale 4'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('It makes 7 products cheaper.')).toBeVisible();
    expect(dialog.getByText('$17.50')).toBeVisible();
    await person.clear(dialog.getByLabelText('Dollars off'));
    await person.type(dialog.getByLabelText('Dollars off'), '3');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'PATCH',
      body: {
        amount_off_cents: 300,
        percent_off: null,
        brand_id: 1,
        ends_at: '2026-01-08T07:00:00+07:00',
        version: 2,
      },
    });
  });

  it('that run are changed in their names and their end only', async () => {
    const { person, sent } = await openSales();
    await person.click(screen.getByLabelText('Edit New year'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/The sale has begun/)).toBeVisible();
    expect(dialog.queryByLabelText('Percent off')).not.toBeInTheDocument();
    await person.type(dialog.getByLabelText('Name'), ' again');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(Object.keys(sent[0]!.body as object).sort()).toEqual(['ends_at', 'name', 'name_km', 'version']);
  });

  it('are ended after a question', async () => {
    const { person, sent } = await openSales();
    await person.click(screen.getByLabelText('End New year'));
    await answer('End the sale New year now? Its products get their own prices again.', 'End now');
    await waitFor(() => expect(sent).toEqual([{ method: 'PATCH', body: { ended: true, version: 2 } }]));
  });
});
