import type { Text } from './i18n/translate';

/** The server's name for an author whose account was deleted. */
const FORMER_CUSTOMER: Text = 'A former customer';

/** The author's name to show. */
export function reviewAuthor(author: string, t: (text: Text) => string): string {
  return author === FORMER_CUSTOMER ? t(FORMER_CUSTOMER) : author;
}
