import { randomUUID } from 'node:crypto';
import { aCustomer, anEvent, anIdentity } from '@mekong/testing';
import fc from 'fast-check';
import { orderTransitions } from '../src/orders/order-transitions.js';
import { aCheckout, aPerson, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin' });
const STOCK = 10;
const PIECES = 2;
const PRICE = 1_999;
const TOTAL = PIECES * PRICE;

/** What should be true of an order and of its product's stock. */
interface Model {
  status: string;
  isBack: boolean;
  isRestocked: boolean;
  /** Whether its shipment may still be taken back, unless ten seconds have passed. */
  isUntold: boolean;
  pieces: number;
  refunded: number;
  available: number;
}

/** What somebody may try at any time: the call or the event, and what it does to the model where that allows it. */
interface Act {
  name: string;
  send: (id: string) => Promise<unknown>;
  apply: (model: Model) => void;
}

const isPaid = ({ status }: Model) => ['paid', 'shipped', 'delivered'].includes(status);
const change = (id: string, body: object) => orders.as(admin).patch(`/api/admin/orders/${id}`, body);
const post = (path: string, body: object) =>
  orders.as(admin).post(path, body, { 'idempotency-key': randomUUID() });
const pageOf = async (id: string) => (await orders.as(admin).get(`/api/admin/orders/${id}`)).body.order;

const paying: Act = {
  name: 'pay',
  send: (id) => pay(orders, id, TOTAL),
  apply: (model) => {
    if (model.status === 'pending') model.status = 'paid';
  },
};

const endings: Act[] = [
  {
    name: 'expire',
    send: (id) => {
      const data = { order_id: id, expired_at: new Date().toISOString() };
      return orders.others.deliver(anEvent('payment.expired.v1', id, data));
    },
    apply: cancel,
  },
  {
    name: 'cancel',
    send: (id) => {
      const data = { order_id: id, cancelled_at: new Date().toISOString(), cancelled_by: aPerson() };
      return orders.others.deliver(anEvent('payment.cancelled.v1', id, data));
    },
    apply: cancel,
  },
];

function cancel(model: Model): void {
  if (model.status !== 'pending') return;
  model.status = 'cancelled';
  model.available += PIECES;
}

const ship = (isUntold: boolean) => (model: Model) => {
  if (model.status === 'paid') Object.assign(model, { status: 'shipped', isUntold });
};
const deliver = (model: Model) => {
  if (model.status === 'shipped' && !model.isBack)
    Object.assign(model, { status: 'delivered', isUntold: false });
};
const shipping: Act[] = [
  { name: 'ship', send: (id) => change(id, { status: 'shipped' }), apply: ship(false) },
  {
    name: 'ship many',
    send: (id) => post('/api/admin/orders/ship', { courier: 'J&T', orders: [{ id }] }),
    apply: ship(true),
  },
  {
    name: 'take back',
    send: (id) => post('/api/admin/orders/take-back', { orders: [id] }),
    apply: (model) => {
      if (model.isUntold) Object.assign(model, { status: 'paid', isUntold: false });
    },
  },
  { name: 'deliver', send: (id) => change(id, { status: 'delivered' }), apply: deliver },
  {
    name: 'deliver many',
    send: (id) => post('/api/admin/orders/deliver', { ids: [id] }),
    apply: deliver,
  },
  {
    name: 'send again',
    send: (id) => post(`/api/admin/orders/${id}/send-again`, {}),
    apply: (model) => {
      if (model.status !== 'shipped' || !model.isBack) return;
      if (model.isRestocked) model.available -= model.pieces;
      Object.assign(model, { status: 'paid', isBack: false, isRestocked: false });
    },
  },
];

const comingBack = fc.boolean().map((restock): Act => ({
  name: `come back${restock ? ', to be sold' : ''}`,
  send: (id) => post(`/api/admin/orders/${id}/came-back`, { reason: 'Nobody there', restock }),
  apply: (model) => {
    if (model.status !== 'shipped' || model.isBack) return;
    Object.assign(model, { isBack: true, isRestocked: restock, isUntold: false });
    if (restock) model.available += model.pieces;
  },
}));

/** The part of a refund of pieces and of the whole order. */
function giveBack(model: Model, pieces: number, restock: boolean): void {
  model.pieces -= pieces;
  const left = TOTAL - model.refunded;
  model.refunded += model.pieces === 0 ? left : Math.min(pieces * PRICE, left);
  if (restock && !model.isRestocked) model.available += pieces;
  if (model.pieces === 0) Object.assign(model, { status: 'refunded', isUntold: false });
}

const refunding = fc.oneof(
  fc.oneof(fc.integer({ min: 1, max: TOTAL + 1 }), fc.constant(TOTAL)).map((cents): Act => ({
    name: `refund ${cents} cents`,
    send: (id) => post(`/api/payment/${id}/refund`, { amount_cents: cents, reason: 'A scratch' }),
    apply: (model) => {
      if (!isPaid(model) || model.refunded + cents > TOTAL) return;
      if (model.refunded + cents === TOTAL) giveBack(model, model.pieces, model.status === 'paid');
      else model.refunded += cents;
    },
  })),
  fc
    .record({ quantity: fc.integer({ min: 1, max: PIECES + 1 }), restock: fc.boolean() })
    .map(({ quantity, restock }): Act => ({
      name: `refund ${quantity} pieces${restock ? ', to be sold' : ''}`,
      send: async (id) => {
        const [line] = (await pageOf(id)).items;
        const lines = [{ id: line.id, quantity }];
        return post(`/api/payment/${id}/refund`, { lines, reason: 'Broken', restock });
      },
      apply: (model) => {
        if (isPaid(model) && quantity <= model.pieces) giveBack(model, quantity, restock);
      },
    })),
  fc.boolean().map((restock): Act => ({
    name: `refund all${restock ? ', to be sold' : ''}`,
    send: (id) => post(`/api/payment/${id}/refund`, { reason: 'Sold out', restock }),
    apply: (model) => {
      if (model.status === 'paid') giveBack(model, model.pieces, restock);
    },
  })),
);

/** Acts in turn; `isSent` says whether one is tried even where it should change nothing. */
const walk = fc.array(
  fc.record({
    // Few end before they are paid, and few are refunded at once.
    act: fc.oneof(
      { arbitrary: fc.constant(paying), weight: 8 },
      { arbitrary: fc.constantFrom(...endings), weight: 1 },
      { arbitrary: fc.constantFrom(...shipping), weight: 12 },
      { arbitrary: comingBack, weight: 8 },
      { arbitrary: refunding, weight: 2 },
    ),
    isSent: fc.oneof(
      { arbitrary: fc.constant(false), weight: 5 },
      { arbitrary: fc.constant(true), weight: 1 },
    ),
  }),
  { minLength: 30, maxLength: 50 },
);

const changes = (act: Act, model: Model): boolean => {
  const after = { ...model };
  act.apply(after);
  return JSON.stringify(after) !== JSON.stringify(model);
};

async function givenOrder() {
  const { product_id: productId } = await givenProduct(orders);
  const checkout = aCheckout({ product_id: productId }, PIECES, TOTAL / 100);
  const { body } = await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout);
  return { id: body.orderId as string, productId };
}

async function seen(id: string, productId: number) {
  const { status, came_back_at: back, refunded_total: refunded } = await pageOf(id);
  const cart = [{ id: productId, quantity: 1 }];
  const quote = (await orders.as(aCustomer()).post('/api/checkout/quote', { cart })).body;
  return {
    status: status as string,
    isBack: back !== null,
    refunded: Math.round((refunded ?? 0) * 100),
    available: quote.lines[0].available as number,
  };
}

const mayFollow = (before: string, after: string) =>
  before === after ||
  Object.values(orderTransitions).some(({ from, to }) => to === after && from.some((one) => one === before));

it('whatever happens to an order, its status follows the table, and money and pieces are counted once', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (acts) => {
      const { id, productId } = await givenOrder();
      const model: Model = {
        ...{ status: 'pending', isBack: false, isRestocked: false, isUntold: false },
        ...{ pieces: PIECES, refunded: 0, available: STOCK - PIECES },
      };
      const path: string[] = [];
      for (const { act, isSent } of acts) {
        if (!isSent && !changes(act, model)) continue;
        const before = model.status;
        const couldBeTakenBack = model.isUntold;
        await act.send(id);
        path.push(act.name);
        const now = await seen(id, productId);
        act.apply(model);
        // The ten seconds may be over.
        if (act.name === 'take back' && couldBeTakenBack && now.status === 'shipped')
          Object.assign(model, { status: 'shipped', isUntold: false });
        const { status, isBack, refunded, available } = model;
        expect({ path, ...now }).toEqual({ path, status, isBack, refunded, available });
        expect([path, mayFollow(before, now.status)]).toEqual([path, true]);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
