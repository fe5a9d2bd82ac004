import { textKey, withLatinDigits } from '@mekong/contracts';

/** The form in which serial numbers are compared: without regard to letter case, blanks and dashes, and with Latin digits. */
export const serialKey = (serial: string): string =>
  withLatinDigits(textKey(serial)).replaceAll(/[\s\p{Pd}]+/gu, '');
