import { join } from 'node:path';

/**
 * Packages that tests of screens load as one file each: antd has two thousand, which every test file would load again, and the
 * others have ES modules, which CommonJS can't load.
 */
const names = [
  'antd',
  'antd/es/locale/en_US',
  'antd/es/locale/km_KH',
  'image-dimensions',
  'msw',
  'msw/node',
  'react-error-boundary',
];

const frontend = join(import.meta.dirname, '..', '..');
const folder = join(frontend, 'dist-testing');
const fileOf = (name) => name.replaceAll('/', '-');

/** For Jest's `moduleNameMapper`. */
export const bundledPackages = Object.fromEntries(
  names.map((name) => [`^${name}$`, join(folder, `${fileOf(name)}.cjs`)]),
);

/** Packages of which a test must have only one. */
const shared = ['react', 'react-dom', 'dayjs'];

/** Bundles them before the tests; takes two seconds. */
export default async function bundlePackages() {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: frontend,
    publicDir: false,
    mode: 'test',
    logLevel: 'error',
    ssr: { noExternal: true, external: shared },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
        external: shared.map((name) => new RegExp(`^${name}($|/)`)),
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
}
