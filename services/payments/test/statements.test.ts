import { randomUUID } from 'node:crypto';
import { actsOn, anHourLater, outboxOf, query, sentAgain, staff, waitFor } from '@mekong/testing';
import type { PaymentsUnderTest } from './builders.js';
import type { FakeBakong } from './fake-bakong.js';
import { type KhqrShop, startKhqrShop, type KhqrOrder } from './khqr-shop.js';

let bank: FakeBakong;
let payments: PaymentsUnderTest;
let shop: KhqrShop;
let stop: () => Promise<void>;
const admin = staff('admin');
beforeAll(async () => {
  ({ bank, payments, shop, stop } = await startKhqrShop());
});
afterAll(() => stop());

const sql = (text: string, values: unknown[] = []) => query(payments.databaseUrl, text, values);
const base = '/api/admin/money/statements';
interface Line {
  line: number;
  verdict: string;
  why: string | null;
  faults: { code: string }[];
}
const formOf = (csv: string | Uint8Array<ArrayBuffer>, mapping?: object) => {
  const form = new FormData();
  form.set('csv', new Blob([csv]), 'aba.csv');
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  return form;
};
const upload = async (csv: string | Uint8Array<ArrayBuffer>, mapping?: object) =>
  (await payments.as(admin).post(base, formOf(csv, mapping))).body;
const paste = async (text: string) => (await payments.as(admin).post(base, { text })).body;
const commit = (id: string, who = admin) => payments.as(who).post(`${base}/${id}/commit`);
const verdictsOf = ({ statement }: { statement: { lines: Line[] } }) =>
  statement.lines.map(({ verdict, why }) => (why ? `${verdict}.${why}` : verdict));

/** As banks in Phnom Penh write the present time, or one some minutes before. */
const clock = (minutesAgo = 0) => {
  const at = new Date(Date.now() + 7 * 3_600_000 - minutesAgo * 60_000);
  return at.toISOString().slice(0, 16).replace('T', ' ');
};
const some = () => `FT${randomUUID().replace(/\D/g, '').slice(0, 10)}9`;
const head = 'Date,Description,Reference,Amount,Currency';
const row = (amount: string, about = 'QR', reference = some(), currency = 'USD') =>
  `${clock()},${about},${reference},"${amount}",${currency}`;
const numberFor = async ({ orderId }: KhqrOrder) => {
  const number = `MG-2611-${orderId.replace(/\D/g, '').slice(0, 8).padEnd(4, '7')}`;
  await sql('UPDATE payments SET order_number = $2 WHERE order_id = $1', [orderId, number]);
  return number;
};
const balanceOf = async (account: string) => {
  const { body } = await payments.as(admin).get('/api/admin/money/balances');
  const found = body.balances.find(
    (one: { account: string; currency: string }) => one.account === account && one.currency === 'USD',
  );
  return found?.minor ?? 0;
};

describe('earlier statements', () => {
  it('are listed, the newest first, with whether they were taken; one whose columns are unknown is none', async () => {
    const first = await upload([head, row('5.00'), row('6.00')].join('\n'));
    await commit(first.statement.id);
    const second = await paste(`$7.00 paid by SOK DARA (*123) on ${new Date().toISOString().slice(0, 10)}`);
    await upload('a,b\n1,2');
    const { body } = await payments.as(admin).get(base);
    expect(body.statements.slice(0, 2)).toMatchObject([
      { id: second.statement.id, source: 'text', committed_at: null },
      { id: first.statement.id, name: 'aba.csv', lines: 2, committed_at: expect.any(String) },
    ]);
    expect((await payments.as(staff('support')).get(base)).status).toBe(403);
  });
});

describe('a statement', () => {
  it('is read beside more others than there are connections to the database, for none of which it keeps a second', async () => {
    const many = Array.from({ length: 24 }, (_, place) => `Paid $${place + 1}.00 for nothing we know`);
    const answers = await Promise.all(many.map((text) => payments.as(admin).post(base, { text })));
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => 201));
  });

  it('is rehearsed: each line with what it would become, and nothing is booked', async () => {
    const order = await shop.order();
    const number = await numberFor(order);
    const before = await balanceOf('khqr');
    const answer = await upload([head, row('21.99', `for ${number}`), row('5.00')].join('\n'));
    expect(verdictsOf(answer)).toEqual(['matched', 'unmatched.unknown']);
    expect(answer.statement).toMatchObject({ counts: { matched: 1, unmatched: 1, fault: 0 }, missing: [] });
    expect(answer.statement.lines[0]).toMatchObject({ line: 2, minor: 2_199, order_number: number });
    expect(await balanceOf('khqr')).toBe(before);
    expect((await shop.status(order)).status).toBe('awaiting');
  });

  it("tells of the same money however the bank's id is written there, and what else stands under that id", async () => {
    const reference = `Ft${some()}x`;
    const [one, other] = [row('5.00', 'QR', reference), row('6.00', 'QR', reference)];
    const taken = async (...lines: string[]) => {
      const answer = await upload([head, ...lines].join('\n'));
      await commit(answer.statement.id);
      return verdictsOf(answer);
    };
    const sent = (line: string) => line.replace(reference, reference.toUpperCase());
    expect(await taken(one, sent(one))).toEqual(['unmatched.unknown', 'known.line']);
    expect(await taken(sent(one))).toEqual(['known.statement']);
    expect(await taken(one, other)).toEqual(['known.statement', 'unmatched.unknown']);
    for (const line of [one, other]) expect(await taken(sent(line))).toEqual(['known.statement']);
    expect(await taken(row('7.00', 'QR', reference))).toEqual(['unmatched.unknown']);
  });

  it('is committed once: it pays the order that waits, and the rest is to be decided', async () => {
    const order = await shop.order();
    const reference = some();
    const before = await balanceOf('khqr');
    const csv = [head, row('21.99', order.code.md5, reference), row('5.00')].join('\n');
    const { statement } = await upload(csv);
    const key = { 'idempotency-key': randomUUID() };
    const send = () => payments.as(admin).post(`${base}/${statement.id}/commit`, undefined, key);
    const [answer, again] = [await send(), await send()];
    expect([answer.status, again.body]).toEqual([200, answer.body]);
    expect(answer.body.statement.committed_at).not.toBeNull();
    expect((await shop.status(order)).status).toBe('paid');
    expect(await shop.booked(order)).toEqual([{ khqr: 2_199, sales: -1_999, delivery: -200 }]);
    expect(await balanceOf('khqr')).toBe(before + 2_699);
    expect((await commit(statement.id)).body.code).toBe('STATEMENT_IS_TAKEN');
    const events = await outboxOf(payments.databaseUrl, order.orderId);
    expect(events).toMatchObject([{ type: 'payment.completed.v1', data: { transaction_id: reference } }]);
    expect(await actsOn(payments.databaseUrl, statement.id)).toMatchObject([
      { data: { action: 'money.statement-taken', after: { matched: 1, unmatched: 1 } } },
    ]);
  });

  it('adds nothing when it comes again, also with lines without any id', async () => {
    const same = `${clock()},QR,,7.00,USD`;
    const csv = [head, row('5.00'), same, same].join('\n');
    const first = await upload(csv);
    await commit(first.statement.id);
    const before = await balanceOf('unmatched');
    const again = await upload(csv);
    expect(verdictsOf(first)).toEqual(Array(3).fill('unmatched.unknown'));
    expect(verdictsOf(again)).toEqual(Array(3).fill('known.statement'));
    expect((await commit(again.statement.id)).status).toBe(200);
    expect(await balanceOf('unmatched')).toBe(before);
  });

  it('is taken whole or not at all: a line that cannot be read says what to do', async () => {
    const csv = [
      head,
      row('5.00'),
      row('5,0,0'),
      `soon,QR,${some()},5.00,USD`,
      row('9.00', 'QR', some(), ''),
    ];
    const { statement } = await upload(csv.join('\n'));
    const faults = statement.lines.map(({ line, faults: all }: Line) => [
      line,
      ...all.map(({ code }) => code),
    ]);
    expect(faults).toEqual([[2], [3, 'AMOUNT_UNCLEAR'], [4, 'DATE_UNCLEAR'], [5, 'CURRENCY_UNCLEAR']]);
    const refused = await commit(statement.id);
    expect(refused.body).toMatchObject({ status: 409, code: 'STATEMENT_HAS_FAULTS', params: { count: 3 } });
  });

  it('has money that went out, and sums below it, as no payments', async () => {
    const csv = [head, row('-5.00'), row('(6.00)'), `Total,,,"11.00",USD`].join('\n');
    expect(verdictsOf(await upload(csv))).toEqual(['out', 'out']);
  });

  it('is for admins who have just typed their password', async () => {
    const { statement } = await upload([head, row('5.00')].join('\n'));
    expect((await payments.as(staff('support')).get(`${base}/${statement.id}`)).status).toBe(403);
    expect((await commit(statement.id, anHourLater(admin))).body.code).toBe('CONFIRM_PASSWORD');
    expect((await payments.as(admin).get(`${base}/${statement.id}`)).body.statement.lines).toHaveLength(1);
    expect((await commit('999999')).status).toBe(404);
  });

  it('is rehearsed once for a key, also where its answer is long', async () => {
    const csv = [head, ...Array.from({ length: 40 }, () => row('1.00'))].join('\n');
    const { status, body } = await sentAgain((key) => payments.as(admin).post(base, formOf(csv), key));
    expect([status, body.statement.lines.length]).toEqual([201, 40]);
  });
});

describe('money of which the bank told before', () => {
  /** An order that was paid and of which the bank was asked, with the hash of its money. */
  async function givenTold(cents: number) {
    const order = await shop.order({ total: { amount: cents, currency: 'USD' } });
    const { hash } = bank.pay(order.code.payload, { amount: `${cents / 100}` });
    await shop.check(order);
    return { order, hash };
  }

  it.each([
    ['its hash', 2_311, ({ hash }: { hash: string }) => ['QR', hash]],
    ['the start of its hash', 2_312, ({ hash }: { hash: string }) => [`Hash ${hash.slice(0, 8)}`]],
    ['its order', 2_313, ({ order }: { order: KhqrOrder }) => [order.orderId]],
    ['its amount and time', 2_314, () => []],
  ])('is not counted again by a statement that has %s', async (_, cents, said) => {
    const told = await givenTold(cents);
    const amount = `${cents / 100}`;
    const before = await balanceOf('khqr');
    const csv = [head, row(amount, ...said(told)), row(amount, 'another of the same amount')].join('\n');
    const answer = await upload(csv);
    expect(verdictsOf(answer)).toEqual(['known.bank', 'unmatched.unknown']);
    await commit(answer.statement.id);
    expect(await balanceOf('khqr')).toBe(before + cents);
    expect(verdictsOf(await upload(csv))).toEqual(['known.statement', 'known.statement']);
  });

  it('after the statement pays the order that nobody knew, and is not counted twice', async () => {
    const order = await shop.order({ total: { amount: 3_133, currency: 'USD' } });
    const { statement } = await upload([head, row('31.33')].join('\n'));
    await commit(statement.id);
    const before = await balanceOf('khqr');
    bank.pay(order.code.payload, { amount: 31.33 });
    await shop.check(order);
    expect((await shop.status(order)).status).toBe('paid');
    expect((await shop.booked(order))[0]).toMatchObject({ unmatched: 3_133 });
    expect(await balanceOf('khqr')).toBe(before);
  });

  it('is counted once each also where a line without a name was taken for that of another order', async () => {
    const total = { amount: 4_141, currency: 'USD' as const };
    const [unnamed, named] = [await shop.order({ total }), await shop.order({ total })];
    const before = await balanceOf('khqr');
    bank.pay(named.code.payload, { amount: 41.41 });
    await shop.check(named);
    const first = await upload([head, row('41.41')].join('\n'));
    expect(verdictsOf(first)).toEqual(['known.bank']);
    await commit(first.statement.id);
    const second = await upload([head, row('41.41', named.orderId)].join('\n'));
    expect(verdictsOf(second)).toEqual(['unmatched.twice']);
    await commit(second.statement.id);
    bank.pay(unnamed.code.payload, { amount: 41.41 });
    await shop.check(unnamed);
    expect((await shop.status(unnamed)).status).toBe('paid');
    expect(await balanceOf('khqr')).toBe(before + 2 * 4_141);
    expect(await shop.unmatchedOf(named)).toEqual(['twice']);
    const open = `SELECT FROM unmatched JOIN evidence ON id = evidence_id WHERE closed_at IS NULL AND minor = 4141`;
    expect(await sql(open)).toEqual([]);
  });

  it('after the statement has paid the order is nothing new', async () => {
    const order = await shop.order();
    const { statement } = await upload([head, row('21.99', order.orderId)].join('\n'));
    await commit(statement.id);
    bank.pay(order.code.payload);
    await shop.check(order);
    await waitFor(async () => (await sql('SELECT FROM evidence_to_post')).length === 0, { what: 'posting' });
    expect(await shop.booked(order)).toHaveLength(1);
    expect(await shop.unmatchedOf(order)).toEqual([]);
  });
});

it('money that people have attached to an order is not that of another one which pays as much at the time', async () => {
  const of3737 = {
    total: { amount: 3_737, currency: 'USD' },
    subtotal: { amount: 3_537, currency: 'USD' },
  } as const;
  const [mine, other] = [await shop.order(of3737), await shop.order(of3737)];
  await commit((await upload([head, row('37.37')].join('\n'))).statement.id);
  const [money] = await sql(
    `SELECT id::text AS id FROM evidence WHERE provider = 'statement' AND minor = 3737`,
  );
  const path = `/api/admin/money/evidence/${String(money!.id)}/attach`;
  expect((await payments.as(admin).post(path, { order_id: mine.orderId })).status).toBe(200);
  bank.pay(other.code.payload, { amount: 37.37 });
  await shop.check(other);
  expect((await shop.status(other)).status).toBe('paid');
  bank.pay(mine.code.payload, { amount: 37.37 });
  await shop.check(mine);
  expect([await shop.unmatchedOf(mine), await shop.unmatchedOf(other)]).toEqual([[], []]);
  expect(await shop.booked(other)).toEqual([{ khqr: 3_737, sales: -3_537, delivery: -200 }]);
});

describe('money that people had decided about before the bank named its order', () => {
  /** An order of so much, and the statement's line of money for it, decided so; the bank has told of it then. */
  async function given(cents: number, way: 'write-off' | 'give-back') {
    const dollars = (cents / 100).toFixed(2);
    const usd = (amount: number) => ({ amount, currency: 'USD' as const });
    const order = await shop.order({ total: usd(cents), subtotal: usd(cents - 200) });
    await commit((await upload([head, row(dollars)].join('\n'))).statement.id);
    const find = `SELECT id::text AS id FROM evidence WHERE provider = 'statement' AND minor = $1`;
    const id = String((await sql(find, [cents]))[0]!.id);
    const body = { reason: 'nobody asked', reference: some() };
    expect((await payments.as(admin).post(`/api/admin/money/evidence/${id}/${way}`, body)).status).toBe(200);
    bank.pay(order.code.payload, { amount: dollars });
    await shop.check(order);
    return { order, id };
  }

  it('pays it, where the shop has kept it', async () => {
    const { order } = await given(7_117, 'write-off');
    expect((await shop.status(order)).status).toBe('paid');
    const [booked] = await shop.booked(order);
    expect(booked).toEqual({ 'written-off': 7_117, sales: -6_917, delivery: -200 });
  });

  it('is told to staff with that order, where it went back', async () => {
    const { order, id } = await given(7_229, 'give-back');
    expect((await shop.status(order)).status).toBe('awaiting');
    const told = (await outboxOf(payments.databaseUrl, order.orderId)).map(({ type, data }) => [type, data]);
    expect(told).toContainEqual([
      'money.unmatched.v1',
      expect.objectContaining({ evidence_id: id, order_id: order.orderId, reason: 'given-back' }),
    ]);
  });
});

describe('money for an order that does not wait for it', () => {
  it('is to be decided with the order beside it', async () => {
    const over = await shop.order();
    await payments.as(over.customer).post(`/api/payment/${over.orderId}/cancel`);
    const short = await shop.order();
    const twice = await shop.order();
    const lines = [row('21.99', over.orderId), row('21.00', short.orderId)];
    const csv = [head, ...lines, row('21.99', twice.orderId), row('21.99', `${twice.orderId} again`)].join(
      '\n',
    );
    const answer = await upload(csv);
    expect(verdictsOf(answer)).toEqual([
      ...['unmatched.cancelled', 'unmatched.short', 'matched', 'unmatched.twice'],
    ]);
    await commit(answer.statement.id);
    expect(await shop.unmatchedOf(over)).toEqual(['cancelled']);
    expect(await shop.unmatchedOf(twice)).toEqual(['twice']);
  });
});

it('money of a statement is given back by a transfer that gives back nothing else', async () => {
  const { statement } = await upload([head, row('6.01'), row('6.02')].join('\n'));
  await commit(statement.id);
  const find =
    'SELECT evidence_id::text AS id FROM unmatched JOIN evidence ON id = evidence_id WHERE minor = $1';
  const giveBack = async (minor: number) => {
    const [money] = await sql(find, [minor]);
    const body = { reference: 'FT-601', reason: 'nobody knows whose' };
    return (await payments.as(admin).post(`/api/admin/money/evidence/${money!.id}/give-back`, body)).body;
  };
  expect((await giveBack(601)).money.settled_as).toBe('given-back');
  expect((await giveBack(602)).code).toBe('REFERENCE_USED');
  expect(await sql(`SELECT provider FROM evidence WHERE kind = 'refund' AND minor = 601`)).toEqual([
    { provider: 'khqr' },
  ]);
});

describe('messages of a bank that are pasted', () => {
  const alert = (text: string, id = some()) => {
    const [month, day] = new Date(Date.now() + 7 * 3_600_000).toDateString().split(' ').slice(1);
    const when = `${month} ${day}, 12:05 AM`;
    return `${text} paid by SOK DARA (*123) on ${when} via ABA KHQR (ACLEDA Bank) at Mekong Gear. Trx. ID: ${id}, APV: 123456.`;
  };

  it('are read, in dollars and in riel', async () => {
    const order = await shop.order({
      payment: { method: 'khqr', currency: 'KHR' },
      total: { amount: 2_400, currency: 'USD' },
    });
    const text = `${alert('$24.00')}\n\n${alert('៛98,400')} Remark: ${order.orderId}`;
    const answer = await paste(text);
    expect(verdictsOf(answer)).toEqual(['unmatched.unknown', 'matched']);
    expect(answer.statement.lines).toMatchObject([
      { line: 1, minor: 2_400, currency: 'USD', payer: 'SOK DARA (*123)' },
      { line: 3, minor: 98_400, currency: 'KHR' },
    ]);
    await commit(answer.statement.id);
    expect((await shop.status(order)).status).toBe('paid');
    expect(verdictsOf(await paste(text))).toEqual(['known.statement', 'known.statement']);
  });

  it('that are something else are told apart', async () => {
    const answer = await paste(`Hello\nYou sent $5.00 to somebody\n${alert('$24.00')}`);
    expect(verdictsOf(answer)).toEqual(['fault', 'unmatched.unknown']);
    expect(answer.statement.lines[0]).toMatchObject({ line: 2, faults: [{ code: 'ALERT_UNCLEAR' }] });
    expect((await payments.as(admin).post(base, { text: ' ' })).body.errors).toMatchObject([
      { field: 'body.text' },
    ]);
  });
});
