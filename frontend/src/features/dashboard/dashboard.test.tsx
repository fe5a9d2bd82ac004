import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { aProduct, aUser, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';
import { answer } from './kit/testing/answer';

const admin = aUser({ role: 'admin' });
const image = new File(['x'], 'logo.png', { type: 'image/png' });

describe('the dashboard', () => {
  it('loads more products until a page is empty', async () => {
    const pages = [
      [aProduct({ id: 1, name: 'One' })],
      [aProduct({ id: 1, name: 'One' }), aProduct({ id: 2, name: 'Two' })],
      [],
    ];
    server.use(
      http.get('*/api/products', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        return HttpResponse.json({ products: pages[page - 1], page, totalPages: 2, total: 3 });
      }),
    );
    const { person } = await renderShop('/seller-dashboard/products', { user: admin });
    await person.click(await screen.findByText('Load More'));
    await screen.findByText('Two');
    await person.click(screen.getByText('Load More'));
    await waitFor(() => expect(screen.queryByText('Load More')).toBeNull());
    expect(screen.getAllByText('One')).toHaveLength(1);
  });

  it('leads home from an address where nothing is', async () => {
    const { router, person } = await renderShop('/seller-dashboard/nothing', { user: admin });
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible();
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }));
    expect(router.state.location.pathname).toBe('/seller-dashboard');
  });

  it.each([
    ['orders', 'view-all-orders'],
    ['customers', 'view-all-users'],
    ['users', 'view-all-users'],
  ])('has a section where its name in the menu leads: %s', async (name, section) => {
    const { router } = await renderShop(`/seller-dashboard/${name}`, { user: admin });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/seller-dashboard/${section}`));
  });

  it('offers no more products when all are shown', async () => {
    server.use(
      http.get('*/api/products', () =>
        HttpResponse.json({ products: [aProduct({ name: 'One' })], page: 1, totalPages: 1, total: 1 }),
      ),
    );
    await renderShop('/seller-dashboard/products', { user: admin });
    expect(await screen.findByText('1 of 1 shown')).toBeVisible();
    expect(screen.queryByText('Load More')).toBeNull();
  });

  it('requires a name and a logo to create a brand', async () => {
    server.use(http.get('*/api/brands', () => HttpResponse.json({ brands: [tonlix] })));
    const { person } = await renderShop('/seller-dashboard/brands', { user: admin });
    await person.click(await screen.findByText('Create Brand'));
    expect(await screen.findByText('Please fill in both fields.')).toBeInTheDocument();
  });

  it('creates a brand with an upper-case first letter', async () => {
    let name: unknown;
    server.use(
      http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
      http.post('*/api/brands', async ({ request }) => {
        name = (await request.formData()).get('name');
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const { person } = await renderShop('/seller-dashboard/brands', { user: admin });
    await person.type(await screen.findByLabelText('Brand name'), 'kouprex');
    await person.upload(screen.getByLabelText(/Logo/), image);
    await person.click(screen.getByText('Create Brand'));
    expect(await screen.findByText('Brand created successfully')).toBeInTheDocument();
    expect(name).toBe('Kouprex');
  });

  it('shows why a brand cannot be deleted', async () => {
    server.use(
      http.get('*/api/brands', () => HttpResponse.json({ brands: [tonlix] })),
      http.delete('*/api/brands/7', () => problem(409, { message: 'The brand has 3 products' })),
    );
    const { person } = await renderShop('/seller-dashboard/brands', { user: admin });
    await person.click(await screen.findByLabelText('Delete Tonlix'));
    await answer('Delete Tonlix?', 'Delete');
    expect(await screen.findByText('Failed to delete brand')).toBeInTheDocument();
    expect(screen.getByText('The brand has 3 products')).toBeInTheDocument();
  });

  it('keeps sellers out of the admin pages', async () => {
    server.use(http.get('*/api/brands', () => HttpResponse.json({ brands: [] })));
    const { router } = await renderShop('/seller-dashboard/view-all-users', {
      user: aUser({ role: 'seller' }),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('requires a CSV file and images for a bulk upload', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    server.use(
      http.get('*/api/products', () => HttpResponse.json({ products: [] })),
      http.get('*/api/products/batches', () => HttpResponse.json({ batches: [] })),
    );
    const { person } = await renderShop('/seller-dashboard/products/bulk', { user: admin });
    await person.click(await screen.findByText('Upload'));
    expect(alert).toHaveBeenCalledWith('Please select both CSV file and images!');
  });
});
