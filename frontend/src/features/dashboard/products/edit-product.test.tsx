import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pressTooLate } from '../../../testing/end-session';
import { problem } from '../../../testing/problem';
import { server } from '../../../testing/server';
import { naga, openProducts as open } from '../../../testing/open-products';
import { aProduct } from '../../../testing/samples';
import { answer } from '../kit/testing/answer';

afterEach(() => jest.restoreAllMocks());

/** Types a price for the product and presses Save; `sent` gets an entry for each request. */
async function saveWithPrice(typed: string) {
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
  await person.type(price, typed);
  await person.click(screen.getByText('Save'));
  return { person, sent };
}

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
    const notice = await screen.findByText('Someone else changed this product');
    expect(screen.getByText('Price (USD) is now “30”; saving will overwrite it')).toBeInTheDocument();
    expect(screen.getByText('Stock is now “9”')).toBeInTheDocument();
    expect(screen.getByLabelText('Stock')).toHaveValue('9');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(sent).toEqual([
      { price: '25', version: '1' },
      { price: '25', version: '2' },
    ]);
  });

  it('leads to the title of the list once it is saved, where the focus would be lost', async () => {
    await saveWithPrice('25');
    expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toHaveFocus();
  });

  it('says what was sold while a stock was typed, and what is left', async () => {
    const { person } = await open();
    let sent: FormData | undefined;
    server.use(
      http.patch('*/api/products/42', async ({ request }) => {
        sent = await request.formData();
        return HttpResponse.json({ message: 'ok', product: { ...naga, stock: 38, version: 2 } });
      }),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    const stock = await screen.findByLabelText('Stock');
    await person.clear(stock);
    await person.type(stock, '40');
    await person.click(screen.getByText('Save'));
    expect(
      await screen.findByText('Product updated! 2 were sold meanwhile, 38 are left'),
    ).toBeInTheDocument();
    expect([sent!.get('stock'), sent!.get('stock_seen')]).toEqual(['40', '5']);
  });

  it.each([
    ['of another kind', new File(['x'], 'x.gif', { type: 'image/gif' }), /x.gif is not a PNG/],
    [
      'of a phone',
      new File(['x'], 'x.heic', { type: 'image/heic' }),
      /x.heic is a HEIC image. Please save it as JPEG/,
    ],
    [
      'that is too large',
      new File([new Uint8Array(5_300_000)], 'x.png', { type: 'image/png' }),
      /x.png has 5.1MB, more than 5MB/,
    ],
  ])('refuses an image %s at its field, before it is sent', async (_, file, words) => {
    const { person } = await open();
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    const field = await screen.findByLabelText(/Add images/);
    fireEvent.change(field, { target: { files: [file] } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: /Choose files/ })).toHaveAccessibleDescription(words);
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(field).not.toBeInTheDocument());
  });

  it('refuses an ambiguous number instead of guessing', async () => {
    const { sent } = await saveWithPrice('19,99');
    expect(await screen.findByText('Price (USD) must be a number')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('asks before a price of $0.00 is saved', async () => {
    const { person, sent } = await saveWithPrice('0.00');
    await answer('Sell Naga Mini for $0.00?', 'Cancel');
    expect(sent).toEqual([]);
    await person.click(screen.getByText('Save'));
    await answer('Sell Naga Mini for $0.00?', 'Sell for $0.00');
    await waitFor(() => expect(sent).toEqual([1]));
  });

  it("says that saving replaces somebody else's new images", async () => {
    const now = aProduct({ image_url: '/images/b.webp', version: 2 });
    const { person } = await open();
    server.use(
      http.patch('*/api/products/42', () =>
        problem(409, { code: 'STALE_EDIT', message: 'Stale', current: now, changed: ['image_url'] }),
      ),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    await person.upload(
      await screen.findByLabelText(/Add images/),
      new File(['x'], 'x.png', { type: 'image/png' }),
    );
    await person.click(screen.getByText('Save'));
    expect(await screen.findByText('Images is now this; saving will overwrite it')).toBeInTheDocument();
  });

  it('survives the end of the session', async () => {
    const first = await open();
    await first.person.click(screen.getByLabelText('Edit Naga Mini'));
    await first.person.type(await screen.findByLabelText('Name'), ' 2');
    await pressTooLate(first, screen.getByText('Save'), ['patch', '*/api/products/42']);
    const { person } = await open();
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    expect(await screen.findByText('Draft restored')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Naga Mini 2');
  });

  it('asks before closing with unsaved changes', async () => {
    const { person } = await open();
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    await person.type(await screen.findByLabelText('Name'), ' 2');
    await person.click(screen.getByText('Cancel'));
    await answer('Leave without saving your changes?', 'Cancel');
    expect(screen.getByLabelText('Name')).toHaveValue('Naga Mini 2');
    await person.click(screen.getByText('Cancel'));
    await answer('Leave without saving your changes?', 'Leave');
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  });
});

describe('the images of a product', () => {
  const [front, side, back] = ['front', 'side', 'back'].map((name) => `/images/${name}.webp`);
  const images = [front, side, back].map((url) => ({ url: url!, alt: null, alt_km: null }));

  /** Opens the page of a product with three images; `sent` gets the list of each request. */
  async function openImages() {
    const sent: unknown[] = [];
    const { person } = await open();
    const product = aProduct({ image_url: front, images });
    server.use(
      http.get('*/api/admin/products/42', () => HttpResponse.json({ product })),
      http.patch('*/api/products/42', async ({ request }) => {
        sent.push(JSON.parse(String((await request.formData()).get('images'))));
        return HttpResponse.json({ message: 'ok', product });
      }),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    await screen.findByLabelText('Remove image 3');
    return { person, sent };
  }
  const urls = (list: unknown) => (list as { url: string }[]).map(({ url }) => url);

  it('are put in order by buttons, which keep the focus', async () => {
    const { person, sent } = await openImages();
    await person.click(screen.getByLabelText('Make image 3 the main one'));
    await person.click(screen.getByLabelText('Move image 2 down'));
    expect(screen.getByLabelText('Move image 3 up')).toHaveFocus();
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent.map(urls)).toEqual([[back, side, front]]));
  });

  it('are put in order by dragging', async () => {
    const { person, sent } = await openImages();
    const [first, , last] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('[draggable]'));
    fireEvent.dragStart(last!.querySelector('[draggable]')!);
    fireEvent.dragOver(first!);
    fireEvent.drop(first!);
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent.map(urls)).toEqual([[back, front, side]]));
  });

  it('are removed, and get a text of what they show', async () => {
    const { person, sent } = await openImages();
    await person.click(screen.getByLabelText('Remove image 2'));
    await person.type(screen.getByLabelText('What image 2 shows'), 'The back');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      { url: front, alt: '', alt_km: '' },
      { url: back, alt: 'The back', alt_km: '' },
    ]);
  });

  it('are also chosen from the library', async () => {
    const { person, sent } = await openImages();
    const uses = { products: [], brands: [], total: 0 };
    const image = { hash: 'a', url: '/images/a.webp', file_name: 'front.png', uses };
    server.use(
      http.get('*/api/admin/images', () =>
        HttpResponse.json({ images: [image], page: 1, total: 1, totalPages: 1 }),
      ),
    );
    await person.click(await screen.findByText('Choose from the library'));
    await person.click(await screen.findByLabelText('Choose front.png'));
    await waitFor(() => expect(screen.queryByText('Choose an image')).toBeNull());
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent.map(urls)).toEqual([[front, side, back, '/images/a.webp']]));
  });
});

describe('the page of a product', () => {
  it('is opened by its name or its row, and leads back to the list as it was', async () => {
    const { person, router } = await open([naga], '?q=naga');
    await person.click(screen.getByText('mouse', { exact: false, selector: 'td' }));
    expect(await screen.findByRole('heading', { name: 'Edit Naga Mini' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View in shop' })).toHaveAttribute(
      'href',
      '/product/mouse/naga-mini-42',
    );
    await person.click(screen.getByText('Cancel'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=naga'));
    expect(await screen.findByRole('link', { name: 'Naga Mini' })).toHaveAttribute(
      'href',
      '/seller-dashboard/products/42',
    );
  });
});

describe('where a product is', () => {
  it('is chosen in its form: hidden, or hidden until a time', async () => {
    const { person } = await open();
    const sent: Record<string, FormDataEntryValue>[] = [];
    server.use(
      http.patch('*/api/products/42', async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return HttpResponse.json({ message: 'ok', product: naga });
      }),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    await person.click(await screen.findByLabelText('Visibility'));
    await person.click(await screen.findByTitle('Hidden until a time'));
    await person.type(await screen.findByLabelText('Shown from'), '1/5/2030 9:30');
    await person.click(screen.getByText('Save'));
    const visible_from = '2030-05-01T09:30:00+07:00';
    await waitFor(() => expect(sent).toEqual([{ hidden: 'true', visible_from, version: '1' }]));
  });

  it('is changed from the list: hidden, shown again, and restored after it was deleted', async () => {
    const { person } = await open();
    const sent: unknown[] = [];
    const page = (product: object) => ({ products: [product], page: 1, totalPages: 1, total: 1 });
    const places: Record<string, object> = {
      hidden: page({ ...naga, hidden: true }),
      deleted: page({ ...naga, deleted_at: '2026-01-02T03:04:05.000Z' }),
    };
    server.use(
      http.get('*/api/admin/products', ({ request }) =>
        HttpResponse.json(places[new URL(request.url).searchParams.get('place')!]),
      ),
      http.patch('*/api/products/42', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'ok', product: naga });
      }),
      http.post('*/api/admin/products/42/restore', () => {
        sent.push('restored');
        return HttpResponse.json({ message: 'ok', product: naga });
      }),
    );
    await person.click(screen.getByLabelText('More for Naga Mini'));
    await person.click(await screen.findByText('Hide from the shop'));
    await person.click(screen.getByLabelText('Show products that are'));
    await person.click(await screen.findByTitle('Hidden'));
    expect(await screen.findByText('Hidden', { selector: 'td *' })).toBeVisible();
    await person.click(screen.getByLabelText('Show products that are'));
    await person.click(await screen.findByTitle('Deleted'));
    await person.click(await screen.findByRole('button', { name: 'Restore Naga Mini' }));
    await waitFor(() => expect(sent).toEqual([{ hidden: 'true' }, 'restored']));
  });
});
