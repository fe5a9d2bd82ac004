/**
 * What runs by `npm test -- --ci` only, as `.ci/run` does: whole shops in browsers, attacks, faults, brokers, containers, and the rest
 * that takes long. One journey of a shopper and one of staff run always, as do the unit, service and contract tests of what
 * is changed most. Other test files say it by their name: `*.ci.test.ts`.
 */
const lists = {
  backend: [
    '\\.ci\\.test\\.',
    '\\.(rabbit|browser)\\.test\\.',
    '/tests/(accessibility|bench|boundaries|containers|faults|observability|plans)/',
    '/tests/security/(?!access\\.test)',
    '/tests/journeys/(?!(buying|staff)\\.test)',
    '/(gateway|infra/local)/test/',
    '/infra/sample-catalogue/src/',
    '/libs/(messaging|service-defaults)/test/',
    '/services/catalog/test/(bulk|export|image|missed-searches|search-quality|unused-images|upload)',
    '/services/orders/test/(hoarding|hold-limits|refunds-confirmed)',
    '/services/auth/test/(login-defences|replaced-pepper|staff-accounts)',
    '/services/analytics/test/reports',
    '/services/notifications/test/payment-reminders',
  ],
  frontend: [
    '\\.ci\\.test\\.',
    '/features/dashboard/(?!(kit|orders|products|shell)/)[\\w-]+/',
    '/features/auth/(auth-screens|verify-email)',
  ],
};

const none = { backend: [], frontend: [] };

/** What a run leaves out, as paths' patterns; `infra/local/test.mjs` says which kind of run it is. */
export const onlyInCi = process.env.EVERYDAY_TESTS === 'true' ? lists : none;
