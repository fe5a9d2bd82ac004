import { withLatinDigits } from '@mekong/contracts';

const counted = 'pcs?|pieces?|units?|stk|stuck|stück|ea|nos?|គ្រឿង|ដុំ|ชิ้น|cái|chiếc|台|個|个|件';
/** Of more than so many, so many can be sold for sure. */
const withUnit = new RegExp(`^(?:>=?|≥)?\\s?(\\p{N}[\\p{N}.,]*)\\s?\\+?\\s?(?:(?:${counted})\\.?)?$`, 'iu');

/** Thousands as they are parted where a comma is the sign of decimals. */
const byBlanks = /^\p{N}{1,3}(?:[ \u00A0\u2009\u202F'’]\p{N}{3})+(?!\p{N})/u;

/**
 * A number of pieces without what it counts, and without decimals that say nothing. Three of these may be thousands: `1,000` are, and
 * of `1.000` nobody knows.
 */
export const plainPieces = (text: string): string =>
  text
    .trim()
    .replace(byBlanks, (grouped) => grouped.replaceAll(/[^\p{N}]/gu, ''))
    .replace(withUnit, '$1')
    .replace(/^(\d+|\d{1,3}(?:,\d{3})+)[.,](?:0{1,2}|0{4,})$/, '$1');

/** Whether it is a number, clear or not, so that nobody has to say what it means. */
export const isPieces = (text: string): boolean => /^-?\d[\d.,]*$/.test(withLatinDigits(text));
