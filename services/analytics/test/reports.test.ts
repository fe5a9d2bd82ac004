import type { Role } from '@mekong/contracts';
import { actsOn, anEvent, anIdentity, outboxOf, query, sentAgain, staff, waitFor } from '@mekong/testing';
import {
  aPerson,
  aProduct,
  aSale,
  created,
  eventAt,
  startAnalytics,
  deliver,
  type AnalyticsUnderTest,
} from './builders.js';

let analytics: AnalyticsUnderTest;
beforeAll(async () => {
  analytics = await startAnalytics();
});
afterAll(() => analytics.stop());

type Api = ReturnType<AnalyticsUnderTest['as']>;
const admin = staff('admin');
const read = async (kind: string, day: string, as = admin, more = '') => {
  const { status, body } = await analytics.as(as).get(`/api/reports/${kind}?from=${day}&to=${day}${more}`);
  expect(status).toBe(200);
  return body;
};
const soldOn = async (day: string, product = aProduct(), quantity = 1, customer = aPerson()) => {
  const sale = aSale({ at: `${day}T05:00:00Z`, products: [[product, quantity]], customer });
  await deliver(analytics, created(product), sale.placed, sale.paid);
  return { product, sale, customer };
};

it('sales are listed by line, with the state of the order', async () => {
  const { product, sale } = await soldOn('2025-02-01', aProduct(), 2);
  await deliver(analytics, sale.refunded('2025-02-02T05:00:00Z'));
  const { rows, columns } = await read('sales', '2025-02-01');
  expect(rows).toEqual([
    {
      day: '2025-02-01',
      order_number: sale.orderNumber,
      order_id: sale.orderId,
      product: product.name,
      category: 'mouse',
      brand: 'Logitech',
      quantity: 2,
      price: 20,
      discount: 0,
      amount: 40,
      refunded: 40,
      method: 'demo',
      currency: 'USD',
      state: 'refunded',
      product_id: product.product_id,
    },
  ]);
  const keys = columns.map(({ key }: { key: string }) => key);
  expect([...keys, 'product_id']).toEqual(Object.keys(rows[0]));
});

it('the totals of sales equal those of analytics for the same days and reader', async () => {
  const day = '2025-02-21';
  const seller = staff('seller');
  const [own, other] = [aProduct({ seller_id: seller.userId }), aProduct()];
  const products = [
    [own, 1],
    [other, 2],
  ] satisfies Parameters<typeof aSale>[0]['products'];
  const [kept, back] = [200, 300].map((shippingCents) =>
    aSale({ at: `${day}T05:00:00Z`, products, shippingCents }),
  );
  for (const { placed, paid } of [kept!, back!]) await deliver(analytics, placed, paid);
  await deliver(analytics, back!.refunded('2025-02-25T05:00:00Z'));
  const revenueFor = async (reader: typeof seller) => {
    const { body } = await analytics.as(reader).get(`/api/analytics?from=${day}&to=${day}`);
    return { revenue: body.now.revenue, refunded: body.now.refunded };
  };
  const { totals } = await read('sales', day);
  expect(totals).toMatchObject({ sold: 120, shipping: 5, refunded: 63, discount: 0, revenue: 62 });
  expect(totals).toMatchObject(await revenueFor(admin));
  const ownTotals = (await read('sales', day, seller)).totals;
  expect(ownTotals).toMatchObject({ sold: 40, shipping: null, refunded: 20, discount: 0, revenue: 20 });
  expect(ownTotals).toMatchObject(await revenueFor(seller));
  expect((await read('products', day)).totals).toBeNull();
});

it('a sold line keeps the name at the time of the sale, while the product has its new name', async () => {
  const day = '2025-02-20';
  const { product } = await soldOn(day);
  const renamed = { ...product, version: 2, name: 'Silent Mouse' };
  await deliver(analytics, anEvent('product.changed.v1', product.product_id, renamed));
  expect((await read('sales', day)).rows).toMatchObject([{ product: product.name }]);
  const figures = await analytics.as(admin).get(`/api/analytics?from=${day}&to=${day}`);
  expect(figures.body.best_sellers).toMatchObject([{ name: 'Silent Mouse' }]);
});

it('products are listed with their sales, including those without any', async () => {
  const seller = staff('seller');
  const [sold, unsold] = [1, 2].map(() => aProduct({ seller_id: seller.userId }));
  await soldOn('2025-02-03', sold, 3);
  await deliver(analytics, created(unsold!));
  expect((await read('products', '2025-02-03', seller)).rows).toMatchObject([
    { product: sold!.name, quantity: 3, orders: 1, amount: 60 },
    { product: unsold!.name, quantity: 0, orders: 0, amount: 0 },
  ]);
});

it('stock is listed with its value', async () => {
  const seller = staff('seller');
  const product = aProduct({ seller_id: seller.userId });
  const level = { product_id: product.product_id, available: 4, held: 0, version: 1 };
  await deliver(analytics, created(product), anEvent('stock.changed.v1', product.product_id, level));
  expect((await read('stock', '2025-02-04', seller)).rows).toMatchObject([
    { product: product.name, available: 4, price: 20, value: 80, quantity: 0 },
  ]);
});

it('a stock may be worth more cents than the database counts in whole numbers', async () => {
  const seller = staff('seller');
  const product = aProduct({ seller_id: seller.userId, price: { amount: 50_000_00, currency: 'USD' } });
  const level = { product_id: product.product_id, available: 10_000, held: 0, version: 1 };
  await deliver(analytics, created(product), anEvent('stock.changed.v1', product.product_id, level));
  expect((await read('stock', '2025-02-04', seller)).rows).toMatchObject([
    { price: 50_000, value: 500_000_000 },
  ]);
});

it('customers who bought or signed up are listed, deleted ones without a name', async () => {
  const day = '2025-02-05';
  const [buyer, gone, newcomer] = [aPerson('Dara'), aPerson('Gone'), aPerson('New')];
  await soldOn(day, aProduct(), 2, buyer);
  await deliver(
    analytics,
    anEvent('user.deleted.v1', gone.user_id, { user_id: gone.user_id, email: gone.email }),
  );
  await soldOn(day, aProduct(), 1, gone);
  const code = { code_sealed: 'x', code_expires_at: `${day}T06:00:00Z` };
  await deliver(
    analytics,
    eventAt(`${day}T05:00:00Z`, 'user.signed-up.v1', newcomer.user_id, { ...newcomer, ...code }),
  );
  expect((await read('customers', day)).rows).toEqual([
    { name: 'Dara', email: buyer.email, signed_up: null, orders: 1, amount: 40, last_order: day },
    { name: null, email: null, signed_up: null, orders: 1, amount: 20, last_order: day },
    { name: 'New', email: newcomer.email, signed_up: day, orders: 0, amount: 0, last_order: null },
  ]);
});

it('staff are not listed as customers while they are staff, even if they bought something', async () => {
  const day = '2025-02-10';
  const buyer = aPerson('Hired');
  await soldOn(day, aProduct(), 1, buyer);
  const account = { ...buyer, is_verified: true, is_blocked: false, signed_up_at: `${day}T05:00:00Z` };
  const became = (role: Role, time: string) =>
    deliver(analytics, eventAt(time, 'user.changed.v1', buyer.user_id, { ...account, role }));
  const names = async () => (await read('customers', day)).rows.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['Hired']);
  await became('seller', '2025-02-12T05:00:00Z');
  await became('customer', '2025-02-11T05:00:00Z');
  expect(await names()).toEqual([]);
  await became('customer', '2025-02-13T05:00:00Z');
  expect(await names()).toEqual(['Hired']);
});

it('a customer without a sign-up event is listed by the sign-up time in other events', async () => {
  const day = '2025-02-15';
  const person = aPerson('Founded');
  const account = { ...person, is_verified: true, is_blocked: false, signed_up_at: `${day}T05:00:00Z` };
  await deliver(analytics, anEvent('user.changed.v1', person.user_id, { ...account, role: 'customer' }));
  expect((await read('customers', day)).rows).toMatchObject([{ name: 'Founded', signed_up: day }]);
});

it('a last day before the first is refused, naming the field', async () => {
  const path = '/api/reports/sales?from=2026-02-02&to=2026-01-01';
  const { body } = await analytics.as(admin).get(path);
  expect(body).toMatchObject({ status: 400, errors: [{ field: 'to' }] });
});

it('searches without a result are listed, the most frequent first', async () => {
  const miss = (term: string) => eventAt('2025-02-06T05:00:00Z', 'search.missed.v1', term, { term });
  const twice = miss('trackball');
  await deliver(analytics, miss('webcam'), twice, twice, miss('trackball'));
  expect((await read('searches', '2025-02-06')).rows).toEqual([
    { term: 'trackball', times: 2, last_day: '2025-02-06' },
    { term: 'webcam', times: 1, last_day: '2025-02-06' },
  ]);
});

it('a report comes in pages with the number of all rows', async () => {
  const day = '2025-02-07';
  for (const _ of [1, 2, 3]) await soldOn(day);
  const second = await read('sales', day, admin, '&page=2&limit=2');
  expect(second).toMatchObject({ total: 3, totalPages: 2, page: 2, currentPage: 2 });
  expect(second.rows).toHaveLength(1);
});

describe('who may see what', () => {
  it('a seller sees only their own lines and customers', async () => {
    const seller = staff('seller');
    const day = '2025-02-08';
    const [own, other] = [aProduct({ seller_id: seller.userId }), aProduct()];
    const sale = aSale({
      at: `${day}T05:00:00Z`,
      products: [
        [own, 1],
        [other, 1],
      ],
    });
    await deliver(analytics, created(own), created(other), sale.placed, sale.paid);
    await soldOn(day, other);
    expect((await read('sales', day, seller)).rows).toMatchObject([{ product: own.name }]);
    expect((await read('customers', day, seller)).rows).toMatchObject([{ email: null, amount: 20 }]);
  });

  it('a customer sees no report, and an unknown report is refused', async () => {
    const path = '/api/reports/sales?from=2025-02-01&to=2025-02-01';
    expect((await analytics.as(anIdentity()).get(path)).status).toBe(403);
    expect((await analytics.as(admin).get(path.replace('sales', 'secrets'))).status).toBe(400);
  });
});

describe('as a file', () => {
  it('a report is downloaded under a name with its kind and days', async () => {
    const { product } = await soldOn('2025-02-09');
    const path = '/api/reports/sales/file?from=2025-02-09&to=2025-02-09&format=csv';
    const { body, headers } = await analytics.as(admin).get(path);
    expect(headers.get('content-disposition')).toBe('attachment; filename="sales-2025-02-09-2025-02-09.csv"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(body).toContain(product.name);
  });

  it.each([
    ['downloaded', (api: Api) => api.get('/api/reports/stock/file?from=2025-02-22&to=2025-02-23&format=csv')],
    [
      'asked for in the background',
      (api: Api) =>
        api.post('/api/reports/jobs', { kind: 'stock', format: 'csv', from: '2025-02-22', to: '2025-02-23' }),
    ],
  ])('a report that is %s is told to the audit log with its days', async (_how, ask) => {
    const person = staff('seller');
    expect((await ask(analytics.as(person))).status).toBeLessThan(300);
    const acts = await actsOn(analytics.databaseUrl, 'stock');
    expect(acts.filter(({ data }) => data.actor.user_id === person.userId)).toMatchObject([
      {
        data: {
          action: 'report.exported',
          subject: { type: 'report', name: 'stock' },
          after: { from: '2025-02-22', to: '2025-02-23', format: 'csv' },
        },
      },
    ]);
  });

  it('a long report is refused at once and made in the background', async () => {
    const day = '2025-03-01';
    await query(
      analytics.databaseUrl,
      `INSERT INTO missed_searches SELECT $1::date, 'term ' || n, 1 FROM generate_series(1, 5001) AS n`,
      [day],
    );
    const request = { kind: 'searches', format: 'csv', from: day, to: day };
    const inKhmer = { ...request, language: 'km' };
    const path = `/api/reports/searches/file?from=${day}&to=${day}&format=csv`;
    expect((await analytics.as(admin).get(path)).body.code).toBe('REPORT_TOO_LONG');
    const started = await analytics.as(admin).post('/api/reports/jobs', inKhmer);
    expect(started).toMatchObject({ status: 201, body: { job: { ...request, status: 'waiting' } } });
    const done = await doneJob(started.body.job.id);
    expect(done).toMatchObject({ status: 'done', rows_done: 5001, rows_total: 5001 });
    const file = await analytics.as(admin).get(`/api/reports/jobs/${done.id}/file`);
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(5002);
    expect(lines[0]).toContain('ពាក្យស្វែងរក');
  });
});

const jobs = async (as = admin) => (await analytics.as(as).get('/api/reports/jobs')).body.jobs;
const doneJob = (id: string, as = admin) =>
  waitFor(async () =>
    (await jobs(as)).find((job: { id: string; status: string }) => job.id === id && job.status !== 'waiting'),
  );

describe('a job', () => {
  const request = { kind: 'stock', format: 'xlsx', from: '2025-01-01', to: '2025-01-01' };
  const start = async (as = admin) => (await analytics.as(as).post('/api/reports/jobs', request)).body.job.id;

  it('is for its owner only', async () => {
    const id = await start();
    await doneJob(id);
    const path = `/api/reports/jobs/${id}/file`;
    expect((await analytics.as(admin).get(path)).status).toBe(200);
    for (const other of [staff('admin'), staff('seller')]) {
      expect((await analytics.as(other).get(path)).status).toBe(404);
      expect(await jobs(other)).toEqual([]);
    }
  });

  it('of an admin is no longer shown when they have become a seller', async () => {
    const owner = staff('admin');
    const id = await start(owner);
    await doneJob(id, owner);
    const path = `/api/reports/jobs/${id}/file`;
    expect((await analytics.as({ ...owner, role: 'seller' }).get(path)).status).toBe(404);
  });

  it('is made once when its request is sent again with its key', async () => {
    const owner = staff('admin');
    const send = (key: object) => analytics.as(owner).post('/api/reports/jobs', request, { ...key });
    expect((await sentAgain(send)).status).toBe(201);
    expect(await jobs(owner)).toHaveLength(1);
  });

  it('is deleted after a day', async () => {
    const owner = staff('admin');
    const id = await start(owner);
    await doneJob(id, owner);
    const age = `UPDATE report_jobs SET created_at = now() - interval '25 hours' WHERE id = $1`;
    await query(analytics.databaseUrl, age, [id]);
    expect((await analytics.as(owner).get(`/api/reports/jobs/${id}/file`)).status).toBe(404);
    expect(await jobs(owner)).toEqual([]);
  });

  it('is refused while five others of its owner are waiting', async () => {
    const owner = staff('admin');
    // So many that they cannot all be made before the next request.
    const insert = `WITH job AS (INSERT INTO report_jobs (id, owner_id, kind, format, from_day, to_day)
      SELECT gen_random_uuid(), $1, 'stock', 'csv', '2025-01-01', '2025-01-01' FROM generate_series(1, 300) RETURNING id)
      INSERT INTO report_progress (job_id) SELECT id FROM job`;
    await query(analytics.databaseUrl, insert, [owner.userId]);
    expect((await analytics.as(owner).post('/api/reports/jobs', request)).status).toBe(429);
    // Nobody waits for them.
    await query(analytics.databaseUrl, 'DELETE FROM report_jobs WHERE owner_id = $1', [owner.userId]);
  });

  it('fails after its process has died three times', async () => {
    const owner = staff('admin');
    const id = crypto.randomUUID();
    await query(
      analytics.databaseUrl,
      `WITH job AS (INSERT INTO report_jobs (id, owner_id, kind, format, from_day, to_day)
         VALUES ($1, $2, 'stock', 'csv', '2025-01-01', '2025-01-01') RETURNING id)
       INSERT INTO report_progress (job_id, attempts) SELECT id, 3 FROM job`,
      [id, owner.userId],
    );
    const message = 'The report could not be made. Please try again.';
    expect(await doneJob(id, owner)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('again'),
      faults: [{ code: 'REPORT_NOT_MADE', params: {}, message }],
    });
    const events = await outboxOf(analytics.databaseUrl, id);
    expect(events).toMatchObject([
      {
        type: 'report.failed.v1',
        data: {
          report_id: id,
          kind: 'stock',
          requested_by: owner.userId,
          reason: expect.stringContaining('again'),
        },
      },
    ]);
  });

  it('of too many rows has failed, and names how many there may be', async () => {
    const owner = staff('admin');
    const day = '2024-02-29';
    await query(
      analytics.databaseUrl,
      `INSERT INTO missed_searches SELECT $1::date, 'term ' || n, 1 FROM generate_series(1, 100001) AS n`,
      [day],
    );
    const long = { ...request, kind: 'searches', from: day, to: day };
    const { body } = await analytics.as(owner).post('/api/reports/jobs', long);
    const message = 'A report has at most 100000 rows. Please choose fewer days.';
    expect(await doneJob(body.job.id, owner)).toMatchObject({
      status: 'failed',
      error: message,
      faults: [{ code: 'REPORT_TOO_MANY_ROWS', params: { most: 100_000 }, message }],
    });
  });

  it('that is made has no faults', async () => {
    const owner = staff('admin');
    const job = await doneJob(await start(owner), owner);
    expect(job).toMatchObject({ status: 'done', error: null, faults: [] });
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000'])('with the unknown id %s answers 404', async (id) => {
    expect((await analytics.as(admin).get(`/api/reports/jobs/${id}/file`)).status).toBe(404);
  });
});
