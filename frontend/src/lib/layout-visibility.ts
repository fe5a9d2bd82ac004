const PLAIN_PAGES = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/logout',
  '/payment',
  '/user-profile',
];

function isUnder(pathname: string, page: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}

/** The top bar is on every page but the payment page. */
export function showsTopBar(pathname: string): boolean {
  return !isUnder(pathname, '/payment');
}

/** The secondary bar is not on pages with a single form, nor on the payment and profile pages. */
export function showsSecondaryBar(pathname: string): boolean {
  return !PLAIN_PAGES.some((page) => isUnder(pathname, page));
}

/** The category bar is on the category pages only. */
export function showsCategoryBar(pathname: string): boolean {
  return isUnder(pathname, '/category');
}

/** The footer is not on the payment page, where no link should lead away. */
export function showsFooter(pathname: string): boolean {
  return showsTopBar(pathname);
}
