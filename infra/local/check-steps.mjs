const bin = 'node_modules';
/** The native compiler; the other one is installed for tools that use its API. */
const tsc = `${bin}/typescript-7/bin/tsc`;

const eslint = `${bin}/eslint/bin/eslint.js`;

/**
 * The steps of `npm run check`: a Node.js script and its arguments, run in the root folder. A step with `needs` is skipped
 * if that path does not exist; with `says` what it prints is shown also when it passes.
 *
 * @type {{ name: string, script: string, args: string[], needs?: string, says?: boolean }[]}
 */
export const checkSteps = [
  // The two longest ones first, on a processor each.
  { name: 'lint', script: eslint, args: ['.', '--ignore-pattern', 'frontend/'] },
  { name: 'lint of the storefront', script: eslint, args: ['frontend'], needs: 'frontend' },
  {
    name: 'lint of styles',
    script: `${bin}/stylelint/bin/stylelint.mjs`,
    args: ['frontend/src/**/*.css'],
    needs: 'frontend',
  },
  { name: 'types', script: tsc, args: ['-p', 'tsconfig.json'] },
  { name: 'types of the scripts', script: tsc, args: ['-p', 'tsconfig.scripts.json'] },
  {
    name: 'types of the storefront',
    script: tsc,
    args: ['-p', 'frontend/tsconfig.json', '--noEmit'],
    needs: 'frontend/tsconfig.json',
  },
  { name: 'lint of promises', script: `${bin}/oxlint/bin/oxlint`, args: ['--type-aware', '--quiet', '.'] },
  {
    name: 'boundaries',
    script: `${bin}/dependency-cruiser/bin/dependency-cruise.mjs`,
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      'libs',
      'services',
      'gateway',
      'frontend/src',
      'infra',
      'tests',
    ],
  },
  { name: 'drift of what is generated', script: 'infra/local/openapi.mjs', args: ['--check'] },
  {
    name: "rules of API documents, Redocly's",
    script: `${bin}/@redocly/cli/bin/cli.js`,
    args: ['lint', 'gateway/openapi.json'],
  },
  {
    name: "rules of API documents, Spectral's",
    script: `${bin}/@stoplight/spectral-cli/dist/index.js`,
    args: ['lint', '--ruleset', '.spectral.yaml', '--fail-severity', 'warn', 'gateway/openapi.json'],
  },
  { name: 'types of rows', script: 'infra/local/check-rows.mjs', args: [] },
  { name: 'what documents name', script: 'infra/local/check-documents.mjs', args: [] },
  { name: 'known faults of packages', script: 'infra/local/audit.mjs', args: [], says: true },
  { name: 'age of images', script: 'infra/local/images.mjs', args: ['--check'], says: true },
  { name: 'unused code', script: `${bin}/knip/bin/knip.js`, args: [] },
];
