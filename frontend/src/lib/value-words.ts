import { useGetValueWordsQuery, type ValueWords } from '../api/value-words-api';
import { useI18n } from './i18n/i18n';

const NUMBERS = /\d+(?:\.\d+)?/g;

/** The value of a specification in Khmer, part by part; what has no Khmer stays as it is. */
export function inKhmer(value: string, words: ValueWords): string {
  return value
    .split(', ')
    .map((part) => {
      const key = part
        .trim()
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(NUMBERS, '#');
      const khmer = Object.hasOwn(words, key) ? words[key] : undefined;
      const numbers = part.match(NUMBERS) ?? [];
      return khmer === undefined ? part : khmer.replaceAll('#', () => numbers.shift() ?? '');
    })
    .join(', ');
}

/** Puts values of specifications into the reader's language. */
export function useValueWords(): (value: string) => string {
  const { language } = useI18n();
  const { data } = useGetValueWordsQuery(undefined, { skip: language !== 'km' });
  return (value) => (data && language === 'km' ? inKhmer(value, data) : value);
}
