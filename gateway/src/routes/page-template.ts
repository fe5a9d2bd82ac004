import type { IncomingHttpHeaders } from 'node:http';

interface PageParts {
  root: string;
  head: string;
  /** The text of the page's one stylesheet. */
  styles: string;
  /** What the page was painted from, for the storefront's code to start with. */
  answers: unknown[] | null;
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
 * The built page with a painted screen in it. Its styles stand in the page, which saves the wait for them; the code
 * (`frontend/src/main.tsx`) is fetched once the page is shown, as it can be read without it.
 */
export function fillPage(
  page: string,
  { root, head, styles, answers, language, theme, shopName, origin }: PageParts,
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
    .replace('</head>', () => `${sharedHead}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${sharedRoot}</div>${dataBlock(answers)}`);
}

/** A script that is data: no `<` in it, so nothing ends it early. */
function dataBlock(answers: unknown[] | null): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="painted-answers">${json}</script>`;
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
