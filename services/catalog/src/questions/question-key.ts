import { searchKey } from '@mekong/service-defaults';
import type { Question } from './question.entity.js';

/** The text in which a search for a question looks, besides the names of its product. */
export const questionKey = ({ author, text }: Pick<Question, 'author' | 'text'>): string =>
  searchKey([`${author} ${text}`]);
