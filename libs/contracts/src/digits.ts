const KHMER_ZERO = '០'.codePointAt(0)!;

/** The text with Latin digits in place of Khmer ones. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[០-៩]/g, (digit) => String(digit.codePointAt(0)! - KHMER_ZERO));

/**
 * A code as a person types or copies it: Latin digits, without blanks and invisible characters. It may have letters, as
 * recovery codes do.
 */
export const typedCode = (text: string): string => withLatinDigits(text).replace(/[\s\p{Cf}]/gu, '');
