import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { khmerTexts } from './infra/lint/khmer-texts.mjs';

const typed = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/test/**', 'tests/**'];
/** @param {string[]} names */
const readonlyGlobals = (names) =>
  Object.fromEntries(names.map((name) => [name, /** @type {const} */ ('readonly')]));
const nodeGlobals = readonlyGlobals(Object.getOwnPropertyNames(globalThis));
const jestNames = ['describe', 'it', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'];
const jestGlobals = readonlyGlobals(jestNames);

/** @param {string} message @param {string[]} selectors */
const refused = (message, selectors) => selectors.map((selector) => ({ selector, message }));

/** The calls of TypeORM that read or write rows. */
const entityCalls =
  '^(find.*|exists.*|count.*|insert|update|delete|save|remove|upsert|restore|recover|soft.*|increment|decrement)$';

/** What keeps the type of a row from being compared with the database, or of an entity with its table. */
const asserted = [
  ...refused('A statement is `prepared` or `planned`: `npm run check` compares its rows with the database.', [
    "CallExpression[callee.property.name='query']",
  ]),
  ...refused('What is cast to never fits any table.', ['TSAsExpression > TSNeverKeyword']),
];

const outsideRepositories = [
  ...asserted,
  ...refused('SQL lives in repositories.', [
    'TaggedTemplateExpression[tag.name=/^(prepared|planned)$/]',
    "CallExpression[callee.property.name='createQueryBuilder']",
    ':matches(TemplateElement[value.raw=/\\b(SELECT|INSERT INTO|DELETE FROM)\\s|\\bUPDATE .* SET /], Literal[value=/^(SELECT|INSERT INTO|DELETE FROM)\\s/])',
  ]),
  ...refused('Repositories read and write entities.', [
    // Of a transaction, or of anything else that is given the class of an entity.
    `CallExpression[callee.object.name='tx'][callee.property.name=/${entityCalls}/]`,
    `CallExpression[callee.property.name=/${entityCalls}/][arguments.0.name=/^[A-Z][a-z]/]`,
    "CallExpression[callee.property.name='getRepository']",
    "ImportSpecifier[imported.name='InjectRepository']",
  ]),
];

const outsideUseCases = [
  ...refused('A query has a schema.', [
    "Decorator > CallExpression[callee.name='Query']:not(:has(Property[key.name='schema']))",
  ]),
  ...refused('Use cases write, in one transaction with their events.', [
    'ImportSpecifier[imported.name=/^(Outbox|newEvent|staffActed)$/]',
    "ImportDeclaration[source.value='typeorm']",
    // A use case such as `saveView.save` is called by its verb, too.
    "CallExpression[callee.object.object.type='ThisExpression'][callee.property.name=/^(insert|update|upsert|save|remove|lock)([A-Z]|$)/]:not([callee.object.property.name=/^(save|remove)[A-Z]/])",
  ]),
];

const inTests = refused('Limits of waiting grow with the machine: patient(ms), or the usual limit.', [
  "Property[key.name='timeout'][value.type='Literal']",
  "CallExpression[callee.object.name='AbortSignal'][callee.property.name='timeout'][arguments.0.type='Literal']",
]);

const injectable = "ClassDeclaration > Decorator[expression.callee.name='Injectable']";
const functions =
  ':matches(FunctionDeclaration, VariableDeclaration:has(VariableDeclarator > ArrowFunctionExpression))';

const functionsBesideClasses = refused('A file with an injectable class exports no function beside it.', [
  `Program:has(${injectable}) > ExportNamedDeclaration > ${functions}`,
]);

const inRepositories = [
  ...asserted,
  ...functionsBesideClasses,
  ...refused('Use cases open transactions; repositories work in the one that they are given.', [
    'CallExpression[callee.property.name=/^(transaction|startTransaction|createQueryRunner)$/]',
  ]),
  ...refused('Money is cents inside the services; views and files tell dollars.', [
    'TemplateElement[value.raw=/\\/ ?100\\b/], Literal[value=/\\/ ?100\\b/]',
    "BinaryExpression[operator='/'][right.value=100]",
  ]),
];

/** @param {number} max */
const maxLines = (max) => ({ 'max-lines': /** @type {['error', object]} */ (['error', { max }]) });

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-server/',
      '**/dist-testing/',
      '**/fixtures/',
      'data/',
      '**/public/',
      '**/*.gen.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { ...nodeGlobals, ...jestGlobals } },
  },
  {
    // Runs in the page of the embedded bank.
    files: ['infra/local/bank/waiting-payments.js'],
    languageOptions: { globals: { document: 'readonly', fetch: 'readonly', URLSearchParams: 'readonly' } },
  },
  {
    files: typed,
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { rules: { ...maxLines(300), eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-unused-vars': 'off' } },
  { files: ['**/*.mjs'], rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] } },
  { files: tests, rules: maxLines(400) },
  {
    files: tests,
    ignores: ['tests/bench/**'],
    rules: { 'no-restricted-syntax': ['error', ...inTests] },
  },
  {
    files: ['services/*/src/**/*.ts'],
    ignores: ['**/*.repository.ts', '**/migrations/**', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...outsideRepositories, ...functionsBesideClasses] },
  },
  {
    files: ['services/*/src/**/*.repository.ts'],
    rules: { 'no-restricted-syntax': ['error', ...inRepositories] },
  },
  {
    files: ['services/*/src/**/*.{controller,job}.ts', 'libs/messaging/src/*.controller.ts'],
    rules: { 'no-restricted-syntax': ['error', ...outsideRepositories, ...outsideUseCases] },
  },
  { files: ['frontend/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['frontend/src/**/km/*.ts'],
    // Those of faults and problems are found by their codes.
    ignores: ['**/*.test.ts', '**/km/{faults,problems,promo-problems,return-problems}.ts'],
    plugins: { mekong: { rules: { 'khmer-texts': khmerTexts } } },
    rules: { 'mekong/khmer-texts': 'error' },
  },
);
