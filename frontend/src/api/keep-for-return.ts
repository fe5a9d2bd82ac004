/**
 * How long a list stays cached after a shopper opens one of its products: going back within this time shows the page as
 * it was, at its old scroll position.
 */
export const KEEP_FOR_RETURN_SECONDS = 600;
