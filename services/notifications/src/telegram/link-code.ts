import { createHash, randomInt } from 'node:crypto';

/** Without signs that look alike: people type it too. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** So many that nobody guesses one within its minutes. */
const length = 12;

export const newLinkCode = (): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** What is kept of a code, however it is typed. */
export const hashOfCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('base64url');
