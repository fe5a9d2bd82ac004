import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilePackage } from '../build/compile-package.mjs';
import { repoRoot } from '../paths.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

describe('compilePackage', () => {
  let path;
  let folder;

  const write = (name, code) => writeFileSync(join(path, 'src', name), code);
  const output = (name) => join(path, 'dist', name);

  beforeEach(() => {
    path = newFolderPath();
    folder = relative(repoRoot, path);
    mkdirSync(join(path, 'src', 'inner'), { recursive: true });
    writeFileSync(join(path, 'package.json'), '{ "type": "module" }');
    write('inner/answer.ts', 'export const answer: number = 42;\n');
    write('main.ts', `import { answer } from './inner/answer.js';\nexport const doubled = answer * 2;\n`);
  });

  afterEach(() => removeFolder(path));

  it('compiles a package to modules that run', async () => {
    expect(await compilePackage(folder)).toBe(2);
    expect(await import(pathToFileURL(output('main.js')).href)).toMatchObject({ doubled: 84 });
  });

  it('does nothing when nothing changed', async () => {
    await compilePackage(folder);
    expect(await compilePackage(folder)).toBe(0);
  });

  it('compiles only what has changed', async () => {
    await compilePackage(folder);
    write('main.ts', 'export const doubled = 1;\n');
    expect(await compilePackage(folder)).toBe(1);
  });

  it('compiles a source again when its output was removed', async () => {
    await compilePackage(folder);
    rmSync(output('main.js'));
    expect(await compilePackage(folder)).toBe(1);
  });

  it('removes the output of a deleted source', async () => {
    await compilePackage(folder);
    rmSync(join(path, 'src', 'main.ts'));
    await compilePackage(folder);
    expect([existsSync(output('main.js')), existsSync(output('main.js.map'))]).toEqual([false, false]);
  });

  it('does not compile tests', async () => {
    write('main.test.ts', 'export {};\n');
    await compilePackage(folder);
    expect(existsSync(output('main.test.js'))).toBe(false);
  });

  it('names the file of a syntax error', async () => {
    write('main.ts', 'export const (\n');
    await expect(compilePackage(folder)).rejects.toThrow('main.ts');
  });
});
