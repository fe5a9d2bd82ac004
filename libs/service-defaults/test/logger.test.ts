import { nameForNest } from '../src/logger.js';

it('a line names the app of its process, and none of them where there are several', () => {
  expect(['orders', 'orders', 'auth', 'orders'].map(nameForNest)).toEqual([
    'orders',
    'orders',
    'shop',
    'shop',
  ]);
});
