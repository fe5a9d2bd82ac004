import { textKey } from '@mekong/contracts';

/** The form in which serial numbers are compared: without regard to letter case, blanks and dashes. */
export const serialKey = (serial: string): string => textKey(serial).replaceAll(/[\s\p{Pd}]+/gu, '');
