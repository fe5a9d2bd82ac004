import { randomUUID } from 'node:crypto';
import { anEvent, anIdentity, outboxOf, query } from '@mekong/testing';
import fc from 'fast-check';
import { orderTransitions } from '../src/orders/order-transitions.js';
import { aPerson, pay, startOrders, type OrdersUnderTest } from './builders.js';
import { givenCashOrder, pageOf, stepOf, stockOf } from './cash-builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders({ KHR_RATE: '4100' });
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin' });
const STOCK = 10;
const PIECES = 2;

/** What should be true of an order that is paid at the door, and of its product's stock. */
interface Model {
  status: string;
  isConfirmed: boolean;
  isBack: boolean;
  isRestocked: boolean;
  /** Whether its shipment may still be taken back, unless ten seconds have passed. */
  isUntold: boolean;
  isPaid: boolean;
  /** Whether its cash was noted when it was handed over. */
  isForCash: boolean;
  /** How often its hand-over was undone. */
  undone: number;
  available: number;
  held: number;
}

/** What somebody may try at any time: the call or the event, and what it does to the model where that allows it. */
interface Act {
  name: string;
  send: (id: string) => Promise<unknown>;
  apply: (model: Model) => void;
}

const post = (path: string, body: object) =>
  orders.as(admin).post(path, body, { 'idempotency-key': randomUUID() });
const patch = (id: string, body: object) => orders.as(admin).patch(`/api/admin/orders/${id}`, body);

const ship = (isUntold: boolean) => (model: Model) => {
  if (model.status === 'paid') Object.assign(model, { status: 'shipped', isUntold });
  if (model.status !== 'pending' || !model.isConfirmed) return;
  Object.assign(model, { status: 'shipped', isUntold, held: model.held - PIECES });
};
/** It waits again to be shipped: paid by a transfer as one that is sold, else with its pieces held. */
const wait = (model: Model) => {
  if (!model.isPaid) model.held += PIECES;
  Object.assign(model, { status: model.isPaid ? 'paid' : 'pending', isUntold: false });
};
const isOnItsWay = ({ status, isBack }: Model) => status === 'shipped' && !isBack;

const acts: Act[] = [
  {
    name: 'confirm',
    send: (id) => stepOf(orders, id, { step: 'confirmed' }),
    apply: (model) => {
      if (model.status === 'pending') model.isConfirmed = true;
    },
  },
  { name: 'ship', send: (id) => patch(id, { status: 'shipped', courier: 'J&T' }), apply: ship(false) },
  {
    name: 'ship many',
    send: (id) => post('/api/admin/orders/ship', { courier: 'J&T', orders: [{ id }] }),
    apply: ship(true),
  },
  {
    name: 'take back',
    send: (id) => post('/api/admin/orders/take-back', { orders: [id] }),
    apply: (model) => {
      if (model.isUntold) wait(model);
    },
  },
  {
    name: 'deliver',
    send: (id) => patch(id, { status: 'delivered' }),
    apply: (model) => {
      if (model.isPaid && isOnItsWay(model)) Object.assign(model, { status: 'delivered', isUntold: false });
    },
  },
  {
    name: 'send again',
    send: (id) => post(`/api/admin/orders/${id}/send-again`, {}),
    apply: (model) => {
      if (model.status !== 'shipped' || !model.isBack) return;
      if (model.isRestocked) model.available -= PIECES;
      Object.assign(model, { isBack: false, isRestocked: false });
      wait(model);
    },
  },
  {
    name: 'hand over',
    send: (id) => stepOf(orders, id, { step: 'handed_over', collected: { usd_cents: 3_000, khr: -24_600 } }),
    apply: (model) => {
      if (model.isPaid || !isOnItsWay(model)) return;
      Object.assign(model, { status: 'delivered', isUntold: false, isForCash: true });
    },
  },
  {
    name: 'undo the hand-over',
    send: (id) => post(`/api/admin/orders/${id}/cod/undo`, {}),
    apply: (model) => {
      if (!model.isForCash || model.isPaid || model.status !== 'delivered') return;
      Object.assign(model, { status: 'shipped', isForCash: false, undone: model.undone + 1 });
    },
  },
  {
    // In cash by its courier, or by a transfer before.
    name: 'money comes in',
    send: (id) => pay(orders, id, 2_400),
    apply: (model) => {
      if (model.status === 'cancelled' || model.isPaid) return;
      model.isPaid = true;
      if (model.status !== 'pending') return;
      Object.assign(model, { status: 'paid', held: model.held - PIECES });
    },
  },
  {
    name: 'give up',
    send: (id) => {
      const data = { order_id: id, cancelled_at: new Date().toISOString(), cancelled_by: aPerson() };
      return orders.others.deliver(anEvent('payment.cancelled.v1', id, data));
    },
    apply: (model) => {
      if (model.status !== 'pending') return;
      Object.assign(model, { status: 'cancelled', available: model.available + PIECES });
      model.held -= PIECES;
    },
  },
];

const withRestock = fc.boolean().chain((restock) =>
  fc.constantFrom<Act>(
    {
      name: `come back ${restock}`,
      send: (id) => post(`/api/admin/orders/${id}/came-back`, { reason: 'Nobody there', restock }),
      apply: (model) => {
        if (!isOnItsWay(model)) return;
        Object.assign(model, { isBack: true, isRestocked: restock, isUntold: false });
        if (restock) model.available += PIECES;
      },
    },
    {
      name: `refuse ${restock}`,
      send: (id) => stepOf(orders, id, { step: 'refused', restock, fee_cents: 100 }),
      apply: (model) => {
        if (model.status !== 'shipped' || model.isPaid) return;
        if (restock && !model.isRestocked) model.available += PIECES;
        Object.assign(model, { status: 'cancelled', isUntold: false });
      },
    },
  ),
);

const walk = fc.array(
  fc.record({
    act: fc.oneof({ arbitrary: fc.constantFrom(...acts), weight: 9 }, { arbitrary: withRestock, weight: 4 }),
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

async function seen(id: string, productId: number) {
  const { status, came_back_at: back, Payment } = await pageOf(orders, id);
  const { available, held } = await stockOf(orders, productId);
  return { status, isBack: back !== null, isPaid: Payment.status === 'completed', available, held };
}

const mayFollow = (before: string, after: string) =>
  before === after ||
  Object.values(orderTransitions).some(({ from, to }) => to === after && from.some((one) => one === before));

it('whatever happens to a cash order, its status follows the table, and its pieces, cash and invoice are counted once', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (tried) => {
      const { id, productId } = await givenCashOrder(orders);
      const model: Model = {
        ...{ status: 'pending', isConfirmed: false, isBack: false, isRestocked: false, isUntold: false },
        ...{ isPaid: false, isForCash: false, undone: 0, available: STOCK - PIECES, held: PIECES },
      };
      const path: string[] = [];
      for (const { act, isSent } of tried) {
        if (!isSent && !changes(act, model)) continue;
        const { status: before, isUntold: couldBeTakenBack, held } = model;
        await act.send(id);
        path.push(act.name);
        const now = await seen(id, productId);
        act.apply(model);
        // The ten seconds may be over.
        if (act.name === 'take back' && couldBeTakenBack && now.status === 'shipped')
          Object.assign(model, { status: 'shipped', isUntold: false, held });
        const { status, isBack, isPaid, available, held: stillHeld } = model;
        expect({ path, ...now }).toEqual({ path, status, isBack, isPaid, available, held: stillHeld });
        expect([path, mayFollow(before, now.status)]).toEqual([path, true]);
      }
      const told = (await outboxOf(orders.databaseUrl, id)).map(({ type }) => type);
      const times = (type: string) => told.filter((one) => one === type).length;
      expect([times('order.cash-collected.v1'), times('order.paid.v1')]).toEqual([
        ...[Number(model.isForCash) + model.undone, Number(model.isPaid)],
      ]);
      const invoices = "SELECT FROM invoices WHERE order_id = $1 AND kind <> 'credit_note'";
      expect(await query(orders.databaseUrl, invoices, [id])).toHaveLength(
        Number(model.isForCash || model.isPaid) + model.undone,
      );
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
