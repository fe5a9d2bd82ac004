import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ADDRESS, ID, aRow, anUpload, givenUpload } from '../../../testing/given-upload';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

it('variants that stay one product are told of apart from images that cannot be had', async () => {
  givenUpload();
  const notes = [
    {
      code: 'VARIANTS_TOGETHER',
      params: { variants: 'Black, White' },
      message: 'Black, White stay together',
    },
    { code: 'UNKNOWN_IMAGE', params: { name: 'b.png' }, message: 'Unknown image: b.png' },
  ];
  const page = { unknown_brands: [], foreign_hosts: [], page: 1, totalPages: 1, total: 1 };
  server.use(
    http.get(`*/api/products/batches/${ID}`, () =>
      HttpResponse.json({ ...page, batch: anUpload(), rows: [aRow({ notes, after: { price: 5 } })] }),
    ),
  );
  await renderShop(`${ADDRESS}?batch=${ID}`, { user: aUser({ role: 'seller' }) });
  expect(await screen.findByText('Black, White stay together')).toBeInTheDocument();
  expect(screen.getByText('Without some images: Unknown image: b.png')).toBeInTheDocument();
});
