import type { IncomingHttpHeaders } from 'node:http';
import { cookieOf } from '@mekong/service-defaults';
import { fillPlaceholders } from './placeholders.js';

interface PageParts {
  root: string;
  head: string;
  /** The calls that the storefront will make first: the browser sends them while its code is still on the way. */
  reads: string[];
  language: string;
  theme: string | undefined;
  shopName: string;
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

/** The built page with a painted screen in it. */
export function fillPage(page: string, { root, head, reads, language, theme, shopName }: PageParts): string {
  return fillPlaceholders(page, {
    html: `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`,
    'shop-name': shopMeta(shopName),
    title: head.includes('<title') ? '' : undefined,
    head,
    root: `<div id="root">${root}</div>`,
    // Behind the links to the code, which are in the head: it is fetched first.
    reads: reads.map(late).join(''),
  });
}

/** The built page without a screen, under the shop's own name. */
export function fillBarePage(page: string, shopName: string): string {
  return fillPlaceholders(page, { 'shop-name': shopMeta(shopName) });
}

function late(path: string): string {
  return `<link rel="late-preload" as="fetch" crossorigin="use-credentials" href="${escaped(path)}">`;
}

function shopMeta(shopName: string): string {
  return `<meta name="application-name" content="${escaped(shopName)}" />`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
