import { digitsIn, withLatinDigits } from './digits';

/** Whether a text may be a phone number. Only the server knows for certain; this is for a friendly word while it is typed. */
export function looksLikePhone(text: string): boolean {
  const { length } = digitsIn(text);
  return /^[\d\s()+.-]+$/.test(withLatinDigits(text.trim())) && length >= 8 && length <= 15;
}
