import { fileURLToPath } from 'node:url';

const error = 'error';
const tests = '(\\.test\\.tsx?$|/test/)';

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
      name: 'domain-is-pure',
      comment: 'Rules depend on no framework; TypeORM only describes the columns of an aggregate.',
      severity: error,
      from: { path: '^services/[^/]+/src/domain/', pathNot: tests },
      to: {
        path: [
          '/(data-access|use-cases|entry-points)/',
          '^libs/messaging/',
          'node_modules/(@nestjs|@fastify|fastify|amqplib|amqp-connection-manager|pg)/',
        ],
      },
    },
    {
      name: 'use-cases-know-no-transport',
      severity: error,
      from: { path: '^services/[^/]+/src/use-cases/', pathNot: tests },
      to: {
        path: [
          '/entry-points/',
          'node_modules/(@nestjs/microservices|@fastify|fastify|amqplib|amqp-connection-manager)/',
        ],
      },
    },
    {
      name: 'data-access-looks-down-only',
      severity: error,
      from: { path: '^services/[^/]+/src/data-access/', pathNot: tests },
      to: { path: '/(use-cases|entry-points)/' },
    },
    {
      name: 'features-are-islands',
      comment: 'Compose features in frontend/src/app.',
      severity: error,
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features/(?!$1/)|app/)', pathNot: '^frontend/src/app/(store|hooks)\\.ts$' },
    },
    {
      name: 'shared-code-knows-no-feature',
      severity: error,
      from: { path: '^frontend/src/(api|components|lib)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'antd-in-the-dashboard-only',
      comment: 'It is larger than the rest of the storefront together.',
      severity: error,
      from: { path: '^frontend/src/', pathNot: '^frontend/src/features/dashboard/' },
      to: { path: 'node_modules/(antd|@ant-design)/' },
    },
    {
      name: 'no-test-code-in-src',
      severity: error,
      from: { path: '/src/', pathNot: [tests, '^libs/testing/', '^frontend/src/testing/'] },
      to: { path: [tests, '^libs/testing/', '^frontend/src/testing/', '^tests/'] },
    },
    {
      name: 'no-cycles',
      severity: error,
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
