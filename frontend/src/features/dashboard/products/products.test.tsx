import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aProduct, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { admin, naga, openProducts as open } from '../../../testing/open-products';
import { answer } from '../kit/testing/answer';

afterEach(() => jest.restoreAllMocks());

describe('the table of products', () => {
  it('loads ten products a page, newest first', async () => {
    const { asked } = await open();
    expect(asked).toEqual(['?page=1&limit=10']);
  });

  it('shows and edits the own price of a product in a sale, beside that of the sale', async () => {
    const sale = { name: null, name_km: null, price: 15, ends_at: '2026-01-08T00:00:00.000Z' };
    await open([{ ...aProduct(), price: 15, compare_at_price: 20, sale }]);
    expect(screen.getByText('In a sale: $15.00')).toBeVisible();
    expect(screen.getByText('$20.00')).toBeVisible();
  });

  it('loads only their own products for sellers', async () => {
    const seller = aUser({ role: 'seller' });
    const { asked } = await open([naga], '', seller);
    expect(asked).toEqual([`?page=1&limit=10&seller=${seller.id}`]);
  });

  it('is filtered and sorted by the address, and opens as many pages as it says', async () => {
    const { asked } = await open(
      [naga],
      '?q=naga&category=mouse&brand=Tonlix&stock=low&sort=price-asc&page=2',
    );
    const words = '&q=naga&category=mouse&brand=Tonlix&stock=low&sort=price-asc';
    await waitFor(() => expect(asked).toEqual([`?page=1&limit=10${words}`, `?page=2&limit=10${words}`]));
  });

  it('keeps the search and the number of open pages in the address', async () => {
    const { person, router, asked } = await open();
    await person.type(screen.getByLabelText('Search products'), 'naga{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=naga'));
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&limit=10&q=naga'));
    await person.click(await screen.findByText('Load More'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=naga&page=2'));
  });

  it.each([
    ['deletes some of those shown', (ids: number[]) => ids.filter((id) => ![29, 25, 21].includes(id))],
    ['deletes the last of those shown', (ids: number[]) => ids.filter((id) => ![22, 21].includes(id))],
    [
      'deletes some and adds others',
      (ids: number[]) => [32, 31, ...ids.filter((id) => ![29, 25, 21].includes(id))],
    ],
    ['deletes all that are shown', (ids: number[]) => ids.filter((id) => id <= 20)],
    ['adds many', (ids: number[]) => [...Array.from({ length: 15 }, (_, n) => 45 - n), ...ids]],
  ])('loads more without gaps and without what is gone after a colleague %s', async (_, change) => {
    let ids = Array.from({ length: 30 }, (_none, n) => 30 - n);
    const { person } = await open();
    cleanup();
    server.use(
      http.get('*/api/products', ({ request }) => {
        const asked = new URL(request.url).searchParams;
        const [page, limit] = [Number(asked.get('page')), Number(asked.get('limit'))];
        const shown = ids.slice((page - 1) * limit, page * limit);
        const products = shown.map((id) => aProduct({ id, name: `Row ${id}` }));
        return HttpResponse.json({
          products,
          page,
          totalPages: Math.ceil(ids.length / limit),
          total: ids.length,
        });
      }),
    );
    await renderShop('/seller-dashboard/products?sort=newest', { user: admin });
    const rows = () =>
      screen
        .queryAllByLabelText(/^Choose Row /)
        .map((box) => Number(box.getAttribute('aria-label')!.slice(11)));
    await waitFor(() => expect(rows()).toHaveLength(10));
    const before = ids;
    ids = change(ids);
    await person.click(screen.getByText('Load More'));
    await waitFor(() => expect(rows().length).not.toBe(10));
    while (screen.queryByText('Load More')) {
      const count = rows().length;
      await person.click(screen.getByText('Load More'));
      await waitFor(() => expect(rows().length).not.toBe(count));
    }
    expect([...rows()].sort((a, b) => b - a)).toEqual(ids.toSorted((a, b) => b - a));
    expect(before).toHaveLength(30);
  });

  it('is sorted as usual when the address names an order that there is not', async () => {
    const { asked } = await open([naga], '?sort=toString');
    expect(asked).toEqual(['?page=1&limit=10']);
  });

  it('offers no more products when all are shown', async () => {
    await open([naga], '?q=naga');
    server.use(
      http.get('*/api/products', () =>
        HttpResponse.json({ products: [naga], page: 1, totalPages: 1, total: 1 }),
      ),
    );
    await renderShop('/seller-dashboard/products?q=mini', { user: admin });
    expect(await screen.findByText('1 of 1 shown')).toBeVisible();
    const last = screen.getByText('1 of 1 shown');
    expect(last.parentElement).not.toHaveTextContent('Load More');
  });

  it('says when nothing is found, and when loading fails', async () => {
    await open([], '?q=zzz');
    expect(await screen.findByText('No products found')).toBeVisible();
    expect(screen.queryByText(/^Press a price or a stock to change it/)).toBeNull();
    server.use(http.get('*/api/products', () => HttpResponse.error()));
    await renderShop('/seller-dashboard/products?q=yyy', { user: admin });
    expect(await screen.findByText('Failed to load products')).toBeVisible();
  });
});

describe('a change of many products', () => {
  /** Chooses both products and changes their prices by what is typed into the field that is first. */
  async function changePrices(typed: string) {
    const sent: unknown[] = [];
    const visit = await open();
    const { person } = visit;
    server.use(
      http.post('*/api/products/change-many', async ({ request }) => {
        sent.push(await request.json());
        const error = 'The price would fall below $0';
        const results = [
          { id: 42, name: 'Naga Mini', ok: true, error: null, faults: [], stock: null, version: 2 },
          { id: 43, name: 'Mekong 60', ok: false, error, faults: null, stock: null, version: null },
        ];
        return HttpResponse.json({ changed: 1, failed: 1, results });
      }),
    );
    await person.click(screen.getByLabelText('Choose Naga Mini'));
    await person.click(screen.getByLabelText('Choose Mekong 60'));
    await person.type(screen.getByLabelText('Change the price by percent'), typed);
    await person.click(screen.getByText('Apply'));
    const preview = within(await screen.findByRole('dialog'));
    return { ...visit, sent, preview };
  }

  it('of the price is by percent, and shows the old and the new one before it is made', async () => {
    const { preview, sent } = await changePrices('10');
    const row = within(preview.getByRole('row', { name: /^Naga Mini/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$19.99', '$21.99']);
    expect(sent).toEqual([]);
  });

  it('shows a result for each; refused products stay chosen', async () => {
    const { person, preview, sent } = await changePrices('10');
    await person.click(preview.getByRole('button', { name: 'Change the prices' }));
    expect(await screen.findByText(/Mekong 60: The price would fall below \$0/)).toBeInTheDocument();
    const products = [
      { id: 42, version: 1 },
      { id: 43, version: 1 },
    ];
    expect(sent).toEqual([{ products, change: { type: 'price', how: 'percent', value: 10 } }]);
    await person.click(within(screen.getByRole('dialog')).getByText('Close'));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    expect(screen.getByLabelText('Choose Mekong 60')).toBeChecked();
  });

  it('of the price can be undone for ten minutes, with the version that it has made', async () => {
    const { person, preview, sent } = await changePrices('10');
    await person.click(preview.getByRole('button', { name: 'Change the prices' }));
    await screen.findByText(/Mekong 60: The price would fall/);
    await person.click(within(screen.getByRole('dialog')).getByText('Close'));
    expect(await screen.findByText('Prices changed: 1')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const products = [{ id: 42, version: 2 }];
    expect(sent[1]).toEqual({ products, change: { type: 'price', how: 'to', value: 19.99 } });
  });

  it('shows its results also when the products are no longer in the list', async () => {
    const { person } = await open();
    server.use(
      http.post('*/api/products/change-many', () => {
        server.use(
          http.get('*/api/products', () =>
            HttpResponse.json({ products: [], page: 1, totalPages: 1, total: 0 }),
          ),
        );
        const results = [{ id: 42, name: 'Naga Mini', ok: true, error: null, version: null }];
        return HttpResponse.json({ changed: 1, failed: 0, results });
      }),
    );
    await person.click(screen.getByLabelText('Choose Naga Mini'));
    await person.click(screen.getByLabelText('What to change'));
    await person.click(await screen.findByTitle('Delete'));
    await person.click(screen.getByText('Apply'));
    await answer('Delete 1 products?', 'Delete');
    expect(await screen.findByText('Changed: 1, not changed: 0')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Choose Naga Mini')).toBeNull());
    expect(screen.getByText('Changed: 1, not changed: 0')).toBeVisible();
  });

  it('is not made when not confirmed', async () => {
    const { person } = await open();
    await person.click(screen.getByLabelText('Choose Naga Mini'));
    await person.type(screen.getByLabelText('Change the price by percent'), '1');
    await person.click(screen.getByText('Apply'));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a copy of a product', () => {
  it('opens filled in but without stock, needs another name, and has the same image', async () => {
    let sent: FormData | undefined;
    const { person, router } = await open();
    server.use(
      http.post('*/api/products/single_product', async ({ request }) => {
        sent = await request.formData();
        return HttpResponse.json({ message: 'ok' }, { status: 201 });
      }),
    );
    await person.click(screen.getByLabelText('More for Naga Mini'));
    await person.click(await screen.findByText('Duplicate'));
    const name = await screen.findByLabelText('Name');
    expect(screen.getByLabelText('DPI')).toHaveValue('8500');
    await person.click(screen.getByText('Upload Product'));
    expect(await screen.findByText('Give the copy a name of its own')).toBeInTheDocument();
    expect(screen.getByLabelText('Stock')).toHaveValue('0');
    expect(sent).toBeUndefined();
    await person.type(name, ' Two');
    await person.click(screen.getByText('Upload Product'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller-dashboard/products'));
    expect([sent!.get('name'), sent!.get('button'), sent!.get('image_url')]).toEqual([
      'Naga Mini Two',
      'mouse',
      '/images/42.webp',
    ]);
  });
});

describe('the draft of a copy', () => {
  async function openCopy() {
    const visit = await open();
    server.use(http.get('*/api/admin/products/42', () => HttpResponse.json({ product: naga })));
    await visit.router.navigate('/seller-dashboard/products/new?from=42');
    return { ...visit, name: await screen.findByLabelText('Name') };
  }

  it('outlives the page, until it is discarded for what the original has', async () => {
    const first = await openCopy();
    await first.person.type(first.name, ' Two');
    cleanup();
    const { person, name } = await openCopy();
    expect(name).toHaveValue('Naga Mini Two');
    await person.click(screen.getByText('Discard draft'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Naga Mini'));
    expect(screen.getByLabelText('DPI')).toHaveValue('8500');
  });

  it('is not that of a new product, which a saved copy leaves as it is', async () => {
    const begun = await openNew();
    await begun.person.type(screen.getByLabelText('Name'), 'Half a mouse');
    cleanup();
    server.use(
      http.post('*/api/products/single_product', () => HttpResponse.json({ message: 'ok' }, { status: 201 })),
    );
    const { person, name, router } = await openCopy();
    expect(name).toHaveValue('Naga Mini');
    await person.type(name, ' Two');
    await person.click(screen.getByText('Upload Product'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller-dashboard/products'));
    cleanup();
    await openNew();
    expect(screen.getByLabelText('Name')).toHaveValue('Half a mouse');
  });
});

it.each([true, false])('a copy begins hidden, unless its form says otherwise (%s)', async (hidden) => {
  const { person, router } = await open();
  server.use(http.get('*/api/admin/products/42', () => HttpResponse.json({ product: { ...naga, hidden } })));
  await router.navigate('/seller-dashboard/products/new?from=42');
  expect(await screen.findByText('Hidden', { selector: 'form *' })).toBeVisible();
  await person.click(screen.getByLabelText('Visibility'));
  await person.click(await screen.findByTitle('Hidden until a time'));
  expect(await screen.findByLabelText('Shown from')).toBeVisible();
});

async function openNew() {
  const visit = await open();
  await visit.router.navigate('/seller-dashboard/products/new');
  await screen.findByText('Upload Product');
  return visit;
}

describe('a new product', () => {
  it('is kept as a draft until it is cleared', async () => {
    const first = await openNew();
    await first.person.type(screen.getByLabelText('Name'), 'Half a mouse');
    cleanup();
    const { person } = await openNew();
    expect(screen.getByText('Draft restored')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Half a mouse');
    await person.click(screen.getByText('Discard draft'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
    expect(screen.queryByText('Draft restored')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    cleanup();
    await openNew();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('starts afresh with the first category, not that of the draft', async () => {
    const { person } = await openNew();
    await person.type(screen.getByLabelText('Name'), 'Half a monitor');
    await person.click(screen.getByLabelText('Category'));
    await person.click(await screen.findByTitle('Monitor'));
    cleanup();
    const { person: later } = await openNew();
    expect(screen.getByLabelText('Refresh rate')).toBeInTheDocument();
    await later.click(screen.getByText('Discard draft'));
    expect(await screen.findByLabelText('DPI')).toBeInTheDocument();
    expect(screen.queryByLabelText('Refresh rate')).toBeNull();
  });

  it('has the fields of its category', async () => {
    const { person, router } = await open();
    await router.navigate('/seller-dashboard/products/new');
    await person.click(await screen.findByLabelText('Category'));
    await person.click(await screen.findByTitle('Monitor'));
    expect(await screen.findByLabelText('Refresh rate')).toBeInTheDocument();
    expect(screen.queryByLabelText('DPI')).toBeNull();
  });

  it('shows an error at the field when its image is missing', async () => {
    const { person } = await openNew();
    await person.click(screen.getByText('Upload Product'));
    expect(await screen.findByText('Image is required')).toBeVisible();
  });

  it('keeps the input when the language is switched', async () => {
    const { person } = await openNew();
    await person.type(screen.getByLabelText('Name'), 'Half a mouse');
    await person.click(screen.getByRole('button', { name: /Khmer\)/ }));
    await screen.findByText('បន្ថែមផលិតផលថ្មី', { selector: 'h1' });
    expect(screen.getByDisplayValue('Half a mouse')).toBeVisible();
  });

  it('asks before leaving with unsaved changes', async () => {
    const { person, router } = await open();
    await person.click(screen.getByText('Add New Product', { selector: 'main a' }));
    await person.type(await screen.findByLabelText('Name'), 'Half');
    const way = screen.getByRole('link', { name: /Mekong Gear/ });
    await person.click(way);
    await answer('Leave without saving your changes?', 'Cancel');
    expect(router.state.location.pathname).toBe('/seller-dashboard/products/new');
    await person.click(way);
    await answer('Leave without saving your changes?', 'Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the stock history', () => {
  it('shows time, cause, old and new number, and the order of each change', async () => {
    const { person } = await open();
    server.use(
      http.get('*/api/admin/stock-history/42', () =>
        HttpResponse.json({
          product: { id: 42, name: 'Naga Mini' },
          changes: [
            {
              id: '2',
              cause: 'hold',
              available: { from: 10, to: 8 },
              held: { from: 0, to: 2 },
              order_id: 'ord-1',
              order_number: 'MG-2601-0001',
              changed_at: '2026-01-02T03:04:05.000Z',
            },
          ],
          page: 1,
          totalPages: 1,
          total: 1,
        }),
      ),
    );
    await person.click(screen.getByLabelText('More for Naga Mini'));
    await person.click(await screen.findByText('Stock history'));
    expect(await screen.findByText('Held for an order')).toBeInTheDocument();
    expect(screen.getByText('10 → 8')).toBeInTheDocument();
    expect(screen.getByText('MG-2601-0001')).toHaveAttribute(
      'href',
      '/seller-dashboard/view-all-orders/ord-1',
    );
  });
});
