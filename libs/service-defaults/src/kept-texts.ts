/**
 * Unicode marks that change the direction of the text after them. Numbers copied from a phone's contacts carry them
 * unseen, and they can make one text look like another.
 */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/** PostgreSQL stores neither a NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
