import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkPlaceholders } from './placeholders.js';

const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[\w.-]+\.css)"[^>]*>/;

/** The storefront's page as built, with its placeholders unfilled. */
export interface BuiltPage {
  bare: string;
  /**
   * For a painted screen: the styles are inlined, which saves a request, and the code is loaded after the screen is shown
   * (`frontend/src/main.tsx`), since it can be read without.
   */
  withLateCode: string;
}

let known: { path: string; stamp: number; page: BuiltPage } | undefined;

/** Reads the page, again after each build. Throws when it lacks a placeholder or its stylesheet. */
export function readBuiltPage(root: string): BuiltPage {
  const path = join(root, 'index.html');
  const stamp = statSync(path).mtimeMs;
  if (known?.path !== path || known.stamp !== stamp) known = { path, stamp, page: read(root, path) };
  return known.page;
}

function read(root: string, path: string): BuiltPage {
  const bare = readFileSync(path, 'utf8');
  checkPlaceholders(bare);
  const href = stylesheet.exec(bare)?.[1];
  if (!href) throw new Error('The built page links no stylesheet');
  const styles = readFileSync(join(root, href), 'utf8');
  const withLateCode = bare
    .replace(stylesheet, () => `<style>${styles}</style>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"');
  return { bare, withLateCode };
}
