/** What takes no room and has no look, wherever it stands; and the empty Braille cell. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The form in which names, addresses and searches are compared: all spellings that look alike have the same key, also where
 * one holds characters that nobody sees, or several blanks for one. Letter case is folded here, by Unicode, and never in the
 * database, whose locale may know only ASCII.
 */
export const textKey = (text: string): string =>
  text.replace(UNSEEN, '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
