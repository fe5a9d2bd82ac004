import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkPlaceholders } from './placeholders.js';

/** The storefront's page as built (`frontend/vite.config.ts`), with its placeholders unfilled. */
export interface BuiltPage {
  bare: string;
  /** For a rendered screen: with its styles, and with code that is loaded after the screen is shown. */
  rendered: string;
  /** Tells one build from the next. */
  stamp: string;
}

let known: { root: string; page: BuiltPage } | undefined;

/**
 * Reads the page, again after each build; while one has taken its files away and not written them again, it stays as it was. Throws
 * when it lacks a placeholder.
 */
export function readBuiltPage(root: string): BuiltPage {
  const files = { bare: join(root, 'index.html'), rendered: join(root, 'rendered.html') };
  const last = known?.root === root ? known.page : undefined;
  if (last && !Object.values(files).every((file) => existsSync(file))) return last;
  const stamp = `${statSync(files.bare).mtimeMs} ${statSync(files.rendered).mtimeMs}`;
  if (last?.stamp === stamp) return last;
  known = { root, page: { bare: read(files.bare), rendered: read(files.rendered), stamp } };
  return known.page;
}

function read(path: string): string {
  const page = readFileSync(path, 'utf8');
  checkPlaceholders(page);
  return page;
}
