import { searchKey } from '@mekong/service-defaults';
import type { Review } from './review.entity.js';

/** The text in which a search for a review looks, besides the names of its product. */
export const reviewKey = ({ author, text }: Pick<Review, 'author' | 'text'>): string =>
  searchKey([`${author} ${text}`]);
