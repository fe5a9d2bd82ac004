import type { ShownReview } from '../api/types';
import type { Text } from './i18n/translate';

/** The name to show of a review's author. */
export const reviewAuthor = (
  { author, is_former_customer }: Pick<ShownReview, 'author' | 'is_former_customer'>,
  t: (text: Text) => string,
): string => (is_former_customer ? t('A former customer') : author);
