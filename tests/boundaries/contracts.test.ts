import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Schemas of events, errors and their codes are contracts whoever uses them. */
const eventsAndErrors =
  /^(.+\.events|envelope|events|subscriptions|publications|money|fault|problem|fault-codes|problem-codes|promo-texts|return-texts|checkout-texts|payment-method-texts|named-things|index)\.ts$/;

/** All sources below a folder, as one text. */
function textOf(folder: string): string {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^(dist.*|node_modules)$/.test(entry.name) ? '' : textOf(path);
      return /\.(tsx?|mjs)$/.test(entry.name) ? readFileSync(join(root, path), 'utf8') : '';
    })
    .join('\n');
}

/** The names of all values that a source exports. */
const valuesOf = (source: string): string[] =>
  [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!);

/** What of these agreed values fewer than two of the parts use, contracts itself being one where it builds on them. */
function usedByOne(sources: string[], parts: string[]): string[] {
  const words = parts.map((text) => new Set(text.match(/\w+/g)));
  const own = sources.join('\n').match(/\w+/g) ?? [];
  return sources.flatMap(valuesOf).filter((name) => {
    const within = own.filter((word) => word === name).length > 1 ? 1 : 0;
    return words.filter((part) => part.has(name)).length + within < 2;
  });
}

const agreed = readdirSync(join(root, 'libs/contracts/src'))
  .filter((name) => !eventsAndErrors.test(name))
  .map((name) => readFileSync(join(root, 'libs/contracts/src', name), 'utf8'));

describe('libs/contracts', () => {
  it('has besides events and errors only what two parts must agree on', () => {
    const inFolders = ['services', 'libs'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    );
    const parts = ['gateway', 'frontend', 'infra', ...inFolders].filter((name) => name !== 'libs/contracts');
    expect(usedByOne(agreed, parts.map(textOf))).toEqual([]);
  });

  it('is caught with what only one part uses', () => {
    const planted = 'export const mine = 1;\nexport function ours() {}';
    expect(usedByOne([planted], ['mine(); ours();', 'ours();'])).toEqual(['mine']);
  });
});
