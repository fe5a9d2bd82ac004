import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aProduct, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** Serves so many products in pages of as many as are asked for; returns what was asked for and changed. */
function serveProducts(total: number) {
  const all = Array.from({ length: total }, (_, place) =>
    aProduct({ id: place + 1, name: `Row ${place + 1}` }),
  );
  const seen = { asked: [] as string[], changed: [] as number[][] };
  server.use(
    http.get('*/api/products', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      seen.asked.push(search);
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
      const products = all.slice((page - 1) * limit, page * limit);
      return HttpResponse.json({ products, page, totalPages: Math.ceil(total / limit), total });
    }),
    http.post('*/api/products/change-many', async ({ request }) => {
      const { products } = (await request.json()) as { products: { id: number }[] };
      seen.changed.push(products.map(({ id }) => id));
      const results = products.map(({ id }) => ({ id, name: `Row ${id}`, ok: true, stock: 9, version: 2 }));
      return HttpResponse.json({ results });
    }),
  );
  return seen;
}

it('chooses all products that match, with their number, and changes them in calls of 100', async () => {
  const { asked, changed } = serveProducts(143);
  const { person } = await renderShop('/seller-dashboard/products?q=row', { user: aUser({ role: 'admin' }) });
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on page' }));
  expect(screen.getByText('10 selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Select all 143 that match' }));
  expect(await screen.findByText('143 selected')).toBeVisible();
  expect(asked.slice(1)).toEqual(['?page=1&limit=100&q=row', '?page=2&limit=100&q=row']);
  await person.type(screen.getByLabelText('Change the price by percent'), '5');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Row 143');
  await person.click(within(dialog).getByRole('button', { name: 'Change the prices' }));
  await waitFor(() => expect(changed.map((ids) => ids.length)).toEqual([100, 43]));
});

it('says how many of more than 1,000 products can be chosen at once', async () => {
  serveProducts(1_200);
  const { person } = await renderShop('/seller-dashboard/products', { user: aUser({ role: 'admin' }) });
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on page' }));
  expect(screen.getByRole('button', { name: 'Select the first 1000 of 1200 that match' })).toBeVisible();
});
