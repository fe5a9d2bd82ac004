const KHMER_ZERO = '០'.codePointAt(0)!;
/** Blanks and invisible characters, which come along when a code is copied. */
const UNSEEN = /[\s\p{Cf}]/gu;

/** The text with Latin digits in place of Khmer ones. */
export function withLatinDigits(text: string): string {
  return text.replace(/[០-៩]/g, (digit) => String(digit.codePointAt(0)! - KHMER_ZERO));
}

/** Only the digits of a text, in Latin script. */
export function digitsIn(text: string): string {
  return withLatinDigits(text).replace(/\D/g, '');
}

/** A code with Latin digits and without blanks and invisible characters. It may have letters, as recovery codes do. */
export function typedCode(text: string): string {
  return withLatinDigits(text).replace(UNSEEN, '');
}
