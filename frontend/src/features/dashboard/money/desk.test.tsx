import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BooksDay, GiveBack, Statement, StatementLine } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { minorOf } from './desk-words';

const admin = aUser({ role: 'admin' });
const open = (path = '', user = admin) => renderShop(`/seller-dashboard/money${path}`, { user });
const onePage = { page: 1, totalPages: 1, total: 1 };

const aDay = (facts: Partial<BooksDay> = {}): BooksDay => ({
  day: '2026-11-27',
  figures: [{ method: 'khqr', currency: 'USD', payments: 4_398, refunds: 500, unmatched: 0, fees: 0 }],
  balances: [
    { account: 'khqr', currency: 'USD', opening: 100, closing: 4_498, is_counted: true },
    { account: 'sales', currency: 'USD', opening: -100, closing: -4_498, is_counted: false },
  ],
  closed: null,
  first_open_day: '2026-11-27',
  ...facts,
});
const serveDay = (facts?: Partial<BooksDay>) =>
  server.use(http.get('*/api/admin/money/days/:day', () => HttpResponse.json(aDay(facts))));

const aGiveBack = (facts: Partial<GiveBack> = {}): GiveBack => ({
  id: '12-USD',
  order_id: 'ord-1',
  order_number: 'MG-2611-0042',
  method: 'khqr',
  currency: 'USD',
  minor: 20_001,
  opened_at: '2026-11-25T03:00:00.000Z',
  proposed: null,
  by_provider: false,
  refused: null,
  status: 'open',
  ...facts,
});
const serveGiveBacks = (...give_backs: GiveBack[]) =>
  server.use(http.get('*/api/admin/money/give-backs', () => HttpResponse.json({ give_backs, ...onePage })));

const aLine = (facts: Partial<StatementLine> = {}): StatementLine => ({
  line: 2,
  verdict: 'matched',
  why: null,
  currency: 'USD',
  minor: 2_199,
  at: '2026-11-27T03:15:00.000Z',
  payer: 'SOK DARA',
  reference: 'FT1',
  description: 'QR',
  order_id: 'ord-1',
  order_number: 'MG-2611-0042',
  faults: [],
  ...facts,
});
const aStatement = (lines: StatementLine[], facts: Partial<Statement> = {}): Statement => {
  const count = (verdict: string) => lines.filter((line) => line.verdict === verdict).length;
  return {
    id: '3',
    source: 'csv',
    name: 'aba.csv',
    created_at: '2026-11-27T04:00:00.000Z',
    committed_at: null,
    columns: [{ name: 'Worth', guess: null, samples: ['24.00'] }],
    mapping: { columns: {} },
    missing: [],
    counts: {
      ...{ known: count('known'), matched: count('matched'), unmatched: count('unmatched') },
      ...{ out: count('out'), fault: count('fault') },
    },
    lines,
    ...facts,
  };
};

describe('the money of today', () => {
  it('is shown by the way to pay, with what waits and since when', async () => {
    serveDay();
    const oldest_open_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const balances = [
      { account: 'to-give-back', currency: 'USD', minor: -500, oldest_open_at },
      { account: 'courier:vet', currency: 'KHR', minor: 98_400, oldest_open_at },
      { account: 'khqr', currency: 'USD', minor: 9_900, oldest_open_at: null },
    ];
    server.use(http.get('*/api/admin/money/balances', () => HttpResponse.json({ balances })));
    await open();
    expect(await screen.findByText('KHQR in dollars')).toBeVisible();
    expect(screen.getByText('$43.98')).toBeVisible();
    const owed = await screen.findByRole('link', { name: 'To give back' });
    expect(owed).toHaveAttribute('href', '/seller-dashboard/money/give-back');
    expect(screen.getByText('98,400៛')).toBeVisible();
    expect(screen.getAllByText('3 days ago')).toHaveLength(2);
    expect(screen.queryByText('$99.00')).toBeNull();
  });

  it('says where nothing came and nothing waits', async () => {
    serveDay({ figures: [] });
    server.use(http.get('*/api/admin/money/balances', () => HttpResponse.json({ balances: [] })));
    await open();
    expect(await screen.findByText('No money came or went on this day.')).toBeVisible();
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
  });
});

describe('what is owed', () => {
  it('is noted as given back, and says where another admin has to confirm it', async () => {
    serveGiveBacks(aGiveBack());
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/admin/money/give-backs/12-USD/sent', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ give_back: aGiveBack({ status: 'proposed' }) });
      }),
    );
    const { person } = await open('/give-back');
    await person.click(await screen.findByRole('button', { name: 'Note that $200.01 was sent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText("The bank's number of the transfer"), 'FT9');
    await person.click(dialog.getByText('Given back'));
    expect(await screen.findByText('Proposed: another admin has to confirm it')).toBeVisible();
    expect(sent).toEqual([{ reference: 'FT9', from: 'khqr' }]);
  });

  it('that somebody has proposed is confirmed by what they have written', async () => {
    const proposed = {
      reference: 'FT9',
      from: 'cash-box',
      by: 'other',
      name: 'Keo Rith',
      at: '2026-11-27T03:00:00Z',
    };
    serveGiveBacks(aGiveBack({ proposed, status: 'proposed' }));
    const { person } = await open('/give-back');
    expect(await screen.findByText('Keo Rith: FT9')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Confirm that $200.01 was sent' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText("The bank's number of the transfer")).toHaveValue('FT9');
    expect(dialog.getByText(/^Keo Rith has proposed this/)).toBeVisible();
  });

  it('is only read by support', async () => {
    serveGiveBacks(aGiveBack());
    await open('/give-back', aUser({ role: 'support' }));
    await screen.findByText('$200.01');
    expect(screen.queryByText('Given back')).toBeNull();
  });
});

describe('a statement', () => {
  const paste = async (statement: Statement) => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/admin/money/statements', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ statement }, { status: 201 });
      }),
    );
    const { person } = await open('/statement');
    await person.type(await screen.findByLabelText("Or the bank's messages of Telegram"), 'paid by');
    await person.click(screen.getByText('Read the messages'));
    await waitFor(() => expect(sent).toEqual([{ text: 'paid by' }]));
    return person;
  };

  it('of before is listed with whether it was taken, and is opened and taken later', async () => {
    const listed = {
      id: '3',
      source: 'csv',
      name: 'aba.csv',
      lines: 1,
      created_at: '2026-11-27T04:00:00.000Z',
    };
    const taken = { ...listed, id: '2', source: 'text', committed_at: '2026-11-26T05:00:00.000Z' };
    server.use(
      http.get('*/api/admin/money/statements', () =>
        HttpResponse.json({ statements: [{ ...listed, committed_at: null }, taken] }),
      ),
      http.get('*/api/admin/money/statements/3', () =>
        HttpResponse.json({ statement: aStatement([aLine()]) }),
      ),
    );
    const { person } = await open('/statement');
    const earlier = within(await screen.findByRole('region', { name: 'Earlier statements' }));
    expect(await earlier.findByText('Messages of the bank')).toBeVisible();
    expect(earlier.getByText('Not taken')).toBeVisible();
    expect(earlier.getByText('In the books', { selector: '.ant-tag' })).toBeVisible();
    await person.click(earlier.getByRole('button', { name: 'Open aba.csv' }));
    expect(await screen.findByText(/^Nothing booked yet: 1 would pay an order/)).toBeVisible();
    expect(screen.getByText('Take into the books')).toBeVisible();
  });

  it('that is pasted is shown line by line, and taken whole', async () => {
    const lines = [
      aLine(),
      aLine({ line: 3, verdict: 'known', why: 'bank', minor: 500 }),
      aLine({ line: 4, verdict: 'unmatched', why: 'short', minor: 700 }),
    ];
    const person = await paste(aStatement(lines, { columns: [] }));
    expect(await screen.findByText(/^Nothing booked yet: 1 would pay an order/)).toBeVisible();
    expect(screen.getByText('The bank told of it before')).toBeVisible();
    expect(screen.getByText('Less than the order costs')).toBeVisible();
    const taken = aStatement(lines, { columns: [], committed_at: '2026-11-27T05:00:00.000Z' });
    server.use(
      http.post('*/api/admin/money/statements/3/commit', () => HttpResponse.json({ statement: taken })),
    );
    await person.click(screen.getByText('Take into the books'));
    expect(await screen.findByText(/^Taken: 1 paid an order/)).toBeVisible();
    expect(screen.queryByText('Take into the books')).toBeNull();
  });

  it('with a line that cannot be read says what to do, and is not taken', async () => {
    const message = '“5,0,0” is no clear amount. Please write it as 24.00';
    const faults = [{ code: 'AMOUNT_UNCLEAR', params: { value: '5,0,0', example: '24.00' }, message }];
    await paste(aStatement([aLine({ verdict: 'fault', faults, minor: null })], { columns: [] }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/^Lines that cannot be read: 1/)).toBeVisible();
    expect(screen.queryByText('Take into the books')).toBeNull();
  });

  it('of a file with unknown columns asks which holds what, and is read again', async () => {
    const mappings: unknown[] = [];
    server.use(
      http.post('*/api/admin/money/statements', async ({ request }) => {
        const body = await request.text();
        mappings.push(/name="mapping"\r\n\r\n(.*)\r\n/.exec(body)?.[1]);
        const statement = aStatement([], { missing: ['date', 'amount'] });
        return HttpResponse.json({ statement }, { status: 201 });
      }),
    );
    const { person } = await open('/statement');
    const field = await screen.findByLabelText("The bank's file (CSV)");
    await person.upload(field, new File(['Worth\n24.00'], 'aba.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Please say which columns hold: Date, Money in')).toBeVisible();
    await person.click(screen.getByLabelText('Money in'));
    await person.click(await screen.findByText('Worth (24.00)'));
    await person.click(screen.getByText('Read it again'));
    await waitFor(() => expect(mappings).toEqual([undefined, '{"columns":{"amount":"Worth"}}']));
  });

  it('that the server refuses says why', async () => {
    server.use(
      http.post('*/api/admin/money/statements', () => problem(413, { message: 'The file has 2 MB' })),
    );
    const { person } = await open('/statement');
    await person.type(await screen.findByLabelText("Or the bank's messages of Telegram"), 'x');
    await person.click(screen.getByText('Read the messages'));
    expect(await screen.findByText('The file has 2 MB')).toBeVisible();
  });
});

describe('closing a day', () => {
  it('sends what was counted, and asks why it differs', async () => {
    serveDay();
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/admin/money/days/2026-11-27', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aDay());
      }),
    );
    const { person } = await open('/day?day=2026-11-27');
    await person.click(await screen.findByRole('button', { name: 'Close the day' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Bank (KHQR), in dollars'), '44.90');
    expect(await dialog.findByText('In the books: $44.98 · Difference: -$0.08')).toBeVisible();
    await person.click(dialog.getByText('Close the day'));
    expect(await dialog.findByText('Please explain the difference')).toBeVisible();
    await person.type(dialog.getByLabelText('Why the count differs'), 'a fee');
    await person.click(dialog.getByText('Close the day'));
    await waitFor(() =>
      expect(sent).toEqual([
        { counted: [{ account: 'khqr', currency: 'USD', minor: 4_490 }], explanation: 'a fee' },
      ]),
    );
  });

  it('begins with the first day that is open', async () => {
    serveDay({ first_open_day: '2026-11-20' });
    const { person, router } = await open('/day?day=2026-11-27');
    expect(await screen.findByText('The books of Nov 20, 2026 are to be closed first')).toBeVisible();
    expect(screen.queryByText('Close the day')).toBeNull();
    await person.click(screen.getByText('Show that day'));
    await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-20'));
  });

  it('is told of a closed one', async () => {
    const closed = { at: '2026-11-27T12:00:00.000Z', by: 'Keo Rith', explanation: 'a fee', counted: [] };
    serveDay({ closed });
    await open('/day?day=2026-11-27');
    expect(await screen.findByText(/^Closed by Keo Rith/)).toBeVisible();
    expect(screen.queryByText('Close the day')).toBeNull();
  });
});

it.each([
  ['120.50', 'USD', 12_050],
  ['1,234', 'USD', 123_400],
  ['០.១', 'USD', 10],
  ['-5', 'KHR', -5],
  ['98,400', 'KHR', 98_400],
  ['1.234', 'USD', null],
  ['0.5', 'KHR', null],
  ['', 'USD', null],
] as const)('the typed amount %s in %s is read by its digits', (typed, currency, minor) => {
  expect(minorOf(typed, currency)).toBe(minor);
});
