/** @typedef {import('./defences.mjs').Defence} Defence */

const attacks = 'tests/security/attacks.test';
const auth = 'services/auth/src';
const routes = 'gateway/src/routes';

/** @type {Defence[]} */
export const values = [
  {
    defence: 'whole quantities above nothing',
    file: 'services/orders/src/checkout/checkout.dto.ts',
    code: 'decimal.pipe(z.int().min(1).max(999))',
    without: 'decimal',
    tests: attacks,
    rows: 'refuses a quantity',
  },
  {
    defence: 'unpaid orders of a shopper',
    file: 'services/orders/src/checkout/hold-limits.ts',
    code: "if (isOver('orders', 1))",
    without: 'if (Number(pieces) < 0)',
    tests: 'orders/test/hold-limits',
    rows: 'may be 25',
  },
  {
    defence: 'pieces that a shopper holds unpaid',
    file: 'services/orders/src/checkout/hold-limits.ts',
    code: "if (isOver('pieces', pieces))",
    without: 'if (pieces < 0)',
    tests: 'orders/test/hold-limits',
    rows: '200 pieces',
  },
  {
    defence: 'checkouts are refused where too many wait',
    file: 'libs/service-defaults/src/fair-queue.ts',
    code: 'if (this.waitingCount <= patience) return false;',
    without: 'if (patience > 0) return false;',
    tests: 'orders/test/checkout-queue',
  },
  {
    defence: 'LIKE searches for % and _ themselves',
    file: 'libs/service-defaults/src/sql.ts',
    code: "part.replace(/[\\\\%_]/g, '\\\\$&')",
    without: 'part',
    tests: attacks,
    rows: 'wildcards',
  },
  {
    defence: 'mails escape what is put in',
    file: 'services/notifications/src/mails/templates/html.ts',
    code: '.replace(/[&<>"\']/g, (character) => escapes[character]!)',
    without: '',
    tests: attacks,
    rows: 'script in texts mails?',
  },
  {
    defence: 'reports hold no formulas',
    file: 'services/analytics/src/reports/report-file.ts',
    code: 'escapeFormulae: formula',
    without: 'escapeFormulae: false',
    tests: attacks,
    rows: 'in every report',
  },
  {
    defence: 'the audit log is only added to',
    file: `${auth}/migrations/1764000000000-initial.ts`,
    code: 'BEFORE DELETE OR TRUNCATE',
    without: 'BEFORE DELETE',
    tests: 'auth/test/audit-log',
  },
];

/** @type {Defence[]} */
export const files = [
  {
    defence: 'images by their first bytes',
    file: 'services/catalog/src/images/image-store.ts',
    code: 'if (!signatures.some((fits) => fits(original))) throw new WrongImageType();',
    without: '',
    tests: attacks,
    rows: 'is no image',
  },
  {
    defence: 'no file but those of the storefront',
    file: `${routes}/web.ts`,
    code: "if (!request.url.startsWith('/')) throw notFound('Page');",
    without: '',
    tests: 'gateway/test/web',
    rows: 'as little there',
  },
  {
    defence: 'images of 40 megapixels',
    file: 'services/catalog/src/images/image-store.ts',
    code: 'const maxPixels = 40_000_000;',
    without: 'const maxPixels = 4_000_000_000;',
    tests: attacks,
    rows: 'files',
  },
  {
    defence: 'images that take a decoder minutes',
    file: 'services/catalog/src/images/image-store.ts',
    code: 'if (isJpeg(original) && hasManyScans(original)) throw new ImageTooComplex();',
    without: '',
    tests: 'catalog/test/image-quota',
    rows: 'very long',
  },
  {
    defence: "a seller's images",
    file: 'services/catalog/src/images/images.repository.ts',
    code: "throw new ImageQuotaReached('images', used.images, maxImages);",
    without: ';',
    tests: 'catalog/test/image-quota',
    rows: 'quota',
  },
];

/** @type {Defence[]} */
export const floods = [
  {
    defence: "a network's calls under way",
    file: `${routes}/calls-under-way.ts`,
    code: 'if (count >= most) throw tooManyCalls();',
    without: '',
    tests: 'gateway/test/calls-under-way',
  },
  {
    defence: 'who sends uploads and streams',
    file: `${routes}/proxy.ts`,
    code: 'isUpload(request) || route.streams ? this.calls.during(request, lookUp) : lookUp()',
    without: 'lookUp()',
    tests: 'gateway/test/calls-under-way',
    rows: 'made-up session',
  },
  {
    defence: 'a read is no upload',
    file: 'libs/service-defaults/src/http/incoming-bodies.ts',
    code: "!['GET', 'HEAD', 'OPTIONS'].includes(method) &&",
    without: 'Boolean(method) &&',
    tests: 'gateway/test/calls-under-way',
    rows: 'says it is an upload',
  },
  {
    defence: 'unknown orders that one user waits for',
    file: 'services/payments/src/find-payment.ts',
    code: 'if (others >= maxPerUser) throw stillOnItsWay();',
    without: '',
    tests: 'payments/test/payments',
    rows: '25 calls',
  },
  {
    defence: "a network's bodies under way",
    file: `${routes}/bodies-under-way.ts`,
    code: 'if (others + size > maxNetworkBytes) throw tooManyCalls();',
    without: '',
    tests: 'gateway/test/slow-senders',
    rows: 'hundreds of large bodies',
  },
  {
    defence: 'bodies come in time',
    file: 'libs/service-defaults/src/http/incoming-bodies.ts',
    code: 'if (!isUpload(request)) giveUpLate(request, reply, times.bodyMs);',
    without: 'if (!isUpload(request)) {}',
    tests: 'gateway/test/slow-senders',
    rows: '408',
  },
  {
    defence: 'three uploads of a user run',
    file: `${routes}/upload-slots.ts`,
    code: 'const runningPerUser = 3;',
    without: 'const runningPerUser = 3000;',
    tests: 'gateway/test/slow-senders',
    rows: 'three at a time',
  },
  {
    defence: 'slow reads of staff take turns',
    file: 'libs/service-defaults/src/identity/staff-reads.interceptor.ts',
    code: 'const atOnce = 3;',
    without: 'const atOnce = 300;',
    tests: 'services/catalog/test/staff-reads',
  },
  {
    defence: 'files of callers who have gone are closed',
    file: 'libs/service-defaults/src/http/queued-answers.ts',
    code: 'answer._closed = true;',
    without: '',
    tests: 'service-defaults/test/queued-answers',
    rows: 'no file open',
  },
  {
    defence: 'answers that nobody reads end',
    file: 'libs/service-defaults/src/http/stalled-answers.ts',
    code: 'if (!waits) socket.destroy();',
    without: 'void waits;',
    tests: 'service-defaults/test/stalled-answers',
  },
  {
    defence: 'a connection waits for answers',
    file: 'libs/service-defaults/src/http/queued-answers.ts',
    code: 'if (answers.size >= maxQueued) {',
    without: 'if (answers.size < 0) {',
    tests: 'service-defaults/test/queued-answers',
  },
  {
    defence: 'a connection waits for answers that are remembered, too',
    file: `${routes}/front-door.ts`,
    code: 'response.socket ? publicReadIn(request) : undefined',
    without: 'publicReadIn(request)',
    tests: 'gateway/test/cached-answers',
    rows: 'on and on',
  },
  {
    defence: 'paintings of a network',
    file: `${routes}/painted-pages.ts`,
    code: 'const maxPerVisitor = 10;',
    without: 'const maxPerVisitor = 40;',
    tests: 'gateway/test/painted-pages',
    rows: 'ever new pages',
  },
  {
    defence: 'what a network stores in a day',
    file: 'libs/service-defaults/src/daily-cap.ts',
    code: 'if (taken >= this.most.network || this.all >= this.most.all) return false;',
    without: '',
    tests: 'service-defaults/test/daily-cap',
  },
  {
    defence: 'refusals are logged',
    file: `${routes}/refusals.ts`,
    code: 'const refusing = [401, 403, 429];',
    without: 'const refusing = [429];',
    tests: 'gateway/test/(refusals|gateway)',
  },
  {
    defence: 'a shopper who writes cannot keep the cache empty',
    file: `${routes}/route-table.ts`,
    code: "clearsCache: '/api/reviews' }",
    without: 'clearsCache: true }',
    tests: 'gateway/test/cached-answers',
    rows: "shopper's review",
  },
  {
    defence: 'a review is told of once an hour',
    file: 'services/notifications/src/alerts/raise-alerts.ts',
    code: 'if (await this.alerts.hasRecent(tx, { what, sellerId: null }, { review_id })) return;',
    without: '',
    tests: 'notifications/test/alerts',
    rows: 'once an hour, however',
  },
];

/** @type {Defence[]} */
export const production = [
  {
    defence: 'no default passwords inside addresses in production',
    file: 'libs/service-defaults/src/config.ts',
    code: 'if (password && (placeholders.test(password) || password.length < shortestPassword))',
    without: "if (password === 'never')",
    tests: 'service-defaults/test/production',
  },
  {
    defence: 'no default secrets in production',
    file: 'libs/service-defaults/src/config.ts',
    code: "if (typeof value === 'string' && keysIn(value).some((key) => placeholders.test(key))) {",
    without: "if (value === 'never') {",
    tests: 'auth/test/sessions',
  },
  {
    defence: 'demo accounts stay on this machine',
    file: 'libs/service-defaults/src/config.ts',
    code: 'if (isLoopback(config.HOST) || config.EXPOSE_DEMO || !isOpen(config as never)) return;',
    without: 'if (config) return;',
    tests: 'auth/test/sessions',
  },
];
