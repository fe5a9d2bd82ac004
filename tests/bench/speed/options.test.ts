import { readOptions } from './options.mjs';

interface Plan {
  shape: string;
  measures: string[];
  leftOut: string[];
}

const plansOf = (...args: string[]): Plan[] => readOptions(args);

it('measures everything in both shapes by default', () => {
  const [one, processes] = plansOf();
  expect(one).toMatchObject({ shape: 'one', rounds: 3, products: 11_000 });
  expect(one!.measures).toEqual(expect.arrayContaining(['list', 'orders', 'start', 'memory', 'big']));
  expect(processes!.measures).toEqual(expect.arrayContaining(['list', 'orders']));
  expect(processes!.measures).not.toEqual(expect.arrayContaining(['start']));
  expect([one!.leftOut, processes!.leftOut]).toEqual([[], []]);
});

it('a quick run measures only orders in the processes', () => {
  const [, processes] = plansOf('--quick');
  expect(processes).toMatchObject({ rounds: 1, measures: ['checkouts', 'orders'] });
});

it('a quick run says what it leaves out', () => {
  const [one] = plansOf('--quick');
  expect(one!.measures).toEqual(expect.arrayContaining(['list', 'orders', 'start']));
  expect(one!.leftOut).toEqual(expect.arrayContaining(['big', 'logins-beside']));
  expect([...one!.measures, ...one!.leftOut].sort()).toEqual(plansOf()[0]!.measures.sort());
});

it('measures only the named measures, in a quick run too', () => {
  expect(plansOf('--quick', '--only', 'list,search').map(({ measures }) => measures)).toEqual([
    ['list', 'search'],
    ['list', 'search'],
  ]);
});

it('measures only the named shape', () => {
  expect(plansOf('--shape', 'processes').map(({ shape }) => shape)).toEqual(['processes']);
});

it.each([
  [['--only', 'lists'], /^There is no lists\. There are: list-cached, /],
  [['--shape', 'two'], /must be one, processes or both/],
  [['--rounds', '0'], /--rounds is "0"/],
  [['--fast'], /--fast/],
])('names the error in %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
