import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BulkPage, BulkUpload } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const ID = '0b9d5a3e-8d5c-4d86-9a53-6a6f9d3c1f10';

const anUpload = (but: Partial<BulkUpload>): BulkUpload => ({
  ...{ id: ID, file_name: 'mice.csv', state: 'rehearsed', created_at: '2026-01-05T08:00:00.000Z' },
  ...{ finished_at: null, total: 2, create: 2, change: 0, same: 0, error: 0, near_brands: 0 },
  ...{ web_images: 40, images_waiting: 0, uploaded: 0, failed: 0, waiting: 2 },
  ...{ unread_columns: [], unused_images: [] },
  ...but,
});

/** Opens an upload, of which each reading is the next of these, the last again and again. */
async function open(
  uploads: Partial<BulkUpload>[],
  { role = 'seller', foreign_hosts = [] }: { role?: 'seller' | 'admin' } & Partial<BulkPage> = {},
) {
  const sent: unknown[] = [];
  let hosts = ['cdn.example.com'];
  server.use(
    http.get('*/api/products', () => HttpResponse.json({ products: [] })),
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
    http.get('*/api/products/batches', () => HttpResponse.json({ batches: [] })),
    http.get(`*/api/products/batches/${ID}`, () => {
      const batch = anUpload((uploads.length > 1 ? uploads.shift() : uploads[0])!);
      return HttpResponse.json({
        ...{ batch, foreign_hosts, unknown_brands: [], rows: [], page: 1, totalPages: 1, total: 0 },
      });
    }),
    http.get('*/api/admin/image-hosts', () => HttpResponse.json({ image_hosts: { hosts, version: 3 } })),
    http.put('*/api/admin/image-hosts', async ({ request }) => {
      const body = (await request.json()) as { hosts: string[] };
      sent.push(body);
      hosts = body.hosts;
      return HttpResponse.json({ message: 'ok', image_hosts: { hosts, version: 4 } });
    }),
  );
  const address = `/seller-dashboard/products/bulk?batch=${ID}`;
  return { ...(await renderShop(address, { user: aUser({ role }) })), sent };
}

const button = () => screen.findByRole('button', { name: 'Upload 2 products' });

it('a file whose images are fetched says how far that is, and can be uploaded once all are there', async () => {
  await open([{ images_waiting: 28 }, { images_waiting: 0 }]);
  expect(await screen.findByText('Fetching images: 12 of 40')).toBeVisible();
  expect(await button()).toBeDisabled();
  await waitFor(async () => expect(await button()).toBeEnabled());
  expect(screen.queryByText(/^Fetching images/)).toBeNull();
});

const foreign_hosts = [{ host: 'img.example.org', rows: 7 }];

it('a host that is not allowed is allowed by an admin beside those that are', async () => {
  const { person, sent } = await open([{}], { role: 'admin', foreign_hosts });
  expect(await screen.findByText('img.example.org (rows: 7)')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Allow img.example.org' }));
  await waitFor(() => expect(sent).toEqual([{ hosts: ['cdn.example.com', 'img.example.org'], version: 3 }]));
  expect(await screen.findByText('✓')).toBeVisible();
});

it('a seller is told to ask an admin for it', async () => {
  await open([{}], { foreign_hosts });
  expect(await screen.findByText(/ask an admin to allow them, and check the file again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Allow/ })).toBeNull();
});
