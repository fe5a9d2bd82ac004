import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

async function openSearch() {
  const shop = await renderShop('/login');
  await shop.person.click(screen.getByRole('button', { name: 'Search' }));
  return { ...shop, box: screen.getByRole('searchbox') };
}

const shelf = [
  aProduct(),
  aProduct({ id: 43, name: 'Naga Pro', name_km: 'កណ្ដុរ ណាហ្គា' }),
  aProduct({ id: 44, name: 'Orca' }),
];

/** The server's search, as far as these tests need it: names that contain the term. */
function matchesOf(url: string) {
  const term = new URL(url).searchParams.get('q')?.toLowerCase() ?? '';
  return shelf.filter(({ name, name_km }) => `${name}\n${name_km}`.toLowerCase().includes(term));
}

beforeEach(() =>
  server.use(
    http.get('*/products', ({ request }) => HttpResponse.json({ products: matchesOf(request.url) })),
    http.get('*/api/products', () => HttpResponse.json({ products: [] })),
    http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })),
    http.get('*/api/brands-by-category/keyboard', () => HttpResponse.json({ brands: [] })),
    http.get('*/api/brands-by-category/mousepad', () => HttpResponse.json({ brands: [] })),
  ),
);

describe('search', () => {
  it('opens the first match on Enter and closes', async () => {
    const { person, box, router } = await openSearch();
    await person.type(box, 'NAGA{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/mouse/naga-mini-42'));
    expect(await screen.findByRole('heading', { name: 'Naga Mini' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('opens the category of an alias', async () => {
    const { person, box, router } = await openSearch();
    await person.type(box, 'mouse pads{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/category/mousepad'));
    expect(router.state.location.search).toBe('');
  });

  it('searches in the category of an alias for what stands behind it', async () => {
    const { person, box, router } = await openSearch();
    await person.type(box, 'mouse pads  felt xl{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/category/mousepad'));
    expect(router.state.location.search).toBe('?all=1&q=felt+xl');
  });

  it('leads to all brands of each category before anything is typed, and closes', async () => {
    const { person, router } = await openSearch();
    const ways = within(await screen.findByRole('navigation', { name: 'All brands' }));
    await person.click(ways.getByRole('link', { name: 'Keyboard' }));
    await waitFor(() => expect(router.state.location.search).toBe('?all=1'));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('leads to all results', async () => {
    const { person, box } = await openSearch();
    await person.type(box, 'naga');
    expect(await screen.findByRole('link', { name: 'Show all results' })).toHaveAttribute(
      'href',
      '/search?q=naga',
    );
  });

  it('offers the categories while nothing is typed and when nothing is found', async () => {
    const { person, box } = await openSearch();
    expect(screen.getByRole('link', { name: 'All monitors' })).toHaveAttribute('href', '/category/monitor');
    await person.type(box, 'naga');
    expect(await screen.findByRole('link', { name: /Naga Pro/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'All monitors' })).toBeNull();
    await person.type(box, 'zzz');
    expect(await screen.findByText('Product not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All monitors' })).toBeVisible();
  });

  it.each([
    ['Best sellers', 4],
    ['Worth a look', 0],
  ])('shows what sells best as %s where %i were bought, as the shelves do', async (title, bought) => {
    const products = Array.from({ length: 5 }, (_, n) => aProduct({ id: 50 + n, sold: n < bought ? 9 : 0 }));
    server.use(http.get('*/api/products', () => HttpResponse.json({ products })));
    await openSearch();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('says so in the panel, and in an alert on Enter, when nothing matches', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { person, box } = await openSearch();
    await person.type(box, 'zzz');
    expect(await screen.findByText('Product not found')).toBeVisible();
    await person.type(box, '{Enter}');
    await waitFor(() => expect(alert).toHaveBeenCalledWith('No products found'));
  });

  it('finds Khmer names', async () => {
    const { person, box } = await openSearch();
    await person.type(box, 'ណាហ្គា');
    expect(await screen.findByRole('link', { name: /Naga Pro/ })).toBeVisible();
  });

  it("shows the server's matches for a mistyped term", async () => {
    const guess = http.get('*/products', ({ request }) => {
      const term = new URL(request.url).searchParams.get('q');
      return HttpResponse.json({ products: term === 'orka' ? [aProduct({ id: 44, name: 'Orca' })] : [] });
    });
    server.use(guess);
    const { person, box } = await openSearch();
    await person.type(box, 'orka');
    expect(await screen.findByRole('link', { name: /Orca/ })).toBeVisible();
  });

  it('shows an error instead of "not found" when the server does not answer', async () => {
    server.use(http.get('*/products', () => HttpResponse.error()));
    const { person, box } = await openSearch();
    await person.type(box, 'orka');
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    expect(screen.queryByText('Product not found')).toBeNull();
  });

  it('moves between the field and its results with the arrow keys', async () => {
    const { person, box } = await openSearch();
    await person.type(box, 'naga');
    const second = await screen.findByRole('link', { name: /Naga Pro/ });
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveFocus();
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(box).toHaveFocus();
  });

  it('closes on Escape and focuses the search button', async () => {
    const { person } = await openSearch();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  it('shows an error when products cannot be loaded, with a Retry', async () => {
    server.use(http.get('*/products', () => HttpResponse.error()));
    const { person, box } = await openSearch();
    await person.type(box, 'orca');
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    server.use(
      http.get('*/products', ({ request }) => HttpResponse.json({ products: matchesOf(request.url) })),
    );
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Orca/ })).toBeVisible();
  });

  it('does nothing for a blank term', async () => {
    const { person, box, router } = await openSearch();
    await person.type(box, '  {Enter}');
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.queryByText('Product not found')).toBeNull();
  });
});
