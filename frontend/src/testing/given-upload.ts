import { http, HttpResponse } from 'msw';
import type { BulkUpload, BulkRow } from '../api/types';
import { server } from './server';

export const ADDRESS = '/seller-dashboard/products/bulk';
export const ID = '0b9d5a3e-8d5c-4d86-9a53-6a6f9d3c1f10';
export const csv = new File(['name\nx'], 'mice.csv', { type: 'text/csv' });
export const image = new File(['x'], 'a.png', { type: 'image/png' });

export const anUpload = (but: Partial<BulkUpload> = {}): BulkUpload => ({
  id: ID,
  file_name: 'mice.csv',
  state: 'rehearsed',
  created_at: '2026-01-05T08:00:00.000Z',
  finished_at: null,
  ...{ total: 3, create: 1, change: 1, same: 0, error: 1, near_brands: 1 },
  ...{ web_images: 0, images_waiting: 0 },
  ...{ uploaded: 0, failed: 1, waiting: 2, unread_columns: [], unused_images: [] },
  ...but,
});

export const aRow = (but: Partial<BulkRow>): BulkRow => ({
  ...{ row: 2, name: 'Mouse', verdict: 'create', outcome: null, error: null, brand: 'Tonlix' },
  ...{
    like_brands: [],
    image: 'a.png',
    image_url: null,
    odd_image: null,
    before: null,
    after: null,
    id: null,
    faults: [],
    notes: [],
  },
  ...but,
});

const ROWS = [
  aRow({
    ...{ row: 2, name: 'New Mouse', outcome: 'done', before: {} },
    after: { category: 'mouse', price: 19.9, stock: 4, mouse_rgb: true },
  }),
  aRow({ row: 3, name: 'Old Mouse', verdict: 'change', before: { price: 10 }, after: { price: 12.5 } }),
  aRow({ row: 4, name: 'Bad', verdict: 'error', error: 'Unknown brand: Tonlx', like_brands: ['Tonlix'] }),
];

/** Serves one upload. `calls` lists the rehearsals and commits; `batch` can be replaced by its next state. */
export function givenUpload(batch = anUpload()) {
  const shop = { batch, calls: [] as string[], unknownBrands: [] as { name: string; rows: number }[] };
  const rowsOf = (kind: string | null) => {
    if (kind === 'failed' || kind === 'error') return ROWS.filter(({ error }) => error);
    return kind === 'uploaded' ? ROWS.filter(({ outcome }) => outcome === 'done') : ROWS;
  };
  server.use(
    http.get('*/api/products', () => HttpResponse.json({ products: [] })),
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
    http.get('*/api/products/batches', () => HttpResponse.json({ batches: [shop.batch] })),
    http.post('*/api/products/batches', async ({ request }) => {
      const form = await request.formData();
      shop.calls.push(`rehearse ${form.getAll('csv').length} ${form.getAll('images').length}`);
      return HttpResponse.json({ batch: shop.batch }, { status: 201 });
    }),
    http.get(`*/api/products/batches/${ID}`, ({ request }) => {
      const rows = rowsOf(new URL(request.url).searchParams.get('rows'));
      const { unknownBrands: unknown_brands } = shop;
      return HttpResponse.json({
        batch: shop.batch,
        unknown_brands,
        foreign_hosts: [],
        rows,
        page: 1,
        totalPages: 1,
        total: rows.length,
      });
    }),
    http.post(`*/api/products/batches/${ID}/commit`, () => {
      shop.calls.push('commit');
      shop.batch = anUpload({ state: 'done', uploaded: 2, waiting: 0 });
      return HttpResponse.json({ batch: shop.batch }, { status: 202 });
    }),
  );
  return shop;
}
