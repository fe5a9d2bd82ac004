import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Report, ReportJob } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const searches: Report = {
  columns: [
    { key: 'term', title: 'Search', type: 'text' },
    { key: 'times', title: 'Times', type: 'number' },
  ],
  rows: [{ term: 'trackball', times: 3 }],
  currentPage: 1,
  page: 1,
  totalPages: 1,
  total: 1,
  totals: null,
  sums: { times: 3 },
  mostRowsAtOnce: 5_000,
};

const job: ReportJob = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'searches',
  format: 'csv',
  from: '2026-01-01',
  to: '2026-01-31',
  status: 'waiting',
  error: null,
  faults: [],
  created_at: '2026-01-31T00:00:00Z',
  rows_done: 1_000,
  rows_total: 6_000,
};

let asked: string[];
const serve = (report: Report, jobs: ReportJob[] = []) =>
  server.use(
    http.get('*/api/reports/jobs', () => HttpResponse.json({ jobs })),
    http.get('*/api/reports/:kind', ({ request, params }) => {
      asked.push(`${String(params.kind)} ${new URL(request.url).searchParams.get('page')}`);
      return HttpResponse.json(report);
    }),
  );
beforeEach(() => {
  asked = [];
  serve(searches);
});

const days = 'from=2026-01-01&to=2026-01-31';
const open = (
  kind = 'searches',
  role: 'admin' | 'seller' = 'admin',
  more = '',
  language: 'en' | 'km' = 'en',
) => renderShop(`/seller-dashboard/reports/${kind}?${days}${more}`, { user: aUser({ role }), language });

describe('reports', () => {
  it("shows a report, and links to its files in the reader's language", async () => {
    await open('searches', 'admin', '', 'km');
    expect(await screen.findByText('trackball')).toBeVisible();
    expect((await screen.findByText('ទាញយក CSV')).closest('a')).toHaveAttribute(
      'href',
      `/api/reports/searches/file?${days}&format=csv&language=km`,
    );
    expect(screen.getByText('ទាញយក XLSX')).toBeVisible();
  });

  it.each([
    [1, '1 row'],
    [2, '2 rows'],
  ])('counts %d rows', async (total, words) => {
    serve({ ...searches, total });
    await open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  const totals = { sold: 120, shipping: 5, refunded: 63, discount: 0, revenue: 62, ways: [] };

  it('shows the totals of the sales', async () => {
    serve({ ...searches, totals });
    await open('sales');
    const figure = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
    expect(await figure('Sold')).toHaveTextContent('$120.00');
    expect(await figure('Shipping')).toHaveTextContent('$5.00');
    expect(await figure('Refunded')).toHaveTextContent('-$63.00');
    expect(await figure('Revenue')).toHaveTextContent('$62.00');
  });

  it('shows sellers totals without shipping, which is not theirs', async () => {
    serve({ ...searches, totals: { ...totals, shipping: null } });
    await open('sales', 'seller');
    await screen.findByText('Sold', { selector: 'dt' });
    expect(screen.queryByText('Shipping')).toBeNull();
  });

  it('links to the order and the product of a row, adds up all pages, and is sorted by the head of a number', async () => {
    const columns: Report['columns'] = [
      { key: 'order_number', title: 'Order', type: 'text' },
      { key: 'product', title: 'Product', type: 'text' },
      { key: 'amount', title: 'Amount', type: 'money' },
    ];
    const row = { order_number: 'MG-1', order_id: 'ord-1', product: 'Naga', product_id: 7, amount: 20 };
    serve({ ...searches, columns, rows: [row], total: 80, sums: { amount: 1_600 } });
    const { person, router } = await open('products');
    expect(await screen.findByRole('link', { name: 'MG-1' })).toHaveAttribute(
      'href',
      '/seller-dashboard/view-all-orders/ord-1',
    );
    expect(screen.getByRole('link', { name: 'Naga' })).toHaveAttribute(
      'href',
      '/seller-dashboard/products/7',
    );
    expect(screen.getByText('Amount', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$1,600.00');
    await person.click(screen.getByRole('columnheader', { name: /Amount/ }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=-amount'));
  });

  it('of what is to be ordered takes the days until it comes, in its files too', async () => {
    await open('reorder', 'seller', '&lead=30');
    expect(await screen.findByText('Comes in 30 days')).toBeVisible();
    expect((await screen.findByText('Download CSV')).closest('a')?.href).toContain('&lead_days=30');
  });

  it('opens another kind of report with the same days, on the first page', async () => {
    serve({ ...searches, currentPage: 2, total: 1_000 });
    const { person, router } = await open('searches', 'admin', '&page=2');
    await person.click(await screen.findByRole('tab', { name: 'Stock' }));
    await waitFor(() => expect(asked).toEqual(['searches 2', 'stock 1']));
    expect(router.state.location).toMatchObject({
      pathname: '/seller-dashboard/reports/stock',
      search: `?${days}`,
    });
  });

  it('does not show searches to sellers', async () => {
    await open('searches', 'seller');
    await screen.findByRole('tab', { name: 'Sales' });
    await waitFor(() => expect(asked).toEqual(['sales 1']));
    expect(screen.queryByRole('tab', { name: 'Searches' })).toBeNull();
  });

  it('starts a job for a long report and shows its progress', async () => {
    serve({ ...searches, total: 6_000 });
    const { person } = await open();
    const make = await screen.findByText('Make CSV');
    let wanted: unknown;
    server.use(
      http.post('*/api/reports/jobs', async ({ request }) => {
        wanted = await request.json();
        serve({ ...searches, total: 6_000 }, [job]);
        return HttpResponse.json({ job }, { status: 201 });
      }),
    );
    await person.click(make);
    expect(await screen.findByText('1000 of 6000 rows')).toBeVisible();
    expect(wanted).toEqual({
      kind: 'searches',
      format: 'csv',
      language: 'en',
      from: '2026-01-01',
      to: '2026-01-31',
    });
    serve(searches, [{ ...job, status: 'done' }]);
    expect((await screen.findByText('Download')).closest('a')).toHaveAttribute(
      'href',
      `/api/reports/jobs/${job.id}/file`,
    );
  });

  it('shows why a report could not be made', async () => {
    serve(searches, [{ ...job, status: 'failed', error: 'Please choose fewer days.' }]);
    await open();
    expect(await screen.findByText('Please choose fewer days.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/reports/:kind', () => problem(503, { message: 'Not now' })));
    server.use(http.get('*/api/reports/jobs', () => HttpResponse.json({ jobs: [] })));
    const { person } = await open();
    await screen.findByText('Not now');
    serve(searches);
    await person.click(screen.getByText('Retry'));
    expect(await screen.findByText('trackball')).toBeVisible();
  });
});
