import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkPlaceholders } from './placeholders.js';

/** The storefront's page as built (`frontend/vite.config.ts`), with its placeholders unfilled. */
export interface BuiltPage {
  bare: string;
  /** For a rendered screen: with its styles, and with code that is loaded after the screen is shown. */
  rendered: string;
}

let known: { root: string; stamp: string; page: BuiltPage } | undefined;

/** Reads the page, again after each build. Throws when it lacks a placeholder. */
export function readBuiltPage(root: string): BuiltPage {
  const files = { bare: join(root, 'index.html'), rendered: join(root, 'rendered.html') };
  const stamp = `${statSync(files.bare).mtimeMs} ${statSync(files.rendered).mtimeMs}`;
  if (known?.root !== root || known.stamp !== stamp) {
    known = { root, stamp, page: { bare: read(files.bare), rendered: read(files.rendered) } };
  }
  return known.page;
}

function read(path: string): string {
  const page = readFileSync(path, 'utf8');
  checkPlaceholders(page);
  return page;
}
