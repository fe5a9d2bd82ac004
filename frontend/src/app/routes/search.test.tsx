import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

async function openSearch() {
  const shop = await renderShop('/nowhere');
  await shop.person.click(screen.getByRole('button', { name: 'Search' }));
  return { ...shop, box: screen.getByRole('searchbox') };
}

beforeEach(() =>
  server.use(
    http.get('*/products', () => HttpResponse.json({ products: [aProduct()] })),
    http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })),
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
  });

  it('says inline and on Enter when nothing matches', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { person, box } = await openSearch();
    await person.type(box, 'zzz');
    expect(await screen.findByText('Product not found')).toBeVisible();
    await person.type(box, '{Enter}');
    await waitFor(() => expect(alert).toHaveBeenCalledWith('No products found'));
  });

  it('does nothing for a blank term', async () => {
    const { person, box, router } = await openSearch();
    await person.type(box, '  {Enter}');
    expect(router.state.location.pathname).toBe('/nowhere');
    expect(screen.queryByText('Product not found')).toBeNull();
  });
});
