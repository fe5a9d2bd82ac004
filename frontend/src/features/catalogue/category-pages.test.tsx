import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CategoryPage } from '../../api/types';
import { aCategoryPage, categoryPages } from '../../testing/category-pages';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aProduct, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';

/** One of three pages of 60 products. Their first products are `Mouse 1`, `Mouse 25` and `Mouse 49`. */
function pageOf(query: URLSearchParams): CategoryPage {
  const page = Number(query.get('page'));
  const first = (page - 1) * 24 + 1;
  const ids = Array.from({ length: 24 }, (_, index) => first + index).filter((id) => id <= 60);
  const products = ids.map((id) => aProduct({ id, name: `Mouse ${id}` }));
  return aCategoryPage(products, { page, total: 60, totalPages: 3 });
}

const serve = (answer: Parameters<typeof categoryPages>[1], brand = 'Tonlix') => {
  const { asked, handler } = categoryPages(brand, answer);
  server.use(handler);
  return asked;
};

beforeEach(() => {
  const brands = [tonlix, { ...tonlix, id: 8, name: 'Apsarion' }];
  server.use(http.get('*/api/brands-by-category/mouse', () => HttpResponse.json({ brands })));
});

const product = (id: number) => screen.findByRole('heading', { name: `Mouse ${id}` });
const pager = () => screen.getByRole('navigation', { name: 'Pages' });
const pageLink = (name: string) => within(pager()).getByRole('link', { name });

describe('pages of a category', () => {
  it('are loaded one at a time, and show which products they hold', async () => {
    const asked = serve(pageOf);
    await renderShop('/category/mouse?page=2');
    await product(25);
    expect(asked).toEqual(['facets=true&limit=24&page=2']);
    expect(screen.getByText('25 to 48 of 60 products')).toBeVisible();
    expect(document.title).toMatch(/^Mouse, Page 2/);
  });

  it('are linked with brand and filters, but without other parameters of the address', async () => {
    serve(pageOf);
    await renderShop('/category/mouse?brand=Tonlix&stock=1&utm_source=mail&page=2');
    await product(25);
    const base = '/category/mouse?brand=Tonlix&stock=1';
    expect(pageLink('Previous')).toHaveAttribute('href', base);
    expect(pageLink('Previous')).toHaveAttribute('rel', 'prev');
    expect(pageLink('Page 3')).toHaveAttribute('href', `${base}&page=3`);
    expect(pageLink('Next')).toHaveAttribute('rel', 'next');
    expect(within(pager()).getByLabelText('Page 2')).toHaveAttribute('aria-current', 'page');
  });

  it('tell search engines their address without filters and other parameters', async () => {
    serve(pageOf);
    await renderShop('/category/mouse?brand=Tonlix&stock=1&sort=price-asc&utm_source=mail&page=2');
    await product(25);
    const canonical = document.head.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', 'http://localhost/category/mouse?brand=Tonlix&page=2');
  });

  it('focus the count above the products when opened', async () => {
    serve(pageOf);
    const { person } = await renderShop('/category/mouse');
    await product(1);
    await person.click(pageLink('Next'));
    await product(25);
    expect(screen.getByText('25 to 48 of 60 products')).toHaveFocus();
  });

  it('are shown from the cache when the shopper goes back', async () => {
    const asked = serve(pageOf);
    server.use(http.get('*/api/products/25', () => HttpResponse.json({ product: aProduct({ id: 25 }) })));
    const { person, router } = await renderShop('/category/mouse?page=2');
    await product(25);
    await person.click(screen.getByRole('link', { name: 'Mouse 25' }));
    await screen.findByRole('button', { name: 'Add to Cart' });
    await act(() => router.navigate(-1));
    expect(screen.getByRole('heading', { name: 'Mouse 25' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('beyond the last say that there are no products, and link back', async () => {
    serve(pageOf);
    await renderShop('/category/mouse?page=9');
    expect(await screen.findByText('No products found')).toBeVisible();
    expect(pageLink('Previous')).toHaveAttribute('href', '/category/mouse?page=3');
    expect(screen.getByText('60 products')).toBeVisible();
  });

  it('have no links when there is only one', async () => {
    serve(() => aCategoryPage([aProduct({ name: 'Mouse 1' })]));
    await renderShop('/category/mouse');
    await product(1);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it.each([
    [1, ['1', '2', '40']],
    [2, ['1', '2', '3', '40']],
    [20, ['1', '19', '20', '21', '40']],
    [40, ['1', '39', '40']],
  ])('link to the first, the last and their neighbours: %d of 40', async (page, stops) => {
    serve(() => aCategoryPage([aProduct({ name: 'Mouse 1' })], { page, total: 960, totalPages: 40 }));
    await renderShop(`/category/mouse?page=${page}`);
    await product(1);
    const linked = within(pager()).getAllByRole('listitem');
    expect(linked.map(({ textContent }) => textContent)).toEqual(stops);
  });

  it('can show all brands together', async () => {
    serve(pageOf);
    const asked = serve(pageOf, 'all');
    const { person, router } = await renderShop('/category/mouse?page=2');
    await person.click(await screen.findByRole('button', { name: 'All brands' }));
    await waitFor(() => expect(asked).toEqual(['facets=true&limit=24&page=1']));
    expect(router.state.location.search).toBe('?all=1');
  });
});

describe('the next page of a category', () => {
  it('leaves the current products in place until it is loaded', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get('*/api/products/mouse/Tonlix', async ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (query.get('page') === '2') await held;
        return HttpResponse.json(pageOf(query));
      }),
    );
    const { person } = await renderShop('/category/mouse');
    const first = await product(1);
    await person.click(pageLink('Next'));
    expect(first.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    release();
    expect((await product(25)).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    expect(first).not.toBeInTheDocument();
  });

  it('leaves the current products in place when it fails, and can be retried', async () => {
    let isDown = true;
    serve((query) => (isDown && query.get('page') === '2' ? problem(503, {}) : pageOf(query)));
    const { person } = await renderShop('/category/mouse');
    await product(1);
    await person.click(pageLink('Next'));
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mouse 1' })).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await product(25);
    expect(screen.queryByText('Failed to load products')).not.toBeInTheDocument();
  });

  it('does not show the products of the previous brand', async () => {
    serve(() => aCategoryPage([]), 'Apsarion');
    serve(pageOf);
    const { person } = await renderShop('/category/mouse?page=3');
    await product(49);
    await person.click(screen.getByRole('button', { name: 'Apsarion' }));
    expect(await screen.findByText('No products for Apsarion.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mouse 49' })).not.toBeInTheDocument();
  });
});
