import { quoted } from '../search-index/index.js';

/** What a product must hold to be found: words, in any nesting of all and any. */
export type WordQuery = Word | { all: WordQuery[] } | { any: WordQuery[] };

interface Word {
  word: string;
  /** Whether longer words that begin with it match too, ranked after products with the word itself. */
  begins?: boolean;
}

interface Reading {
  /** Whether longer words match, where `begins` allows it. */
  loose: boolean;
  /** Only words with one of these weights. */
  weights?: string;
}

/** The query in PostgreSQL's language of text search; empty when it asks for nothing. */
export function asTsquery(query: WordQuery, reading: Reading): string {
  if ('word' in query) {
    const marks = `${reading.loose && query.begins ? '*' : ''}${reading.weights ?? ''}`;
    return quoted(query.word) + (marks && `:${marks}`);
  }
  const [parts, sign] = 'all' in query ? [query.all, ' & '] : [query.any, ' | '];
  const texts = [...new Set(parts.map((part) => asTsquery(part, reading)).filter(Boolean))];
  return texts.length > 1 ? `(${texts.join(sign)})` : (texts[0] ?? '');
}
