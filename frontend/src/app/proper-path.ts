import { matchRoutes } from 'react-router-dom';
import { dashboardPathOf, isScreen } from './is-screen';
import { shopRoutes } from './shop-routes';

/** The page as built, whose screen is the landing page. */
const BUILT_PAGE = /^\/(index|rendered)\.html$/i;
/** Parts of an address that the shop itself names. Others, such as tokens, are what they are. */
const NAMED = new Set([':slug', ':category']);

/**
 * The one path under which a screen is found: without slashes behind or twice, and its names in small letters. A path that leads to
 * no screen stays as it is.
 */
export function properPath(path: string): string {
  if (BUILT_PAGE.test(path)) return '/';
  const parts = plainParts(path);
  const plain = `/${parts.join('/')}`;
  const proper = `/${parts.map((part, place) => properPart(part, templateOf(plain)[place])).join('/')}`;
  return isScreen(proper) ? proper : path;
}

function templateOf(path: string): string[] {
  const route = matchRoutes([shopRoutes], path)?.at(-1)?.route.path ?? '';
  return (route === '*' ? (dashboardPathOf(path) ?? '') : route).split('/');
}

function properPart(part: string, template = ''): string {
  if (NAMED.has(template)) return part.toLowerCase();
  return part.toLowerCase() === template ? template : part;
}

/** Browsers take a backslash for a slash, and two at the beginning for the name of another site. */
const plainParts = (path: string): string[] =>
  path
    .split(/[/\\]+/)
    .filter(Boolean)
    .map(withPlainCharacters);

/** Without codes for characters that need none. Source: RFC 3986, section 6.2.2.2 */
const withPlainCharacters = (part: string): string =>
  part.replace(/%[0-7][0-9a-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[\w.~-]/.test(character) ? character : code;
  });
