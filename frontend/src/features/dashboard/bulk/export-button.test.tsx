import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** Presses the button, which is answered with this body. Lists what is saved. */
async function pressExport(
  body: BodyInit,
  role: 'seller' | 'admin' = 'seller',
  label = 'Export my products',
) {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.use(
    http.get('*/api/products', () => HttpResponse.json({ products: [] })),
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
    http.get('*/api/products/batches', () => HttpResponse.json({ batches: [] })),
    http.get('*/api/admin/products/export.csv', () => new HttpResponse(body)),
  );
  const { person } = await renderShop('/seller-dashboard/products/bulk', { user: aUser({ role }) });
  await person.click(await screen.findByRole('button', { name: label }));
  return saved;
}

afterEach(() => jest.restoreAllMocks());

it('the products of a seller are saved as a file', async () => {
  const saved = await pressExport('name,stock\r\nMouse,4');
  await waitFor(() => expect(saved).toEqual(['products.csv']));
});

it('an admin saves the products of all sellers', async () => {
  const saved = await pressExport('name,stock\r\nMouse,4', 'admin', 'Export all products');
  await waitFor(() => expect(saved).toEqual(['products.csv']));
});

it('an export that breaks off saves no short file, and says so', async () => {
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('name,stock\r\n'));
      stream.error(new TypeError('terminated'));
    },
  });
  const saved = await pressExport(broken);
  expect(
    await screen.findByText('The products could not be exported. No file was saved.'),
  ).toBeInTheDocument();
  expect(saved).toEqual([]);
});
