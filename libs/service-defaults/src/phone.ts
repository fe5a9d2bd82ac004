import { fault, textKey, withLatinDigits } from '@mekong/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { requiredText, text } from './http/validation.js';

/** The longest text that is taken as a phone number: people write two of them, or who is called. */
export const longestPhone = 50;

/**
 * The phone number that a text is, as E.164; undefined where it can be none. Without a country code it is Cambodian; its digits
 * may be Khmer.
 */
export function phoneE164(typed: string): string | undefined {
  const latin = withLatinDigits(typed.normalize('NFKC'))
    .replace(inBrackets, '$1')
    .replace(dialledHere, '+855');
  return possible(latin) ?? (abroad.test(latin) ? possible(latin.replace(abroad, '+')) : undefined);
}

/** `(+855) 12 345 678` */
const inBrackets = /^\s*\((\+\s*\d{1,3})\)/;
/** As the world dials Cambodia; in the country 008 is a way abroad, to Brazil. */
const dialledHere = /^\s*00[\s-]*855/;
/** How most of the world dials another country. */
const abroad = /^\s*00(?=[1-9])/;

function possible(latin: string): string | undefined {
  const phone = parsePhoneNumberFromString(latin, { defaultCountry: 'KH', extract: false });
  return phone?.isPossible() ? phone.number : undefined;
}

const withoutPrefix = (digits: string): string => digits.replace(/^(?:(?:00)?855)?0?/, '');

/** The digits that are typed, without the country code 855 or the leading 0. */
const typedDigits = (typed: string): string =>
  withoutPrefix(withLatinDigits(typed.normalize('NFKC')).replace(/\D/g, ''));

/**
 * The digits by which a phone number is searched, the same for 098 765 432, ០៩៨ ៧៦៥ ៤៣២ and +855 98 765 432; of a text that is no
 * phone number all its digits.
 */
export function phoneKey(typed: string): string {
  const e164 = phoneE164(typed);
  return e164 ? withoutPrefix(e164.slice(1)) : typedDigits(typed);
}

/**
 * The forms of a searched text to look for in a key that holds texts (`textKey`) and phone numbers (`phoneKey`): as typed and, if it
 * may be a part of a phone number, its digits.
 */
export function wantedKeys(searched: string): string[] {
  const typed = textKey(searched);
  const isNumber = /^[\d\s().+\p{Pd}]+$/u.test(withLatinDigits(typed));
  const digits = isNumber ? [typedDigits(typed), phoneKey(typed)].filter(({ length }) => length > 2) : [];
  return [...new Set([typed, ...digits])];
}

const notAPhone = fault('WRONG_FORMAT', 'must be a phone number, such as 012 345 678', { format: 'phone' });

/** A phone number as it was typed. */
export const phoneText = requiredText(longestPhone).refine(
  (typed) => phoneE164(typed) !== undefined,
  notAPhone,
);

/** A phone number as it was typed, or '' for none. */
export const phoneOrNone = text(longestPhone).refine(
  (typed) => typed === '' || phoneE164(typed) !== undefined,
  notAPhone,
);
