import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aCourierList, ownLook, usualDelivery } from './samples';
import { ownSpecFields } from './spec-fields';

/** Answers API calls in tests like an empty shop; each test adds its own handlers. */
/** Of a file that needs no matching. */
const ownColumns = {
  profile: 'mekong',
  rows: 1,
  ...{ sheets: [], columns: [], values: { category: {}, brand: {}, stock: {} } },
  ...{ unknown_brands: [], unknown_categories: [], unknown_stocks: [] },
};

export const server = setupServer(
  http.get('*/api/products', () => HttpResponse.json({ products: [], page: 1, total: 0, totalPages: 0 })),
  http.get('*/api/user/open-orders', () => HttpResponse.json({ orders: [] })),
  http.get('*/api/user/closed-orders', () => HttpResponse.json({ orders: [] })),
  http.get('*/api/past-orders', () => HttpResponse.json({ orders: [], page: 1, total: 0, totalPages: 0 })),
  http.get('*/api/reviews', () =>
    HttpResponse.json({
      reviews: [],
      average: null,
      stars: [0, 0, 0, 0, 0],
      page: 1,
      total: 0,
      totalPages: 0,
    }),
  ),
  http.get('*/api/products/:id/questions', () =>
    HttpResponse.json({ questions: [], page: 1, total: 0, totalPages: 0 }),
  ),
  http.get('*/api/products/:id/questions/mine', () => HttpResponse.json({ questions: [] })),
  http.get('*/api/admin/money/statements', () => HttpResponse.json({ statements: [] })),
  http.get('*/api/notifications', () =>
    HttpResponse.json({ alerts: [], page: 1, total: 0, totalPages: 0, unread: 0 }),
  ),
  http.get('*/api/admin/orders/counts', () =>
    HttpResponse.json({ pending: 0, to_call: 0, paid: 0, shipped: 0, delivered: 0, all: 0, most: 1_000 }),
  ),
  http.get('*/api/admin/users', () => HttpResponse.json({ users: [], page: 1, total: 0, totalPages: 0 })),
  http.get('*/api/admin/invitations', () => HttpResponse.json({ invitations: [] })),
  http.get('*/api/admin/who-ships', () =>
    HttpResponse.json({ sellers_may_ship: false, you_ship: false, version: 0 }),
  ),
  http.get('*/api/admin/couriers', () => HttpResponse.json(aCourierList())),
  http.get('*/api/payment/provider', () => HttpResponse.json({ provider: 'demo', sells_with_demo: false })),
  http.get('*/api/account/views', () => HttpResponse.json({ views: [] })),
  http.get('*/api/user/returns', () => HttpResponse.json({ returns: [] })),
  http.get('*/api/account/wishlist', () => HttpResponse.json({ products: [] })),
  http.get('*/api/admin/products/:id/costs', () => HttpResponse.json({ receipts: [] })),
  http.get('*/api/account/addresses', () => HttpResponse.json({ addresses: [] })),
  http.get('*/api/account/telegram', () =>
    HttpResponse.json({
      telegram: { is_on: false, bot: null, connected_at: null, trouble: null, waiting: null },
    }),
  ),
  http.patch('*/api/account/profile', () => new HttpResponse(null, { status: 503 })),
  http.get('*/api/payment/methods', () =>
    HttpResponse.json({ methods: [{ key: 'demo', available: true, reason: null }], vat_invoices: false }),
  ),
  http.get('*/api/payment/riel-rate', () => HttpResponse.json({ riel_rate: 4_100 })),
  http.get('*/api/spec-fields', () => HttpResponse.json({ spec_fields: ownSpecFields() })),
  http.get('*/api/value-words', () => HttpResponse.json({ words: {} })),
  http.get('*/api/delivery', () => HttpResponse.json(usualDelivery)),
  http.get('*/api/shop', () =>
    HttpResponse.json({
      shop: { address: '', address_km: '', hours: '', hours_km: '', phone: '', telegram: '', messenger: '' },
    }),
  ),
  // A shop that has done its first steps.
  http.get('*/api/admin/shop/look', () => HttpResponse.json({ look: ownLook })),
  http.get('*/api/admin/payment-methods', () =>
    HttpResponse.json({
      payment_methods: { methods: [{ key: 'khqr', on: true, allowed: true }], version: 1 },
    }),
  ),
  http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
  http.post('*/api/products/batches/columns', () => HttpResponse.json(ownColumns)),
);
