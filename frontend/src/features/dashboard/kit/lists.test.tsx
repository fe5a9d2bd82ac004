import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/problem';
import type { Language } from '../../../lib/i18n/language';
import { renderShop } from '../../../testing/render-shop';
import { aPastCustomer, aPastOrder } from '../../../testing/past-orders';
import { anAdminOrder, anOrderPage, aPromoCode, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const open = (path: string, language: Language = 'en') =>
  renderShop(`/seller-dashboard${path}`, { user: aUser({ role: 'admin' }), language });

/** Serves a list whose first page has one row and all others none; returns the queries that were sent. */
function serveTwoPages(path: string, name: string, row: object) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`*${path}`, ({ request }) => {
      const words = new URL(request.url).searchParams;
      asked.push(words);
      const page = Number(words.get('page'));
      const rows = page === 1 ? [row] : [];
      const columns = [{ key: 'product', title: 'Product', type: 'text' }];
      return HttpResponse.json({
        [name]: rows,
        columns,
        page,
        currentPage: page,
        totalPages: 1,
        total: 9,
        unread: 0,
      });
    }),
  );
  return asked;
}

const order = anAdminOrder({ status: 'paid' });
const aMail = {
  id: 'm',
  to: 'thou@example.com',
  subject: 'Welcome',
  kind: 'welcome',
  status: 'sent',
  attempts: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  can_resend: true,
};
const anAlert = {
  id: 3,
  kind: 'stock',
  what: 'stock.low',
  facts: { product_id: 42, product_name: 'Naga Mini', available: 5 },
  created_at: '2026-01-01T00:00:00.000Z',
  read_at: null,
};
const aReview = {
  id: 5,
  author: 'Thou',
  rating: 4,
  text: 'Light and quick',
  status: 'approved',
  version: 1,
  updated_at: '2026-01-01T00:00:00.000Z',
  answer: null,
  product: { id: 42, name: 'Naga Mini', category: 'mouse' },
};
const aSale = {
  ...{ id: 3, name: 'New year', name_km: null, percent_off: 20, amount_off_cents: null, target: 'all' },
  ...{ brand_id: null, brand: null, category: null, chosen: 0, products: 4, state: 'running', version: 1 },
  ...{ begins_at: '2026-01-01T00:00:00.000Z', ends_at: '2026-01-08T00:00:00.000Z' },
};
const aReturn = {
  ...{
    id: 7,
    order_id: 'order',
    order_number: 'MG-2601-0007',
    customer_name: 'Keo Rith',
    state: 'requested',
  },
  ...{
    reason: 'damaged',
    details: null,
    message: null,
    hand_over: null,
    label: null,
    refunded: null,
    paid: 9.99,
  },
  ...{ photos: [], created_at: '2026-01-01T00:00:00.000Z', changed_at: '2026-01-01T00:00:00.000Z' },
  lines: [
    {
      id: 1,
      quantity: 1,
      restocked: null,
      product: { id: 42, name: 'Naga Mini', image_url: '/images/a.webp' },
    },
  ],
};
const anImage = {
  hash: 'a',
  url: '/images/a.webp',
  file_name: 'a.png',
  uses: { products: [], brands: [], total: 0 },
};
const someMoney = {
  id: '7',
  order_id: null,
  order_number: null,
  currency: 'USD',
  minor: 2_199,
  at: '2026-01-01T00:00:00.000Z',
  payer: null,
  reason: 'unknown',
};
const aQuestion = {
  id: 5,
  author: 'Chan Thou',
  text: 'Is it quiet?',
  status: 'waiting',
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  answer: null,
  answered_at: null,
  product: { id: 42, name: 'Naga Mini', category: 'mouse', image_url: '/images/42.webp' },
};
const aPerson = { ...aUser({ name: 'Keo Rith' }), is_blocked: false, has_two_step: false, version: 1 };

describe('a page beyond the last', () => {
  it.each([
    ['orders', '/view-all-orders', '/api/payment/admin-orders', 'orders', order, 'MG-2601-0001'],
    ['users', '/view-all-users', '/api/admin/users', 'users', aPerson, 'Keo Rith'],
    ['reviews', '/reviews', '/api/admin/reviews', 'reviews', aReview, 'Light and quick'],
    ['questions', '/questions', '/api/admin/questions', 'questions', aQuestion, 'Is it quiet?'],
    ['promo codes', '/promo-codes', '/api/admin/promo-codes', 'promo_codes', aPromoCode(), 'SAVE-10'],
    ['returns', '/returns', '/api/admin/returns', 'returns', aReturn, 'MG-2601-0007'],
    ['earlier orders', '/past-orders', '/api/admin/past-orders', 'orders', aPastOrder(), '#1001'],
    [
      'earlier customers',
      '/past-orders/customers',
      '/api/admin/past-customers',
      'customers',
      aPastCustomer(),
      'Chea Bopha',
    ],
    ['sales', '/sales', '/api/admin/sales', 'sales', aSale, 'New year'],
    ['images', '/media', '/api/admin/images', 'images', anImage, 'a.png'],
    ['alerts', '/notifications', '/api/notifications', 'alerts', anAlert, 'Naga Mini: only 5 left'],
    ['mails', '/notifications/mails', '/api/admin/mails', 'mails', aMail, 'thou@example.com'],
    [
      'money that fits nothing',
      '/money/unmatched',
      '/api/admin/money/unmatched',
      'unmatched',
      someMoney,
      '$21.99',
    ],
    ['a report', '/reports/stock', '/api/reports/stock', 'rows', { product: 'Naga Mini' }, 'Naga Mini'],
  ])('of %s opens the last page and replaces the address', async (_, path, api, name, row, text) => {
    server.use(http.get('*/api/reports/jobs', () => HttpResponse.json({ jobs: [] })));
    serveTwoPages(api, name, row);
    const { router } = await open(`${path}?page=7`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(router.state.location.search).not.toContain('page=7');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

const EMPTY = [
  [
    'orders to call about',
    '/view-all-orders?status=to-call',
    '/api/payment/admin-orders',
    'Nobody is to be called.',
    'orders',
  ],
  ['mails', '/notifications/mails', '/api/admin/mails', 'No mails here.', 'mails'],
  ['the audit log', '/security/audit-log', '/api/admin/audit-log', 'No acts of staff here.', 'entries'],
  ['logins', '/security/logins', '/api/account/logins', 'No logins yet.', 'logins'],
  ['users', '/view-all-users', '/api/admin/users', 'No users found', 'users'],
  ['promo codes', '/promo-codes', '/api/admin/promo-codes', 'No promo codes here.', 'promo_codes'],
  ['returns', '/returns', '/api/admin/returns', 'No returns here.', 'returns'],
  ['earlier orders', '/past-orders', '/api/admin/past-orders', 'No earlier orders here.', 'orders'],
  [
    'earlier customers',
    '/past-orders/customers',
    '/api/admin/past-customers',
    'No earlier customers here.',
    'customers',
  ],
  [
    'money that fits nothing',
    '/money/unmatched',
    '/api/admin/money/unmatched',
    'All money fits its payment.',
    'unmatched',
  ],
  [
    'what is owed',
    '/money/give-back',
    '/api/admin/money/give-backs',
    'Nothing is owed to anybody.',
    'give_backs',
  ],
  [
    'cash of couriers',
    '/money/cash',
    '/api/admin/money/cash',
    'No courier holds money of the shop.',
    'couriers',
  ],
  ['journals', '/money/journal', '/api/admin/money/ledger', 'Nothing was booked here.', 'journals'],
] as const;

it.each(EMPTY)(
  'a list of %s that is empty says so in words of its own',
  async (_, path, api, empty, name) => {
    server.use(
      http.get(`*${api}`, () => HttpResponse.json({ [name]: [], page: 1, total: 0, totalPages: 1 })),
    );
    await open(path);
    expect(await screen.findByText(empty)).toBeVisible();
  },
);

describe('a list that cannot be loaded', () => {
  it.each(EMPTY)('of %s is not shown as empty', async (_, path, api, empty) => {
    server.use(http.get(`*${api}`, () => problem(503, { message: 'Not now' })));
    await open(path);
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(screen.queryByText(empty)).toBeNull();
  });

  it('does not show the rows of the previous filter', async () => {
    serveTwoPages('/api/notifications', 'alerts', anAlert);
    const { router } = await open('/notifications');
    expect(await screen.findByText('Naga Mini: only 5 left')).toBeVisible();
    server.use(http.get('*/api/notifications', () => problem(503, { message: 'Not now' })));
    await router.navigate('/seller-dashboard/notifications?kind=order');
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(screen.queryByText('Naga Mini: only 5 left')).toBeNull();
    expect(screen.queryByText('No alerts here.')).toBeNull();
  });
});

describe('a row', () => {
  const orderPage = `/seller-dashboard/view-all-orders/${order.id}`;

  it('with a page opens it by a press, or by Enter on its name', async () => {
    serveTwoPages('/api/payment/admin-orders', 'orders', order);
    server.use(http.get(`*/api/admin/orders/${order.id}`, () => HttpResponse.json({ order: anOrderPage() })));
    const { person, router } = await open('/view-all-orders?q=dara');
    const opened = () =>
      waitFor(() =>
        expect(router.state.location).toMatchObject({ pathname: orderPage, state: { list: '?q=dara' } }),
      );
    await person.click(await screen.findByText(order.phone_number, { exact: false }));
    await opened();
    // Until its code is there, the list stays, and would be replaced under the focus.
    const title = await screen.findByRole('heading', { level: 1, name: new RegExp(order.order_number) });
    await router.navigate(-1);
    await waitFor(() => expect(title).not.toBeInTheDocument());
    (await screen.findByRole('link', { name: order.order_number })).focus();
    await person.keyboard('{Enter}');
    await opened();
  });

  it('is not opened by its checkbox', async () => {
    serveTwoPages('/api/payment/admin-orders', 'orders', order);
    const { person, router } = await open('/view-all-orders');
    await person.click(await screen.findByLabelText(`Choose ${order.order_number}`));
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(router.state.location.pathname).toBe('/seller-dashboard/view-all-orders');
  });

  it('with a panel opens it by a press, or by Enter on its name', async () => {
    const words = { id: 1, words: ['joystick', 'gamepad'], also: ['controller'], version: 1 };
    server.use(http.get('*/api/admin/synonyms', () => HttpResponse.json({ synonyms: [words], most: 500 })));
    serveTwoPages('/api/reports/searches', 'rows', {});
    const { person } = await open('/synonyms');
    await person.click(await screen.findByText('controller'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await person.click(screen.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', { name: /^joystick/ }).focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('the number of orders', () => {
  it.each([
    [1, '1 order'],
    [2, '2 orders'],
  ])('is shown below the list of %d', async (total, words) => {
    server.use(
      http.get('*/api/payment/admin-orders', () =>
        HttpResponse.json({ orders: [order], page: 1, totalPages: 1, total }),
      ),
    );
    await open('/view-all-orders');
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('the filters of a list', () => {
  it('ignore what they have not, as in an address written by hand', async () => {
    const asked = serveTwoPages('/api/payment/admin-orders', 'orders', order);
    await open('/view-all-orders?status=gone&from=99&to=2026-02-45');
    await screen.findByText('MG-2601-0001');
    expect(asked.map(String)).toEqual(['page=1&limit=20']);
  });

  it('ignore a day while its year is being typed', async () => {
    const asked = serveTwoPages('/api/payment/admin-orders', 'orders', order);
    const { person, router } = await open('/view-all-orders');
    await screen.findByText('MG-2601-0001');
    await person.type(screen.getByLabelText('From'), '20/11/2026');
    expect(asked).toHaveLength(1);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)!.get('from')).toBe('2026-11-20'));
    expect(asked).toHaveLength(2);
    expect(router.state.location.search).toBe('?from=2026-11-20');
  });

  it.each(['31/01/0202', 'Jan 31, 20'])('reset a day typed as %s on blur', async (typed) => {
    serveTwoPages('/api/payment/admin-orders', 'orders', order);
    const { person, router } = await open('/view-all-orders?from=2026-01-31');
    const field = await screen.findByLabelText('From');
    await person.tripleClick(field);
    await person.keyboard(typed);
    await person.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('Jan 31, 2026'));
    expect(router.state.location.search).toBe('?from=2026-01-31');
  });

  it('understand a day in Khmer, with Khmer digits as well', async () => {
    serveTwoPages('/api/payment/admin-orders', 'orders', order);
    const { person, router } = await open('/view-all-orders', 'km');
    const field = await screen.findByLabelText('ពី');
    await person.type(field, '៥/១/២០២៦{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-05'));
    expect(field).toHaveValue('5 មករា 2026');
    await person.clear(field);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await person.type(field, '៣១ ធ្នូ ២០២៦{Tab}');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-12-31'));
  });

  it('keep the focus in the search field, which follows the address', async () => {
    serveTwoPages('/api/payment/admin-orders', 'orders', order);
    const { person, router } = await open('/view-all-orders');
    const field = await screen.findByLabelText('Search orders');
    await person.type(field, ' dara {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=dara'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('dara');
    await router.navigate(-1);
    await waitFor(() => expect(field).toHaveValue(''));
  });
});
