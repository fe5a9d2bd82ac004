import { nouns, series } from '../products-file.mjs';

export const sorts = [
  'newest',
  'best-selling',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'stock-asc',
  'stock-desc',
];

/** The limits of a page, ten on average. */
const limits = upTo(19);
/** With these, the sorts and twenty pages there are more addresses than one connection asks for. */
const manyLimits = upTo(40);
/** Beginnings of words in many products, and letters that continue none of them. */
const beginnings = ['wirele', 'keyboar', 'headpho', 'modula', 'compac', 'monito'];
const slugs = Object.keys(nouns);
const letters = 'bcfghjkmpqvwxz';
const wrongLetters = 3;

/** Search terms that match a quarter of all names: parts of the beginnings that occur in no other name. */
const commonWords = series.flatMap((text) => {
  const parts = [];
  for (let start = 0; start < text.length; start += 1)
    for (let end = start + 5; end <= text.length; end += 1) parts.push(text.slice(start, end).trim());
  return [...new Set(parts)].filter((part) => part.length >= 5 && isOfOne(part));
});

function isOfOne(part) {
  const key = part.toLowerCase();
  const names = [...series, ...Object.values(nouns)];
  return names.filter((name) => name.toLowerCase().includes(key)).length === 1;
}

/**
 * The kinds of requests: the `path` of the n-th one, and whether the body of an answer is right. `ids` are the products,
 * newest first. Since n only grows, no answer comes from a cache, except for the kinds that repeat paths.
 */
export const requests = {
  'list, cached': {
    path: () => '/api/products?page=1&limit=10',
    isRight: ({ products }, _n, { ids }) => products.length === 10 && products[0].id === ids[0],
  },
  list: pages(limits, 1, ({ ids }) => Math.max(1, Math.floor(ids.length / limits.length))),
  'first pages': pages(manyLimits, 1, () => 20),
  'deep pages': pages(manyLimits, 981, () => 20),
  'category pages': {
    path: (n) => {
      const sort = ['newest', 'price-asc', 'price-desc', 'name-asc'][n % 4];
      const least = (5 + (n % 4_000) / 100).toFixed(2);
      return `/api/products/${slugs[n % slugs.length]}/all?facets=true&limit=24&page=${1 + (n % 7)}&sort=${sort}&min=${least}`;
    },
    isRight: ({ products, facets, total }) => products.length === 24 && total > 1_000 && facets !== undefined,
  },
  'detail, cached': inTurn(100),
  'detail, in turn': inTurn(1_000),
  detail: inTurn(Infinity),
  'search, few': {
    path: (n, { ids }) => searchPath(n, fewWords(ids.length)),
    isRight: ({ products }) => products.length > 0 && products.length <= 20,
  },
  'search, many': {
    path: (n) => searchPath(n, commonWords),
    isRight: ({ products }, n) =>
      products.length >= 20 && hasAll(products, commonWords[n % commonWords.length]),
  },
  mistyped: { path: (n) => `/products?q=${mistyped(n)}`, isRight: ({ products }) => products.length === 0 },
};

/** All numbers from 1, in no order. */
function upTo(count) {
  return Array.from({ length: count }, (_, n) => ((n * 7 + 9) % count) + 1);
}

/** Full pages of the list with these limits, in every order, `count` of them from the `first` on. */
function pages(limits, first, count) {
  return {
    path: (n, facts) => {
      const limit = limits[n % limits.length];
      const sort = sorts[Math.floor(n / limits.length) % sorts.length];
      const page = first + (Math.floor(n / limits.length / sorts.length) % count(facts));
      return `/api/products?page=${page}&limit=${limit}&sort=${sort}`;
    },
    isRight: ({ products }, n) =>
      products.length === limits[n % limits.length] &&
      new Set(products.map(({ id }) => id)).size === products.length,
  };
}

const detailPath = (n, ids) => `/api/products/${ids[n % ids.length]}`;

/** The details of `count` products in turn. */
function inTurn(count) {
  return {
    path: (n, { ids }) => detailPath(n % count, ids),
    isRight: ({ product }, n, { ids }) =>
      product.id === ids[(n % count) % ids.length] && product.description !== '',
  };
}

/** Search terms that match a few products: their kind and the beginning of their number. */
function fewWords(size) {
  const names = Object.values(nouns);
  const tens = Math.floor(size / 10);
  const at = (n) => `${names[Math.floor(n / tens)]} ${String(n % tens).padStart(4, '0')}`;
  return { length: tens * names.length, at };
}

/** After all words have been used they are repeated in another letter case. */
function searchPath(n, words) {
  const word = words.at(n % words.length);
  const turn = Math.floor(n / words.length);
  const cased = [...word].map((letter, place) =>
    (turn >> (place % 16)) & 1 ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return `/products?q=${encodeURIComponent(cased.join(''))}`;
}

function hasAll(products, word) {
  return products.every(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
}

/** A word that resembles one of many products, but has one letter too many different to match it. */
function mistyped(n) {
  let word = beginnings[n % beginnings.length];
  let rest = Math.floor(n / beginnings.length);
  for (let count = 0; count < wrongLetters; count += 1) {
    word += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return word;
}
