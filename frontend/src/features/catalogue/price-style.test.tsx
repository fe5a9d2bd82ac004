import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Shop } from '../../api/types';
import { aCategoryPage } from '../../testing/category-pages';
import { aLine, aQuote, serveQuotes, aShopper } from '../../testing/open-checkout';
import { renderShop } from '../../testing/render-shop';
import { aCartItem, anOpenOrder, anOrder, aProduct, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';

/** A shop that writes its prices so, at 4,100 riel for a dollar. */
function given(prices: Shop['prices']): void {
  const facts = {
    address: '',
    address_km: '',
    hours: '',
    hours_km: '',
    phone: '',
    telegram: '',
    messenger: '',
  };
  server.use(
    http.get('*/api/shop', () => HttpResponse.json({ shop: { ...facts, riel_rate: 4_100, prices } })),
  );
}

async function openCategory(prices: Shop['prices']) {
  given(prices);
  server.use(
    http.get('*/api/brands-by-category/mouse', () => HttpResponse.json({ brands: [tonlix] })),
    http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json(aCategoryPage([aProduct()]))),
  );
  await renderShop('/category/mouse');
  await screen.findByRole('link', { name: 'View Naga Mini' });
}

async function openCheckout(prices: Shop['prices']) {
  given(prices);
  const lines = [
    aLine({ price: 19.99, line_total: 19.99 }),
    aLine({ id: 43, price: 10.01, line_total: 10.01 }),
  ];
  serveQuotes(aQuote({ lines, subtotal: 30, shipping: 2, total: 32 }));
  const cart = [aCartItem(), aCartItem({ id: 43, name: 'Mekong 60', price: 10.01 })];
  await renderShop('/checkout', { user: aShopper(), cart });
  return within(await screen.findByRole('region', { name: 'Order summary' }));
}

describe('prices', () => {
  it('stand in dollars, with riel rounded to 100 beside', async () => {
    await openCategory('dollars-first');
    const price = await screen.findByText('$19.99');
    expect(price.parentElement).toHaveTextContent('$19.99 82,000៛');
  });

  it('stand in riel, with dollars beside, where the shop wants that', async () => {
    await openCategory('riel-first');
    const price = await screen.findByText('82,000៛');
    expect(price.tagName).toBe('STRONG');
    expect(price.parentElement).toHaveTextContent('82,000៛ $19.99');
  });

  it('stand in dollars alone, where the shop wants that', async () => {
    await openCategory('dollars-only');
    expect(screen.getByText('$19.99').parentElement).toHaveTextContent(/^\$19\.99$/);
    expect(screen.queryByText(/៛/)).toBeNull();
  });
});

describe('the totals at checkout', () => {
  it('tell about how much they come to in riel', async () => {
    const summary = await openCheckout('dollars-first');
    expect(await summary.findByText('$32.00')).toBeVisible();
    expect(await summary.findByText('about 131,200៛')).toBeVisible();
  });

  it('add up in riel, with the dollars below', async () => {
    const summary = await openCheckout('riel-first');
    // 82,000 and 41,000 of the lines, 8,200 for delivery.
    expect(await summary.findByText('123,000៛')).toBeVisible();
    expect(summary.getByText('8,200៛')).toBeVisible();
    expect(summary.getByText('131,200៛')).toBeVisible();
    expect(summary.queryByText('Rounding')).toBeNull();
    expect(summary.getByText('$32.00')).toBeVisible();
  });
});

it('a paid order adds up in riel at its own rate, with what rounding makes of it as a row', async () => {
  given('riel-first');
  const { items } = anOrder();
  const three = [1, 2, 3].map((id) => ({ ...items[0]!, id, quantity: 1, price: 0.99 }));
  const order = {
    ...anOrder({
      status: 'paid',
      items: three,
      subtotal: 2.97,
      shipping: 2,
      total_price: 4.97,
      riel_rate: 4_110,
    }),
    ...{ timeline: [], refunded_total: 0 },
  };
  server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [order], totalPages: 1 })));
  await renderShop('/user-profile', { user: aShopper() });
  const receipt = within(await screen.findByRole('article', { name: 'Order MG-2601-0001' }));
  // Three times 4,100 and 8,200 for delivery would be 20,500.
  expect(await receipt.findByText('12,300៛')).toBeVisible();
  expect(receipt.getByText('8,200៛')).toBeVisible();
  expect(receipt.getByText('Rounding').parentElement).toHaveTextContent('−100៛');
  expect(receipt.getAllByText('20,400៛').at(-1)).toBeVisible();
});

it('a paid order says nothing of riel where the shop writes its prices in dollars alone', async () => {
  given('dollars-only');
  const order = {
    ...anOrder({ status: 'paid', riel_rate: 4_110 }),
    ...{ timeline: [], refunded_total: 0 },
  };
  server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [order], totalPages: 1 })));
  await renderShop('/user-profile', { user: aShopper() });
  const receipt = within(await screen.findByRole('article', { name: 'Order MG-2601-0001' }));
  expect(receipt.getAllByText('$21.99').at(-1)).toBeVisible();
  expect(receipt.queryByText(/៛/)).toBeNull();
});

describe('an order that is to be paid', () => {
  const openOrder = async (prices: Shop['prices']) => {
    given(prices);
    const order = anOpenOrder({ total_price: 21.99, riel_rate: 4_100, total_khr: 90_200 });
    server.use(
      http.get('*/api/user/open-orders', () => HttpResponse.json({ orders: [order] })),
      http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [], totalPages: 0 })),
    );
    await renderShop('/user-profile', { user: aShopper() });
    return screen.findByRole('article', { name: `Order ${order.order_number}` });
  };

  it.each([
    ['dollars-first', '$21.99', 'about 90,200៛'],
    ['riel-first', '90,200៛', '$21.99'],
  ] as const)('has its total %s', async (prices, first, beside) => {
    const order = within(await openOrder(prices));
    const total = await order.findByText(first);
    expect(total.tagName).toBe('STRONG');
    expect(total.parentElement).toHaveTextContent(`${first}${beside}`);
  });

  it('has it in dollars alone, where the shop wants that', async () => {
    const order = within(await openOrder('dollars-only'));
    expect((await order.findByText('$21.99')).parentElement).toHaveTextContent(/^\$21\.99$/);
  });
});
