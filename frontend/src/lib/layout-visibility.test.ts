import { showsCategoryBar, showsSecondaryBar, showsTopBar } from './layout-visibility';

describe('layout visibility', () => {
  it('hides the top bar on payment pages only', () => {
    expect([showsTopBar('/payment/abc'), showsTopBar('/checkout')]).toEqual([false, true]);
  });

  it.each([
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password/token',
    '/verify-email',
    '/logout',
    '/payment/abc',
    '/user-profile',
  ])('hides the secondary bar on %s', (pathname) => {
    expect(showsSecondaryBar(pathname)).toBe(false);
  });

  it.each(['/', '/category/mouse', '/product/mouse/a-1', '/checkout'])(
    'shows the secondary bar on %s',
    (pathname) => {
      expect(showsSecondaryBar(pathname)).toBe(true);
    },
  );

  it('shows the category bar on category pages only', () => {
    expect([showsCategoryBar('/category/mouse'), showsCategoryBar('/checkout')]).toEqual([true, false]);
  });
});
