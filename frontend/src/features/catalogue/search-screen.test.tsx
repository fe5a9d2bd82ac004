import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

const facets = { price: { min: 5, max: 90 }, in_stock: 2, details: [] };
const found = {
  products: [aProduct(), aProduct({ id: 43, name: 'Naga Pad', category: 'mousepad' })],
  page: 1,
  totalPages: 1,
  total: 2,
  facets,
  categories: [
    { category: 'mouse', count: 1 },
    { category: 'mousepad', count: 1 },
  ],
  understood: null as string | null,
};
const nothing = { ...found, products: [], total: 0, totalPages: 0, categories: [] };

let asked: URL[];
const answerWith = (page: object) =>
  server.use(
    http.get('*/api/products/search', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(page);
    }),
  );

beforeEach(() => {
  asked = [];
  answerWith(found);
  server.use(
    http.get('*/api/products', () =>
      HttpResponse.json({ products: [aProduct({ id: 50, name: 'Bestseller' })] }),
    ),
  );
});

describe('the results of a search', () => {
  it('are shown with their number, the term in the title and the filters', async () => {
    await renderShop('/search?q=naga');
    expect(await screen.findByRole('heading', { name: 'Naga Pad' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “naga”' })).toBeVisible();
    expect(screen.getByText('2 products')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');
  });

  it('can be narrowed down to a category, which keeps the term and the filters', async () => {
    const { person, router } = await renderShop('/search?q=naga&max=50&page=2');
    const chips = await screen.findByRole('group', { name: 'Categories' });
    await person.click(within(chips).getByRole('button', { name: 'Mousepad 1' }));
    await waitFor(() => expect(asked.at(-1)!.searchParams.get('category')).toBe('mousepad'));
    expect(router.state.location.search).toBe('?q=naga&category=mousepad&max=50');
    expect(asked.at(-1)!.searchParams.get('max')).toBe('50');
  });

  it('of a single category have its filters, which take it into the address', async () => {
    const details = [{ name: 'mouse_color', values: [{ value: 'Black', count: 2 }] }];
    answerWith({ ...found, categories: [{ category: 'mouse', count: 2 }], facets: { ...facets, details } });
    const { person, router } = await renderShop('/search?q=naga&max=50');
    await person.click(await screen.findByRole('button', { name: /^Filters/ }));
    expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull();
    expect(router.state.location.search).toBe('?q=naga&max=50');
    await person.click(screen.getByRole('checkbox', { name: 'Black 2' }));
    expect(router.state.location.search).toBe('?q=naga&max=50&mouse_color=Black&category=mouse');
    await waitFor(() => expect(asked.at(-1)!.searchParams.get('mouse_color')).toBe('Black'));
    expect(asked).toHaveLength(2);
  });

  it('say which words were left out', async () => {
    answerWith({ ...found, left_out: ['logitech', '144hz'] });
    await renderShop('/search?q=naga+logitech+144hz');
    expect(
      await screen.findByText('Nothing has “logitech, 144hz” with the rest, so it was left out.'),
    ).toBeVisible();
  });

  it('say how a mistyped term was understood', async () => {
    answerWith({ ...found, understood: 'naga' });
    await renderShop('/search?q=nagga');
    expect(await screen.findByText('Showing results for “naga”')).toBeVisible();
  });

  it('are searched anew from the field above them', async () => {
    const { person, router } = await renderShop('/search?q=naga');
    const box = await screen.findByRole('searchbox');
    await person.clear(box);
    await person.type(box, '  {Enter}');
    expect(router.state.location.search).toBe('?q=naga');
    await person.type(box, 'orca{Enter}');
    expect(router.state.location.search).toBe('?q=orca');
  });

  it.each(['/search?q=zzz', '/search', '/search?q=%20'])(
    'are the ways to other products for %s',
    async (address) => {
      answerWith(nothing);
      await renderShop(address);
      expect(await screen.findByRole('link', { name: 'All keyboards' })).toBeVisible();
      expect(await screen.findByRole('heading', { name: 'Bestseller' })).toBeVisible();
      expect(screen.queryByText('No products found') !== null).toBe(address.includes('zzz'));
    },
  );

  it('that find nothing lead to the category that is meant first, and to no word, as none finds anything', async () => {
    answerWith(nothing);
    await renderShop('/search?q=typing%20on%20a%20keyboard');
    await screen.findByText('No products found');
    const categories = within(within(screen.getByRole('main')).getByRole('list', { name: 'Categories' }));
    expect(categories.getAllByRole('link')[0]).toHaveTextContent('All keyboards');
    expect(screen.queryByRole('link', { name: /typing/ })).toBeNull();
  });

  it('of a category are shown in it, with the ways out', async () => {
    server.use(
      http.get('*/api/brands-by-category/mouse', () =>
        HttpResponse.json({ brands: [{ id: 7, name: 'Tonlix', image_url: '/images/tonlix.webp' }] }),
      ),
    );
    await renderShop('/category/mouse?all=1&q=naga');
    expect(await screen.findByRole('heading', { name: 'Naga Mini' })).toBeVisible();
    expect(asked.at(-1)!.searchParams.get('category')).toBe('mouse');
    expect(screen.getByRole('link', { name: 'Search all categories' })).toHaveAttribute(
      'href',
      '/search?q=naga',
    );
    expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/category/mouse');
  });

  it('can be asked for again when they could not be loaded', async () => {
    server.use(http.get('*/api/products/search', () => HttpResponse.error()));
    const { person } = await renderShop('/search?q=naga');
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    answerWith(found);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Naga Pad' })).toBeVisible();
  });
});
