import type { IncomingHttpHeaders } from 'node:http';

interface PageParts {
  root: string;
  head: string;
  /** The text of the page's one stylesheet. */
  styles: string;
  /** The calls that the storefront will make first: the browser sends them while its code is still on the way. */
  reads: string[];
  language: string;
  theme: string | undefined;
  shopName: string;
  /** Where the shop is served, for links that others follow. */
  origin: string;
}

const languages = ['en', 'km'];
const themes = ['light', 'dark'];

function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pair = cookie.split(/; */).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The shopper's choice; without one, Khmer where the browser asks for it first, else English. */
export function languageOf(headers: IncomingHttpHeaders): string {
  const chosen = languages.find((language) => language === cookieOf(headers, 'language'));
  return chosen ?? (/^\s*km\b/i.test(headers['accept-language'] ?? '') ? 'km' : 'en');
}

/** The shopper's choice of theme; undefined leaves it to the system. */
export function themeOf(headers: IncomingHttpHeaders): string | undefined {
  return themes.find((theme) => theme === cookieOf(headers, 'theme'));
}

/**
 * The built page with a painted screen in it. Its styles stand in the page, which saves the wait for them; code and
 * answers are fetched once the page is shown (`frontend/src/main.tsx`), as it can be read without them.
 */
export function fillPage(
  page: string,
  { root, head, styles, reads, language, theme, shopName, origin }: PageParts,
): string {
  const sharedRoot = root.replaceAll('"image":"/', `"image":"${origin}/`);
  const sharedHead = head.replaceAll(
    'property="og:image" content="/',
    `property="og:image" content="${origin}/`,
  );
  return nameShop(page, shopName)
    .replace('<html lang="en">', () => `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`)
    .replace(/<title data-first-paint>.*?<\/title>/, head.includes('<title') ? '' : '$&')
    .replace(/<link rel="stylesheet"[^>]*>/, (link) => (styles ? `<style>${styles}</style>` : link))
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace('</head>', () => `${sharedHead}${reads.map(late).join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${sharedRoot}</div>`);
}

function late(path: string): string {
  return `<link rel="late-preload" as="fetch" crossorigin="use-credentials" href="${escaped(path)}">`;
}

/** The built page under the shop's own name. */
export function nameShop(page: string, shopName: string): string {
  return page.replace(
    /(name="application-name" content=")[^"]*/,
    (_match, before: string) => before + escaped(shopName),
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
