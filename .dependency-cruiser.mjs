import { fileURLToPath } from 'node:url';

const error = 'error';
const tests = '(\\.test\\.(tsx?|mjs)$|/test/)';

/** Whose folders are rooms with a door each. */
const withRooms = '(gateway|services/[^/]+)';

const tsConfig = fileURLToPath(new URL('tsconfig.json', import.meta.url));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'services-are-islands',
      comment: 'Services learn of each other by events only.',
      severity: error,
      from: { path: '^services/([^/]+)/' },
      to: { path: '^(services/(?!$1/)|gateway/|frontend/)' },
    },
    {
      name: 'the-gateway-calls-services-over-http',
      severity: error,
      from: { path: '^gateway/' },
      to: { path: '^(services|frontend)/' },
    },
    {
      name: 'libs-know-no-app',
      severity: error,
      from: { path: '^libs/' },
      to: { path: '^(services|gateway|frontend|tests)/' },
    },
    {
      name: 'contracts-are-pure',
      comment: 'Nothing but schemas: every service depends on them.',
      severity: error,
      from: { path: '^libs/contracts/src/', pathNot: tests },
      to: { pathNot: ['^libs/contracts/src/', 'node_modules/zod/'] },
    },
    {
      name: 'entities-and-errors-are-pure',
      comment: 'They depend on no framework; TypeORM only describes the columns of an entity.',
      severity: error,
      from: { path: ['^services/.+\\.entity\\.ts$', '^services/.+/errors\\.ts$'] },
      to: {
        path: [
          '^libs/(messaging|service-defaults)/',
          '\\.(repository|controller|job|dto)\\.ts$',
          '/views\\.ts$',
          'node_modules/(@nestjs|@fastify|fastify|amqplib|amqp-connection-manager|pg)/',
        ],
      },
    },
    {
      name: 'entities-and-errors-load-no-room',
      comment: 'Behind its door stands all of a room; its types alone load nothing.',
      severity: error,
      from: { path: ['^services/.+\\.entity\\.ts$', '^services/.+/errors\\.ts$'] },
      to: { path: '^services/.+/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-controllers-know-http',
      comment: 'What they share of it is called *.http.ts.',
      severity: error,
      from: {
        path: '^services/[^/]+/src/',
        pathNot: [tests, '\\.(controller|dto|interceptor|http)\\.ts$', '^services/[^/]+/src/service\\.ts$'],
      },
      to: { path: ['node_modules/(@fastify|fastify|multer)/', '\\.dto\\.ts$'] },
    },
    {
      name: 'only-answers-share-http',
      comment:
        'What rooms share of their schemas and answers; the file named here sends an answer piece by piece.',
      severity: error,
      from: {
        path: '^services/[^/]+/src/',
        pathNot: [
          tests,
          '\\.(controller|dto|interceptor|http)\\.ts$',
          '/views\\.ts$',
          '/catalogue/whole-catalogue\\.ts$',
        ],
      },
      to: { path: '\\.http\\.ts$' },
    },
    {
      name: 'only-answers-have-views',
      comment: 'Use cases answer things; the two files named here send an answer piece by piece.',
      severity: error,
      from: {
        path: '^services/[^/]+/src/',
        pathNot: [
          tests,
          '\\.(controller|dto|interceptor|http)\\.ts$',
          '/views\\.ts$',
          '/(live/live-stream|catalogue/whole-catalogue)\\.ts$',
        ],
      },
      to: { path: '/views\\.ts$' },
    },
    {
      name: 'nothing-stands-on-controllers',
      severity: error,
      from: { path: '^services/[^/]+/src/', pathNot: [tests, '\\.module\\.ts$'] },
      to: { path: '^services/.+\\.controller\\.ts$' },
    },
    {
      name: 'repositories-look-down-only',
      severity: error,
      from: { path: '^services/.+\\.repository\\.ts$' },
      to: { path: ['\\.(dto|http|interceptor)\\.ts$', '/(views|events)\\.ts$'] },
    },
    {
      name: 'migrations-are-history',
      comment:
        'A migration does today what it did on the day that it was written: what it needs stands in its folder, or in that of the steps which all services use.',
      severity: error,
      from: { path: '^services/([^/]+)/src/migrations/' },
      to: {
        pathNot: [
          '^services/$1/src/migrations/',
          '(^|/)libs/service-defaults/src/migrations/',
          'node_modules/typeorm/',
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'what-migrations-share-is-history',
      comment: 'The steps of migrations, and the tables that every service has.',
      severity: error,
      from: { path: ['^libs/service-defaults/src/migrations/', '^libs/.+\\.migration\\.ts$'] },
      to: {
        pathNot: ['(^|/)libs/service-defaults/src/migrations/', 'node_modules/typeorm/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'nothing-stands-on-history',
      comment:
        'Or a change of the shop would change its migrations. A module or the database only lists them.',
      severity: error,
      from: {
        path: '^services/[^/]+/src/',
        pathNot: [tests, '\\.module\\.ts$', '/src/database\\.ts$', '^services/[^/]+/src/migrations/'],
      },
      to: { path: '^services/[^/]+/src/migrations/' },
    },
    {
      name: 'rooms-have-doors',
      comment:
        'What other folders of a service or the gateway may use of one stands in its index.ts, and in its *.http.ts what their controllers may.',
      severity: error,
      from: { path: `^${withRooms}/src/([^/]+)`, pathNot: [tests, '\\.entity\\.ts$'] },
      to: {
        path: '^$1/src/[^/]+/',
        pathNot: ['^$1/src/($2|migrations)/', '/index\\.ts$', '/[^/]+\\.http\\.ts$'],
      },
    },
    {
      name: 'entities-know-entities',
      comment: 'A relation needs the other class, and no more of its room.',
      severity: error,
      from: { path: `^${withRooms}/src/([^/]+)/.+\\.entity\\.ts$` },
      to: {
        path: '^$1/src/[^/]+/',
        pathNot: ['^$1/src/$2/', '/index\\.ts$', '\\.entity\\.ts$'],
      },
    },
    {
      name: 'rooms-lean-one-way',
      comment: 'Folders of a service do not need each other, also not round several corners.',
      severity: error,
      scope: 'folder',
      from: { path: `^${withRooms}/src/[^/]+` },
      to: { circular: true },
    },
    {
      name: 'features-are-islands',
      comment: 'Compose features in frontend/src/app.',
      severity: error,
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features/(?!$1/)|app/)', pathNot: '^frontend/src/app/store\\.ts$' },
    },
    {
      name: 'sections-of-the-dashboard-are-islands',
      comment:
        'What several need is in its kit. The shell composes sections, and setting an account up consists of security.',
      severity: error,
      from: {
        path: '^frontend/src/features/dashboard/([^/]+)/',
        pathNot: [tests, '^frontend/src/features/dashboard/(shell|set-up)/'],
      },
      to: {
        path: '^frontend/src/features/dashboard/(?!$1/|kit/|i18n/)[^/]+/',
        pathNot:
          '/(products/product-list|media/library-picker|brands/new-brand-form|shell/menu-sections)\\.tsx?$',
      },
    },
    {
      name: 'shared-code-knows-no-feature',
      severity: error,
      from: { path: '^frontend/src/(api|components|lib)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'calls-know-no-screen',
      severity: error,
      from: { path: '^frontend/src/api/', pathNot: tests },
      to: { path: '^frontend/src/(components|lib)/' },
    },
    {
      name: 'antd-in-the-dashboard-only',
      comment: 'It is larger than the rest of the storefront together.',
      severity: error,
      from: { path: '^frontend/src/', pathNot: '^frontend/src/features/dashboard/' },
      to: { path: 'node_modules/(antd|@ant-design)/' },
    },
    {
      name: 'a-css-module-has-one-component',
      comment: 'What several components look like is a component itself.',
      severity: error,
      from: { path: '^frontend/src/', pathNot: tests },
      module: { path: '\\.module\\.css$', numberOfDependentsMoreThan: 1 },
    },
    {
      name: 'no-test-code-in-src',
      severity: error,
      from: { path: '/src/', pathNot: [tests, '^libs/testing/', '^frontend/src/testing/'] },
      to: { path: [tests, '^libs/testing/', '^frontend/src/testing/', '^tests/'] },
    },
    {
      name: 'starting-needs-no-test-code',
      severity: error,
      from: { path: '^infra/', pathNot: tests },
      to: { path: ['^libs/testing/', '^tests/', '/test/'] },
    },
    {
      name: 'no-cycles',
      severity: error,
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'What cannot be found cannot be judged.',
      severity: error,
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: tsConfig },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
