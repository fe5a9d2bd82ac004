/**
 * Marks that turn the direction of what follows. They come along unseen with numbers copied from a phone's contacts, and
 * would let one text pose as another.
 */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Besides blanks, what joins, parts or fills is not seen either; the empty Braille cell is a symbol to Unicode. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/** Nothing can be seen of it. Within a text, what is invisible stays: Khmer parts its words by it. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !VISIBLE.test(value));

/** PostgreSQL keeps neither a NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * What two spellings of one text share, for names and addresses and what is searched for in them. Letter case is compared
 * here, Unicode-wise, and never by the database, whose locale may know only ASCII.
 */
export const textKey = (text: string): string =>
  withoutDirectionMarks(text).trim().normalize('NFKC').toLowerCase();
