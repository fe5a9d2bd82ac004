import { serviceNames } from '@mekong/contracts';
import { waitFor } from '@mekong/testing';
import { startMailServer, type MailServer } from '../../services/notifications/test/mail-server.js';
import { Sales } from '../faults/support/sales.js';
import { startProcessShop, type ProcessShop } from '../support/process-shop.js';
import { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from './support/trace-receiver.js';

let receiver: TraceReceiver;
let mail: MailServer;
let shop: ProcessShop;
let sales: Sales;
let trace: ReceivedSpan[];

/** The trace that began with the checkout, once the receipt's part has come. */
const traceOfOrder = () => {
  const checkout = receiver.spans.findLast(
    ({ name, service }) => service === 'orders' && name === 'POST /api/checkout/Recipt-generator',
  );
  const spans = receiver.spans.filter(({ traceId }) => traceId === checkout?.traceId);
  return spans.some(({ name }) => name === 'mail order-receipt') ? spans : undefined;
};

beforeAll(async () => {
  [receiver, mail] = await Promise.all([startTraceReceiver(), startMailServer()]);
  shop = await startProcessShop(
    {},
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      PASSWORD_HASH_COST: '4',
      SMTP_URL: mail.url,
      MAIL_FROM: 'no-reply@shop.test',
    },
  );
  sales = await Sales.open(shop.url);
  await sales.sellOne(sales.aWish(Math.random, 'paid'));
  trace = await waitFor(traceOfOrder, { what: "the order's trace", timeoutMs: 20_000 });
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  await mail?.stop();
  await receiver?.stop();
});

const namesOf = (service: string) => trace.filter((span) => span.service === service).map(({ name }) => name);

it('an order is one trace: gateway, services, statements, events and the mail of its receipt', () => {
  expect(namesOf('gateway')).toEqual(
    expect.arrayContaining(['POST /api/checkout/Recipt-generator', 'POST auth', 'POST orders']),
  );
  expect(namesOf('orders')).toEqual(
    expect.arrayContaining([
      'POST /api/checkout/Recipt-generator',
      'INSERT orders',
      'INSERT outbox',
      'publish order.placed.v1',
      'process payment.completed.v1',
      'publish order.paid.v1',
    ]),
  );
  expect(namesOf('payments')).toEqual(
    expect.arrayContaining(['process order.placed.v1', 'INSERT payments', 'publish payment.completed.v1']),
  );
  expect(namesOf('notifications')).toEqual(
    expect.arrayContaining(['process order.paid.v1', 'INSERT mails', 'mail order-receipt']),
  );
});

it('every part of it follows from another, down to the checkout at the gateway', () => {
  const ids = new Set(trace.map(({ spanId }) => spanId));
  const loose = trace.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
  expect(loose).toMatchObject([{ service: 'gateway' }]);
});

it('the payment, a request of its own, links to it', () => {
  const paying = receiver.spans.findLast(
    ({ service, name }) => service === 'payments' && name.startsWith('PUT /api/checkout/mark-paid/'),
  );
  expect(paying?.links).toEqual([trace[0]!.traceId]);
});

it('no value of a statement and no path of a request is told', () => {
  const told = JSON.stringify(receiver.spans.map(({ name, attributes }) => [name, attributes]));
  for (const secret of ['customer@mekong.example', 'Customer123!', 'Phnom Penh', sales.orders[0]!.orderId])
    expect(told).not.toContain(secret);
});

it('whoever calls from outside cannot have a call recorded', async () => {
  const traceId = 'f'.repeat(32);
  await fetch(`${shop.url}/api/products/1`, {
    headers: { traceparent: `00-${traceId}-${'1'.repeat(16)}-01` },
  });
  await sales.sellOne(sales.aWish(Math.random, 'paid'));
  await waitFor(() => traceOfOrder()?.[0]?.traceId !== trace[0]!.traceId && traceOfOrder(), {
    what: 'a later trace',
  });
  expect(receiver.spans.some((span) => span.traceId === traceId)).toBe(false);
});

it('machines that ask again and again leave no traces', () => {
  const services = new Set(receiver.spans.map(({ service }) => service));
  expect([...services].sort()).toEqual([...serviceNames, 'gateway'].sort());
  const roots = receiver.spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.filter(({ service }) => service !== 'gateway')).toEqual([]);
  expect(roots.filter(({ name }) => /health|metrics|internal/.test(name))).toEqual([]);
});
