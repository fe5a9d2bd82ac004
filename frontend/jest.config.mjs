import { onlyInCi } from '../libs/testing/jest/only-in-ci.mjs';
import { bundledPackages } from './src/testing/bundled-packages.mjs';

// CommonJS, since Node.js 20 never lets go of the ES modules of ended test files.
const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

export default {
  displayName: 'frontend',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...onlyInCi.frontend],
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.mjs',
  // By default jsdom resolves "browser" exports, which msw/node does not have.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/css-names.cjs',
    ...bundledPackages,
    // How the screens of accounts, two folders above it, name it.
    '^\\.\\./\\.\\./lib/timings$': '<rootDir>/src/testing/short-timings.ts',
    // The contracts name their files as Node.js finds them.
    '^(\\./[\\w-]+)\\.js$': ['$1.ts', '$1.js'],
  },
  transform: { '\\.tsx?$': ['@swc/jest', swcOptions] },
  globalSetup: '<rootDir>/src/testing/bundled-packages.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
