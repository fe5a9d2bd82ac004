/**
 * Unicode marks that change the direction of the text after them. Numbers copied from a phone's contacts carry them
 * unseen, and they can make one text look like another.
 */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Joiners, separators and fillers are as invisible as blanks; Unicode counts the empty Braille cell as a symbol. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/** Whether a value has no visible character. Inside a text invisible ones are kept: Khmer separates its words with them. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !VISIBLE.test(value));

/** PostgreSQL stores neither a NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
