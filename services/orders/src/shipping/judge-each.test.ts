import { Order } from '../orders/order.entity.js';
import { judgeEach } from './judge-each.js';

const anOrder = (id: string) => Object.assign(new Order(), { id, orderNumber: `MG-${id}` });
const orders = new Map([
  ['a', anOrder('a')],
  ['b', anOrder('b')],
]);

it('judges each of many orders by itself, and answers in the given order', () => {
  const wanted = [{ id: 'b' }, { id: 'a' }];
  const { accepted, results } = judgeEach(wanted, orders, ({ id }) => (id === 'a' ? 'do' : 'done'));
  expect(accepted).toEqual([{ wanted: { id: 'a' }, order: orders.get('a') }]);
  expect(results).toEqual([
    { id: 'b', orderNumber: 'MG-b', problem: null },
    { id: 'a', orderNumber: 'MG-a', problem: null },
  ]);
});

it('does not know an order that is not among them, nor its number', () => {
  const { accepted, results } = judgeEach([{ id: 'c' }], orders, () => 'do');
  expect(accepted).toEqual([]);
  expect(results).toMatchObject([{ id: 'c', orderNumber: null, problem: { code: 'NOT_FOUND' } }]);
});
