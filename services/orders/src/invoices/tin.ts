import { fault, typedCode } from '@mekong/contracts';
import { text } from '@mekong/service-defaults';

/** The letter says what kind of taxpayer it is, and three digits where they are registered. */
const form = /^([KLEB]\d{3})-?(\d{9})$/;

const dashes = /[\u2010-\u2015\u2212]/g;

const written = (typed: string): string =>
  typedCode(typed.normalize('NFKC')).toUpperCase().replace(dashes, '-').replace(form, '$1-$2');

/** A number of a taxpayer in Cambodia, in any writing, as `K001-901234567`; '' where nothing was typed. */
export const tin = text(40)
  .overwrite(written)
  .refine(
    (number) => number === '' || form.test(number),
    fault('NOT_A_TIN', 'must be a letter (K, L, E or B), three digits, a dash and nine digits'),
  );
