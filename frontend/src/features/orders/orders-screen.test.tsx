import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { Order, Receipt } from '../../api/types';
import type { Language } from '../../lib/i18n/language';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const Payment = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };

function openOrders(given: (Order & Partial<Receipt>)[], language?: Language) {
  const orders: Receipt[] = given.map((order) => ({
    timeline: [],
    refunded_total: 0,
    ...order,
  }));
  server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders, totalPages: 1 })));
  return renderShop('/user-profile', { user: aUser(), language });
}

describe('My Orders & Receipts', () => {
  it('shows a paid order with its products, totals, payment and address', async () => {
    await openOrders([anOrder({ status: 'paid', Payment })]);
    const receipt = within(await screen.findByRole('article', { name: 'Order MG-2601-0001' }));
    expect(receipt.getByRole('link', { name: 'Naga Mini' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/.*naga-mini-42$/),
    );
    expect(receipt.getByText('1 × $19.99')).toBeVisible();
    expect(receipt.getAllByText('$21.99').at(-1)).toBeVisible();
    expect(receipt.getByText('TX-77')).toBeVisible();
    expect(receipt.getByText(/Sok Dara, 012345678, Phnom Penh/)).toBeVisible();
  });

  it('says about how much it cost in riel when it was paid', async () => {
    await openOrders([anOrder({ status: 'paid', Payment, riel_rate: 4_000 })]);
    expect(await screen.findByText('about 88,000៛ at the rate when you paid')).toBeVisible();
  });

  it('says exactly how much it cost where it was paid in riel', async () => {
    await openOrders([anOrder({ status: 'paid', Payment, riel_rate: 4_000, pay_currency: 'KHR' })]);
    expect(await screen.findByText('paid in riel: 88,000៛')).toBeVisible();
  });

  it("says about how much it is in riel by today's rate where that of the payment is not known", async () => {
    await openOrders([anOrder({ status: 'paid', Payment })]);
    expect(await screen.findByText("about 90,200៛ at today's rate")).toBeVisible();
  });

  it('shows what was given back of it', async () => {
    await openOrders([anOrder({ status: 'paid', Payment, refunded_total: 5 })]);
    const receipt = within(await screen.findByRole('article', { name: 'Order MG-2601-0001' }));
    expect(receipt.getByText('Refunded')).toBeVisible();
    expect(receipt.getByText('−$5.00')).toBeVisible();
  });

  it('shows the newest ones, and older ones when they are asked for', async () => {
    const pages = [
      anOrder({ status: 'paid', Payment }),
      anOrder({ id: 'ord-old', order_number: 'MG-2401-0001', status: 'paid', Payment }),
    ];
    server.use(
      http.get('*/api/user/my-orders', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const order = { timeline: [], refunded_total: 0, riel_rate: null, ...pages[page - 1] };
        return HttpResponse.json({ orders: [order], page, totalPages: 2, total: 2 });
      }),
    );
    const { person } = await renderShop('/user-profile', { user: aUser() });
    await screen.findByRole('article', { name: 'Order MG-2601-0001' });
    expect(screen.queryByRole('article', { name: 'Order MG-2401-0001' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show older orders' }));
    expect(await screen.findByRole('article', { name: 'Order MG-2401-0001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Older orders' })).toHaveFocus();
  });

  it('shows the courier and the tracking number', async () => {
    await openOrders([anOrder({ status: 'shipped', courier: 'J&T', tracking_number: 'KH-1', Payment })]);
    expect(await screen.findByText('J&T')).toBeVisible();
    expect(screen.getByText('KH-1')).toBeVisible();
  });

  it("leads to the courier's page of the parcel", async () => {
    const parcel = { courier: 'J&T', tracking_number: 'KH-1', tracking_url: 'https://jt.example/?no=KH-1' };
    await openOrders([anOrder({ status: 'shipped', ...parcel, Payment })]);
    const link = await screen.findByRole('link', { name: /^Follow your parcel/ });
    expect(link).toHaveAttribute('href', parcel.tracking_url);
  });

  it('shows what has happened to the order, and what has not yet', async () => {
    const step = { courier: null, tracking_number: null };
    const timeline: Receipt['timeline'] = [
      { type: 'placed', at: '2026-01-02T03:04:05Z', ...step },
      { type: 'paid', at: '2026-01-02T03:05:05Z', ...step },
      { type: 'shipped', at: '2026-01-03T09:00:00Z', courier: 'Old', tracking_number: 'X' },
    ];
    await openOrders([
      anOrder({ status: 'shipped', courier: 'J&T', tracking_number: 'KH-1', Payment, timeline }),
    ]);
    const list = await screen.findByRole('list', { name: 'What happened to the order' });
    const [placed, paid, shipped, delivered] = within(list).getAllByRole('listitem');
    expect(placed).toHaveTextContent(/^Order placedJan 2, 2026/);
    expect(paid).toHaveTextContent(/^PaidJan 2, 2026/);
    expect(shipped).toHaveTextContent(/^ShippedJan 3, 2026.*Courier: J&TTracking number: KH-1$/);
    expect(delivered).toHaveTextContent('Delivered (not yet)');
  });

  describe('of a parcel that came back', () => {
    const step = (type: Receipt['timeline'][number]['type'], at: string) => ({
      type,
      at,
      courier: null,
      tracking_number: null,
    });
    const until = [
      step('placed', '2026-01-02T03:04:05Z'),
      step('paid', '2026-01-02T03:05:05Z'),
      step('shipped', '2026-01-03T09:00:00Z'),
      step('came_back', '2026-01-05T09:00:00Z'),
    ];

    it('say so in the line, in the steps, and what happens next', async () => {
      const order = anOrder({
        status: 'shipped',
        Payment,
        timeline: until,
        came_back_at: '2026-01-05T09:00:00Z',
      });
      await openOrders([order]);
      const card = within(await screen.findByRole('article', { name: 'Order MG-2601-0001' }));
      expect(card.getByText('came back')).toHaveClass('red');
      expect(card.queryByText('shipped')).toBeNull();
      expect(card.getByText(/brought it back on Jan 5, 2026/)).toBeVisible();
      expect(card.getByText(/We call 012345678 to agree when to send it again/)).toBeVisible();
      const steps = within(card.getByRole('list', { name: 'What happened to the order' }));
      const words = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(words[3]).toMatch(/^Came backJan 5, 2026/);
      expect(words[4]).toBe('Delivered (not yet)');
    });

    it('say that it is sent again, which is not shipped yet', async () => {
      const timeline = [...until, step('sent_again', '2026-01-06T09:00:00Z')];
      await openOrders([anOrder({ status: 'paid', Payment, timeline })]);
      expect(await screen.findByText('Your parcel came back, and we send it again.')).toBeVisible();
      expect(screen.getByText('paid')).toBeVisible();
      const steps = within(screen.getByRole('list', { name: 'What happened to the order' }));
      expect(steps.getAllByRole('listitem')[2]).toHaveTextContent('Shipped (not yet)');
    });
  });

  it.each([
    ['pending', 'yellow'],
    ['shipped', 'blue'],
    ['delivered', 'green'],
    ['paid', 'red'],
  ] as const)('shows the status %s in %s', async (status, colour) => {
    await openOrders([anOrder({ status, Payment })]);
    expect(await screen.findByText(status)).toHaveClass(colour);
  });

  it('says when no order was paid yet, with a link to the shop', async () => {
    await openOrders([anOrder()]);
    expect(await screen.findByText("You haven't completed any payments yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/');
  });

  it('says when an order has no products', async () => {
    await openOrders([anOrder({ items: [], Payment })]);
    expect(await screen.findByText('No products in this order.')).toBeVisible();
  });

  it('says that orders are loading', async () => {
    server.use(http.get('*/api/user/my-orders', () => delay('infinite')));
    await renderShop('/user-profile', { user: aUser() });
    expect(await screen.findByText('Loading orders...')).toBeInTheDocument();
  });

  it('shows the receipts only with the unpaid orders above them, so that nothing jumps', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get('*/api/user/open-orders', async () => {
        await isAnswered;
        return HttpResponse.json({ orders: [] });
      }),
    );
    await openOrders([anOrder({ status: 'paid', Payment })]);
    const receipt = await screen.findByText('TX-77');
    expect(receipt).not.toBeVisible();
    expect(screen.getByText('Loading orders...')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(receipt).toBeVisible());
    expect(screen.queryByText('Loading orders...')).not.toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/user/my-orders', () => problem(503, { message: 'Not now' }), { once: true }));
    const { person } = await renderShop('/user-profile', { user: aUser() });
    expect(await screen.findByText('Not now')).toBeVisible();
    server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [] })));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText("You haven't completed any payments yet.")).toBeVisible();
  });

  it('has a link to log out', async () => {
    await openOrders([]);
    const links = await screen.findAllByRole('link', { name: 'Logout' });
    expect(links.at(-1)).toHaveAttribute('href', '/logout');
  });

  it('is in Khmer when chosen', async () => {
    const product = {
      id: 42,
      name: 'Naga Mini',
      name_km: 'កណ្ដុរ ណាហ្គា',
      price: 19.99,
      image: '/images/42.webp',
      image_url: '/images/42.webp',
    };
    const [line] = anOrder().items;
    const items = [{ ...line!, product }];
    await openOrders([anOrder({ status: 'shipped', Payment, items })], 'km');
    expect(await screen.findByText('កំពុងដឹកជញ្ជូន')).toBeVisible();
    expect(screen.getAllByText('កណ្ដុរ ណាហ្គា').at(-1)).toBeVisible();
  });
});

describe('printing a receipt', () => {
  it.each(['A4', '80 mm'])('prints only this receipt, on %s', async (paper) => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const orders = [anOrder({ Payment }), anOrder({ id: 'ord-2', order_number: 'MG-2601-0002', Payment })];
    const { person } = await openOrders(orders);
    const card = await screen.findByRole('article', { name: 'Order MG-2601-0001' });
    await person.click(card.querySelector('summary')!);
    const receipt = within(card);
    await person.selectOptions(receipt.getByLabelText('Paper'), paper);
    await person.click(receipt.getByRole('button', { name: 'Print receipt' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Thank you for shopping with Mekong Gear.')).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText(/^Thank you for shopping/)).toBeNull());
    print.mockRestore();
  });
});
