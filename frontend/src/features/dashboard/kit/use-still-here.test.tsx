import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { naga, openProducts } from '../../../testing/open-products';
import { server } from '../../../testing/server';
import { answer } from './testing/answer';

/** Holds back the answers of a route; returns what lets them go. */
function holdBack(method: 'patch' | 'post', address: string, product: object): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http[method](address, async () => {
      await released;
      return HttpResponse.json({ message: 'ok', product });
    }),
  );
  return release;
}

describe('who leaves while a save is under way', () => {
  const leave = async ({ person, router }: Awaited<ReturnType<typeof openProducts>>) => {
    const bell = screen.getByLabelText(/^Notifications/, { selector: 'header a' });
    await person.click(bell);
    await answer('Leave without saving your changes?', 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    expect(router.state.location.pathname).toBe('/seller-dashboard/notifications');
    return bell;
  };

  it('is not taken away from where they are when a product was saved', async () => {
    const visit = await openProducts();
    const release = holdBack('patch', '*/api/products/42', naga);
    await visit.person.click(screen.getByLabelText('Edit Naga Mini'));
    const price = await screen.findByLabelText('Price (USD)');
    await visit.person.clear(price);
    await visit.person.type(price, '9');
    await visit.person.click(screen.getByText('Save'));
    await leave(visit);
    release();
    await screen.findByText('Product updated!');
    expect(visit.router.state.location.pathname).toBe('/seller-dashboard/notifications');
  });

  it('keeps the focus where it is when a product was created', async () => {
    const visit = await openProducts([naga], '');
    await visit.router.navigate('/seller-dashboard/products/new?from=42');
    const release = holdBack('post', '*/api/products/single_product', naga);
    const name = await screen.findByLabelText('Name');
    await visit.person.clear(name);
    await visit.person.type(name, 'Another');
    await visit.person.click(screen.getByRole('button', { name: 'Upload Product' }));
    const bell = await leave(visit);
    bell.focus();
    release();
    await screen.findByText('Product uploaded!');
    expect(bell).toHaveFocus();
    expect(visit.router.state.location.pathname).toBe('/seller-dashboard/notifications');
  });
});
