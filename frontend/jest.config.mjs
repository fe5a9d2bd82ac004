const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

export default {
  displayName: 'frontend',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.mjs',
  // By default jsdom resolves "browser" exports, which msw/node does not have.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/css-names.mjs' },
  transform: { '\\.tsx?$': ['@swc/jest', swcOptions] },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
