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

describe('a landing page that an admin has made their own', () => {
  const look = {
    ...{ name: 'Tonle Tech', logo: null, brand_color: null, accent_color: null },
    ...{ hero_title: 'All for your desk', hero_title_km: 'សម្រាប់តុរបស់អ្នក', hero_text: '', hero_text_km: '' },
    ...{ hero_image: `/images/${'a'.repeat(32)}.webp`, shelves: ['promises', 'new-arrivals'] },
  };
  const facts = {
    address: '',
    address_km: '',
    hours: '',
    hours_km: '',
    phone: '',
    telegram: '',
    messenger: '',
  };

  it('has its words, its picture, and its shelves in its order', async () => {
    server.use(
      http.get('*/api/products', () => HttpResponse.json({ products: [aProduct({})] })),
      http.get('*/api/brands', () =>
        HttpResponse.json({ brands: [{ id: 1, name: 'Tonlix', image_url: '' }] }),
      ),
      http.get('*/api/shop', () => HttpResponse.json({ shop: { ...facts, look } })),
    );
    await renderShop('/');
    const title = await screen.findByRole('heading', { level: 1, name: 'All for your desk' });
    const hero = title.closest('section')!;
    // What is empty stays as in any shop.
    expect(hero).toHaveTextContent(
      'Mice, keyboards, headphones, monitors and mousepads, delivered in Cambodia.',
    );
    expect([...hero.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      look.hero_image,
    ]);
    const shelf = await screen.findByRole('heading', { name: 'New arrivals' });
    const promise = screen.getByText('Pay by KHQR');
    expect(promise.compareDocumentPosition(shelf)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Worth a look')).toBeNull();
  });
});
