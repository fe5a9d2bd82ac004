/** What a tag means; its colours are the theme's. */
export const GOOD = 'success';
export const BAD = 'error';
export const WAITING = 'warning';
export const INFO = 'processing';
