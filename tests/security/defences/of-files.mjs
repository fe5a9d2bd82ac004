/** @typedef {import('./defences.mjs').Defence} Defence */

const attacks = 'tests/security/attacks.test';
const gateway = 'gateway/src';

/** @type {Defence[]} */
export const files = [
  {
    defence: 'images by their first bytes',
    file: 'services/catalog/src/images/image-store.ts',
    code: 'if (!isTaken(head)) throw new WrongImageType(photoType(head));',
    without: '',
    tests: attacks,
    rows: 'is no image',
  },
  {
    defence: 'no address but a path',
    file: `${gateway}/cache/own-hosts.ts`,
    code: "if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS')) return true;",
    without: '',
    tests: 'gateway/test/own-hosts',
    rows: 'a request without a path',
  },
  {
    defence: 'images of 40 megapixels',
    file: 'services/catalog/src/images/read-image.ts',
    code: 'const maxPixels = 40_000_000;',
    without: 'const maxPixels = 4_000_000_000;',
    tests: attacks,
    rows: 'files',
  },
  {
    defence: 'images of 160 MB in memory',
    file: 'services/catalog/src/images/read-image.ts',
    code: 'const maxBytes = 160_000_000;',
    without: 'const maxBytes = 160_000_000_000;',
    tests: attacks,
    rows: 'files',
  },
  {
    defence: 'images of 16 bits count twice',
    file: 'services/catalog/src/images/read-image.ts',
    code: "depth !== 'uchar' || (isJpeg && isProgressive)",
    without: "depth === '' || (isJpeg && isProgressive)",
    tests: 'catalog/test/image-limits',
  },
  {
    defence: 'progressive JPEGs count twice',
    file: 'services/catalog/src/images/read-image.ts',
    code: "depth !== 'uchar' || (isJpeg && isProgressive)",
    without: "depth !== 'uchar' || (isJpeg && depth === '')",
    tests: 'catalog/test/image-limits',
  },
  {
    defence: 'the memory of who reads images',
    file: 'services/catalog/src/images/reader-process.ts',
    code: 'ulimit -d ${mostKb + reservedKb}; echo 1000',
    without: 'echo 1000',
    tests: 'catalog/test/image-readers',
  },
  {
    defence: 'no secrets for who reads images',
    file: 'services/catalog/src/images/reader-process.ts',
    code: '      env,\n',
    without: '',
    tests: 'catalog/test/image-readers',
  },
  {
    defence: 'images wait in turns',
    file: 'services/catalog/src/images/image-readers.ts',
    code: 'this.turns.run(from, ',
    without: "this.turns.run('all', ",
    tests: 'catalog/test/image-readers',
    rows: 'behind themself',
  },
  {
    defence: 'a lost process is no fault of the image',
    file: 'services/catalog/src/images/image-readers.ts',
    code: "why !== 'too long') reading",
    without: "why === 'too long') reading",
    tests: 'catalog/test/image-readers',
  },
  {
    defence: 'a folder of uploads of its own',
    file: 'services/catalog/src/multipart/upload-folder.ts',
    code: 'return found !== undefined && found.isDirectory() && isOurs && (found.mode & othersMayWrite) === 0;',
    without: 'return found !== undefined || isOurs;',
    tests: 'catalog/src/upload-folder',
  },
  {
    defence: 'a name of it that nobody can take',
    file: 'services/catalog/src/multipart/upload-folder.ts',
    code: 'await mkdtemp(join(tmpdir(), prefix))',
    without:
      "(await mkdir(join(tmpdir(), prefix + 'all'), { recursive: true }), join(tmpdir(), prefix + 'all'))",
    tests: 'catalog/src/upload-folder',
  },
  {
    defence: 'images that take a decoder minutes',
    file: 'services/catalog/src/images/read-image.ts',
    code: "header.format === 'jpeg' && hasManyScans(bytes)",
    without: 'header.width < 0',
    tests: 'catalog/test/image-quota',
    rows: 'very long',
  },
  {
    defence: "a seller's images",
    file: 'services/catalog/src/images/images.repository.ts',
    code: "throw new ImageQuotaReached('images', used.images, maxImages);",
    without: ';',
    tests: 'catalog/test/image-quota',
    rows: 'quota',
  },
];
