import { isDatabaseDown, toProblem } from '../src/to-problem.js';

it.each(['40P01', '40001'])(
  'a transaction ended in favour of another (%s) answers 503 with Retry-After',
  (code) => {
    const error = Object.assign(new Error('deadlock detected'), { driverError: { code } });
    expect(toProblem(error).problem).toMatchObject({ status: 503, retryAfter: 2 });
    expect(isDatabaseDown(error)).toBe(true);
  },
);

it.each(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH'])(
  'a database that cannot be reached (%s) is down',
  (code) => {
    const error = Object.assign(new Error('not now'), { code });
    expect(toProblem(error)).toMatchObject({ problem: { status: 503 }, unexpected: true });
  },
);

it.each([
  ['a full disk', '53100'],
  ['a lack of memory', '53200'],
  ['a disk that fails', '58030'],
  ['a server that has become a copy of another one', '25006'],
])('%s of the database answers 503, as a later try may succeed', (_what, code) => {
  const error = Object.assign(new Error('not now'), { driverError: { code } });
  expect(toProblem(error)).toMatchObject({ problem: { status: 503, retryAfter: 2 }, unexpected: true });
  expect(isDatabaseDown(error)).toBe(true);
});

it.each([
  ['takes too long', '57014'],
  ['waits too long for a lock', '55P03'],
])('a statement that %s answers 503, and is no sign of a database that is down', (_what, code) => {
  const error = Object.assign(new Error('canceled'), { driverError: { code } });
  expect(toProblem(error)).toMatchObject({ problem: { status: 503, retryAfter: 2 }, unexpected: true });
  expect(isDatabaseDown(error)).toBe(false);
});

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Query runner already released. Cannot run queries anymore.',
  'Database connection provided by a query runner was already released, cannot continue to use its querying methods any longer.',
])('a lost connection answers 503: %s', (message) => {
  expect(toProblem(new Error(message)).problem.status).toBe(503);
});
