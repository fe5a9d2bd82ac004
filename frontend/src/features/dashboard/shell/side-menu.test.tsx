import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MENU_SECTIONS } from './menu-sections';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

// In jsdom no media query matches, so the window counts as narrow.
async function openMenu(role: 'admin' | 'seller' = 'admin', page = 'media') {
  // The pages never load; the tests are about the menu only.
  server.use(http.get('*/api/*', () => new Promise<never>(() => {})));
  const visit = await renderShop(`/seller-dashboard/${page}`, { user: aUser({ role }) });
  const button = await screen.findByRole('button', { name: 'Menu' });
  await visit.person.click(button);
  const menu = screen.getByRole('navigation', { name: 'Dashboard' });
  return { ...visit, button, menu };
}

describe('the side menu on a phone', () => {
  it('takes the focus and makes the page inert', async () => {
    const { menu } = await openMenu();
    expect(menu).toBeVisible();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
    expect(document.querySelector('main')).toHaveAttribute('inert');
  });

  it('closes with Esc and focuses its button', async () => {
    const { person, button, menu } = await openMenu();
    await person.keyboard('{Escape}');
    expect(menu).not.toBeVisible();
    expect(button).toHaveFocus();
    expect(document.querySelector('main')).not.toHaveAttribute('inert');
  });

  it('closes by a click beside it', async () => {
    const { person, button, menu } = await openMenu();
    await person.click(screen.getByTestId('beside-menu'));
    expect(menu).not.toBeVisible();
    expect(button).toHaveFocus();
  });

  it('closes when an entry is chosen', async () => {
    const { person, menu, router } = await openMenu();
    await person.click(within(menu).getByRole('link', { name: 'Upload Media' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller-dashboard/media/upload'));
    expect(menu).not.toBeVisible();
  });

  it('opens the only entry of a section at once', async () => {
    const { person, menu, router } = await openMenu();
    await person.click(within(menu).getByRole('menuitem', { name: 'Customers' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller-dashboard/view-all-users'));
  });

  it('asks again for what is shown when its entry is chosen', async () => {
    let asked = 0;
    server.use(
      http.get('*/api/admin/images', () => {
        asked += 1;
        return HttpResponse.json({ images: [], page: 1, total: 0, totalPages: 0 });
      }),
    );
    const { person } = await renderShop('/seller-dashboard/media', { user: aUser({ role: 'admin' }) });
    await screen.findByRole('heading', { name: 'Image Library' });
    await waitFor(() => expect(asked).toBe(1));
    await person.click(screen.getByRole('button', { name: 'Menu' }));
    await person.click(screen.getByRole('link', { name: 'Image Library' }));
    await waitFor(() => expect(asked).toBe(2));
  });

  it('unfolds the section of the page', async () => {
    const { menu } = await openMenu();
    expect(within(menu).getByRole('link', { name: 'Image Library' })).toBeVisible();
    expect(within(menu).queryByRole('link', { name: 'Add New Product' })).toBeNull();
  });

  it.each([
    ['reports/products', 'Product Report'],
    ['reports/customers', 'Customer Report'],
    ['notifications/preferences', 'Failed events'],
  ])('unfolds only the section of %s', async (page, entry) => {
    const { menu } = await openMenu('admin', page);
    expect(within(menu).getByRole('link', { name: entry })).toBeVisible();
    expect(menu.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
  });

  it('keeps the days when a part of the page is chosen, and marks its entry', async () => {
    const { person, menu, router } = await openMenu('admin', 'analytics?range=month');
    await person.click(within(menu).getByRole('link', { name: 'Low Stock' }));
    await waitFor(() => expect(router.state.location.hash).toBe('#low-stock'));
    expect(router.state.location.search).toBe('?range=month');
    expect(menu.querySelector('.ant-menu-item-selected')).toHaveTextContent('Low Stock');
  });

  it('marks the entry of a filtered list', async () => {
    const { menu } = await openMenu('admin', 'notifications?kind=stock');
    expect(menu.querySelector('.ant-menu-item-selected')).toHaveTextContent('Stock Alerts');
  });

  it('unfolds no section for an unknown address', async () => {
    const { menu } = await openMenu('admin', 'nothing/products');
    expect(menu.querySelectorAll('[aria-expanded=true]')).toHaveLength(0);
  });

  it('unfolds the section of a page that was not opened by the menu', async () => {
    const { menu, router } = await openMenu();
    await router.navigate('/seller-dashboard/security/sessions');
    expect(await within(menu).findByRole('link', { name: 'Active Sessions' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Image Library' })).toBeVisible();
  });

  it('shows all ten sections to sellers, without links to the pages of admins', async () => {
    const { menu, person } = await openMenu('seller');
    const sections = MENU_SECTIONS.map(({ label }) => label);
    expect(sections).toHaveLength(10);
    for (const label of sections) expect(within(menu).getByText(label)).toBeVisible();
    await person.click(within(menu).getByText('Customers'));
    expect(await within(menu).findByText('View All Users')).toBeVisible();
    expect(within(menu).queryByRole('link', { name: 'View All Users' })).toBeNull();
  });
});
