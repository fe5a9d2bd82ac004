import type { Text } from './i18n/translate';

/** What the server calls the author of a review whose account is gone. */
const FORMER_CUSTOMER: Text = 'A former customer';

/** Who wrote a review, by the name that they gave. */
export function reviewAuthor(author: string, t: (text: Text) => string): string {
  return author === FORMER_CUSTOMER ? t(FORMER_CUSTOMER) : author;
}
