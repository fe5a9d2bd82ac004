import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Product } from '../../api/types';
import { namesOnlyColours } from '../../lib/only-colours';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

const variantsOf = (...labels: string[]): Product['variants'] =>
  labels.map((label, place) => ({
    ...{ id: 42 + place, name: `Naga Mini ${label}`, name_km: null, category: 'mouse', label },
    in_stock: place !== 1,
  }));

async function open(variants: Product['variants']) {
  const product = aProduct({ variants });
  server.use(http.get('*/api/products/42', () => HttpResponse.json({ product })));
  return renderShop('/product/mouse/naga-mini-42');
}

it('the other colours of a product are links to their own pages, of which the present one is told', async () => {
  await open(variantsOf('Black', 'White'));
  const links = within(await screen.findByRole('navigation', { name: 'Color' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/product/mouse/naga-mini-black-42', 'page'],
    ['/product/mouse/naga-mini-white-43', null],
  ]);
  expect(links[1]).toHaveAccessibleName('White, out of stock');
});

it('what is no colour is shown by its label', async () => {
  await open(variantsOf('Blue Clicky', 'Red Linear'));
  const versions = within(await screen.findByRole('navigation', { name: 'Version' }));
  expect(versions.getByText('Red Linear')).toBeVisible();
});

it('a tile shows a few of very many, and the product itself among them', async () => {
  const labels = ['Black', 'White', 'Red', 'Blue', 'Green', 'Pink', 'Grey'];
  const product = aProduct({ id: 48, name: 'Naga Mini Grey', variants: variantsOf(...labels) });
  server.use(
    http.get('*/api/products', () =>
      HttpResponse.json({ products: [product], page: 1, totalPages: 1, total: 1 }),
    ),
  );
  await renderShop('/');
  const [tile] = await screen.findAllByRole('navigation', { name: 'Color' });
  const names = within(tile!)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Black', 'White, out of stock', 'Red', 'Blue', 'Grey']);
  expect(within(tile!).getByText('+2')).toBeVisible();
});

it.each([
  ['Black', true],
  ['Midnight Blue', true],
  ['Black / Red', true],
  ['Blue Clicky', false],
  ['XL', false],
])('%s is a colour and nothing else: %s', (text, is) => expect(namesOnlyColours(text)).toBe(is));
