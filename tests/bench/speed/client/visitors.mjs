import { nouns, series } from '../products-file.mjs';
import { sample } from '../statistics.mjs';
import { Connection } from './connection.mjs';

/** Networks that visitors come from, since one network may have only some of the renderings. */
const networks = 16;
const languages = ['en', 'km'];
const themes = ['', 'light', 'dark'];
const encodings = ['br', 'gzip', 'identity'];
const sorts = ['newest', 'price-asc', 'price-desc', 'name-asc'];
const slugs = Object.keys(nouns);
const words = series.flatMap((text) => text.toLowerCase().split(' '));

/** The pages that visitors open, in turn. */
const pages = [
  () => '/',
  (n) => `/category/${slugs[n % slugs.length]}?page=${1 + (n % 20)}&sort=${sorts[n % sorts.length]}`,
  (n, ids) => `/product/${slugs[n % slugs.length]}/${ids[n % ids.length]}`,
  (n, ids) => `/product/${slugs[n % slugs.length]}/${ids[(n * 7) % ids.length]}`,
  (n) => `/search?q=${words[n % words.length]}+${words[(n * 5) % words.length]}&page=${1 + (n % 3)}`,
  () => '/checkout',
];

/** What visitors get that mean no good, or are lost. */
const mistakes = [
  { method: 'GET', path: (n) => `/product/mouse/nothing-${n}` },
  { method: 'GET', path: (n) => `/no/such/page/${n}` },
  { method: 'GET', path: (n) => `/api/products?q=${'a'.repeat(2_000 + (n % 100))}` },
  { method: 'GET', path: (n) => `/search?q=%27%20OR%201%3D1--${n}` },
  { method: 'POST', path: () => '/api/products/bulk', body: 'x'.repeat(200_000) },
  {
    method: 'POST',
    path: () => '/api/auth/login',
    body: { email: 'nobody@bench.example', password: 'Wrong-1-password' },
  },
];

/** Opens rendered pages over `connections` for `seconds`, in both languages, all themes and encodings. Returns a sample. */
export async function openPages({ origin, connections, seconds, first, facts }) {
  return asVisitors({ origin, connections, seconds, first }, async (connection, n) => {
    const path = pages[n % pages.length](Math.floor(n / pages.length), facts.ids);
    const theme = themes[n % themes.length];
    const { status } = await connection.request('GET', path, {
      cookie: `language=${languages[n % 2]}${theme && `; theme=${theme}`}`,
      encoding: encodings[Math.floor(n / 2) % encodings.length],
    });
    // A product is shown under its own category, and a page beyond the last is not found.
    if (![200, 301, 404].includes(status)) throw new Error(`${path} answered ${status}`);
  });
}

/** Sends what is refused, over `connections` for `seconds`. Returns a sample. */
export async function makeMistakes({ origin, connections, seconds, first }) {
  return asVisitors({ origin, connections, seconds, first }, async (connection, n) => {
    const { method, path, body } = mistakes[n % mistakes.length];
    const { status } = await connection.request(method, path(n), { body });
    if (status >= 500 && status !== 503) throw new Error(`${path(n)} answered ${status}`);
  });
}

async function asVisitors({ origin, connections, seconds, first }, act) {
  const begin = performance.now();
  const times = [];
  let next = first;
  const visiting = async (_, index) => {
    const connection = new Connection(origin, `127.${1 + (index % networks)}.0.1`);
    while (performance.now() < begin + seconds * 1_000) {
      const n = next;
      next += 1;
      const start = performance.now();
      await act(connection, n);
      times.push(performance.now() - start);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, visiting));
  return { ...sample(times, seconds), next };
}
