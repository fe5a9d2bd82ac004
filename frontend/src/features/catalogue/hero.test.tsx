import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Product } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

async function imagesOf(products: Product[]) {
  server.use(
    http.get('*/api/products', () => HttpResponse.json({ products })),
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
  );
  await renderShop('/');
  const title = await screen.findByRole('heading', { level: 1 });
  const hero = within(title.closest('section')!);
  const images = await hero.findAllByRole('img');
  return images.map((image) => image.getAttribute('alt'));
}

it('shows products of different categories that can be bought', async () => {
  const images = await imagesOf([
    aProduct({ id: 1, name: 'Sold out', stock: 0 }),
    aProduct({ id: 2, name: 'Mouse' }),
    aProduct({ id: 3, name: 'Mouse too' }),
    aProduct({ id: 4, name: 'Keyboard', category: 'keyboard' }),
    aProduct({ id: 5, name: 'Monitor', category: 'monitor' }),
  ]);
  expect(images).toEqual(['Mouse', 'Keyboard', 'Monitor']);
});

it('keeps the place of its images while they load, so that nothing below moves', async () => {
  server.use(http.get('*/api/products', () => new Promise<never>(() => {})));
  await renderShop('/');
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.closest('section')!.querySelectorAll('span[aria-hidden]')).toHaveLength(3);
});
