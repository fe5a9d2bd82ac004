import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LastBackup, PartState } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** Every part works, but for what is given of some; null does not answer. */
function givenParts(states: Record<string, Partial<PartState> | null> = {}) {
  server.use(
    http.get('*/api/admin/parts/:service', ({ params }) => {
      const service = String(params.service);
      if (states[service] === null) return new HttpResponse(null, { status: 503 });
      const well = {
        service,
        broker: 'there',
        unsent: 0,
        oldest_unsent_seconds: 0,
        unhandled: 0,
        failed: 0,
        replicas: { serving: 2 },
      };
      return HttpResponse.json({ state: { ...well, ...states[service] } });
    }),
  );
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

function givenBackup(backup: Partial<LastBackup> = {}) {
  const usual = { made_at: hoursAgo(5), archived_at: null, is_archiving_broken: false };
  server.use(
    http.get('*/api/admin/last-backup', () => HttpResponse.json({ backup: { ...usual, ...backup } })),
  );
}

beforeEach(() => givenBackup());

const open = (language: 'en' | 'km' = 'en') =>
  renderShop('/seller-dashboard/notifications/shop', { user: aUser({ role: 'admin' }), language });

const rowOf = async (part: string) => within((await screen.findByText(part)).closest('tr')!);

describe('the state of the shop', () => {
  it('says that everything works when all parts answer well', async () => {
    givenParts();
    await open();
    expect(await screen.findByText('Everything works.')).toBeVisible();
    expect(screen.getAllByText('Works')).toHaveLength(6);
  });

  it('says what does not work without a part that does not answer', async () => {
    givenParts({ payments: null });
    await open();
    const row = await rowOf('Payments');
    expect(row.getByText('Does not answer')).toBeVisible();
    expect(row.getByText('Nobody can pay. Orders can be placed, and paid later.')).toBeVisible();
    expect(screen.getByText('1 of 6 parts need attention.')).toBeVisible();
  });

  it('tells a part that is cut off from one that is behind and from one with failed events', async () => {
    givenParts({
      orders: { broker: 'away', unsent: 7, oldest_unsent_seconds: 130, unhandled: null, failed: null },
      analytics: { unhandled: 900 },
      auth: { failed: 2 },
      catalog: { replicas: { serving: 1, hanging: 1 } },
    });
    await open();
    const orders = await rowOf('Checkout and orders');
    expect(orders.getByText('Cut off from the others')).toBeVisible();
    expect(orders.getByText('Updates waiting to be sent: 7, for up to 3 min')).toBeVisible();
    expect((await rowOf('Figures and reports')).getByText('Catching up')).toBeVisible();
    const catalog = await rowOf('Products and search');
    expect(catalog.getByText(/^Copies of it that do not answer: 1 of 2\./)).toBeVisible();
    const auth = await rowOf('Accounts and logins');
    expect(auth.getByRole('link', { name: 'Failed events: 2' })).toHaveAttribute(
      'href',
      '/seller-dashboard/notifications/failed-events?service=auth',
    );
  });

  it('says that mails wait for the mail server, with the way to them', async () => {
    givenParts({ notifications: { oldest_mail_seconds: 410 } });
    await open();
    const row = await rowOf('Mails and alerts');
    expect(row.getByText('Needs a look')).toBeVisible();
    const link = row.getByRole('link', { name: /^Mails have waited for the mail server for 6 min\./ });
    expect(link).toHaveAttribute('href', '/seller-dashboard/notifications/mails?status=queued');
  });

  it.each([
    [
      'accounts and logins when these do not answer, as without them nobody is known',
      { code: 'UNAVAILABLE', params: { reason: 'accounts' } },
      'Accounts and logins do not answer. Nobody can log in or sign up, and the other parts cannot be looked at.',
    ],
    [
      'the whole shop when no part does its work',
      { code: 'UNAVAILABLE', params: {} },
      'No part of the shop does its work. It may have more to do than it can, or its database may be away.',
    ],
  ])('names %s', async (_what, problem, text) => {
    server.use(http.get('*/api/admin/parts/:service', () => HttpResponse.json(problem, { status: 503 })));
    await open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is told in Khmer', async () => {
    givenParts({ payments: null });
    await open('km');
    expect(await screen.findByText('មិនឆ្លើយតប')).toBeVisible();
  });
});

describe('the last backup', () => {
  const shows = async (...texts: string[]) => {
    for (const text of texts) expect(await screen.findByText(text, { exact: false })).toBeVisible();
  };

  beforeEach(() => givenParts());

  it.each<[string, Partial<LastBackup>, string[]]>([
    ['of this night is up to date', {}, ['Up to date', 'Last backup: 5 hours ago']],
    [
      'of three days ago is too old',
      { made_at: hoursAgo(75) },
      ['Too old', 'Last backup: 3 days ago', 'everything since then is lost'],
    ],
    [
      'is told with the changes since, where they are archived',
      { archived_at: hoursAgo(0.1) },
      ['Up to date', 'Changes since are put away too, last 6 min ago'],
    ],
    [
      'needs a look when changes cannot be archived any more',
      { archived_at: hoursAgo(1.5), is_archiving_broken: true },
      ['Needs a look', '1 hour ago', 'Changes cannot be put away any more.'],
    ],
    ['of which nobody has noted anything is missing', { made_at: null }, ['Never noted', 'infra/README.md']],
  ])('%s', async (_what, backup, texts) => {
    givenBackup(backup);
    await open();
    await shows(...texts);
  });

  it('is told in Khmer', async () => {
    await open('km');
    await shows('5 ម៉ោងមុន');
  });
});
