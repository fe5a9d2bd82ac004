import { textKey } from '@mekong/contracts';
import { picturesIn } from '../moving-in/index.js';

/** A path with one kind of slash, without the drive, host and dots that mean nothing here. */
export const pathOf = (name: string): string =>
  partsOf(name)
    .map((part) => part.normalize('NFC').trim())
    .join('/');

/** The path in a form in which people and systems spell it in several ways: letter case, and what nobody sees. */
export const pathKey = (path: string): string => path.split('/').map(textKey).join('/');

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function partsOf(name: string): string[] {
  const bare = name
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/\\]*/i, '')
    .replace(/^[a-z]:(?=[/\\])/i, '');
  return bare.split(/[/\\]+/).filter((part) => part.trim() !== '' && part.trim() !== '.');
}

/** The paths that a cell may mean, the likeliest first: addresses have %20 for a blank, and words behind a question mark. */
export function pathsIn(cell: string): string[] {
  const withoutWords = cell.replace(/[?#].*$/s, '');
  const paths = [cell, unescaped(cell), withoutWords, unescaped(withoutWords)].map(pathOf);
  return [...new Set(paths)].filter((path) => path !== '');
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The images in a cell that names several; none in any other cell. */
export function severalIn(cell: string): string[] {
  const names = picturesIn(cell);
  return names.length > 1 ? names : [];
}

/** The image of the library that an address names; undefined for anything else. */
export const libraryHash = (cell: string): string | undefined =>
  /^(?:https?:\/\/[^/]+)?\/?images\/([0-9a-f]{32})(?:-\d{2,3})?\.webp(?:[?#].*)?$/i
    .exec(cell.trim())?.[1]
    ?.toLowerCase();

export const isWebAddress = (cell: string): boolean => /^https?:\/\//i.test(cell.trim());

/** The paths that a file's rows name for each file name. */
export class NamedPaths {
  private readonly byBase = new Map<string, Set<string>>();

  /** The images that a cell names. */
  add(cell: string): void {
    for (const name of picturesIn(cell)) this.addOne(name);
  }

  private addOne(name: string): void {
    const path = pathsIn(name).at(-1);
    if (path === undefined) return;
    const key = pathKey(path);
    const base = baseOf(key);
    this.byBase.set(base, (this.byBase.get(base) ?? new Set()).add(key));
  }

  /** Whether rows name files of this name in several folders, so that the name alone means none of them. */
  isOfSeveralFolders(path: string): boolean {
    return (this.byBase.get(baseOf(pathKey(path)))?.size ?? 0) > 1;
  }
}
