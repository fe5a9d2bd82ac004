import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Analytics } from '../../../api/types';
import { shopDay } from '../../../api/shop-time';
import { shopDayAgo } from '../kit/day-range';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

// jsdom has no canvas; the tests read the figures in the tables.
HTMLCanvasElement.prototype.getContext = (() => null) as never;
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const period = {
  from: '2026-01-01',
  to: '2026-01-31',
  revenue: 120,
  orders: 4,
  average: 30,
  refunded: 0,
  discount: 0,
  profit: 42.5,
  costed: 110,
  conversion: 0.25,
  carts: 16,
};
const figures: Analytics = {
  now: period,
  before: { ...period, revenue: 100, orders: 0, average: null, profit: null, costed: 0 },
  days: [{ day: '2026-01-01', revenue: 120, discount: 0, orders: 4, profit: 42.5 }],
  ways: [
    { method: 'khqr', currency: 'KHR', orders: 3, revenue: 100, received: 0, received_khr: 410_000 },
    { method: 'cod', currency: 'USD', orders: 1, revenue: 20, received: 30, received_khr: -41_000 },
  ],
  categories: [{ category: 'mouse', quantity: 6, revenue: 120, profit: 42.5 }],
  brands: [{ brand: null, quantity: 6, revenue: 120, profit: 42.5 }],
  best_sellers: [
    { id: 1, name: 'Naga', category: 'mouse', brand: null, quantity: 6, revenue: 120, profit: 42.5 },
  ],
  low_stock: [{ id: 2, name: 'Viper', category: 'mouse', brand: 'Tonlix', available: 0 }],
  low_stock_total: 1,
};

/** Answers with these figures; returns the ranges that were requested. */
function serve(answer: Analytics = figures) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/analytics', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('from')} ${searchParams.get('to')}`);
      return HttpResponse.json(answer);
    }),
  );
  return asked;
}
const open = (words = '', role: 'admin' | 'seller' = 'admin') =>
  renderShop(`/seller-dashboard/analytics${words}`, { user: aUser({ role }) });
const tile = async (name: string) =>
  within((await screen.findByText(name, { selector: 'dt' })).parentElement!);

describe('analytics', () => {
  it('shows what is left after the cost of goods where that is known, and of how much', async () => {
    serve();
    await open();
    const tiles = await tile('Gross profit');
    expect(tiles.getByText('$42.50')).toBeVisible();
    expect(tiles.getByText('of goods for $110.00, whose cost is known')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naga' })).toHaveAttribute(
      'href',
      '/seller-dashboard/products/1',
    );
  });

  it('shows no profit where no cost is known', async () => {
    const unknown = { ...period, profit: null, costed: 0 };
    serve({ ...figures, now: unknown, before: unknown });
    await open();
    await tile('Revenue');
    expect(screen.queryByText('Gross profit', { selector: 'dt' })).toBeNull();
  });

  it('shows revenue and orders by way to pay, with the riel as they were paid', async () => {
    serve();
    await open();
    const row = async (name: string) => (await screen.findByText(name)).closest('tr');
    expect(await row('KHQR in riel')).toHaveTextContent('KHQR in riel3$100.00$0.00410,000៛');
    expect(await row('Cash on delivery')).toHaveTextContent('Cash on delivery1$20.00$30.00-41,000៛');
  });

  it('shows the last 30 days, each figure with its change from the days before', async () => {
    const asked = serve();
    await open();
    const revenue = await tile('Revenue');
    expect(revenue.getByText('$120.00')).toBeVisible();
    expect(revenue.getByText('+20% against the days before')).toBeVisible();
    expect((await tile('Average order')).getByText('No earlier data')).toBeVisible();
    expect((await tile('Cart conversion')).getByText('25%')).toBeVisible();
    expect(asked).toEqual([`${shopDayAgo(29)} ${shopDay()}`]);
  });

  it('has a table for each chart', async () => {
    serve();
    await open();
    const table = await screen.findByRole('table', { name: 'Revenue and orders by day' });
    expect(within(table).getByRole('row', { name: 'Jan 1, 2026 $120.00 4' })).toBeInTheDocument();
    const brands = screen.getByRole('table', { name: 'Sales by brand' });
    expect(within(brands).getByRole('row', { name: 'Unknown 6 $120.00 $42.50' })).toBeInTheDocument();
  });

  it('says what is sold out', async () => {
    serve();
    await open();
    expect(await screen.findByText('Sold out')).toBeVisible();
  });

  it('says how many products are low in stock when not all are shown, and links to all', async () => {
    serve({ ...figures, low_stock_total: 23 });
    await open();
    expect(await screen.findByText(/1 of 23 products that are low in stock/)).toBeVisible();
    expect(screen.getByText('See them all in the stock report')).toHaveAttribute(
      'href',
      '/seller-dashboard/reports/stock',
    );
  });

  it('keeps the chosen days in the address', async () => {
    const asked = serve();
    const { person, router } = await open('?from=2026-01-01&to=2026-01-31');
    await person.click(await screen.findByText('7 days'));
    await waitFor(() => expect(asked).toEqual(['2026-01-01 2026-01-31', `${shopDayAgo(6)} ${shopDay()}`]));
    expect(router.state.location.search).toBe('?range=7d');
  });

  it('shows the error of invalid days without loading them', async () => {
    const asked = serve();
    const { person } = await open('?from=2026-01-01&to=2026-01-31');
    const last = await screen.findByLabelText('To');
    await person.clear(last);
    await person.type(last, '2025-12-31');
    await person.click(screen.getByText('Apply'));
    expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('leaves the focus on the button that shows the days', async () => {
    const asked = serve();
    const { person } = await open('?from=2026-01-01&to=2026-01-31');
    const last = await screen.findByLabelText('To');
    await person.clear(last);
    await person.type(last, '15/1/2026');
    await person.click(screen.getByText('Apply'));
    await waitFor(() => expect(asked.at(-1)).toBe('2026-01-01 2026-01-15'));
    expect(screen.getByText('Apply').closest('button')).toHaveFocus();
  });

  it('scrolls to the part in the address each time that its link is clicked', async () => {
    serve();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { router } = await open('#low-stock');
    await tile('Revenue');
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
    await router.navigate('/seller-dashboard/analytics#low-stock');
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(2));
  });

  it('does not show carts to sellers', async () => {
    serve();
    await open('', 'seller');
    await tile('Revenue');
    expect(screen.queryByText('Cart conversion')).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/analytics', () => problem(503, { message: 'Not now' })));
    const { person } = await open();
    await screen.findByText('Not now');
    serve();
    await person.click(screen.getByText('Retry'));
    await tile('Revenue');
  });
});
