import { LRUCache } from 'lru-cache';
import { apiDocument } from './api-document.js';
import { patternOf, routeOf, type Route } from './route-table.js';

/** A read of the public catalogue. */
export interface Question {
  route: Route;
  /** The path with the parameters that it knows, in one order: what means the same is the same. */
  key: string;
  /** By which it is counted. */
  pattern: string;
  /** Its answer grows with the catalogue: it streams through, and is never held as a whole. */
  streams: boolean;
}

/** The service packs this answer once for all who ask, under an ETag of its own. */
const wholeCatalogue = '/products';

/** What asks for nothing that may be kept. */
const nothing = { question: undefined };
const known = new LRUCache<string, { question: Question | undefined }>({ max: 5_000 });
const longestKnown = 500;

/** The public read that a GET of this address is; undefined where it is none. */
export function questionOf(url: string): Question | undefined {
  const remembered = known.get(url);
  if (remembered) return remembered.question;
  const question = read(url);
  if (url.length <= longestKnown) known.set(url, question ? { question } : nothing);
  return question;
}

function read(url: string): Question | undefined {
  const [path, query] = splitOnce(url, '?');
  const route = routeOf(path);
  if (!route?.cached) return undefined;
  const pairs = query ? knownPairs(query, parametersOf(path)) : [];
  const key = pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
  return { route, key, pattern: patternOf(path), streams: key === wholeCatalogue };
}

/**
 * The pairs of known parameters as they were written, which the service judges; what is repeated word for word counts once,
 * and blanks to search for are one thing, however many they are.
 */
function knownPairs(query: string, parameters: readonly string[]): string[] {
  const pairs = query.split('&').filter((pair) => parameters.includes(nameOf(pair)));
  return [...new Set(pairs.map((pair) => (isBlankSearch.test(pair) ? 'q=' : pair)))].sort();
}

const isBlankSearch = /^q(=(\+|%20)*)?$/;

function nameOf(pair: string): string {
  const [name] = splitOnce(pair, '=');
  if (!/[%+]/.test(name)) return name;
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

function splitOnce(text: string, sign: string): [string, string] {
  const place = text.indexOf(sign);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}

interface ApiDocument {
  paths: Record<string, { get?: { parameters?: { in: string; name: string }[] } }>;
}

/** Paths of the API document with the query parameters that a GET of them knows. */
const documented = Object.entries((JSON.parse(apiDocument) as ApiDocument).paths).map(
  ([template, { get }]) => ({
    parts: template.split('/'),
    names: (get?.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name),
  }),
);

function parametersOf(path: string): readonly string[] {
  const given = path.split('/');
  const fits = (part: string, place: number) => part.startsWith('{') || part === given[place];
  return documented.find(({ parts }) => parts.length === given.length && parts.every(fits))?.names ?? [];
}
