import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Product, User } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { aProduct, aUser, tonlix } from '../../../testing/samples';
import { server } from '../../../testing/server';

afterEach(() => jest.restoreAllMocks());

const admin = aUser({ role: 'admin' });
const naga = aProduct();
const other = aProduct({ id: 43, name: 'Mekong 60' });

/** Opens the list with these products on its first two pages; `asked` lists the queries that were sent. */
async function open(products: Product[] = [naga, other], address = '', user: User = admin) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/brands', () => HttpResponse.json({ brands: [{ ...tonlix, products: 2, version: 1 }] })),
    http.get('*/api/products', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const shown = Number(searchParams.get('page')) > 2 ? [] : products;
      return HttpResponse.json({ products: shown, page: 1, totalPages: 2, total: 2 * products.length });
    }),
    http.get('*/api/products/42', () => HttpResponse.json({ product: naga })),
  );
  const visit = await renderShop(`/seller-dashboard/products${address}`, { user });
  await screen.findByLabelText('Search products');
  if (products[0]) await screen.findByLabelText(`Edit ${products[0].name}`);
  return { ...visit, asked };
}

describe('the table of products', () => {
  it('loads ten products a page, newest first', async () => {
    const { asked } = await open();
    expect(asked).toEqual(['?page=1&limit=10']);
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

  it('says when nothing is found, and when loading fails', async () => {
    await open([], '?q=zzz');
    expect(await screen.findByText('No products found')).toBeVisible();
    server.use(http.get('*/api/products', () => HttpResponse.error()));
    await renderShop('/seller-dashboard/products?q=yyy', { user: admin });
    expect(await screen.findByText('Failed to load products')).toBeVisible();
  });
});

describe('a change of many products', () => {
  it('is confirmed once and shows a result for each; refused products stay chosen', async () => {
    const question = jest.spyOn(window, 'confirm').mockReturnValue(true);
    let sent: unknown;
    const { person } = await open();
    server.use(
      http.post('*/api/products/change-many', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({
          changed: 1,
          failed: 1,
          results: [
            { id: 42, name: 'Naga Mini', ok: true, error: null },
            { id: 43, name: 'Mekong 60', ok: false, error: 'The price would fall below $0' },
          ],
        });
      }),
    );
    await person.click(screen.getByLabelText('Choose Naga Mini'));
    await person.click(screen.getByLabelText('Choose Mekong 60'));
    await person.type(screen.getByLabelText('Set the price'), '12.50');
    await person.click(screen.getByText('Apply'));
    const result = await screen.findByRole('dialog');
    expect(within(result).getByText(/Mekong 60: The price would fall below \$0/)).toBeInTheDocument();
    expect(question.mock.calls).toEqual([['Set the price of 2 products to $12.50?']]);
    expect(sent).toEqual({
      products: [
        { id: 42, version: 1 },
        { id: 43, version: 1 },
      ],
      change: { type: 'price', how: 'to', value: 12.5 },
    });
    await person.click(within(result).getByText('Close'));
    expect(await screen.findByText('1 chosen')).toBeInTheDocument();
    expect(screen.getByLabelText('Choose Mekong 60')).toBeChecked();
  });

  it('is not made when not confirmed', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { person } = await open();
    await person.click(screen.getByLabelText('Choose Naga Mini'));
    await person.type(screen.getByLabelText('Set the price'), '1');
    await person.click(screen.getByText('Apply'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('editing a product', () => {
  it("shows somebody else's changes, overwrites nothing, then saves on the new version", async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    const now = { ...naga, stock: 9, price: 30, version: 2 };
    const { person } = await open();
    server.use(
      http.patch('*/api/products/42', async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        if (sent.length > 1) return HttpResponse.json({ message: 'ok', product: now });
        return problem(409, { code: 'STALE_EDIT', message: 'Stale', current: now, changed: ['price'] });
      }),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    const price = await screen.findByLabelText('Price (USD)');
    await person.clear(price);
    await person.type(price, '25');
    await person.click(screen.getByText('Save'));
    const notice = await screen.findByText('Somebody else has changed this product meanwhile');
    expect(screen.getByText('Price (USD) is now “30”; saving puts yours in its place')).toBeInTheDocument();
    expect(screen.getByText('Stock is now “9”')).toBeInTheDocument();
    expect(screen.getByLabelText('Stock')).toHaveValue('9');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(sent).toEqual([
      { price: '25', version: '1' },
      { price: '25', version: '2' },
    ]);
  });

  it('refuses an ambiguous number instead of guessing', async () => {
    const sent: unknown[] = [];
    const { person } = await open();
    server.use(
      http.patch('*/api/products/42', () => {
        sent.push(1);
        return HttpResponse.json({ message: 'ok', product: naga });
      }),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    const price = await screen.findByLabelText('Price (USD)');
    await person.clear(price);
    await person.type(price, '19,99');
    await person.click(screen.getByText('Save'));
    expect(await screen.findByText('Price (USD) must be a number')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('asks before a price of $0.00 is saved', async () => {
    const question = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const sent: unknown[] = [];
    const { person } = await open();
    server.use(
      http.patch('*/api/products/42', () => {
        sent.push(1);
        return HttpResponse.json({ message: 'ok', product: naga });
      }),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    const price = await screen.findByLabelText('Price (USD)');
    await person.clear(price);
    await person.type(price, '0.00');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(question).toHaveBeenCalledWith('Sell Naga Mini for $0.00?'));
    expect(sent).toEqual([]);
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([1]));
  });

  it("says that saving replaces somebody else's new image", async () => {
    const now = { ...naga, image_url: '/images/b.webp', version: 2 };
    const { person } = await open();
    server.use(
      http.patch('*/api/products/42', () =>
        problem(409, { code: 'STALE_EDIT', message: 'Stale', current: now, changed: ['image'] }),
      ),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    await person.upload(
      await screen.findByLabelText(/New image/),
      new File(['x'], 'x.png', { type: 'image/png' }),
    );
    await person.click(screen.getByText('Save'));
    expect(await screen.findByText('Image is now this; saving puts yours in its place')).toBeInTheDocument();
  });

  it('survives the end of the session', async () => {
    server.use(http.patch('*/api/products/42', () => problem(401, { message: 'Please log in' })));
    const first = await open();
    await first.person.click(screen.getByLabelText('Edit Naga Mini'));
    await first.person.type(await screen.findByLabelText('Name'), ' 2');
    await first.person.click(screen.getByText('Save'));
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/login'));
    cleanup();
    const { person } = await open();
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    expect(await screen.findByText('What you had typed before is here again')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Naga Mini 2');
  });

  it('asks before closing with unsaved changes', async () => {
    const question = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { person } = await open();
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    await person.type(await screen.findByLabelText('Name'), ' 2');
    await person.click(screen.getByText('Cancel'));
    expect(screen.getByLabelText('Name')).toHaveValue('Naga Mini 2');
    await person.click(screen.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
    expect(question).toHaveBeenCalledTimes(2);
  });
});

describe('the image of a product', () => {
  it('can be chosen from the library', async () => {
    let sent: FormData | undefined;
    const { person } = await open();
    const uses = { products: [], brands: [], total: 0 };
    const image = { hash: 'a', url: '/images/a.webp', file_name: 'front.png', uses };
    server.use(
      http.get('*/api/admin/images', () =>
        HttpResponse.json({ images: [image], page: 1, total: 1, totalPages: 1 }),
      ),
      http.patch('*/api/products/42', async ({ request }) => {
        sent = await request.formData();
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    await person.click(await screen.findByText('Choose from the library'));
    await person.click(await screen.findByLabelText('Choose front.png'));
    await waitFor(() => expect(screen.queryByText('Choose an image')).toBeNull());
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent?.get('image_url')).toBe('/images/a.webp'));
    expect(sent!.has('image')).toBe(false);
  });
});

describe('a copy of a product', () => {
  it('opens filled in, needs another name, and has the same image', async () => {
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
    expect(screen.getByText('What you had typed before is here again')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Half a mouse');
    await person.click(screen.getByText('Start afresh'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
    expect(screen.queryByText('What you had typed before is here again')).toBeNull();
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
    await later.click(screen.getByText('Start afresh'));
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
    await person.click(screen.getByLabelText(/Khmer\)/));
    await screen.findByText('បន្ថែមផលិតផលថ្មី', { selector: 'h1' });
    expect(screen.getByDisplayValue('Half a mouse')).toBeVisible();
  });

  it('asks before leaving with unsaved changes', async () => {
    const question = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { person, router } = await open();
    await person.click(screen.getByText('Add New Product', { selector: 'main a' }));
    await person.type(await screen.findByLabelText('Name'), 'Half');
    const way = screen.getByRole('link', { name: /Mekong Gear/ });
    await person.click(way);
    expect(router.state.location.pathname).toBe('/seller-dashboard/products/new');
    await person.click(way);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(question).toHaveBeenCalledTimes(2);
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
