import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeAtomically } from '../write-atomically.mjs';
import { filesBelow } from './source-hash.mjs';

const text = /\.(js|css|html|svg|json|webmanifest|xml|txt)$/;
const copy = /\.(br|gz)$/;
const smallest = 1_000;

const packers = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Updates the compressed copies in a folder of built files: every text of more than a kilobyte gets a `.br` and a `.gz`
 * beside it, and copies of deleted or rewritten files are removed.
 */
export async function compressAssets(folder) {
  const files = filesBelow(folder);
  for (const path of files.filter((name) => copy.test(name))) {
    if (isStale(path, path.replace(copy, ''))) rmSync(path);
  }
  const large = files.filter((path) => text.test(path) && statSync(path).size > smallest);
  await Promise.all(large.flatMap((path) => Object.keys(packers).map((suffix) => pack(path, suffix))));
}

async function pack(path, suffix) {
  const target = path + suffix;
  if (!existsSync(target)) writeAtomically(target, await packers[suffix](readFileSync(path)));
}

function isStale(copyPath, path) {
  return !existsSync(path) || statSync(copyPath).mtimeMs < statSync(path).mtimeMs;
}
