import { anOrder } from '../testing/samples';
import { visibleOrders } from './paid-orders';

const withPayment = (id: string, status: string) =>
  anOrder({ id, Payment: { status, transaction_id: null, paid_at: null } });

describe('visibleOrders', () => {
  it('shows only orders with a completed payment if there are any', () => {
    const orders = [
      withPayment('a', 'paid'),
      withPayment('b', 'completed'),
      anOrder({ id: 'c', status: 'paid' }),
    ];
    expect(visibleOrders(orders).map(({ id }) => id)).toEqual(['b']);
  });

  it('shows orders with a paid payment when none is completed', () => {
    const orders = [withPayment('a', 'paid'), anOrder({ id: 'c', status: 'paid' })];
    expect(visibleOrders(orders).map(({ id }) => id)).toEqual(['a']);
  });

  it("falls back to the orders' own status", () => {
    const orders = [anOrder({ id: 'a' }), { ...anOrder({ id: 'b' }), status: 'completed', Payment: null }];
    expect(visibleOrders(orders).map(({ id }) => id)).toEqual(['b']);
  });

  it('shows no unpaid order', () => {
    expect(visibleOrders([anOrder()])).toEqual([]);
  });
});
