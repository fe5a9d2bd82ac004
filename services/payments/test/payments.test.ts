import type { ServiceName } from '@mekong/contracts';
import { actsOn, aCustomer, anEvent, anIdentity, outboxOf, staff, tokenOf, waitFor } from '@mekong/testing';
import { aPlacedOrder, givenPayment, startPayments, type PaymentsUnderTest } from './builders.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const markPaid = (orderId: string, customer: Parameters<PaymentsUnderTest['as']>[0]) =>
  payments.as(customer).put(`/api/checkout/mark-paid/${orderId}`, {
    paymentStatus: 'completed',
    paidAt: '1999-01-01T00:00:00.000Z',
  });
const typesOf = async (orderId: string) =>
  (await outboxOf(payments.databaseUrl, orderId)).map((event) => event.type);
const runOut = () => new Date(Date.now() - 1_000).toISOString();

it('a token that was made for another service is refused', async () => {
  const { customer, orderId } = await givenPayment(payments);
  const read = (audience: ServiceName) =>
    payments.as().get(`/api/payment/qr?orderId=${orderId}`, {
      authorization: `Bearer ${tokenOf(customer, { audience: [audience] })}`,
    });
  expect((await read('orders')).status).toBe(401);
  expect((await read('payments')).status).toBe(200);
});

describe('a shop that sells with the demo payment in production', () => {
  it('says so in its health and to staff', async () => {
    const selling = await startPayments({ NODE_ENV: 'production', PAYMENT_METHODS: 'demo' });
    expect((await selling.as().get('/health/ready')).body).toEqual({
      status: 'ok',
      warnings: [expect.stringContaining('without any money')],
    });
    const { body } = await selling.as(staff('seller')).get('/api/payment/provider');
    expect(body).toEqual({ provider: 'demo', sells_with_demo: true });
    await selling.stop();
  });

  it('is none anywhere else', async () => {
    expect((await payments.as().get('/health/ready')).body).toEqual({ status: 'ok' });
    const { body } = await payments.as(staff('admin')).get('/api/payment/provider');
    expect(body).toEqual({ provider: 'demo', sells_with_demo: false });
  });
});

describe('the payment of an order that is not known', () => {
  const unknown = () => payments.as(aCustomer()).get('/api/payment/qr?orderId=nothing');
  const hearUntil = (time: Date) =>
    payments.others.deliver(anEvent('orders.settled.v1', 'all', { placed_until: time.toISOString() }));

  it('answers 503 with Retry-After while its order may still be on its way', async () => {
    await hearUntil(new Date(Date.now() - 1_000));
    const { status, headers, body } = await unknown();
    expect({ status, retryAfter: headers.get('retry-after'), reason: body.params.reason }).toEqual({
      status: 503,
      retryAfter: '2',
      reason: 'order_on_its_way',
    });
  });

  it('answers 404 once every order from before the question has been heard of', async () => {
    const asked = async () => {
      const [{ status }] = await Promise.all([unknown(), hearUntil(new Date(Date.now() + 500))]);
      return status === 404;
    };
    await waitFor(asked, { what: 'a 404; a question that came too late is answered 503' });
  });

  it('is waited for by 25 calls of one user at once; more are told to ask again', async () => {
    const asked = async () => {
      const guesser = aCustomer();
      const guesses = Array.from({ length: 30 }, () => markPaid('nothing', guesser));
      const refused: number[] = [];
      for (const guess of guesses) void guess.then(({ status }) => refused.push(status));
      await waitFor(() => refused.length >= 5, { what: 'five refusals' });
      const ofAnother = unknown();
      await hearUntil(new Date(Date.now() + 1_000));
      const statuses = (await Promise.all([...guesses, ofAnother])).map(({ status }) => status);
      expect(refused.slice(0, 5)).toEqual([503, 503, 503, 503, 503]);
      return statuses.filter((status) => status === 404).length === 26;
    };
    await waitFor(asked, {
      what: '404 for 25 calls and another user; what a slow machine tells too late is 503',
    });
  });
});

describe('paying', () => {
  it("completes the payment by the server's clock and publishes it", async () => {
    const { customer, orderId } = await givenPayment(payments);
    const answer = await markPaid(orderId, customer);
    expect(answer.status).toBe(200);
    expect(answer.body.payment).toMatchObject({ status: 'completed', transaction_id: expect.any(String) });
    expect(Date.now() - Date.parse(answer.body.payment.paid_at)).toBeLessThan(60_000);
    expect(await typesOf(orderId)).toEqual(['payment.completed.v1']);
  });

  it('twice answers the same transaction and time, and publishes nothing more', async () => {
    const { customer, orderId } = await givenPayment(payments);
    const first = await markPaid(orderId, customer);
    const again = await markPaid(orderId, customer);
    expect(again.body).toEqual(first.body);
    expect(await typesOf(orderId)).toEqual(['payment.completed.v1']);
  });

  it('ten times at once makes one transaction', async () => {
    const { customer, orderId } = await givenPayment(payments);
    const answers = await Promise.all(Array.from({ length: 10 }, () => markPaid(orderId, customer)));
    expect(new Set(answers.map((answer) => answer.body.payment.transaction_id)).size).toBe(1);
    expect(await typesOf(orderId)).toEqual(['payment.completed.v1']);
  });

  it('after the deadline is refused', async () => {
    const { customer, orderId } = await givenPayment(payments, { pay_until: runOut() });
    expect((await markPaid(orderId, customer)).body).toMatchObject({ status: 409, code: 'PAYMENT_EXPIRED' });
  });

  it('for a cancelled order is refused', async () => {
    const { customer, orderId } = await givenPayment(payments);
    await payments.as(customer).post(`/api/payment/${orderId}/cancel`);
    expect((await markPaid(orderId, customer)).body).toMatchObject({
      status: 409,
      code: 'PAYMENT_CANCELLED',
    });
  });

  it("for somebody else's order answers 404", async () => {
    const { orderId } = await givenPayment(payments);
    expect((await markPaid(orderId, aCustomer())).status).toBe(404);
  });

  it('waits for the event of an order that was placed a moment ago', async () => {
    const customer = aCustomer();
    const order = aPlacedOrder(customer);
    const paying = markPaid(order.order_id, customer);
    await payments.others.deliver(anEvent('order.placed.v1', order.order_id, order));
    expect((await paying).status).toBe(200);
  });

  it('at the moment of the deadline either completes or expires the payment, never both', async () => {
    const soon = await Promise.all(
      Array.from({ length: 10 }, () =>
        givenPayment(payments, { pay_until: new Date(Date.now() + 1_100).toISOString() }),
      ),
    );
    await Promise.all(
      soon.map(({ customer, orderId }) =>
        waitFor(async () => (await markPaid(orderId, customer)).status >= 200, { what: 'an answer' }),
      ),
    );
    for (const { orderId } of soon) {
      const types = await waitFor(async () => {
        const all = await typesOf(orderId);
        return all.length > 0 ? all : undefined;
      });
      expect(types).toHaveLength(1);
    }
  });
});

describe('the deadline', () => {
  it('expires the payment once and publishes it', async () => {
    const { orderId } = await givenPayment(payments, { pay_until: runOut() });
    await waitFor(async () => (await typesOf(orderId)).length > 0, { what: 'the expiry' });
    expect(await typesOf(orderId)).toEqual(['payment.expired.v1']);
  });
});

describe('cancelling', () => {
  it('cancels an unpaid order, once', async () => {
    const { customer, orderId } = await givenPayment(payments);
    expect((await payments.as(customer).post(`/api/payment/${orderId}/cancel`)).body.payment.status).toBe(
      'cancelled',
    );
    expect((await payments.as(customer).post(`/api/payment/${orderId}/cancel`)).status).toBe(200);
    expect(await typesOf(orderId)).toEqual(['payment.cancelled.v1']);
  });

  it.each(['admin', 'support'] as const)(
    'is allowed to %s for any customer, and published for the audit log with their name',
    async (role) => {
      const { orderId } = await givenPayment(payments);
      const helper = staff(role);
      expect((await payments.as(helper).post(`/api/payment/${orderId}/cancel`)).status).toBe(200);
      const person = { user_id: helper.userId, email: helper.email, name: helper.name };
      const [cancelled] = await outboxOf(payments.databaseUrl, orderId);
      expect(cancelled).toMatchObject({ type: 'payment.cancelled.v1', data: { cancelled_by: person } });
      expect(await actsOn(payments.databaseUrl, orderId)).toMatchObject([
        { data: { actor: person, action: 'order.cancelled', before: { payment: 'pending' } } },
      ]);
    },
  );

  it('is not allowed for others to an admin who must set up their account first', async () => {
    const { orderId } = await givenPayment(payments);
    const admin = anIdentity({ role: 'admin', setup: 'two_step' });
    expect((await payments.as(admin).post(`/api/payment/${orderId}/cancel`)).status).toBe(404);
    expect(await typesOf(orderId)).toEqual([]);
  });

  it.each(['seller', 'packer', 'customer'] as const)(
    "somebody else's order answers 404 to a %s",
    async (role) => {
      const { orderId } = await givenPayment(payments);
      expect((await payments.as(staff(role)).post(`/api/payment/${orderId}/cancel`)).status).toBe(404);
      expect(await typesOf(orderId)).toEqual([]);
    },
  );

  it('is refused once it is paid', async () => {
    const { customer, orderId } = await givenPayment(payments);
    await markPaid(orderId, customer);
    const answer = await payments.as(customer).post(`/api/payment/${orderId}/cancel`);
    expect(answer.body).toMatchObject({ status: 409, code: 'PAYMENT_COMPLETED' });
  });
});

describe('a refunded order', () => {
  const refund = (orderId: string, { userId, email, name } = aCustomer()) =>
    payments.others.deliver(
      anEvent('order.refunded.v1', orderId, {
        order_id: orderId,
        customer: { user_id: userId, email, name },
        total: { amount: 2_199, currency: 'USD' },
      }),
    );
  const qr = (orderId: string, customer: Parameters<PaymentsUnderTest['as']>[0]) =>
    payments.as(customer).get(`/api/payment/qr?orderId=${orderId}`);

  it('is paid back once, however often the event arrives', async () => {
    const { customer, orderId } = await givenPayment(payments);
    const paid = await markPaid(orderId, customer);
    await refund(orderId);
    await refund(orderId);
    expect((await qr(orderId, customer)).body).toMatchObject({ status: 409, code: 'PAYMENT_REFUNDED' });
    const [, refunded, ...more] = await outboxOf(payments.databaseUrl, orderId);
    expect(refunded).toMatchObject({
      type: 'payment.refunded.v1',
      data: {
        amount: { amount: 2_199, currency: 'USD' },
        transaction_id: paid.body.payment.transaction_id,
      },
    });
    expect(more).toEqual([]);
  });

  const refundPart = (orderId: string, cents: number, { userId, email, name } = aCustomer()) =>
    payments.others.deliver(
      anEvent('order.partly-refunded.v1', orderId, {
        order_id: orderId,
        customer: { user_id: userId, email, name },
        amount: { amount: cents, currency: 'USD' },
        lines: [{ product_id: 1, name: 'Mouse', quantity: 1, price: { amount: cents, currency: 'USD' } }],
      }),
    );

  it('in parts is paid back in parts, and no more than was paid', async () => {
    const { customer, orderId } = await givenPayment(payments);
    await markPaid(orderId, customer);
    await refundPart(orderId, 1_000);
    await expect(refundPart(orderId, 1_200)).rejects.toThrow('refunded_no_more_than_paid');
    await refund(orderId);
    await refundPart(orderId, 500);
    const [, ...refunds] = await outboxOf(payments.databaseUrl, orderId);
    expect(refunds.map(({ data }) => data)).toMatchObject([
      { amount: { amount: 1_000 } },
      { amount: { amount: 1_199 } },
    ]);
  });

  it('that was never paid is an error, and its payment does not change', async () => {
    const { customer, orderId } = await givenPayment(payments);
    await expect(refund(orderId)).rejects.toThrow('pending');
    expect((await qr(orderId, customer)).status).toBe(200);
    expect(await typesOf(orderId)).toEqual([]);
  });

  it('without a payment is an error', async () => {
    await expect(refund('nothing')).rejects.toThrow('not there');
  });
});

describe('the QR', () => {
  it("is an image for the order's owner", async () => {
    const { customer, orderId } = await givenPayment(payments);
    const { body } = await payments.as(customer).get(`/api/payment/qr?amount=21.99&orderId=${orderId}`);
    expect(body.qrImage).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  it('of an order that costs nothing is there, too', async () => {
    const { orderId, customer } = await givenPayment(payments, { total: { amount: 0, currency: 'USD' } });
    const { body } = await payments.as(customer).get(`/api/payment/qr?orderId=${orderId}`);
    expect(body).toMatchObject({ qrImage: expect.stringMatching(/^data:image/), amount_khr: 0 });
  });

  it('comes with the amount in riel, and with no link where none is set', async () => {
    const { customer, orderId } = await givenPayment(payments);
    const { body } = await payments.as(customer).get(`/api/payment/qr?orderId=${orderId}`);
    expect(body).toMatchObject({ amount_khr: 90_200, deeplink: null });
  });

  it("comes with the riel of the shop's rate and a link to the banking app that is set", async () => {
    const settings = { KHR_RATE: '4000', PAYMENT_DEEPLINK: 'bank://pay?qr={payload}' };
    const linking = await startPayments(settings);
    const { customer, orderId } = await givenPayment(linking);
    const { body } = await linking.as(customer).get(`/api/payment/qr?orderId=${orderId}`);
    expect(body.amount_khr).toBe(88_000);
    expect(body.deeplink).toMatch(/^bank:\/\/pay\?qr=000201.*5802KH5911Mekong%20Gear.*6304[0-9A-F]{4}$/);
    await linking.stop();
  });

  it('comes with the riel of the rate that an admin has set, whatever the configuration', async () => {
    const { customer, orderId } = await givenPayment(payments);
    await payments.as(staff('admin')).patch('/api/admin/riel-rate', { riel_rate: 4_050 });
    const { body } = await payments.as(customer).get(`/api/payment/qr?orderId=${orderId}`);
    expect(body.amount_khr).toBe(89_100);
    await payments.as(staff('admin')).patch('/api/admin/riel-rate', { riel_rate: 4_100 });
  });

  it('comes with the riel of the rate that the order has frozen, whatever an admin has set since', async () => {
    const { customer, orderId } = await givenPayment(payments, { riel_rate: 4_000 });
    const { body } = await payments.as(customer).get(`/api/payment/qr?orderId=${orderId}`);
    expect(body.amount_khr).toBe(88_000);
  });

  it('answers 404 to others', async () => {
    const { orderId } = await givenPayment(payments);
    expect((await payments.as(aCustomer()).get(`/api/payment/qr?orderId=${orderId}`)).status).toBe(404);
  });

  it('without an order id names the field', async () => {
    const { body } = await payments.as(aCustomer()).get('/api/payment/qr?amount=1');
    expect(body).toMatchObject({
      status: 400,
      errors: [{ field: 'orderId', message: 'OrderId is required' }],
    });
  });
});
