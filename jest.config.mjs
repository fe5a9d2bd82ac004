import { existsSync } from 'node:fs';
import { swcOptions } from './infra/local/build/swc-options.mjs';
import { onlyInCi } from './libs/testing/jest/only-in-ci.mjs';
import { decidePatience } from './libs/testing/jest/patience.mjs';

decidePatience();

const leftOut = [
  ...onlyInCi.backend,
  // What takes minutes runs by `npm test -- --full`.
  ...(process.env.FULL_TESTS === 'true' ? [] : ['\\.full\\.[\\w.]*test\\.']),
  ...(process.env.RABBIT_AVAILABLE === 'false' ? ['\\.rabbit\\.test\\.ts$'] : []),
  ...(process.env.FIREFOX_AVAILABLE === 'false' ? ['\\.firefox\\.test\\.ts$'] : []),
  ...(process.env.WEBKIT_AVAILABLE === 'false' ? ['\\.webkit\\.test\\.ts$'] : []),
  ...(process.env.CHROMIUM_AVAILABLE === 'false' ? ['/tests/journeys/', '\\.browser\\.test\\.ts$'] : []),
];

const backend = {
  displayName: 'backend',
  roots: ['libs', 'services', 'gateway', 'infra', 'tests'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/', ...leftOut],
  testEnvironment: '<rootDir>/libs/testing/jest/environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '^@mekong/(contracts|khqr|messaging|service-defaults|spreadsheets|testing|uploads)$':
      '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'],
  },
  transform: {
    '/(services/[^/]+|gateway)/src/service\\.ts$': '<rootDir>/libs/testing/jest/built-service.mjs',
    '\\.ts$': ['@swc/jest', { ...swcOptions, sourceMaps: 'inline' }],
  },
  setupFilesAfterEnv: ['<rootDir>/libs/testing/jest/timeout.mjs'],
  globalSetup: '<rootDir>/libs/testing/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/jest/global-teardown.mjs',
};

export default {
  testSequencer: '<rootDir>/libs/testing/jest/busy-beside-waiting.mjs',
  // Node.js 20 never lets go of the ES modules of ended test files: at four gigabytes a worker only collects garbage.
  workerIdleMemoryLimit: '1500MB',
  // Node takes a worker's heap apart before it ends, which took longer than the half second that Jest waits.
  workerGracefulExitTimeout: 10_000,
  projects: [
    backend,
    ...(existsSync(new URL('frontend/jest.config.mjs', import.meta.url))
      ? ['<rootDir>/frontend/jest.config.mjs']
      : []),
  ],
};
