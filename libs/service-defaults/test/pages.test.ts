import { pageOf } from '../src/http/pages.js';

it.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
])('%i entries at ten a page make %i pages', (total, totalPages) => {
  expect(pageOf({ page: 3, limit: 10 }, total)).toEqual({ page: 3, totalPages, total });
});
