import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';

const name = 'Naga '.repeat(60).trim();
const brand = { ...tonlix, name: 'Tonlix '.repeat(30).trim() };

it('a long name is clamped in a tile, with the whole name in its title', async () => {
  const product = aProduct({ name, brand });
  server.use(
    http.get('*/api/products', () =>
      HttpResponse.json({ products: [product], page: 1, total: 1, totalPages: 1 }),
    ),
  );
  await renderShop('/');
  const links = await screen.findAllByRole('link', { name });
  expect(links[0]).toHaveAttribute('title', name);
  expect(links[0]!.closest('h2, h3')).toHaveClass('name');
  expect(screen.getAllByText(brand.name)[0]).toHaveAttribute('title', brand.name);
});

it('all brands are one press away on the landing page', async () => {
  server.use(http.get('*/api/brands', () => HttpResponse.json({ brands: [tonlix] })));
  await renderShop('/');
  await screen.findByRole('navigation', { name: 'All brands' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/category/mouse?all=1', '/category/monitor?all=1']));
});
