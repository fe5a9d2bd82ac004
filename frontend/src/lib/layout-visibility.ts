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

/** The secondary bar is left out of the pages that ask for one thing only. */
export function showsSecondaryBar(pathname: string): boolean {
  return !PLAIN_PAGES.some((page) => isUnder(pathname, page));
}

/** The category bar belongs to the category pages. */
export function showsCategoryBar(pathname: string): boolean {
  return isUnder(pathname, '/category');
}

/** The footer is left out where nothing shall lead away from paying. */
export function showsFooter(pathname: string): boolean {
  return showsTopBar(pathname);
}
