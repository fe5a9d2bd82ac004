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

/** What takes no room and has no look, wherever it stands; and the empty Braille cell. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The form in which names, addresses and searches are compared: all spellings that look alike have the same key, also where
 * one holds characters that nobody sees, or several blanks for one. Letter case is folded here, by Unicode, and never in the
 * database, whose locale may know only ASCII.
 */
export const textKey = (text: string): string =>
  text.replace(UNSEEN, '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
