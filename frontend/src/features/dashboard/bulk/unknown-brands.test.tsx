import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser, tonlix } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { ADDRESS, ID, csv, image, givenUpload } from '../../../testing/given-upload';

afterEach(() => jest.restoreAllMocks());

describe('a file with brands that the shop does not have', () => {
  it('lists unknown brands once, which an admin creates there, and checks the file again', async () => {
    const shop = givenUpload();
    shop.unknownBrands = [{ name: 'Zowie', rows: 12 }];
    const { person } = await renderShop(ADDRESS, { user: aUser({ role: 'admin' }) });
    await person.upload(await screen.findByLabelText('CSV file'), csv);
    await person.upload(await screen.findByLabelText('Images'), image);
    expect(await screen.findByText('Zowie (rows: 12)')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Create Zowie' }));
    expect(await screen.findByLabelText('Brand name')).toHaveValue('Zowie');
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Check the file again' }));
    await waitFor(() => expect(shop.calls).toEqual(['rehearse 1 1', 'rehearse 1 1']));
  });

  it('cannot be uploaded as it was checked before while it is checked again', async () => {
    const shop = givenUpload();
    shop.unknownBrands = [{ name: 'Zowie', rows: 12 }];
    const { person } = await renderShop(ADDRESS, { user: aUser({ role: 'admin' }) });
    await person.upload(await screen.findByLabelText('CSV file'), csv);
    await person.upload(await screen.findByLabelText('Images'), image);
    const upload = await screen.findByRole('button', { name: 'Upload 2 products' });
    expect(upload).toBeEnabled();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('*/api/products/batches', async () => {
        await answered;
        return HttpResponse.json({ batch: shop.batch }, { status: 201 });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Check the file again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload 2 products' })).toBeDisabled());
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload 2 products' })).toBeEnabled());
  });

  it('has all unknown brands created with one press, with a picture of their letters', async () => {
    const pen = { fillRect: () => undefined, fillText: () => undefined };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => done(new Blob(['x'], { type: 'image/png' })));
    const shop = givenUpload();
    shop.unknownBrands = ['Zowie', 'Vaxee'].map((name) => ({ name, rows: 2 }));
    const created: string[] = [];
    server.use(
      http.post('*/api/brands', async ({ request }) => {
        const form = await request.formData();
        created.push(`${String(form.get('name'))}, ${(form.get('image') as File).type}`);
        return HttpResponse.json({ message: 'Brand created successfully', brand: tonlix }, { status: 201 });
      }),
    );
    const { person } = await renderShop(`${ADDRESS}?batch=${ID}`, { user: aUser({ role: 'admin' }) });
    const all = 'Create all 2, with their first letters as logos';
    await person.click(await screen.findByRole('button', { name: all }));
    await screen.findByText('Created. Please check the file again.');
    expect(created).toEqual(['Zowie, image/png', 'Vaxee, image/png']);
  });

  it('has a single one created with one press, too', async () => {
    const shop = givenUpload();
    shop.unknownBrands = [{ name: 'Zowie', rows: 1 }];
    await renderShop(`${ADDRESS}?batch=${ID}`, { user: aUser({ role: 'admin' }) });
    const name = 'Create it, with its first letters as its logo';
    expect(await screen.findByRole('button', { name })).toBeEnabled();
  });

  it('lets a seller ask the admins for unknown brands, once', async () => {
    const shop = givenUpload();
    shop.unknownBrands = [{ name: 'Zowie', rows: 1 }];
    const asked: string[] = [];
    server.use(
      http.post('*/api/products/batches/:id/wanted-brands', ({ params }) => {
        asked.push(String(params.id));
        return HttpResponse.json({ asked: 1 }, { status: 202 });
      }),
    );
    const { person } = await renderShop(`${ADDRESS}?batch=${ID}`, { user: aUser({ role: 'seller' }) });
    expect(await screen.findByText(/ask an admin to create them/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create Zowie' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Ask the admins for them' }));
    await screen.findByText('The admins were told. Please check the file again later.');
    expect(await screen.findByRole('button', { name: 'The admins know' })).toBeDisabled();
    expect(asked).toEqual([ID]);
  });
});
