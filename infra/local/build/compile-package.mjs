import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repoRoot } from '../paths.mjs';
import { filesBelow, hashOf } from './source-hash.mjs';
import { swcOptions } from './swc-options.mjs';
import { writeAtomically } from '../write-atomically.mjs';

const optionsHash = hashOf(JSON.stringify(swcOptions));

/**
 * Updates `dist` of one package (a folder relative to the root) from its `src`: compiles changed sources, and removes the
 * outputs of deleted ones. Answers how many files were written or removed. Throws on a syntax error.
 */
export async function compilePackage(folder) {
  const { packagePath, manifestPath, sources, changed, gone } = changesOf(folder);
  if (changed.length + gone.length === 0) return 0;

  for (const source of changed) await compileFile(packagePath, source);
  for (const name of gone) removeOutput(packagePath, name);
  writeAtomically(
    manifestPath,
    JSON.stringify(Object.fromEntries(sources.map(({ name, hash }) => [name, hash]))),
  );
  return changed.length + gone.length;
}

/** Whether `dist` of a package has what its `src` says. */
export function isCompiled(folder) {
  const { changed, gone } = changesOf(folder);
  return changed.length + gone.length === 0;
}

function changesOf(folder) {
  const packagePath = join(repoRoot, folder);
  const manifestPath = join(packagePath, 'dist', '.build.json');
  const before = readManifest(manifestPath);
  const sources = readSources(join(packagePath, 'src'));
  const changed = sources.filter(
    ({ name, hash }) => before[name] !== hash || !existsSync(outputPath(packagePath, name)),
  );
  const names = new Set(sources.map(({ name }) => name));
  const gone = Object.keys(before).filter((name) => !names.has(name));
  return { packagePath, manifestPath, sources, changed, gone };
}

function readManifest(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function readSources(sourceFolder) {
  return filesBelow(sourceFolder)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('.d.ts'))
    .map((path) => {
      const code = readFileSync(path, 'utf8');
      const name = relative(sourceFolder, path).split(sep).join('/');
      return { path, name, code, hash: hashOf(`${optionsHash}\0${code}`) };
    });
}

function outputPath(packagePath, name) {
  return join(packagePath, 'dist', name.replace(/\.ts$/, '.js'));
}

async function compileFile(packagePath, { path, name, code }) {
  // Loaded late: loading the native compiler takes longer than finding that nothing has changed.
  const { transform } = await import('@swc/core');
  const output = outputPath(packagePath, name);
  const mapName = `${output.split(sep).at(-1)}.map`;
  const up = '../'.repeat(name.split('/').length);
  const compiled = await transform(code, {
    ...swcOptions,
    swcrc: false,
    filename: path,
    sourceFileName: `${up}src/${name}`,
  });
  writeAtomically(`${output}.map`, compiled.map);
  writeAtomically(output, `${compiled.code}//# sourceMappingURL=${mapName}\n`);
}

function removeOutput(packagePath, name) {
  const output = outputPath(packagePath, name);
  rmSync(output, { force: true });
  rmSync(`${output}.map`, { force: true });
}
