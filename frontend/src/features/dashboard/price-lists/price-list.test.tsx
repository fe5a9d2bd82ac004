import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PriceList } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const csv = new File(['SKU,Cost\nN-1,8'], 'list.csv', { type: 'text/csv' });

const aRow = (but: Partial<PriceList['rows'][number]> = {}): PriceList['rows'][number] => ({
  ...{
    row: 2,
    code: 'N-1',
    name: '',
    verdict: 'change',
    error: null,
    faults: [],
    candidates: [],
    quantity: 5,
  },
  product: { id: 42, name: 'Naga Mini', sku: 'N-1', price: 20, stock: 10 },
  ...{ cost_before: 10, cost_after: 8, margin_before: 50, margin_after: 60 },
  ...but,
});
const unknown = aRow({
  ...{ row: 3, code: 'X-9', verdict: 'unknown', product: null, quantity: 0 },
  ...{ cost_before: null, cost_after: 3, margin_before: null, margin_after: null },
});

const aList = (but: Partial<PriceList> = {}): PriceList => ({
  ...{
    supplier: 'Parts Co',
    sheets: [],
    currency: {},
    unknown_currencies: [],
    taken_at: null,
    check: 'seen',
  },
  columns: [
    { name: 'SKU', guess: 'code', samples: ['N-1'] },
    { name: 'Cost', guess: 'cost', samples: ['8'] },
  ],
  rows: [aRow(), unknown],
  ...but,
});

/** The page with a list that was looked at; `sent` has the texts of each form that was sent. */
async function open(list: PriceList, status = 201) {
  const sent: Record<string, string>[] = [];
  const noted = async (request: Request) => {
    const form = await request.formData();
    sent.push(
      Object.fromEntries([...form].filter((one): one is [string, string] => typeof one[1] === 'string')),
    );
  };
  server.use(
    http.get('*/api/products/price-lists', () => HttpResponse.json({ suppliers: ['Parts Co'] })),
    http.post('*/api/products/price-lists/check', async ({ request }) => {
      await noted(request);
      return HttpResponse.json(list);
    }),
    http.post('*/api/products/price-lists', async ({ request }) => {
      await noted(request);
      return HttpResponse.json({ taken: { products: 1, pieces: 5 } }, { status });
    }),
  );
  const visit = await renderShop('/seller-dashboard/products/price-list', {
    user: aUser({ role: 'seller' }),
  });
  const { person } = visit;
  await person.type(await screen.findByLabelText('Supplier'), 'Parts Co');
  await person.upload(screen.getByLabelText('CSV file', { selector: 'input' }), csv);
  await person.click(screen.getByRole('button', { name: 'Check the file' }));
  const does = within(await screen.findByRole('region', { name: 'What the list does' }));
  return { person, sent, does };
}

it('shows costs, margins and stock before and after, and saves what was seen', async () => {
  const { person, sent, does } = await open(aList());
  const row = within(does.getByRole('row', { name: /Naga Mini/ }));
  for (const text of ['$10.00 → $8.00', '50% → 60%', '10 → 15']) expect(row.getByText(text)).toBeVisible();
  await person.click(does.getByRole('button', { name: 'Save 1 products' }));
  expect(await screen.findByText('Saved: 1 products, 5 pieces')).toBeVisible();
  const columns = { SKU: 'code', Cost: 'cost' };
  expect(sent).toEqual([
    { supplier: 'Parts Co', links: '{}' },
    {
      ...{ supplier: 'Parts Co', links: '{}', check: 'seen' },
      mapping: JSON.stringify({ columns, currency: {} }),
    },
  ]);
});

it('a code that is unknown can be given a product, which is looked at before it is saved', async () => {
  const { person, sent, does } = await open(aList());
  await person.type(does.getByLabelText('Your SKU of X-9'), 'N-2');
  await person.click(screen.getByRole('button', { name: 'Check the file again' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ links: '{"X-9":"N-2"}' }));
});

it('a list that was saved already asks before its pieces are added again', async () => {
  const { person, sent, does } = await open(aList({ taken_at: '2026-01-05T08:00:00.000Z' }));
  await person.click(does.getByRole('button', { name: 'Save 1 products' }));
  expect(sent).toHaveLength(1);
  await person.click(await screen.findByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ again: 'true' }));
});
