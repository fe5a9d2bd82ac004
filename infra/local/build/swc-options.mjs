/**
 * Compiler options of all back-end TypeScript, the same for the build and for the tests.
 *
 * @type {import('@swc/core').Options}
 */
export const swcOptions = {
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
  sourceMaps: true,
};
