import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Alert, MailLogEntry } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';

afterEach(() => jest.restoreAllMocks());

const base = '/seller-dashboard/notifications';

function anAlert(facts: Partial<Alert> = {}): Alert {
  return {
    id: 3,
    kind: 'order',
    what: 'order.paid',
    facts: {
      order_id: 'ord-1',
      customer_name: 'Chan Thou',
      total: 39.98,
      products: [{ id: 42, name: 'Naga Mini', quantity: 2 }],
    },
    created_at: '2026-01-01T00:00:00.000Z',
    read_at: null,
    ...facts,
  };
}

function aMail(facts: Partial<MailLogEntry> = {}): MailLogEntry {
  return {
    id: '7c9f5f0e-6c1d-4d52-9d5e-0a4f2a9f1c11',
    to: 'thou@example.com',
    subject: 'Welcome to Mekong Gear',
    kind: 'welcome',
    status: 'failed',
    attempts: 10,
    last_error: '550 no such mailbox',
    faults: [],
    created_at: '2026-01-01T00:00:00.000Z',
    next_attempt_at: null,
    sent_at: null,
    order_id: null,
    order_number: null,
    resend_of: null,
    out_of_date: null,
    can_resend: true,
    ...facts,
  };
}

/** Serves an inbox with these alerts; returns the queries and the marked alerts. */
function serveInbox(...alerts: Alert[]) {
  const seen = { searches: [] as string[], marked: [] as unknown[] };
  let left = alerts;
  server.use(
    http.get('*/api/notifications', ({ request }) => {
      const { search } = new URL(request.url);
      if (!search.includes('limit')) seen.searches.push(search);
      const unread = left.filter(({ read_at }) => !read_at).length;
      return HttpResponse.json({ alerts: left, page: 1, total: left.length, totalPages: 1, unread });
    }),
    http.post('*/api/notifications/read', async ({ request }) => {
      seen.marked.push(await request.json());
      left = left.map((alert) => ({ ...alert, read_at: '2026-01-02T00:00:00.000Z' }));
      return HttpResponse.json({ unread: 0 });
    }),
  );
  return seen;
}

/** Serves a log with these mails; returns the queries and the mails that were sent again. */
function serveMails(...mails: MailLogEntry[]) {
  const seen = { searches: [] as string[], resent: [] as unknown[] };
  server.use(
    http.get('*/api/admin/mails', ({ request }) => {
      seen.searches.push(new URL(request.url).search);
      return HttpResponse.json({ mails, page: 1, total: mails.length, totalPages: 1 });
    }),
    http.post('*/api/admin/mails/:id/resend', ({ params }) => {
      seen.resent.push(params.id);
      return HttpResponse.json({ message: 'Queued', id: 'x' });
    }),
  );
  return seen;
}

const open = (path = base, role: 'admin' | 'seller' = 'seller', language: 'en' | 'km' = 'en') =>
  renderShop(path, { user: aUser({ role }), language });

describe('the inbox', () => {
  it('says what happened, with a link', async () => {
    serveInbox(
      anAlert(),
      anAlert({
        id: 2,
        kind: 'stock',
        what: 'stock.low',
        facts: { product_id: 42, product_name: 'Naga Mini', available: 5 },
      }),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Chan Thou paid for an order: $39.98' })).toHaveAttribute(
      'href',
      '/seller-dashboard/view-all-orders/ord-1',
    );
    expect(screen.getByText('2 × Naga Mini')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naga Mini: only 5 left' })).toHaveAttribute(
      'href',
      '/seller-dashboard/products?q=Naga+Mini',
    );
  });

  it.each([
    ['expired', '10 orders were not paid in time'],
    ['cancelled', '10 orders were cancelled by their customers'],
  ])('tells of many %s orders at once', async (reason, text) => {
    serveInbox(anAlert({ what: 'order.cancelled', facts: { reason, count: 10 } }));
    await open();
    const title = await screen.findByText(text);
    expect(title.closest('a')).toHaveAttribute('href', '/seller-dashboard/view-all-orders?status=cancelled');
  });

  it('leads to the reviews that wait for the shop', async () => {
    const facts = { product_name: 'Naga Mini', rating: 2 };
    serveInbox(
      anAlert({ kind: 'review', what: 'review.written', facts }),
      anAlert({ id: 2, kind: 'review', what: 'review.flagged', facts }),
    );
    await open();
    const written = await screen.findByText('A review of Naga Mini waits for approval (2 of 5)');
    expect(written.closest('a')).toHaveAttribute('href', '/seller-dashboard/reviews/pending');
    const flagged = screen.getByText('Its seller has flagged a review of Naga Mini');
    expect(flagged.closest('a')).toHaveAttribute('href', '/seller-dashboard/reviews?q=Naga+Mini');
  });

  it('shows failed reports and dead letters', async () => {
    const failure = { kind: 'failure' as const, what: 'report.failed' as const };
    serveInbox(
      anAlert({ ...failure, facts: { report_kind: 'stock', reason: 'too long' } }),
      anAlert({
        ...failure,
        id: 4,
        what: 'event.dead-lettered',
        facts: { service: 'orders', event_type: 'payment.expired.v1', reason: 'there is no order x' },
      }),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'A report could not be made: Stock' })).toHaveAttribute(
      'href',
      '/seller-dashboard/reports/stock',
    );
    expect(
      screen.getByText('orders could not handle an event: payment.expired.v1').closest('a'),
    ).toHaveAttribute('href', '/seller-dashboard/notifications/failed-events?service=orders');
    expect(screen.getByText('there is no order x')).toBeVisible();
  });

  it('is in Khmer when chosen, including the names of services', async () => {
    const facts = { service: 'catalog', event_type: 'order.placed.v1', reason: 'no' };
    const failure = { kind: 'failure' as const, what: 'event.dead-lettered' as const };
    const fault = { code: 'MAIL_ADDRESS_REFUSED', params: { detail: '550 no such user' }, message: '550' };
    serveInbox(
      anAlert(),
      anAlert({ ...failure, id: 4, facts }),
      anAlert({ ...failure, id: 5, what: 'mail.failed', facts: { to: 'a@b.example', faults: [fault] } }),
    );
    await open(base, 'seller', 'km');
    expect(await screen.findByText('Chan Thou បានទូទាត់ការបញ្ជាទិញ៖ $39.98')).toBeVisible();
    expect(screen.getByText('កាតាឡុក មិនអាចដោះស្រាយព្រឹត្តិការណ៍បានទេ៖ order.placed.v1')).toBeVisible();
    expect(screen.getByText('ម៉ាស៊ីនមេអ៊ីមែលមិនទទួលអាសយដ្ឋាននេះទេ៖ 550 no such user')).toBeVisible();
  });

  it('is filtered by the address', async () => {
    const { searches } = serveInbox(anAlert());
    await open(`${base}?kind=stock&unread=true&page=2`);
    await screen.findByText('2 × Naga Mini');
    expect(searches).toEqual(['?page=2&kind=stock&unread=true&grouped=true']);
  });

  it('marks an alert as read, and the bell no longer counts it', async () => {
    const { marked } = serveInbox(anAlert());
    const { person } = await open();
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Mark as read' }));
    expect(marked).toEqual([{ ids: [3] }]);
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull());
  });

  it("focuses the next alert when one is marked as read, and the page's title after the last one", async () => {
    const one = anAlert();
    const other = anAlert({ id: 4 });
    serveInbox(one, other);
    server.use(
      http.post('*/api/notifications/read', async ({ request }) => {
        const { ids } = (await request.json()) as { ids: number[] };
        if (ids.includes(one.id)) serveInbox(other);
        else serveInbox();
        return HttpResponse.json({ unread: 0 });
      }),
    );
    const { person } = await open();
    await person.click((await screen.findAllByText('Mark as read'))[0]!);
    await waitFor(() => expect(screen.getAllByText('Mark as read')).toHaveLength(1));
    expect(screen.getByText('Mark as read').closest('button')).toHaveFocus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Mark as read')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  });

  it('marks all as read', async () => {
    const { marked } = serveInbox(anAlert(), anAlert({ id: 4 }));
    const { person } = await open();
    const button = await screen.findByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
    await waitFor(() => expect(marked).toEqual([{ all: true }]));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus());
  });

  it('marks only the kind that is shown', async () => {
    const { marked } = serveInbox(anAlert());
    const { person } = await open(`${base}?kind=order`);
    const button = await screen.findByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
    await waitFor(() => expect(marked).toEqual([{ all: true, kind: 'order' }]));
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/notifications', () => problem(503, { message: 'Not now' })));
    const { person } = await open();
    expect(await screen.findByText('Not now')).toBeVisible();
    serveInbox();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No alerts here.')).toBeVisible();
  });
});

describe('the bell', () => {
  /** A double of EventSource, which jsdom lacks. */
  class Stream extends EventTarget {
    static CLOSED = 2;
    static opened: Stream[] = [];
    readyState = 1;
    constructor(readonly url: string) {
      super();
      Stream.opened.push(this);
    }
    close() {
      this.readyState = Stream.CLOSED;
    }
    tell(unread: number) {
      this.dispatchEvent(new MessageEvent('unread', { data: JSON.stringify({ unread }) }));
    }
    bring() {
      this.dispatchEvent(new MessageEvent('alert', { data: '{}' }));
    }
  }

  beforeEach(() => {
    Stream.opened = [];
    Object.assign(globalThis, { EventSource: Stream });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));

  it('updates its count when the stream sends one', async () => {
    serveInbox();
    await open('/seller-dashboard/products');
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
    const [stream] = Stream.opened;
    expect(stream!.url).toBe('/api/notifications/stream');
    serveInbox(anAlert());
    act(() => stream!.tell(1));
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  it('refreshes the inbox for a new alert and on reconnecting, even if the count is unchanged', async () => {
    serveInbox(anAlert());
    await open();
    expect(await screen.findByText('2 × Naga Mini')).toBeVisible();
    const [stream] = Stream.opened;
    act(() => stream!.tell(1));
    serveInbox(anAlert({ what: 'order.cancelled', facts: { ...anAlert().facts, customer_name: 'Bopha' } }));
    act(() => stream!.bring());
    expect(await screen.findByText(/Bopha/)).toBeVisible();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    serveInbox(anAlert({ facts: { ...anAlert().facts, customer_name: 'Vanna' } }));
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => Stream.opened.at(-1)!.tell(1));
    expect(await screen.findByText(/Vanna/)).toBeVisible();
    hidden.mockRestore();
  });

  it('closes its stream while the page is hidden', async () => {
    await open('/seller-dashboard/products');
    await screen.findByRole('link', { name: 'Notifications' });
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([2]);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([2, 1]);
    hidden.mockRestore();
  });
});

describe('the log of mails', () => {
  it('shows the status of a mail, and can send it again after a question', async () => {
    const mail = aMail();
    const { resent, searches } = serveMails(mail);
    const { person } = await open(`${base}/mails?status=failed&q=thou`, 'admin');
    const row = within((await screen.findByText('550 no such mailbox')).closest('tr')!);
    expect(row.getByText('Not delivered')).toBeVisible();
    const button = row.getByRole('button', { name: 'Send the mail to thou@example.com again' });
    await person.click(button);
    await answer('Send this mail to thou@example.com again?', 'Cancel');
    expect(resent).toEqual([]);
    await person.click(button);
    await answer('Send this mail to thou@example.com again?', 'Send again');
    await waitFor(() => expect(resent).toEqual([mail.id]));
    expect(searches[0]).toBe('?page=1&q=thou&status=failed');
  });

  it('keeps the number of an order on one line', async () => {
    const subject = 'Your Mekong Gear order MG-2611-0042 is on its way';
    serveMails(aMail({ kind: 'order-shipped', order_number: 'MG-2611-0042', subject }));
    await open(`${base}/mails`, 'admin');
    for (const number of await screen.findAllByText('MG-2611-0042')) expect(number).toHaveClass('unbroken');
  });

  it('does not send codes again, and says why', async () => {
    serveMails(aMail({ kind: 'verification-code', can_resend: false }));
    await open(`${base}/mails`, 'admin');
    expect(await screen.findByText('Codes and links are never sent again')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send the mail/ })).toBeNull();
  });

  it.each([
    ['order-shipped', 'MAIL_IS_OUT_OF_DATE', 'The shipment was corrected since: this mail is out of date.'],
    ['order-came-back', 'MAIL_ORDER_WENT_ON', 'The order has gone on since: this mail is out of date.'],
    [
      'payment-reminder',
      'MAIL_ORDER_IS_SETTLED',
      'The order was paid or cancelled since: this mail is out of date.',
    ],
  ] as const)(
    'does not send a mail (%s) again that is out of date, and says why',
    async (kind, code, message) => {
      serveMails(aMail({ kind, can_resend: false, out_of_date: { code, params: {}, message } }));
      await open(`${base}/mails`, 'admin');
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByText('Send again')).toBeNull();
    },
  );

  it('is not shown to sellers', async () => {
    serveInbox();
    await open(`${base}/mails`);
    expect(await screen.findByText('No alerts here.')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Email Notifications' })).toBeNull();
  });
});
