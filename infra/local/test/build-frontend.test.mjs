import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFolder } from '../build/build-frontend.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

let folder;
beforeEach(() => {
  folder = newFolderPath();
  for (const [name, file] of [
    ['dist', 'old.js'],
    ['built', 'new.js'],
  ]) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, file), '');
  }
});
afterEach(() => removeFolder(folder));

it('a build takes the place of the one before as a whole', () => {
  replaceFolder(join(folder, 'dist'), join(folder, 'built'));
  expect(readdirSync(join(folder, 'dist'))).toEqual(['new.js']);
  expect(existsSync(join(folder, 'built'))).toBe(false);
});

it('the first build has none to replace', () => {
  replaceFolder(join(folder, 'other'), join(folder, 'built'));
  expect(readdirSync(join(folder, 'other'))).toEqual(['new.js']);
});
