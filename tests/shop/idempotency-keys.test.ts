import { apiRoutes } from '../security/routes.js';

const once = 'works once by what it is';
const session = 'answers with a cookie or a secret, which is never kept';
const reads = 'changes nothing';
const sets = 'says what shall be';

/** The POST routes that do not look at a key, and why repeating them does no harm. */
const withoutKey: Record<string, string> = {
  'POST /api/auth/login': session,
  'POST /api/auth/login/second-step': session,
  'POST /api/auth/verify-email': session,
  'POST /api/auth/logout': sets,
  'POST /api/auth/reset-password/{token}': session,
  'POST /api/account/password': session,
  'POST /api/account/confirm': sets,
  'POST /api/account/two-step': session,
  'POST /api/account/two-step/confirm': session,
  'POST /api/account/two-step/off': sets,
  'POST /api/admin/users/{id}/export': reads,
  'POST /api/admin/users/{id}/block': sets,
  'POST /api/admin/users/{id}/unblock': sets,
  'POST /api/admin/users/{id}/reset-two-step': sets,
  'POST /api/admin/sales/preview': reads,
  'POST /api/admin/synonyms/try': reads,
  'POST /api/admin/money/remittances/rehearse': reads,
  'POST /api/admin/orders/{orderId}/cod/undo': once,
  'POST /api/products/batches/columns': reads,
  'POST /api/products/price-lists/check': reads,
  'POST /api/admin/past-orders/check': reads,
  'POST /api/products/batches/{id}/commit': once,
  'POST /api/products/batches/{id}/undo': once,
  'POST /api/products/batches/{id}/wanted-brands': once,
  'POST /api/checkout/quote': reads,
  'POST /api/payment/{orderId}/check': reads,
  'POST /api/payment-callbacks/{method}': reads,
  'POST /api/account/telegram': session,
  'POST /api/telegram/updates': once,
  'POST /api/products/{id}/notify-me': once,
  'POST /api/product-alerts/confirm': sets,
  'POST /api/product-alerts/end': sets,
  'POST /api/payment/{orderId}/cancel': once,
  'POST /api/user/orders/{orderId}/cancel': once,
  'POST /api/notifications/read': sets,
  'POST /api/admin/dead-letters/{service}/replay': once,
  'POST /api/admin/dead-letters/{service}/drop': once,
};

const posts = apiRoutes.filter(({ method }) => method === 'POST');
const takesKey = ({ parameters }: (typeof posts)[number]) =>
  parameters.some(({ name, in: place }) => place === 'header' && name === 'Idempotency-Key');

it('every POST is carried out once for an Idempotency-Key, or is known to do no harm when it is repeated', () => {
  const others = posts.filter((route) => !takesKey(route)).map(({ name }) => name);
  expect(others.sort()).toEqual(Object.keys(withoutKey).sort());
});
