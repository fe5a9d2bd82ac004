import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Product, StaffProduct, User } from '../api/types';
import { renderShop } from './render-shop';
import { aProduct, aUser, tonlix } from './samples';
import { server } from './server';

export const admin = aUser({ role: 'admin' });
export const naga: StaffProduct = {
  ...aProduct(),
  cost: null,
  hidden: false,
  visible_from: null,
  average_cost: null,
  margin: null,
  deleted_at: null,
};
const other = aProduct({ id: 43, name: 'Mekong 60' });

/** Opens the list of the dashboard with these products on its first two pages; `asked` lists the queries that were sent. */
export async function openProducts(products: Product[] = [naga, other], address = '', user: User = admin) {
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
    http.get('*/api/admin/products/42', () => HttpResponse.json({ product: naga })),
  );
  const visit = await renderShop(`/seller-dashboard/products${address}`, { user });
  await screen.findByLabelText('Search products');
  if (products[0]) await screen.findByLabelText(`Edit ${products[0].name}`);
  return { ...visit, asked };
}
