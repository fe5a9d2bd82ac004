import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openProducts as open } from '../../../testing/open-products';
import { aProduct } from '../../../testing/samples';
import { server } from '../../../testing/server';

interface Call {
  products: { id: number; version: number }[];
  change: { how: string; value: number };
}

const products = [aProduct(), aProduct({ id: 43, name: 'Mekong 60', price: 60 })];

/** Changes the prices of both products by 10 %. `undone` has the calls after that, of which the `lost`th gets no answer. */
async function changePrices(lost?: number) {
  const undone: Call[] = [];
  const visit = await open(products);
  server.use(
    http.post('*/api/products/change-many', async ({ request }) => {
      const call = (await request.json()) as Call;
      if (call.change.how === 'to') undone.push(call);
      if (undone.length === lost) return HttpResponse.error();
      const done = { name: null, ok: true, error: null, faults: [], stock: null, version: 2 };
      const results = call.products.map(({ id }) => ({ ...done, id }));
      return HttpResponse.json({ changed: results.length, failed: 0, results });
    }),
  );
  const { person } = visit;
  for (const { name } of products) await person.click(screen.getByLabelText(`Choose ${name}`));
  await person.type(screen.getByLabelText('Change the price by percent'), '10');
  await person.click(screen.getByText('Apply'));
  const preview = within(await screen.findByRole('dialog'));
  await person.click(preview.getByRole('button', { name: 'Change the prices' }));
  await screen.findByText('Prices changed: 2');
  return { person, undone };
}

const KEPT = 'draft:changed-prices';
const undo = () => screen.findByRole('button', { name: /^Undo/ });

/** Another tab keeps something else. */
const hear = (change: { oldValue: string; newValue: string | null }) =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEPT, ...change }));

describe('prices that were changed together', () => {
  it('can be undone in another tab, also once the first one is closed', async () => {
    const { undone } = await changePrices();
    cleanup();
    sessionStorage.clear();
    const { person } = await open(products);
    await person.click(await undo());
    await waitFor(() => expect(undone.map(({ change }) => change.value)).toEqual([19.99, 60]));
    await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
  });

  it('are not offered any more in the tabs that are open, once one has undone them', async () => {
    await changePrices();
    const all = localStorage.getItem(KEPT)!;
    const kept = JSON.parse(all) as { draft: { rows: object[] } };
    const half = JSON.stringify({ ...kept, draft: { ...kept.draft, rows: kept.draft.rows.slice(1) } });
    hear({ oldValue: all, newValue: half });
    await screen.findByText('Prices changed: 1');
    hear({ oldValue: half, newValue: null });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  });

  it('that an undo has not come to, as the network was lost, are all that the next one changes', async () => {
    const { person, undone } = await changePrices(2);
    await person.click(await undo());
    await waitFor(() => expect(undone).toHaveLength(2));
    await screen.findByText('Prices changed: 1');
    await person.click(await undo());
    await waitFor(() => expect(undone).toHaveLength(3));
    expect(undone[2]).toMatchObject({ products: [{ id: 43 }], change: { value: 60 } });
  });
});
