import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aCartItem, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => {
  document.cookie = 'language=; Max-Age=0; Path=/';
  document.cookie = 'theme=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.theme;
  document.documentElement.lang = 'en';
});

describe('the bars', () => {
  it('show how many pieces are in the cart', async () => {
    await renderShop('/nowhere', { cart: [aCartItem({ quantity: 3 })] });
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/checkout');
  });

  it('show a visitor the links to log in and to sign up', async () => {
    await renderShop('/nowhere');
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  it('show the name of the user who is logged in', async () => {
    await renderShop('/nowhere', { user: aUser({ name: 'Sok Dara' }) });
    expect(screen.getByText('Sok Dara')).toBeVisible();
  });

  it('lead to what all brands have of each category, and close the menu behind one', async () => {
    server.use(http.get('*/api/brands-by-category/mouse', () => HttpResponse.json({ brands: [] })));
    const { person, router } = await renderShop('/nowhere');
    const bar = within(screen.getByRole('banner'));
    const menu = bar.getByText('All brands').closest('details')!;
    await person.click(bar.getByText('All brands'));
    expect(menu).toHaveAttribute('open');
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['mouse', 'mousepad', 'keyboard', 'headphone', 'monitor'].map((slug) => `/category/${slug}?all=1`),
    );
    await person.click(links[0]!);
    expect(router.state.location.search).toBe('?all=1');
    expect(bar.getByText('All brands').closest('details')).not.toHaveAttribute('open');
  });

  it('close the menu of all brands by Escape, and when the focus leaves it', async () => {
    const { person } = await renderShop('/nowhere');
    const name = within(screen.getByRole('banner')).getByText('All brands');
    await person.click(name);
    await person.keyboard('{Escape}');
    expect(name.closest('details')).not.toHaveAttribute('open');
    expect(name).toHaveFocus();
    await person.click(name);
    await person.click(document.body);
    expect(name.closest('details')).not.toHaveAttribute('open');
  });

  it('show a spinner while the session check runs', async () => {
    await renderShop('/nowhere', { isChecking: true });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('switch the language by the flag and store the choice', async () => {
    const { person } = await renderShop('/nowhere');
    await person.click(screen.getByRole('button', { name: /Khmer/ }));
    expect(await screen.findByRole('heading', { name: 'រកមិនឃើញទំព័រ' })).toBeVisible();
    expect(document.documentElement.lang).toBe('km');
    expect(document.cookie).toContain('language=km');
    await person.click(screen.getByRole('button', { name: 'English (អង់គ្លេស)' }));
    expect(await screen.findByRole('heading', { name: "We couldn't find that page" })).toBeVisible();
  });

  it('switch to the dark theme and back, and store the choice', async () => {
    const { person } = await renderShop('/nowhere');
    await person.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
    await person.click(screen.getByRole('button', { name: 'Light theme' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('show a banner for as long as the device is offline', async () => {
    await renderShop('/nowhere');
    setOnline(false);
    expect(screen.getByText('You are offline. Your cart is kept on this device.')).toBeVisible();
    setOnline(true);
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  });

  it('keep in view that the device is offline', async () => {
    await renderShop('/nowhere');
    setOnline(false);
    expect(within(screen.getByRole('banner')).getByText(/You are offline/)).toBeVisible();
    setOnline(true);
  });

  it('say that the device is offline on a page without bars too', async () => {
    await renderShop('/payment/ord-1', { user: aUser() });
    setOnline(false);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByText(/You are offline/)).toBeVisible();
    setOnline(true);
  });

  it('move the focus to the content of a new page', async () => {
    const { person } = await renderShop('/nowhere');
    await person.click(screen.getByRole('link', { name: 'Back to the shop' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('scroll to the top of the login page when a session ends in the dashboard', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    server.use(http.get('*/api/products', () => problem(401, { message: 'Please log in' })));
    const { router } = await renderShop('/seller-dashboard/products', { user: aUser({ role: 'admin' }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    scrollTo.mockRestore();
  });

  it('leave the focus alone when the shop is opened', async () => {
    await renderShop('/nowhere');
    expect(document.body).toHaveFocus();
  });
});
