import { formula } from '@mekong/service-defaults';

/**
 * What gets a quote before it in files of the shop, so that no spreadsheet takes it for a formula: also a text that has quotes
 * before a formula already, which would else lose one of them when the file is read again.
 */
export const guarded = new RegExp(`^'*${formula.source.slice(1)}`);

/** The text without the quote that a file of the shop has put before it. */
export const unguardedText = (text: string): string =>
  text.startsWith("'") && guarded.test(text.slice(1)) ? text.slice(1) : text;
