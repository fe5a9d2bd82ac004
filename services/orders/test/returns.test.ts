import { actsOn, aCustomer, anIdentity, outboxOf, query, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';
import { aPhoto, aReturn, availableOf, givenDelivered, returnsOf } from './return-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = staff('admin');
const support = staff('support');
const calls = () => returnsOf(orders);
const pageOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;

/** A return of so many pieces of a delivered order of three, taken as far as this. */
async function givenReturn(state: 'requested' | 'accepted' | 'arrived', pieces = 1) {
  const given = await givenDelivered(orders, 3);
  const { body } = await calls().ask(
    given.customer,
    given.orderId,
    aReturn([{ id: given.lineId, quantity: pieces }]),
  );
  const { id } = body.return;
  if (state !== 'requested')
    await calls().step(admin, id, { state: 'accepted', message: 'Bring it', hand_over: 'pick_up' });
  if (state === 'arrived')
    await calls().step(admin, id, { state: 'arrived', lines: [{ id: given.lineId, restock: pieces }] });
  return { ...given, id: id as number };
}

describe('a customer asks to return', () => {
  it('pieces of a delivered order, with photos that only they and staff see', async () => {
    const { orderId, lineId, customer } = await givenDelivered(orders, 3);
    const form = aReturn([{ id: lineId, quantity: 2 }], { details: 'It rattles' });
    form.append('photos', new Blob([new Uint8Array(await aPhoto())]), 'a.png');
    form.append('photos', new Blob([new Uint8Array(await aPhoto())]), 'b.png');
    const { status, body } = await calls().ask(customer, orderId, form);
    expect([status, body.return]).toMatchObject([
      201,
      { order_id: orderId, state: 'requested', reason: 'damaged', details: 'It rattles', message: null },
    ]);
    expect(body.return.lines).toMatchObject([{ id: lineId, quantity: 2, restocked: null }]);
    expect(body.return.photos).toHaveLength(2);
    const [photo] = body.return.photos as [string];
    const seenBy = async (who: Identity) => {
      const answer = await orders.as(who).get(photo);
      const kept = [answer.headers.get('content-type'), answer.headers.get('cache-control')];
      return [answer.status, ...(answer.status === 200 ? kept : [])];
    };
    for (const who of [customer, admin, support])
      expect(await seenBy(who)).toEqual([200, 'image/webp', 'private, no-store']);
    for (const who of [aCustomer(), staff('seller'), staff('packer')])
      expect((await seenBy(who))[0]).not.toBe(200);
    expect((await orders.as(customer).get('/api/user/returns')).body.returns).toMatchObject([
      { id: body.return.id },
    ]);
    expect((await pageOf(orderId)).timeline.at(-1)).toMatchObject({ type: 'return_requested' });
    expect((await outboxOf(orders.databaseUrl, orderId)).at(-1)).toMatchObject({
      type: 'order.return-changed.v1',
      data: { state: 'requested', lines: [{ quantity: 2 }] },
    });
  });

  it('once for a key, also at once', async () => {
    const { orderId, lineId, customer } = await givenDelivered(orders, 3);
    const answers = await Promise.all(
      [1, 2, 3].map(() => calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: 1 }]), 'same')),
    );
    expect(new Set(answers.map(({ body }) => body.return.id)).size).toBe(1);
    const other = await calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: 2 }]), 'same');
    expect(other.status).toBe(422);
  });

  it('no more pieces than were bought and not returned or given back, also at once', async () => {
    const { orderId, lineId, customer } = await givenDelivered(orders, 3);
    await orders
      .as(admin)
      .post(
        `/api/payment/${orderId}/refund`,
        { lines: [{ id: lineId, quantity: 1 }], reason: 'Broken', restock: false },
        { 'idempotency-key': 'one' },
      );
    const two = () => calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: 2 }]));
    const answers = await Promise.all([two(), two(), two()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_TO_RETURN',
      params: { left: 0 },
    });
    const { id } = answers.find(({ status }) => status === 201)!.body.return;
    expect((await calls().withdraw(customer, id)).body.return).toMatchObject({ state: 'withdrawn' });
    expect((await two()).status).toBe(201);
  });

  it('only of an order that is delivered, theirs, and not too old', async () => {
    const product = await givenProduct(orders);
    const customer = aCustomer();
    const checkout = aCheckout(product, 2, 39.98);
    const { orderId } = (await orders.as(customer).post('/api/checkout/Recipt-generator', checkout)).body;
    await pay(orders, orderId, 3_998);
    const [{ id: lineId }] = (await pageOf(orderId)).items;
    const asked = (who: Identity, id: string, line: number) =>
      calls().ask(who, id, aReturn([{ id: line, quantity: 1 }]));
    expect((await asked(customer, orderId, lineId)).body).toMatchObject({
      status: 409,
      code: 'NOT_RETURNABLE',
      params: { reason: 'not_delivered' },
    });
    const delivered = await givenDelivered(orders, 2);
    expect((await asked(aCustomer(), delivered.orderId, delivered.lineId)).status).toBe(404);
    expect((await asked(delivered.customer, delivered.orderId, lineId)).status).toBe(404);
    await query(
      orders.databaseUrl,
      `UPDATE order_events SET at = at - interval '15 days' WHERE order_id = $1`,
      [delivered.orderId],
    );
    expect((await asked(delivered.customer, delivered.orderId, delivered.lineId)).body).toMatchObject({
      code: 'NOT_RETURNABLE',
      params: { reason: 'too_late', days: 14 },
    });
    const { body } = await orders.as(delivered.customer).get(`/api/user/orders/${delivered.orderId}/returns`);
    expect(body).toMatchObject({ returns: [], returnable: { lines: [{ id: delivered.lineId, left: 2 }] } });
    expect(body.returnable.until < new Date().toISOString()).toBe(true);
  });

  it('whose photos nobody looks at before the order was delivered', async () => {
    const customer = aCustomer();
    const checkout = aCheckout(await givenProduct(orders), 2, 39.98);
    const { orderId } = (await orders.as(customer).post('/api/checkout/Recipt-generator', checkout)).body;
    const [{ id: lineId }] = (await pageOf(orderId)).items;
    const form = aReturn([{ id: lineId, quantity: 1 }]);
    form.append('photos', new Blob(['%PDF-1.7 not an image']), 'a.png');
    expect((await calls().ask(customer, orderId, form)).body.code).toBe('NOT_RETURNABLE');
  });

  it('with lines, a reason, and no other files than images', async () => {
    const { orderId, lineId, customer } = await givenDelivered(orders, 2);
    const one = [{ id: lineId, quantity: 1 }];
    const nothing = new FormData();
    expect((await calls().ask(customer, orderId, nothing)).body.errors).toMatchObject([
      { field: 'lines' },
      { field: 'reason' },
    ]);
    for (const lines of [[], [{ id: lineId, quantity: 0 }], [...one, ...one]])
      expect((await calls().ask(customer, orderId, aReturn(lines))).status).toBe(400);
    const odd = aReturn(one);
    odd.append('photos', new Blob(['%PDF-1.7 not an image']), 'a.png');
    expect((await calls().ask(customer, orderId, odd)).body.code).toBe('WRONG_IMAGE_TYPE');
    const many = aReturn(one);
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      many.append('photos', new Blob([new Uint8Array(await aPhoto())]), name);
    expect((await calls().ask(customer, orderId, many)).status).toBe(400);
  });
});

describe('staff', () => {
  it('accept it with words, of which the customer hears', async () => {
    const { orderId, customer, id } = await givenReturn('requested');
    const wanted = { state: 'accepted', message: 'Use the label', hand_over: 'label', label: 'VET-77' };
    expect((await calls().step(support, id, wanted)).body.return).toMatchObject(wanted);
    const [seen] = (await orders.as(customer).get('/api/user/returns')).body.returns;
    expect(seen).toMatchObject(wanted);
    expect((await outboxOf(orders.databaseUrl, orderId)).map(({ type }) => type)).toContain(
      'order.return-changed.v1',
    );
    expect((await actsOn(orders.databaseUrl, orderId)).at(-1)!.data).toMatchObject({
      action: 'order.return-accepted',
    });
    expect((await pageOf(orderId)).timeline.at(-1)).toMatchObject({ type: 'return_accepted' });
  });

  it('refuse it with words, which they must give, and then nothing more happens', async () => {
    const { customer, id } = await givenReturn('requested');
    expect((await calls().step(admin, id, { state: 'refused' })).body.errors).toMatchObject([
      { field: 'message' },
    ]);
    const refused = { state: 'refused', message: 'It is worn' };
    expect((await calls().step(admin, id, refused)).body.return).toMatchObject(refused);
    expect((await calls().withdraw(customer, id)).body).toMatchObject({ status: 409, code: 'RETURN_STATE' });
    expect(
      (await calls().step(admin, id, { state: 'accepted', message: 'Yes', hand_over: 'label' })).body.code,
    ).toBe('RETURN_STATE');
  });

  it('decide once, also two at once, and a customer who withdraws meanwhile does so or is told', async () => {
    const { customer, id } = await givenReturn('requested');
    const answers = await Promise.all([
      calls().step(admin, id, { state: 'refused', message: 'No' }),
      calls().step(support, id, { state: 'accepted', message: 'Yes', hand_over: 'pick_up' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await givenReturn('accepted');
    const race = await Promise.all([
      calls().withdraw(other.customer, other.id),
      calls().step(admin, other.id, { state: 'arrived', lines: [{ id: other.lineId, restock: 1 }] }),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await calls().withdraw(aCustomer(), id)).status).toBe(404);
    expect(customer).toBeDefined();
  });

  it('take it in: to the stock or not, exactly once', async () => {
    const { lineId, id } = await givenReturn('accepted', 3);
    expect(await availableOf(orders, lineId)).toBe(7);
    const arrived = { state: 'arrived', lines: [{ id: lineId, restock: 2 }] };
    const answers = await Promise.all([1, 2, 3].map(() => calls().step(admin, id, arrived)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]!.body.return).toMatchObject({ state: 'arrived', lines: [{ restocked: 2 }] });
    expect(await availableOf(orders, lineId)).toBe(9);
    await calls().step(admin, id, { state: 'refunded' });
    expect(await availableOf(orders, lineId)).toBe(9);
    const causes = await query(
      orders.databaseUrl,
      `SELECT cause FROM stock_changes JOIN order_items i USING (product_id) WHERE i.id = $1 AND cause = 'returned'`,
      [lineId],
    );
    expect(causes).toHaveLength(1);
  });

  it('name each line and no more pieces than come back', async () => {
    const { lineId, id } = await givenReturn('accepted');
    for (const lines of [[], [{ id: lineId, restock: 2 }], [{ id: lineId + 100_000, restock: 1 }]])
      expect((await calls().step(admin, id, { state: 'arrived', lines })).status).toBe(400);
  });

  it('close one without money, after which the pieces may be returned again', async () => {
    const { orderId, lineId, customer, id } = await givenReturn('arrived', 3);
    const closed = { state: 'closed', message: 'We have repaired it and sent it back' };
    expect((await calls().step(support, id, closed)).body.return).toMatchObject(closed);
    expect((await calls().ask(customer, orderId, aReturn([{ id: lineId, quantity: 3 }]))).status).toBe(201);
  });

  it('see them in pages, by state and by what they look for; sellers only what they sold, nobody else', async () => {
    const { id, orderId, lineId } = await givenReturn('accepted');
    const { order_number } = await pageOf(orderId);
    const list = async (who: Identity, search: string) =>
      (await orders.as(who).get(`/api/admin/returns?${search}`)).body;
    expect(await list(admin, `state=accepted&q=${order_number}`)).toMatchObject({
      returns: [{ id, order_number, customer_name: 'Sok Dara', paid: 19.99 }],
      total: 1,
      page: 1,
    });
    expect((await list(support, `state=requested&q=${order_number}`)).returns).toEqual([]);
    const [{ seller }] = (await query(
      orders.databaseUrl,
      'SELECT seller_id AS seller FROM order_items WHERE id = $1',
      [lineId],
    )) as [{ seller: string }];
    const theirs = await list(anIdentity({ role: 'seller', userId: seller }), 'page=1');
    expect(theirs.returns).toMatchObject([{ id, lines: [{ id: lineId }] }]);
    expect((await list(staff('seller'), 'page=1')).returns).toEqual([]);
    expect((await orders.as(staff('packer')).get('/api/admin/returns')).status).toBe(403);
    const refused = { state: 'refused', message: 'No' };
    expect((await calls().step(anIdentity({ role: 'seller', userId: seller }), id, refused)).status).toBe(
      403,
    );
  });
});
