import { isDatabaseDown, toProblem } from '../src/to-problem.js';

it.each(['40P01', '40001'])('a transaction that lost against another one (%s) may be tried again', (code) => {
  const error = Object.assign(new Error('deadlock detected'), { driverError: { code } });
  expect(toProblem(error).problem).toMatchObject({ status: 503, retryAfter: 2 });
  expect(isDatabaseDown(error)).toBe(true);
});
