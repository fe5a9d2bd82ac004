import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { alertsChanged } from '../../../api/notifications-api';
import { anAdminOrder, aUser, ownLook, tonlix, usualDelivery } from '../../../testing/samples';
import { server } from '../../../testing/server';

const BASE = '/seller-dashboard';
const page = (total: number) => ({ page: 1, totalPages: total, total });
const WITHOUT_CONTACT = { address: 'Phnom Penh', hours: 'Every day', phone: '', telegram: '' };
const never = () => new Promise<never>(() => {});

/** The counts of a shop; `asked` lists the addresses that were called. */
function givenCounts(): string[] {
  const asked: string[] = [];
  const answer = (path: string, body: object) =>
    http.get(`*${path}`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json(body);
    });
  const counts = { pending: 2, to_call: 7, paid: 12, shipped: 0, delivered: 0, all: 14, most: 1_000 };
  server.use(
    answer('/api/admin/orders/counts', counts),
    answer('/api/products', { products: [], ...page(3) }),
    answer('/api/admin/reviews', { reviews: [], ...page(4) }),
    answer('/api/admin/questions', { questions: [], ...page(9) }),
    answer('/api/admin/mails', { mails: [], ...page(5) }),
    answer('/api/admin/dead-letters/payments', { dead_letters: [{}, {}] }),
    answer('/api/admin/dead-letters/:service', { dead_letters: [] }),
    answer('/api/admin/shop', { shop: { ...WITHOUT_CONTACT, phone: '012 345 678' } }),
    answer('/api/delivery', { ...usualDelivery, version: 1 }),
    answer('/api/payment/admin-orders', { orders: [], ...page(0) }),
    answer('/api/notifications', { alerts: [], ...page(0), unread: 6 }),
    answer('/api/analytics', {
      now: { revenue: 99.5, orders: 6 },
      before: { revenue: 0, orders: 0 },
      days: [],
    }),
  );
  return asked;
}

const cardOf = async (name: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  return { link, card: within(link.closest('li')!) };
};

it.each([
  ['To call', '7', 'view-all-orders?status=to-call'],
  ['To ship', '12', 'view-all-orders?status=paid'],
  ['Waiting for payment', '2', 'view-all-orders?status=pending'],
  ['Few left in stock', '3', 'products?stock=low'],
  ['Reviews to approve', '4', 'reviews/pending'],
  ['Questions to answer', '9', 'questions/waiting'],
  ['Unread alerts', '6', 'notifications?unread=true'],
  ['Sold today', '$99.50', 'analytics?range=today'],
  ['Failed mails', '5', 'notifications/mails?status=failed'],
  ['Failed events', '2', 'notifications/failed-events?service=payments'],
])('an admin sees %s: %s, with a link to what was counted', async (name, figure, to) => {
  givenCounts();
  await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  const { link, card } = await cardOf(name);
  expect(await card.findByText(figure)).toBeVisible();
  expect(link).toHaveAttribute('href', `${BASE}/${to}`);
});

it('a shop without cash orders to confirm has no card for them', async () => {
  givenCounts();
  const counts = { pending: 2, to_call: 0, paid: 12, shipped: 0, delivered: 0, all: 14, most: 1_000 };
  server.use(http.get('*/api/admin/orders/counts', () => HttpResponse.json(counts)));
  await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  await screen.findByText('12');
  expect(screen.queryByRole('link', { name: /^To call/ })).toBeNull();
});

describe('the first steps', () => {
  const toDo = { demo: true, name: '', logo: null, version: 0, products: 0 };
  function givenShop(facts: Partial<typeof toDo> & { phone?: string }) {
    givenCounts();
    const { demo, name, logo, version, products, phone = '' } = { ...toDo, ...facts };
    const methods = [
      { key: 'demo', on: demo, allowed: true },
      { key: 'khqr', on: true, allowed: true },
    ];
    server.use(
      http.get('*/api/admin/shop', () => HttpResponse.json({ shop: { ...WITHOUT_CONTACT, phone } })),
      http.get('*/api/admin/shop/look', () => HttpResponse.json({ look: { ...ownLook, name, logo } })),
      http.get('*/api/delivery', () => HttpResponse.json({ ...usualDelivery, version })),
      http.get('*/api/admin/payment-methods', () =>
        HttpResponse.json({ payment_methods: { methods, version: 1 } }),
      ),
      http.get('*/api/products', () => HttpResponse.json({ products: [], ...page(products) })),
      http.get('*/api/brands', () => HttpResponse.json({ brands: [tonlix] })),
    );
  }
  const all = { demo: false, name: 'Tonle Tech', logo: ownLook.logo as null, version: 1, products: 3 };
  const whole = { ...all, phone: '012 345 678' };
  const open = () => renderShop(BASE, { user: aUser({ role: 'admin' }) });
  beforeEach(() => localStorage.clear());

  it('are not there in a shop that has done them', async () => {
    givenShop(whole);
    await open();
    await (await cardOf('To ship')).card.findByText('12');
    expect(screen.queryByText(/First steps|Ready to sell/)).toBeNull();
  });

  it.each([
    ['Give the shop its name', { name: 'Tonle Tech' }, 'settings/shop'],
    ['Choose a logo', { logo: ownLook.logo as null }, 'settings/shop'],
    ['Tell your customers how to reach you', { phone: '012 345 678' }, 'settings/footer'],
    ['Say how long parcels take', { version: 1 }, 'settings/delivery'],
    ['Choose how you are paid, and turn off the demo payment', { demo: false }, 'settings/ways-to-pay'],
    ['Add the first products', { products: 1 }, 'products/new'],
  ])('has %s ticked by how the shop is', async (step, facts, to) => {
    givenShop(facts);
    await open();
    expect(await screen.findByText('1 of 6 done')).toBeVisible();
    const link = screen.getByRole('link', { name: step });
    expect(link).toHaveAttribute('href', `${BASE}/${to}`);
    expect(link.closest('li')).toHaveTextContent('done');
  });

  it('end with “Ready to sell” for whoever has seen one to do, until that is put away', async () => {
    givenShop({});
    const { person, router } = await open();
    await screen.findByText('0 of 6 done');
    givenShop(whole);
    await act(() => router.navigate(`${BASE}/settings/shop`));
    await act(() => router.navigate(BASE));
    expect(await screen.findByText('Ready to sell')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Put away' }));
    expect(screen.queryByText('Ready to sell')).toBeNull();
  });

  it('lead to the brands first where there are none, as a product needs one', async () => {
    givenShop({});
    server.use(http.get('*/api/brands', () => HttpResponse.json({ brands: [] })));
    await open();
    const link = await screen.findByRole('link', { name: 'Add the first brand, then products' });
    expect(link).toHaveAttribute('href', `${BASE}/brands`);
  });

  it('lead to a file, too, which brings its brands, as long as there are no products', async () => {
    givenShop({});
    await open();
    const link = await screen.findByRole('link', { name: 'or bring them from a file' });
    expect(link).toHaveAttribute('href', `${BASE}/products/bulk`);
  });

  it('can be put away and found again', async () => {
    givenShop({});
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Put away' }));
    expect(screen.queryByRole('link', { name: 'Choose a logo' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'First steps: 0 of 6 done' }));
    expect(screen.getByRole('link', { name: 'Choose a logo' })).toBeVisible();
  });
});

it('a seller sees their own, and nothing of mails and events', async () => {
  const asked = givenCounts();
  const seller = aUser({ role: 'seller' });
  await renderShop(BASE, { user: seller });
  const { card } = await cardOf('Few left in stock');
  await card.findByText('3');
  expect(screen.queryByText('Failed mails')).toBeNull();
  expect(screen.queryByText('Failed events')).toBeNull();
  expect(asked.some((path) => path.includes(`seller=${seller.id}`))).toBe(true);
  expect(asked.some((path) => /mails|dead-letters/.test(path))).toBe(false);
});

it('a service that is slow or broken holds back only its own card', async () => {
  givenCounts();
  server.use(
    http.get('*/api/admin/reviews', never),
    http.get('*/api/admin/mails', () => new HttpResponse(null, { status: 503 })),
    http.get('*/api/admin/dead-letters/auth', () => new HttpResponse(null, { status: 503 })),
  );
  await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  expect(await (await cardOf('To ship')).card.findByText('12')).toBeVisible();
  expect((await cardOf('Reviews to approve')).card.getByText('Counting...')).toBeVisible();
  expect(await (await cardOf('Failed mails')).card.findByText('Retry')).toBeVisible();
  expect(await (await cardOf('Failed events')).card.findByText('No answer from: auth')).toBeVisible();
});

it('compares today with the same day of last week', async () => {
  givenCounts();
  await renderShop(BASE, { user: aUser({ role: 'seller' }) });
  const { card } = await cardOf('Sold today');
  expect(await card.findByText(/6 orders.*Same day last week: \$99\.50, 6 orders/)).toBeVisible();
});

it('lists the orders that have waited longest, each with its age, with a link to the list', async () => {
  givenCounts();
  const asked: string[] = [];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
  const paidAt = (paid_at: string) => ({ status: 'completed' as const, transaction_id: 'tx', paid_at });
  const orders = [49, 5].map((hours) =>
    anAdminOrder({
      id: `o-${hours}`,
      order_number: `MG-${hours}`,
      status: 'paid',
      Payment: paidAt(hoursAgo(hours)),
    }),
  );
  server.use(
    http.get('*/api/payment/admin-orders', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ orders, ...page(2) });
    }),
  );
  await renderShop(BASE, { user: aUser({ role: 'packer' }) });
  const section = within(await screen.findByRole('region', { name: 'Next to ship' }));
  const [first, second] = await section.findAllByRole('listitem');
  expect(first).toHaveTextContent('MG-49');
  expect(first).toHaveTextContent('2 days ago');
  expect(second).toHaveTextContent('5 hours ago');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', `${BASE}/view-all-orders/o-49`);
  expect(section.getByRole('link', { name: 'All that waits, oldest first' })).toHaveAttribute(
    'href',
    `${BASE}/view-all-orders?status=paid`,
  );
  expect(asked[0]).toContain('sort=oldest');
});

it('compares the last 7 and 30 whole days with as many before', async () => {
  givenCounts();
  server.use(
    http.get('*/api/analytics', () =>
      HttpResponse.json({
        now: { revenue: 150, orders: 3 },
        before: { revenue: 100, orders: 2 },
        days: [{ day: '2026-01-01', revenue: 150, orders: 3 }],
      }),
    ),
  );
  await renderShop(BASE, { user: aUser({ role: 'seller' }) });
  for (const days of [7, 30]) {
    const { card } = await cardOf(`Last ${days} days`);
    expect(await card.findByText('$150.00')).toBeVisible();
    expect(card.getByText(new RegExp(`\\+50%: \\$100\\.00 in the ${days} days before`))).toBeVisible();
  }
});

it('follows what happens while it stays open', async () => {
  givenCounts();
  const { store } = await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  const { card } = await cardOf('To ship');
  await card.findByText('12');
  await (await cardOf('Unread alerts')).card.findByText('6');
  const counts = { pending: 2, paid: 13, shipped: 0, delivered: 0, all: 15, most: 1_000 };
  server.use(http.get('*/api/admin/orders/counts', () => HttpResponse.json(counts)));
  act(() => void store.dispatch(alertsChanged()));
  expect(await card.findByText('13')).toBeVisible();
});

it('stays as it is while its figures are asked for again', async () => {
  givenCounts();
  const { store } = await renderShop(BASE, { user: aUser({ role: 'admin' }) });
  const { card } = await cardOf('To ship');
  await card.findByText('12');
  await (await cardOf('Unread alerts')).card.findByText('6');
  await screen.findByText('Nothing waits to be shipped.');
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).not.toHaveTextContent('Counting...'));
  const before = main.textContent;
  let asked = 0;
  const held = () => {
    asked += 1;
    return never();
  };
  server.use(
    http.get('*/api/admin/*', held),
    http.get('*/api/products', held),
    http.get('*/api/analytics', held),
  );
  act(() => void store.dispatch(alertsChanged()));
  await waitFor(() => expect(asked).toBeGreaterThan(3));
  expect(main.textContent).toBe(before);
});

it.each([
  ['packer', ['To ship']],
  ['support', ['To ship', 'Waiting for payment', 'Failed mails']],
] as const)('a %s sees what they work on, and asks for nothing else', async (role, names) => {
  const asked = givenCounts();
  await renderShop(BASE, { user: aUser({ role }) });
  for (const name of names) await cardOf(name);
  await screen.findByText('Nothing waits to be shipped.');
  expect(asked.some((path) => /analytics|notifications|products/.test(path))).toBe(false);
});
