import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Role } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aManagedUser, anAdminOrder, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const BASE = '/seller-dashboard';
const page = { page: 1, total: 1, totalPages: 1 };

/** Opens the dashboard of a shop with an order, a product, a customer and a mail; `asked` lists what was searched. */
async function openAs(role: Role = 'admin', path = `${BASE}/security`, language: 'en' | 'km' = 'en') {
  const asked: string[] = [];
  const found = (at: string, body: object) =>
    http.get(`*${at}`, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (searchParams.has('q')) asked.push(`${pathname} ${searchParams.get('q')}`);
      return HttpResponse.json({ ...body, ...page });
    });
  const product = { id: 42, name: 'Naga Mini', sku: 'NM-1', stock: 7 };
  const mail = { id: 'm', subject: 'Your receipt', to: 'dara@shop.example' };
  server.use(
    found('/api/payment/admin-orders', { orders: [anAdminOrder()] }),
    found('/api/admin/products', { products: [product] }),
    found('/api/admin/users', { users: [aManagedUser({ name: 'Dara' })], currentPage: 1 }),
    found('/api/admin/mails', { mails: [mail] }),
    found('/api/account/sessions', { sessions: [] }),
  );
  const visit = await renderShop(path, { user: aUser({ role }), language });
  await screen.findByRole('button', { name: /Go to or do|ទៅកាន់/ });
  return { ...visit, asked };
}

const field = () => screen.findByRole('combobox', { name: 'Go to or do' });
const findField = () => screen.findByRole('combobox');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the command bar', () => {
  // First, as the code is loaded once.
  it('keeps what is typed while its code loads', async () => {
    const { person } = await openAs();
    await person.keyboard('{Control>}k{/Control}cour');
    await screen.findByRole('option', { name: /Couriers/ });
    await person.keyboard('iers');
    expect(await field()).toHaveValue('couriers');
  });

  it('takes no key for a shortcut while it loads', async () => {
    const { router } = await openAs();
    for (const key of [{ key: 'k', ctrlKey: true }, { key: 'g' }, { key: 'o' }])
      fireEvent.keyDown(document.body, key);
    expect(await field()).toBeVisible();
    expect(router.state.location.pathname).toBe(`${BASE}/security`);
  });

  it('opens by Ctrl K with the focus in its field, and closes by Esc', async () => {
    const { person } = await openAs();
    await person.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Go to or do' })).toBeNull());
  });

  it('that breaks leaves the page as it is, says so, and can be opened again', async () => {
    // React and the boundary print the error.
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { person } = await openAs();
    server.use(http.get('*/api/payment/admin-orders', () => HttpResponse.json({ orders: 'none', ...page })));
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await field(), 'mg-2601');
    expect(await screen.findByText('It could not be opened')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(screen.queryByText(/Your cart is safe/)).toBeNull();
    await person.keyboard('{Control>}k{/Control}');
    expect(await field()).toBeVisible();
    printed.mockRestore();
  });

  it('focuses the title of the page that it opens', async () => {
    const { person } = await openAs();
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await field(), 'active sess{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus());
  });

  it('goes to a section by a part of its name', async () => {
    const { person, router } = await openAs();
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await field(), 'bulk up');
    expect(options()).toEqual(['Bulk UploadProducts']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${BASE}/products/bulk`));
  });

  it.each([
    ['en', 'បញ្ចូលជាបាច់', 'Bulk UploadProducts'],
    ['km', 'bulk up', 'បញ្ចូលជាបាច់ផលិតផល'],
    ['en', 'bulk uplaod', 'Bulk UploadProducts'],
    ['en', 'Couriesr', 'CouriersOrders'],
  ] as const)('finds a page in the %s site by %s', async (language, typed, found) => {
    const { person } = await openAs('admin', `${BASE}/security`, language);
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await findField(), typed);
    await waitFor(() => expect(options()[0]).toBe(found));
  });

  it('finds orders, products, customers and mails, and opens the one that the arrow keys choose', async () => {
    const { person, router } = await openAs();
    server.use(http.get('*/api/admin/products/42', () => problem(404, { message: 'Product not found' })));
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await field(), 'dara');
    await screen.findByRole('option', { name: /Your receipt/ });
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Orders', 'Products', 'Customers', 'Email Notifications']);
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Naga Mini');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${BASE}/products/42`));
  });

  it('asks for no more than a packer may see', async () => {
    const { person, asked } = await openAs('packer');
    await person.keyboard('{Control>}k{/Control}');
    const bar = within(await screen.findByRole('dialog'));
    expect(bar.queryByText('New product')).toBeNull();
    expect(bar.getByText('Ship orders')).toBeVisible();
    await person.type(await field(), 'dara');
    await bar.findByRole('option', { name: /MG-2601-0001/ });
    expect(asked).toEqual(['/api/payment/admin-orders dara']);
  });

  it('says when nothing fits', async () => {
    const { person } = await openAs();
    server.use(
      http.get('*/api/payment/admin-orders', () => HttpResponse.json({ orders: [], ...page })),
      http.get('*/api/admin/products', () => HttpResponse.json({ products: [], ...page })),
      http.get('*/api/admin/users', () => HttpResponse.json({ users: [], ...page })),
      http.get('*/api/admin/mails', () => HttpResponse.json({ mails: [], ...page })),
    );
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await field(), 'qqqq');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
  });
});

describe('the shortcuts', () => {
  it('are shown by a question mark', async () => {
    const { person } = await openAs();
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Shortcuts' })).toHaveTextContent('View All Orders');
  });

  it('leap to a page by g and a letter', async () => {
    const { person, router } = await openAs();
    await person.keyboard('go');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${BASE}/view-all-orders`));
  });

  it('show those of shipping to a seller who ships', async () => {
    server.use(
      http.get('*/api/admin/who-ships', () => HttpResponse.json({ sellers_ship: true, you_ship: true })),
    );
    const { person } = await openAs('seller');
    await person.keyboard('?');
    expect(await screen.findByText('Take back what was just shipped')).toBeVisible();
  });

  it('focus the title of the page to which they lead, so that Tab goes on in it', async () => {
    const { person } = await openAs();
    await person.keyboard('go');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All Orders' })).toHaveFocus());
    await person.keyboard('gs');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All Orders' })).toHaveFocus());
  });

  it('focus the search of a list by a slash', async () => {
    const { person } = await openAs('admin', `${BASE}/view-all-users`);
    await screen.findByLabelText('Edit Dara');
    await person.keyboard('/');
    expect(screen.getByLabelText('Search users')).toHaveFocus();
  });

  it('of single keys are switched off in their help, which the browser keeps, and on again by the command bar', async () => {
    const { person, router } = await openAs();
    await person.keyboard('?');
    await person.click(await screen.findByRole('checkbox', { name: 'Shortcuts of single keys' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    await openAs();
    await person.keyboard('go?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe(`${BASE}/security`);
    await person.keyboard('{Control>}k{/Control}');
    await person.click(await screen.findByRole('button', { name: 'Shortcuts' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Shortcuts of single keys' }));
    expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toHaveTextContent('View All Orders');
  });

  it('do nothing while somebody types', async () => {
    const { person, router } = await openAs('admin', `${BASE}/view-all-users`);
    await screen.findByLabelText('Edit Dara');
    await person.type(screen.getByLabelText('Search users'), 'go?');
    expect(screen.getByLabelText('Search users')).toHaveValue('go?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe(`${BASE}/view-all-users`);
  });
});
