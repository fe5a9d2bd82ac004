import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { costs, limits } from './costs.mjs';
import { boundsOf, costOfOrder, diskOf, needsOf } from './model.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const needOf = (orders, part) => needsOf(orders).find((one) => one.part === part);

describe('the costs that the shop is reckoned with', () => {
  const benchmarks = read('docs/benchmarks.md');
  const rowOf = (action) =>
    benchmarks.split('\n').find((line) => line.startsWith(`| ${action} `) && line.includes('ms'));

  it.each([
    [
      'whole order',
      ['3.95 ms', 'payments 5.27', 'orders 4.57', 'auth 2.51', 'notifications 2.14', '7.94', '3.7'],
    ],
    ['login', ['1.22 ms', 'auth 55.47', '1.87', '0.22']],
  ])('of a %s are those that were measured', (action, measured) => {
    for (const figure of measured) expect(rowOf(action)).toContain(figure);
    const figures = Object.values(costs[action === 'login' ? 'login' : 'order']).map(String);
    for (const figure of measured) expect(figures).toContain(figure.replaceAll(/[a-z ]/g, ''));
  });

  it('meet the replicas that the manifests allow', () => {
    const autoscalers = read('infra/k8s/components/autoscaling/autoscalers.yaml');
    const found = [...autoscalers.matchAll(/kind: Deployment, name: (\w+) }\n.*\n {2}maxReplicas: (\d+)/g)];
    expect(Object.fromEntries(found.map(([, part, most]) => [part, Number(most)]))).toEqual(limits.replicas);
  });

  it('meet the connections of the database, and of a replica', () => {
    expect(read('infra/k8s/components/postgres/cluster.yaml')).toContain(
      `max_connections: '${limits.connections}'`,
    );
    expect(read('infra/k8s/base/settings.env')).toContain(`DATABASE_POOL=${limits.pool}`);
  });
});

describe('what so many orders a day need', () => {
  it('is two of each part of a small shop, so that one may be lost', () => {
    expect(needOf(100, 'orders').replicas).toBe(2);
    expect(needOf(100, 'gateway').replicas).toBe(2);
  });

  it('grows with the orders', () => {
    expect(needOf(2_000_000, 'orders').processors).toBeCloseTo(2 * needOf(1_000_000, 'orders').processors);
    expect(needOf(20_000_000, 'orders').replicas).toBeGreaterThan(2);
  });

  it('counts what visitors do before they order', () => {
    const looked = costOfOrder({ order: 1, login: 10 });
    expect(looked.auth).toBeCloseTo(2.51 + 10 * 55.47);
  });

  it('is gigabytes of what stays, and of events that go', () => {
    expect(diskOf(10_000)).toEqual({ afterYearGb: 32.85, passingGb: 1.26 });
  });
});

it('what bounds the shop first stands first, with the step to take', () => {
  const bounds = boundsOf();
  expect(bounds.map(({ orders }) => orders)).toEqual(
    bounds.map(({ orders }) => orders).sort((a, b) => a - b),
  );
  for (const { step } of bounds) expect(step).toMatch(/\w/);
  const [first] = bounds;
  const need = needOf(first.orders * 1.05, first.part);
  expect(need.processors).toBeGreaterThan(
    0.6 * (limits.replicas[first.part] ?? limits.processors[first.part]),
  );
});

describe('npm run capacity', () => {
  const run = (...args) =>
    execFileSync(process.execPath, [new URL('capacity.mjs', import.meta.url).pathname, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    });

  it('says how many of each part', () => {
    expect(run('10000')).toMatch(/\| orders +\| [\d.]+ +\| \d/);
  });

  it.each([[], ['many'], ['0'], ['1', '2']])(
    'asks for the orders of a day where it was given %j',
    (...args) => {
      expect(() => run(...args)).toThrow(/npm run capacity -- <orders a day>/);
    },
  );
});
