import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { anOrderPage, aUser, tonlix } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from './testing/answer';

const UNDO =
  'Undo everything that mice.csv has written? New products are deleted, changed ones get their old values back.';

afterEach(() => jest.restoreAllMocks());

const open = (path: string) => renderShop(`/seller-dashboard${path}`, { user: aUser({ role: 'admin' }) });

/** Makes all further calls fail. */
const loseNetwork = () => server.use(http.all('*/api/*', () => HttpResponse.error()));

const serve = (answers: Record<string, object>) =>
  server.use(
    ...Object.entries(answers).map(([path, answer]) => http.get(`*${path}`, () => HttpResponse.json(answer))),
  );

const offersRetry = () => waitFor(() => expect(screen.getAllByText('Retry').length).toBeGreaterThan(0));

describe('a dialog over the brands', () => {
  const brands = [tonlix, { ...tonlix, id: 8, name: 'Ton-Lix' }].map((brand) => ({
    ...brand,
    products: 3,
    version: 1,
  }));

  it('keeps the typed name when the network is lost', async () => {
    serve({ '/api/brands': { brands } });
    const { person } = await open('/brands');
    await person.click(await screen.findByLabelText('Edit Tonlix'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Brand name'), ' Pro');
    loseNetwork();
    await person.click(dialog.getByText('Save'));
    await offersRetry();
    expect(within(screen.getByRole('dialog')).getByLabelText('Brand name')).toHaveValue('Tonlix Pro');
    expect(screen.getByLabelText('Edit Ton-Lix')).toBeInTheDocument();
  });

  it('stays open while merging when the network is lost', async () => {
    serve({ '/api/brands': { brands } });
    const { person } = await open('/brands');
    await person.click(await screen.findByLabelText('More for Ton-Lix'));
    await person.click(await screen.findByRole('menuitem', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog'));
    loseNetwork();
    await person.click(dialog.getByRole('button', { name: 'Merge' }));
    await offersRetry();
    expect(screen.getByRole('dialog')).toHaveTextContent('Products that go from Ton-Lix to Tonlix: 3.');
  });
});

it('a list that cannot be loaded leaves no empty table below the reason', async () => {
  server.use(http.get('*/api/admin/mails', () => problem(503, { message: 'Not now' })));
  await open('/notifications/mails');
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('brands that cannot be loaded are not shown as an empty list', async () => {
  serve({ '/api/brands': { brands: [] } });
  const { person } = await open('/brands');
  await screen.findByText('No brands yet.');
  await person.type(screen.getByLabelText('Brand name'), 'Naga');
  await person.upload(screen.getByLabelText(/^Logo/), new File(['x'], 'x.png', { type: 'image/png' }));
  loseNetwork();
  await person.click(screen.getByText('Create Brand'));
  await offersRetry();
  expect(screen.queryByText('No brands yet.')).toBeNull();
});

describe('loaded data stays on the screen when it cannot be loaded again', () => {
  it('the alert preferences', async () => {
    serve({
      '/api/notifications/preferences': {
        preferences: {
          order: true,
          stock: true,
          review: true,
          failure: true,
          mail: [],
          stock_from: null,
        },
      },
    });
    const { person } = await open('/notifications/preferences');
    const [off] = await screen.findAllByLabelText('Off');
    loseNetwork();
    await person.click(off!);
    await offersRetry();
    expect(screen.getAllByLabelText('In the dashboard')[0]).toBeChecked();
  });

  it('new recovery codes, which are shown only once', async () => {
    const codes = ['aaaa1-bbbbb', 'aaaa2-bbbbb'];
    let looks = 0;
    serve({ '/api/account/two-step': { is_on: false, recovery_codes_left: 0 } });
    server.use(
      http.post('*/api/account/two-step', () =>
        HttpResponse.json({ secret: 'GEZDGNBV', uri: 'otpauth://totp/Shop:a?secret=GEZDGNBV' }),
      ),
      http.post('*/api/account/two-step/confirm', () => {
        server.use(
          http.get('*/api/account/two-step', () => {
            looks += 1;
            return problem(503, { message: 'Not now' });
          }),
        );
        return HttpResponse.json({ message: 'ok', recovery_codes: codes });
      }),
    );
    const { person } = await open('/security/two-step');
    await person.type(await screen.findByLabelText('Your password'), 'Secret1!');
    await person.click(screen.getByText('Set up two-step login'));
    await person.type(await screen.findByLabelText('Code'), '123456');
    await person.click(screen.getByText('Switch on'));
    await waitFor(() => expect(looks).toBe(1));
    await screen.findByText(codes[1]!);
    await person.click(screen.getByText('I have kept them'));
    expect(await screen.findByText('Not now')).toBeVisible();
  });

  it('the typed password for switching off two-step login', async () => {
    serve({ '/api/account/two-step': { is_on: true, recovery_codes_left: 5 } });
    const { person } = await open('/security/two-step');
    await person.type(await screen.findByLabelText('Your password'), 'Secret1!');
    await person.type(screen.getByLabelText(/^Code of your app/), '123456');
    loseNetwork();
    await person.click(screen.getByText('Switch off two-step login'));
    await offersRetry();
    expect(screen.getByLabelText('Your password')).toHaveValue('Secret1!');
  });

  it('the sessions', async () => {
    const session = { created_at: '2026-01-01T00:00:00.000Z', last_seen_at: '2026-01-02T00:00:00.000Z' };
    const other = { ...session, id: 'a', browser: 'Chrome on Windows', address: '', is_current: false };
    serve({ '/api/account/sessions': { sessions: [other] } });
    const { person } = await open('/security/sessions');
    const end = await screen.findByLabelText('End Chrome on Windows');
    loseNetwork();
    await person.click(end);
    await offersRetry();
    expect(screen.getByLabelText('End Chrome on Windows')).toBeVisible();
  });

  it('the dead letters of a service', async () => {
    const letter = { id: 'a', type: 'payment.expired.v1', reason: 'there is no order a', attempts: 3 };
    const dead_letters = [{ ...letter, dead_at: '2026-01-01T00:00:00.000Z', event: {} }];
    serve({ '/api/admin/dead-letters/orders': { dead_letters } });
    const { person } = await open('/notifications/failed-events');
    const again = await screen.findByText('Retry');
    loseNetwork();
    await person.click(again);
    await offersRetry();
    expect(screen.getByText('there is no order a')).toBeVisible();
  });
});

describe('a bulk upload', () => {
  it('keeps its result and the last uploads when they cannot be loaded again', async () => {
    const batch = {
      ...{ id: 'b-1', file_name: 'mice.csv', state: 'done', created_at: '2026-01-05T08:00:00.000Z' },
      ...{ total: 1, create: 1, change: 0, same: 0, error: 0, near_brands: 0, uploaded: 1, failed: 0 },
      ...{ waiting: 0, unread_columns: [], unused_images: [] },
    };
    const rows = [{ row: 2, name: 'New Mouse', verdict: 'create', outcome: 'done', error: null }];
    serve({
      '/api/products': { products: [] },
      '/api/brands': { brands: [] },
      '/api/products/batches': { batches: [batch] },
      '/api/products/batches/b-1': { batch, rows, page: 1, totalPages: 1, total: 1 },
    });
    const { person } = await open('/products/bulk?batch=b-1');
    await screen.findAllByText(/New Mouse/);
    const undo = await screen.findByText('Undo mice.csv');
    loseNetwork();
    await person.click(undo);
    await answer(UNDO, 'Undo mice.csv');
    await waitFor(() => expect(screen.getAllByText('Retry').length).toBeGreaterThan(2));
    expect(screen.getByText('Row 2: New Mouse')).toBeVisible();
    expect(screen.getByText('Uploaded: 1, failed: 0')).toBeVisible();
    expect(screen.getByRole('button', { name: 'mice.csv' })).toBeVisible();
  });
});

describe('report jobs', () => {
  const job = {
    ...{ id: 'j-1', kind: 'stock', format: 'csv', from: '2026-01-01', to: '2026-01-31', status: 'done' },
    ...{ error: null, created_at: '2026-01-31T00:00:00Z', rows_done: 6_000, rows_total: 6_000 },
  };
  const report = { columns: [], rows: [], currentPage: 1, total: 6_000, totals: null, mostRowsAtOnce: 5_000 };

  it('stay when they cannot be loaded again', async () => {
    serve({ '/api/reports/jobs': { jobs: [job] }, '/api/reports/stock': report });
    const { person } = await open('/reports/stock');
    await screen.findByText('Download');
    const make = await screen.findByText('Make CSV');
    loseNetwork();
    await person.click(make);
    await offersRetry();
    expect(screen.getByText('Download')).toBeVisible();
  });

  it('are shown even if a report cannot be loaded', async () => {
    server.use(http.get('*/api/reports/:kind', () => problem(503, { message: 'Not now' })));
    serve({ '/api/reports/jobs': { jobs: [job] } });
    await open('/reports/stock');
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(await screen.findByText('Download')).toBeVisible();
  });
});

it('an order that cannot be loaded does not show the data of the previous one', async () => {
  serve({ '/api/admin/orders/ord-1': { order: anOrderPage({ status: 'paid' }) } });
  const { router } = await open('/view-all-orders/ord-1');
  await screen.findByText('Timeline');
  loseNetwork();
  await act(() => router.navigate('/seller-dashboard/view-all-orders/ord-2'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order ord-2');
  expect(screen.queryByText('Mark as shipped')).toBeNull();
  await offersRetry();
  expect(screen.queryByText('Timeline')).toBeNull();
});
