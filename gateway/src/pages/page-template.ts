import type { IncomingHttpHeaders } from 'node:http';
import { cookieOf } from '@mekong/service-defaults';
import type { PageFacts } from './page-facts.js';
import { fillPlaceholders } from './placeholders.js';

interface PageParts {
  root: string;
  head: string;
  /** The storefront's first API calls, which the browser sends while the code is still loading. */
  reads: string[];
  /** The first part of its path. The built page has links to the code of several screens of their own. */
  screen: string;
  /** Nothing can be read on it before its code is there, which is therefore loaded at once. */
  isUrgent: boolean;
  language: string;
  theme: string | undefined;
  shop: PageFacts;
}

const languages = ['en', 'km'];
const themes = ['light', 'dark'];

/** The shopper's choice; without one, Khmer where the browser asks for it first, else English. */
export function languageOf(headers: IncomingHttpHeaders): string {
  const chosen = cookieOf(headers.cookie, 'language');
  return (
    languages.find((language) => language === chosen) ??
    (/^\s*km\b/i.test(headers['accept-language'] ?? '') ? 'km' : 'en')
  );
}

/** The shopper's choice of theme; undefined leaves it to the system. */
export function themeOf(headers: IncomingHttpHeaders): string | undefined {
  const chosen = cookieOf(headers.cookie, 'theme');
  return themes.find((theme) => theme === chosen);
}

/** The built page with a rendered screen in it. */
export function fillPage(page: string, parts: PageParts): string {
  const { root, head, reads, screen, isUrgent, language, theme, shop } = parts;
  const filled = fillPlaceholders(withCodeOf(screen, page), {
    html: `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`,
    ...ofShop(shop),
    title: head.includes('<title') ? '' : undefined,
    head,
    root: `<div id="root">${root}</div>`,
    // After the links to the code, which are in the head, so that the code is loaded first.
    reads: reads.map(latePreload).join(''),
  });
  return isUrgent ? filled.replaceAll('rel="late-', 'rel="') : filled;
}

function withCodeOf(screen: string, page: string): string {
  return page.replace(/<link data-screen="([^"]+)"[^>]*>/g, (link, owner) => (owner === screen ? link : ''));
}

/** The built page without a screen, under the shop's own name. */
export function fillBarePage(page: string, shop: PageFacts): string {
  const title = `<title data-first-render>${escaped(shop.shopName)}</title>`;
  return fillPlaceholders(page, { ...ofShop(shop), title });
}

function latePreload(path: string): string {
  return `<link rel="late-preload" as="fetch" crossorigin="use-credentials" href="${escaped(path)}">`;
}

/** The shop's name, its icon, and its colours and logo, which stand above the storefront's own styles. */
function ofShop(shop: PageFacts) {
  const { logo } = shop;
  return {
    'shop-name': shopMeta(shop) + styleOf(shop),
    icon: logo ? `<link rel="icon" type="image/webp" href="${sized(logo, 96)}" />` : undefined,
  };
}

/** Written out for both themes, as not all browsers know `light-dark()`. */
function styleOf({ logo, colours: { light, dark } }: PageFacts): string {
  const always = declared(logo ? { ...light, '--shop-logo': `url(${sized(logo, 160)})` } : light);
  if (always === '') return '';
  const inDark = declared(dark);
  const bySystem = `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${inDark}}}`;
  const byChoice = `:root[data-theme=dark]{${inDark}}`;
  return `<style>:root:root,.on-white.on-white{${always}}${inDark && bySystem + byChoice}</style>`;
}

const declared = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const sized = (image: string, width: number) => image.replace('.webp', `-${width}.webp`);

function shopMeta({ shopName, shippingPolicy }: PageFacts): string {
  const name = `<meta name="application-name" content="${escaped(shopName)}" />`;
  return `${name}<meta name="shipping-policy" content="${shippingPolicy}" />`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
