import { withLatinDigits } from './digits.js';
import { textKey } from './text-key.js';

/** The accents of Latin, Greek and Cyrillic letters; marks of Khmer are letters of their own. */
const ACCENTS = /[\u0300-\u036F]/gu;

/** A text without letter case, accents and invisible characters, and with Latin digits. */
export const foldAccents = (text: string): string =>
  withLatinDigits(textKey(text)).normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC');

/** Accents that `textKey` would part from the blank below them. */
const LOOSE_ACCENTS = /[\u00B4\u02DD\u0060]/gu;
/** Straight and typographic quotes, and the signs of feet and inches. */
const QUOTES = /['"\u2018-\u201F\u2032-\u2037\u2039\u203A\u00AB\u00BB\u02B9-\u02BD\u02C8]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
/** Letters that Unicode takes for ones of their own, as they are typed on other keyboards. */
const LETTERS = new Map(
  Object.entries({ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }),
);
const OWN_LETTERS = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/** A text in lower case with letters of any keyboard for those that only some have: `straße` is strasse, `đen` is den. */
export const withPlainLetters = (text: string): string =>
  text.replaceAll(OWN_LETTERS, (letter) => LETTERS.get(letter)!);

/**
 * A text as people compare it who type it anew: besides `foldAccents` without quotes, whichever they are, and with one kind of
 * hyphen. `O’Brien`, `o'brien` and `OBRIEN` are the same, and so are `27”` and `27"`.
 */
export const foldText = (text: string): string =>
  withPlainLetters(
    foldAccents(text.replaceAll(LOOSE_ACCENTS, "'")).replaceAll(QUOTES, '').replaceAll(DASHES, '-'),
  )
    .replaceAll(/ +/g, ' ')
    .trim();

/** A hyphen that parts words, and neither two numbers (`800-3200`) nor a sign from its number (`-10 dB`). */
const WORD_HYPHENS = /(?<=[^\d,])-|(?<=\d)-(?!\d)/gu;

/** ត and ដ below another letter look alike, and are typed for each other. */
const BELOW_TA = /\u17D2\u178F/gu;

/**
 * The form in which the values of products' specifications are compared: `USB-C`, `usb‑c`, `USB - C`, `USB C` and `USBC` are the same,
 * and so are ស្តើង and ស្ដើង.
 */
export const valueForm = (value: string): string =>
  foldText(value).replaceAll(' ', '').replaceAll(WORD_HYPHENS, '').replaceAll(BELOW_TA, '\u17D2\u178A');
