import { LRUCache } from 'lru-cache';
import { parameterTestOf } from './documented-routes.js';
import { patternOf, routeOf, type Route } from './route-table.js';

/** A read of the public catalogue. */
export interface PublicRead {
  route: Route;
  /** The path with its known parameters in a fixed order: requests that mean the same have the same key. */
  key: string;
  /** The route under which it is counted in the metrics. */
  pattern: string;
  /** Whether its answer grows with the catalogue, so that it is streamed and never held as a whole. */
  streams: boolean;
}

/** The service itself compresses this answer once for all callers, with its own ETag. */
const wholeCatalogue = '/products';

const noRead = { read: undefined };
const parsed = new LRUCache<string, { read: PublicRead | undefined }>({ max: 5_000 });
const longestKept = 500;

/** The public read that this request makes; undefined when it is not one. */
export const publicReadIn = ({ method, url }: { method?: string; url?: string }): PublicRead | undefined =>
  method === 'GET' || method === 'HEAD' ? publicReadOf(url!) : undefined;

/** The public read that a GET of this address makes; undefined when it is not one. */
export function publicReadOf(url: string): PublicRead | undefined {
  const kept = parsed.get(url);
  if (kept) return kept.read;
  const read = parse(url);
  if (url.length <= longestKept) parsed.set(url, read ? { read } : noRead);
  return read;
}

function parse(url: string): PublicRead | undefined {
  const [path, query] = splitOnce(url, '?');
  const route = routeOf(path);
  if (!route?.cached) return undefined;
  const pairs = query ? knownPairs(query, parameterTestOf(path)) : [];
  const key = pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
  return { route, key, pattern: patternOf(path), streams: key === wholeCatalogue };
}

/**
 * The pairs of known parameters as written, since the service validates them. Exact repeats count once, and all blank
 * searches are the same.
 */
function knownPairs(query: string, isKnown: (name: string) => boolean): string[] {
  const pairs = query.split('&').filter((pair) => isKnown(nameOf(pair)));
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
