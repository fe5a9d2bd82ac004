/** What is said of a cart that this browser does not keep. */
export const UNKEPT_CART =
  'Your browser does not let us keep your cart: it is empty again after you reload or close this page.';
