import { branchesOf, faultsOf, tableOf } from '../branch-coverage.mjs';

const file = (covered, total) => ({ branches: { covered, total } });

const summary = {
  total: file(30, 40),
  '/shop/services/orders/src/orders/a.ts': file(9, 10),
  '/shop/services/orders/src/b.ts': file(6, 10),
  '/shop/gateway/src/c.ts': file(3, 3),
  '/shop/libs/khqr/src/types.ts': file(0, 0),
};

const branches = branchesOf(summary, '/shop');

it('counts the branches of all files of a part', () => {
  expect([...branches]).toEqual([
    ['gateway', { covered: 3, total: 3 }],
    ['services/orders', { covered: 15, total: 20 }],
  ]);
  expect(tableOf(branches)).toContain('15 of 20 branches, 75.0 %');
});

it('refuses a part that takes fewer of its branches than before', () => {
  expect(faultsOf(branches, { gateway: 100, 'services/orders': 75 })).toEqual([]);
  expect(faultsOf(branches, { gateway: 100, 'services/orders': 76 })).toEqual([
    'services/orders: tests take 75 % of the branches, and took 76 %',
  ]);
});

it('asks for the share of a new part', () => {
  expect(faultsOf(branches, { gateway: 100 })).toEqual([expect.stringContaining('services/orders')]);
});
